// @ts-check
// The cards of each player: tabs of players, the cards as signs with a search field, and for each how many of what it counts there are.

import { button, icon, make } from '../shared/dom.js'
import { number, say } from '../shared/page.js'
import { breakable } from '../shared/text.js'
import { meant } from './find.js'
import { counter, playerTabs, searchField } from './parts.js'

/** @typedef {import('./types.js').HandsField} HandsField */
/** @typedef {{id: string, count?: number | null}} Held */

const MOST = 99 // of what a card counts
const QUICK = 10 // numbers that one tap enters

export class Hands {
  /** @param {import('./sheet.js').ScoreSheet} sheet @param {() => void} changed */
  constructor(sheet, changed) {
    this.sheet = sheet
    this.changed = changed
    this.now = '' // the card whose number is asked for
    this.find = searchField(say('page-sheet-find'), changed)
    this.wide = false
    this.choose = () => {} // Enter in the search field takes the first
    this.find.input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => { if (event.key === 'Enter') this.choose() })
  }

  /** @param {HandsField} field @param {number} seat @returns {Held[]} */
  held(field, seat) {
    return this.sheet.record.at([field.path, seat]) ?? []
  }

  /** What the cards of a player bring. @param {HandsField} field @param {number} seat */
  points(field, seat) {
    return this.sheet.record.at([field.path, seat]) ? this.sheet.sheet?.rows.find((row) => row.key === field.path)?.values[seat] ?? null : null
  }

  /** @param {HandsField} field @param {boolean} [wide] the table above has the tabs, and numbers are written @returns {HTMLElement[]} */
  show(field, wide = false) {
    const seat = Math.min(this.sheet.looking.seat, this.sheet.names.length - 1)
    this.wide = wide
    this.choose = () => { const [first] = meant(this.sheet.shelf(field.shelf)?.pieces ?? [], this.find.input.value); if (first && this.find.input.value.trim()) this.take(field, seat, first) }
    if (wide) return [this.lines(field, seat), this.find.element, this.grid(field, seat)]
    const tabs = playerTabs(this.sheet.names, seat, (one) => { this.now = ''; this.sheet.goTo({ seat: one }); this.changed() }, (one) => String(this.points(field, one) ?? '–'))
    return [tabs, this.lines(field, seat), this.find.element, this.grid(field, seat)]
  }

  /** @param {HandsField} field @param {number} seat */
  lines(field, seat) {
    const held = this.held(field, seat)
    return make('div', { class: 'counters' }, ...held.flatMap((one, at) => [this.line(field, seat, one, at), !this.wide && this.now === one.id && this.asks(field, seat, one) && this.quick(field, seat, one, at)].filter((line) => line !== false)))
  }

  /** What a card brings its player; null where that is not known yet. @param {number} seat @param {Held} one */
  worth(seat, one) {
    return this.sheet.lineOf(one.id)?.values[seat] ?? null
  }

  /** Whether a number is asked for: not where other entries (castles, money) tell it. @param {HandsField} field @param {number} seat @param {Held} one */
  asks(field, seat, one) {
    const piece = this.sheet.piece(field.shelf, one.id)
    return !piece?.yes && !piece?.told && (one.count != null || this.worth(seat, one) === null)
  }

  /** @param {HandsField} field @param {number} seat @param {Held} one @param {number} at */
  line(field, seat, one, at) {
    const piece = this.sheet.piece(field.shelf, one.id)
    const name = piece?.name ?? one.id
    const worth = this.worth(seat, one)
    const close = () => { this.now = ''; this.sheet.set([field.path, seat], this.held(field, seat).toSpliced(at, 1), `${this.sheet.names[seat]}: ${name} −`) }
    if (!this.asks(field, seat, one)) {
      return make('div', { class: 'counter', 'data-key': one.id }, icon(piece?.icon || 'bonus-card', 22), make('span', { class: 'what' }, breakable(name)), piece?.yes && this.tick(field, seat, one, at, name),
        make('em', {}, worth === null ? '–' : `+${number(worth)}`), button({ icon: 'close', label: `${say('page-sheet-remove')}: ${name}`, class: 'quiet', act: close }))
    }
    const input = this.wide ? this.written(field, seat, at, one, name) : undefined
    return counter({ sign: icon(piece?.icon || 'bonus-card', 22), input, label: name, value: one.count ?? null, least: 0, most: MOST, points: one.count == null ? null : worth, now: this.now === one.id, close, key: one.id,
      by: (way) => this.count(field, seat, at, one, Math.max(0, Math.min(MOST, (one.count ?? 0) + way))), press: () => { this.now = this.now === one.id ? '' : one.id; this.changed() } })
  }

  /** Whether the one thing that a card asks for is there. @param {HandsField} field @param {number} seat @param {Held} one @param {number} at @param {string} name */
  tick(field, seat, one, at, name) {
    return make('button', { type: 'button', class: 'tick', 'aria-pressed': String(one.count === 1), 'aria-label': name, on: { click: () => this.count(field, seat, at, one, one.count === 1 ? 0 : 1) } }, icon('check', 22))
  }

  /** A number by the keyboard; Enter goes back to the search field. @param {HandsField} field @param {number} seat @param {number} at @param {Held} one @param {string} name */
  written(field, seat, at, one, name) {
    const input = make('input', { class: 'cell', inputmode: 'numeric', autocomplete: 'off', value: one.count ?? '', 'aria-label': name, 'data-focus': `count.${one.id}` })
    input.addEventListener('input', () => { if (/^\d{0,2}$/.test(input.value)) this.count(field, seat, at, one, input.value ? Number(input.value) : null); else input.value = String(one.count ?? '') })
    input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => { if (event.key === 'Enter') this.find.input.focus() })
    return input
  }

  /** One tap for a number. @param {HandsField} field @param {number} seat @param {Held} one @param {number} at */
  quick(field, seat, one, at) {
    return make('div', { class: 'quick', role: 'group', 'aria-label': say('page-sheet-how-many') }, ...Array.from({ length: QUICK }, (_, n) =>
      make('button', { type: 'button', 'data-count': n, 'aria-pressed': String(one.count === n), on: { click: () => { this.now = ''; this.count(field, seat, at, one, n) } } }, number(n))))
  }

  /** @param {HandsField} field @param {number} seat @param {number} at @param {Held} one @param {number | null} count */
  count(field, seat, at, one, count) {
    this.sheet.set([field.path, seat, at], { ...one, count }, `${this.sheet.names[seat]}: ${this.sheet.piece(field.shelf, one.id)?.name ?? one.id} ${count ?? '–'}`)
  }

  /** @param {HandsField} field @param {number} seat */
  grid(field, seat) {
    const held = this.held(field, seat)
    const pieces = meant(this.sheet.shelf(field.shelf)?.pieces ?? [], this.find.input.value)
    return make('div', { class: 'card-grid' }, ...pieces.map((piece) =>
      make('button', { type: 'button', class: 'sheet-card', 'data-id': piece.id, 'aria-pressed': String(held.some(({ id }) => id === piece.id)), on: { click: () => this.take(field, seat, piece) } },
        icon(piece.icon || 'bonus-card', 26), make('span', {}, breakable(piece.name)))))
  }

  /** A card by a tap; another tap asks for its number again. @param {HandsField} field @param {number} seat @param {import('./types.js').Piece} piece */
  take(field, seat, piece) {
    const held = this.held(field, seat)
    this.now = piece.id
    this.find.input.value = ''
    if (this.wide) queueMicrotask(() => /** @type {HTMLElement | null} */ (document.querySelector(`[data-focus="count.${CSS.escape(piece.id)}"]`))?.focus())
    if (held.some(({ id }) => id === piece.id)) return this.changed()
    this.sheet.set([field.path, seat], [...held, { id: piece.id, ...(piece.yes ? { count: 1 } : {}) }], `${this.sheet.names[seat]}: ${piece.name}`)
    return undefined
  }

  /** The player after this one; undefined after the last. */
  get next() {
    const next = this.sheet.looking.seat + 1
    return next < this.sheet.names.length ? next : undefined
  }
}
