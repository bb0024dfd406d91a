// @ts-check
// Who played: names of earlier evenings by one tap, new ones by typing; in the order in which they sit. Whatever was entered goes with its player.

import { button, icon, make, seatIcon } from '../shared/dom.js'
import { say } from '../shared/page.js'
import { withPlayers } from './seats.js'
import { earlierNames } from './store.js'

const LONGEST = 30 // letters of a name

/** @typedef {import('./sheet.js').ScoreSheet} ScoreSheet */

export class Players {
  /** @param {ScoreSheet} sheet @param {() => void} changed */
  constructor(sheet, changed) {
    this.sheet = sheet
    this.changed = changed
    /** @type {string[] | null} names before there is a sheet */
    this.draft = null
    this.open = -1 // the player whose row is open to be changed
    this.typing = false
    this.last = -1
  }

  /** @returns {string[]} */
  get names() {
    return this.sheet.document?.players ?? this.draft ?? []
  }

  get most() {
    return Math.max(...this.sheet.told.seats)
  }

  get isEnough() {
    return this.sheet.told.seats.includes(this.names.length)
  }

  /** @param {string[]} names @param {number[]} order */
  change(names, order) {
    this.draft = names
    const { sheet } = this
    if (sheet.document && sheet.told.seats.includes(names.length)) sheet.players(withPlayers(sheet.document, sheet.told.form, names, order))
    else this.changed()
  }

  /** @param {string} name */
  add(name) {
    if (this.names.length >= this.most) return
    this.last = this.names.length
    this.change([...this.names, name], [...this.names.keys(), -1])
  }

  /** @param {number} seat */
  remove(seat) {
    this.open = this.last = -1
    this.change(this.names.toSpliced(seat, 1), [...this.names.keys()].toSpliced(seat, 1))
  }

  /** One place earlier around the table. @param {number} seat */
  up(seat) {
    const swap = (/** @type {any[]} */ list) => list.toSpliced(seat - 1, 2, list[seat], list[seat - 1])
    this.open = seat - 1
    this.change(swap(this.names), swap([...this.names.keys()]))
  }

  /** @param {number} seat @param {string} name */
  rename(seat, name) {
    this.open = -1
    this.change(this.names.with(seat, name.trim().slice(0, LONGEST)), [...this.names.keys()])
  }

  /** Make the sheet of the names that were drafted; whether there is one now. */
  async settle() {
    const { sheet } = this
    if (!sheet.document && this.isEnough) await sheet.players({ players: this.names })
    return Boolean(sheet.document)
  }

  // --- shown ----------------------------------------------------------------------------------

  body() {
    const { told, document } = this.sheet
    return [make('h2', {}, say('page-sheet-who')),
      told.seats.length > 0 && make('p', {}, `${say('page-players')}: ${told.seats[0]}–${this.most}`),
      ...this.names.map((name, seat) => this.row(name, seat)),
      this.chips(),
      told.form.ways.length > 1 && make('p', { class: 'label' }, say('page-sheet-way')),
      told.form.ways.length > 1 && make('div', { class: 'chips ways' }, ...told.form.ways.map(({ key, label }) =>
        make('button', { type: 'button', 'data-way': key, 'aria-pressed': String(key === this.sheet.way), disabled: !document && !this.isEnough, on: { click: () => this.choose(key, label) } }, label)))]
  }

  /** @param {string} way @param {string} label */
  async choose(way, label) {
    if (await this.settle()) this.sheet.set(['way'], way, label)
  }

  /** @param {string} name @param {number} seat */
  row(name, seat) {
    const shown = name || `${say('page-player')} ${seat + 1}`
    if (this.open === seat) return this.openRow(name, seat, shown)
    return make('button', { type: 'button', class: `player-row${this.last === seat ? ' now' : ''}`, 'data-seat': seat, on: { click: () => { this.open = seat; this.changed() } } },
      seatIcon(seat, 26), make('b', {}, shown), this.last === seat && make('small', {}, say('page-sheet-just-added')))
  }

  /** @param {string} name @param {number} seat @param {string} shown */
  openRow(name, seat, shown) {
    const input = make('input', { value: name, placeholder: shown, maxlength: LONGEST, 'aria-label': say('page-your-name'), 'data-focus': 'rename', autocomplete: 'off' })
    const done = () => this.rename(seat, input.value)
    input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => { if (event.key === 'Enter') done() })
    return make('div', { class: 'player-row open', 'data-seat': seat }, seatIcon(seat, 26), input,
      make('div', { class: 'acts' },
        button({ icon: 'check', label: say('page-sheet-done'), class: 'quiet', act: done }),
        button({ icon: 'first', label: say('page-sheet-earlier-seat'), class: 'quiet up', disabled: seat === 0, act: () => this.up(seat) }),
        button({ icon: 'close', label: say('page-sheet-remove'), class: 'quiet', act: () => this.remove(seat) })))
  }

  chips() {
    const full = this.names.length >= this.most
    const known = earlierNames()
    return make('div', { class: 'names' },
      known.length > 0 && make('p', { class: 'label' }, say('page-sheet-earlier-names')),
      make('div', { class: 'chips' },
        ...known.map((name) => make('button', { type: 'button', 'data-name': name, 'aria-pressed': String(this.names.includes(name)), disabled: full && !this.names.includes(name),
          on: { click: () => (this.names.includes(name) ? this.remove(this.names.indexOf(name)) : this.add(name)) } }, name)),
        !full && this.newName(),
        !full && make('button', { type: 'button', class: 'nameless', on: { click: () => this.add('') } }, icon('plus', 18), say('page-sheet-nameless'))))
  }

  /** A button that becomes a field; the field stays for the next name. */
  newName() {
    if (!this.typing) return make('button', { type: 'button', class: 'new-name', on: { click: () => { this.typing = true; this.changed(); this.focus() } } }, icon('plus', 18), say('page-sheet-new-name'))
    const input = make('input', { class: 'new-name', maxlength: LONGEST, placeholder: say('page-sheet-new-name'), 'aria-label': say('page-sheet-new-name'), 'data-focus': 'new-name', autocomplete: 'off', enterkeyhint: 'next' })
    const take = () => {
      const name = input.value.trim()
      if (!name) return
      input.value = ''
      this.add(name)
      this.focus()
    }
    input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => { if (event.key === 'Enter') take() })
    input.addEventListener('change', take)
    return input
  }

  focus() {
    /** @type {HTMLElement | null} */ (document.querySelector('[data-focus=new-name]'))?.focus()
  }
}
