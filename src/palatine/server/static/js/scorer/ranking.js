// @ts-check
// Places: a piece by its sign, then the players in order, most first; the last place fills itself. Two fingers, or "=", for a tie. Who is tapped
// again has none. "Counts" asks for the numbers instead.

import { button, icon, make, seatIcon } from '../shared/dom.js'
import { lang, number, say, signed } from '../shared/page.js'
import { breakable } from '../shared/text.js'
import { meant } from './find.js'
import { searchField } from './parts.js'

/** @typedef {import('./types.js').RankingField} RankingField */
/** @typedef {{id: string, order?: number[][], counts?: (number | null)[]}} Ranked */

const ordinals = new Intl.PluralRules(lang, { type: 'ordinal' })
/** "1st". @param {number} place */
const ordinal = (place) => `${number(place)}${say(`page-sheet-ordinal-${ordinals.select(place)}`)}`

/** The places after a player is tapped. @param {number[][]} order @param {number} seat @param {number} seats */
export function tapped(order, seat, seats) {
  if (order.flat().includes(seat)) return order.map((group) => group.filter((one) => one !== seat)).filter((group) => group.length)
  const next = [...order, [seat]]
  const left = Array.from({ length: seats }, (_, i) => i).filter((one) => !next.flat().includes(one))
  return left.length === 1 && order.length ? [...next, left] : next.length === 1 && seats === 2 ? [...next, left] : next
}

/** The last two places become one. @param {number[][]} order */
export const tied = (order) => (order.length < 2 ? order : [...order.slice(0, -2), [...order[order.length - 2], ...order[order.length - 1]]])

/** Two players tapped together share a place. @param {number[][]} order @param {number[]} both @param {number} seats */
export function together(order, both, seats) {
  const rest = order.map((group) => group.filter((one) => !both.includes(one))).filter((group) => group.length)
  const next = [...rest, both]
  const left = Array.from({ length: seats }, (_, i) => i).filter((one) => !next.flat().includes(one))
  return left.length === 1 ? [...next, left] : next
}

/** The places by their numbers; equal numbers share one. @param {Map<number, number>} places by seat */
export function ordered(places) {
  const steps = [...new Set(places.values())].toSorted((a, b) => a - b)
  return steps.map((step) => [...places.keys()].filter((one) => places.get(one) === step).toSorted((a, b) => a - b))
}

export class Rankings {
  /** @param {import('./sheet.js').ScoreSheet} sheet @param {import('./cells.js').Cells} cells @param {() => void} changed */
  constructor(sheet, cells, changed) {
    this.sheet = sheet
    this.cells = cells
    this.changed = changed
    this.picking = false
    this.counting = false
    /** @type {Map<string, Map<number, number>>} by piece: places that were typed */
    this.written = new Map()
    this.find = searchField(say('page-sheet-find'), changed)
    this.choose = () => {} // Enter in the search field takes the first
    this.find.input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => { if (event.key === 'Enter') this.choose() })
    /** @type {Map<number, {at: number, seat: number}>} fingers on players of one piece */
    this.fingers = new Map()
  }

  /** @param {RankingField} field @returns {Ranked[]} */
  ranked(field) {
    return this.sheet.record.at([field.path]) ?? []
  }

  /** How many pieces there are at a table of so many. @param {RankingField} field */
  most(field) {
    return field.by_players?.[this.sheet.names.length] ?? field.most
  }

  /** @param {RankingField} field @param {number} at @param {Ranked} one @param {string} line */
  set(field, at, one, line) {
    this.sheet.set([field.path, at], one, line)
  }

  /** @param {RankingField} field @returns {HTMLElement[]} */
  show(field) {
    const all = this.ranked(field)
    const picks = this.picking || !all.length
    return [...all.map((one, at) => this.card(field, one, at)), ...(picks ? [this.picker(field, all)] : [])]
  }

  /** The buttons of the foot. @param {RankingField} field */
  foot(field) {
    const all = this.ranked(field)
    return [
      all.length > 0 && all.length < this.most(field) && button({ icon: 'favor', text: field.label, class: 'plain act-pick', 'aria-pressed': String(this.picking), act: () => { this.picking = !this.picking; this.changed() } }),
      all.some((one) => !this.isKnown(one)) && button({ text: say('page-sheet-counts'), class: 'plain act-counts', 'aria-pressed': String(this.counting), act: () => { this.counting = !this.counting; this.cells.take(undefined) } }),
    ]
  }

  /** @param {RankingField} field @param {Ranked} one @param {number} at */
  card(field, one, at) {
    const row = this.sheet.lineOf(one.id)
    const order = one.order ?? (one.counts ? byCounts(one.counts) : [])
    if (this.isKnown(one)) return this.known(field, one, at)
    const name = this.sheet.piece(field.shelf, one.id)?.name ?? one.id
    const begun = order.length > 0 || one.counts
    return make('section', { class: 'ranking', 'data-id': one.id, 'aria-label': name },
      this.head(field, one, at, name, !one.counts && button({ text: '=', label: say('page-sheet-tie'), class: 'quiet tie', disabled: order.length < 2, act: () => this.set(field, at, { id: one.id, order: tied(order) }, `${name}: =`) })),
      make('ul', {}, ...this.sheet.names.map((player, seat) => this.cell({ field, at, name, one, order, seat, player, points: row?.values[seat] ?? null }))),
      row?.note ? make('p', {}, row.note) : !begun && make('p', {}, say('page-sheet-who-most')))
  }

  /** Whether nobody has to be asked: the other entries (castles, money) tell the places. @param {Ranked} one */
  isKnown(one) {
    const values = this.sheet.lineOf(one.id)?.values ?? []
    return !one.order && !one.counts && values.length === this.sheet.names.length && values.every((value) => value !== null)
  }

  /** A piece whose places follow from the other entries: nothing to tap but its cross. @param {RankingField} field @param {Ranked} one @param {number} at */
  known(field, one, at) {
    const row = this.sheet.lineOf(one.id)
    const name = this.sheet.piece(field.shelf, one.id)?.name ?? one.id
    const most = Math.max(...(row?.values ?? []).map(Number))
    return make('section', { class: 'ranking', 'data-id': one.id, 'aria-label': name }, this.head(field, one, at, name, false),
      make('ul', {}, ...this.sheet.names.map((player, seat) => {
        const points = Number(row?.values[seat])
        return make('li', { class: points === most ? 'first' : null }, make('div', { class: 'rank' }, make('span', { class: 'who' }, seatIcon(seat, 20), make('span', {}, breakable(player))), make('strong', {}, signed(points))))
      })),
      make('p', {}, say('page-sheet-known'), row?.note && ` ${row.note}`))
  }

  /** @param {RankingField} field @param {Ranked} one @param {number} at @param {string} name @param {HTMLElement | false} tie */
  head(field, one, at, name, tie) {
    const piece = this.sheet.piece(field.shelf, one.id)
    return make('header', {}, icon(piece?.icon || 'favor', 24), make('h3', {}, breakable(name)), tie,
      button({ icon: 'close', label: `${say('page-sheet-remove')}: ${name}`, class: 'quiet', act: () => this.remove(field, at, name) }))
  }

  /** @param {{field: RankingField, at: number, name: string, one: Ranked, order: number[][], seat: number, player: string, points: number | null}} about */
  cell({ field, at, name, one, order, seat, player, points }) {
    const place = order.slice(0, Math.max(0, order.findIndex((group) => group.includes(seat)))).flat().length + 1
    const group = order.find((one) => one.includes(seat))
    const isFull = order.flat().length >= this.sheet.names.length - 1
    const standing = group ? `${ordinal(place)}${group.length > 1 ? `, ${say('page-sheet-shared')}` : ''}` : order.length && isFull ? say('page-sheet-none') : ''
    const who = make('span', { class: 'who' }, seatIcon(seat, 20), make('span', {}, breakable(player)))
    const result = make('strong', { class: points === null || !order.length ? 'none' : null }, order.length && points !== null ? signed(points) : '–')
    if (this.counting) return this.countCell({ field, at, name, one, seat, player, who, result })
    return make('li', { class: place === 1 && group ? 'first' : null },
      make('button', { type: 'button', 'data-seat': seat, 'aria-label': `${name}: ${player}${standing ? `, ${standing}` : ''}`,
        on: {
          pointerdown: (/** @type {PointerEvent} */ event) => this.finger(event, field, at, one, name, seat),
          pointerup: (/** @type {PointerEvent} */ event) => this.fingers.delete(event.pointerId),
          pointercancel: (/** @type {PointerEvent} */ event) => this.fingers.delete(event.pointerId),
          click: () => this.tap(field, at, name, order, seat, player),
          keydown: (/** @type {KeyboardEvent} */ event) => { if (/^\d$/.test(event.key)) this.place(field, at, one, order, seat, Number(event.key)) },
        }, 'data-focus': `rank.${one.id}.${seat}` }, who, result, standing && make('small', {}, standing)))
  }

  /** @param {RankingField} field @param {number} at @param {string} name @param {number[][]} order @param {number} seat @param {string} player */
  tap(field, at, name, order, seat, player) {
    if (this.twoFingers) return
    this.set(field, at, { id: this.ranked(field)[at].id, order: tapped(order, seat, this.sheet.names.length) }, `${name}: ${player}`)
  }

  /** A place by a key; 0 takes it away. Gaps are kept until they are filled: who types 1, 3, 2 means no tie. @param {RankingField} field @param {number} at @param {Ranked} one @param {number[][]} order @param {number} seat @param {number} place */
  place(field, at, one, order, seat, place) {
    const written = this.written.get(one.id)
    const known = written && JSON.stringify(ordered(written)) === JSON.stringify(order) ? written : new Map(order.flatMap((group, i) => group.map((who) => [who, order.slice(0, i).flat().length + 1])))
    const places = new Map(known)
    places.delete(seat)
    if (place > 0) places.set(seat, place)
    this.written.set(one.id, places)
    this.set(field, at, { id: one.id, order: ordered(places) }, `${this.sheet.piece(field.shelf, one.id)?.name ?? one.id}: ${this.sheet.names[seat]} ${place}`)
  }

  twoFingers = false // their two clicks are no taps

  /** A second finger on another player of the same piece: both share a place. @param {PointerEvent} event @param {RankingField} field @param {number} at @param {Ranked} one @param {string} name @param {number} seat */
  finger(event, field, at, one, name, seat) {
    this.twoFingers = false
    this.fingers.set(event.pointerId, { at, seat })
    const seats = [...this.fingers.values()].filter((other) => other.at === at).map((other) => other.seat)
    if (new Set(seats).size < 2) return
    this.fingers.clear()
    this.twoFingers = true
    setTimeout(() => { this.twoFingers = false }, 700) // until both fingers have left
    this.set(field, at, { id: one.id, order: together(one.order ?? [], seats.slice(-2), this.sheet.names.length) }, `${name}: ${seats.slice(-2).map((other) => this.sheet.names[other]).join(' = ')}`)
  }

  /** @param {{field: RankingField, at: number, name: string, one: Ranked, seat: number, player: string, who: HTMLElement, result: HTMLElement}} about */
  countCell({ field, at, name, one, seat, player, who, result }) {
    const cell = this.cells.add({ path: [field.path, at, 'counts', seat], line: `${name}, ${player}`, least: 0, most: 99_999 })
    const count = one.counts?.[seat]
    return make('li', { class: this.cells.isNow(cell) ? 'first' : null },
      make('button', { type: 'button', 'data-seat': seat, 'aria-label': `${name}: ${player}`, on: { click: () => this.count(field, at, one, name, cell) } }, who, make('strong', { class: count === null || count === undefined ? 'none' : null }, count === null || count === undefined ? '–' : number(count)), make('small', {}, result.textContent)))
  }

  /** Numbers instead of an order. @param {RankingField} field @param {number} at @param {Ranked} one @param {string} name @param {import('./cells.js').Cell} cell */
  count(field, at, one, name, cell) {
    if (!one.counts) this.set(field, at, { id: one.id, counts: this.sheet.names.map(() => null) }, `${name}: ${say('page-sheet-counts')}`)
    this.cells.take(cell)
  }

  /** @param {RankingField} field @param {number} at @param {string} name */
  remove(field, at, name) {
    this.sheet.set([field.path], this.ranked(field).toSpliced(at, 1), `${name}: −`)
  }

  /** All pieces to choose from, as signs. @param {RankingField} field @param {Ranked[]} all */
  picker(field, all) {
    const pieces = meant(this.sheet.shelf(field.shelf)?.pieces ?? [], this.find.input.value)
    this.choose = () => { if (this.find.input.value.trim() && pieces[0] && !all.some(({ id }) => id === pieces[0].id)) this.pick(field, all, pieces[0]) }
    return make('section', { class: 'picker' }, this.find.element,
      make('div', { class: 'card-grid' }, ...pieces.map((piece) => {
        const at = all.findIndex(({ id }) => id === piece.id)
        return make('button', { type: 'button', class: 'sheet-card', 'data-id': piece.id, 'aria-pressed': String(at >= 0), on: { click: () => (at >= 0 ? this.remove(field, at, piece.name) : this.pick(field, all, piece)) } },
          icon(piece.icon || 'favor', 26), make('span', {}, breakable(piece.name)))
      })))
  }

  /** @param {RankingField} field @param {Ranked[]} all @param {import('./types.js').Piece} piece */
  pick(field, all, piece) {
    this.find.input.value = ''
    this.picking = all.length + 1 < this.most(field)
    this.sheet.set([field.path], [...all, { id: piece.id }], piece.name)
  }
}

/** @param {(number | null)[]} counts */
export function byCounts(counts) {
  if (counts.some((count) => count === null)) return []
  const steps = [...new Set(counts.filter((count) => count))].toSorted((a, b) => Number(b) - Number(a))
  return steps.map((step) => [...counts.keys()].filter((seat) => counts[seat] === step))
}
