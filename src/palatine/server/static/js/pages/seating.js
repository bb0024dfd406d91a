// Who plays: a row for each seat, with its kind (a bot, a friend by link, somebody at this screen) and the level of a bot.

import { announce } from '../shared/announce.js'
import { button, icon, make, put, seatIcon, unseen } from '../shared/dom.js'
import { number, page, say } from '../shared/page.js'
import { levels, opponentOf } from './levels.js'

/** @typedef {import('../shared/answers.js').Game} Game */

const BOT = 'bot:'
/** Kind, sign and name of whoever can sit on a seat. */
const KINDS = [['bot', 'robot', 'page-bot'], ...(page.site ? [] : [['open', 'link', 'page-friend']]), ['me', 'person', 'page-here-too']]

export class Seating {
  /** @param {Game} game @param {string[]} seats @param {() => void} changed */
  constructor(game, seats, changed) {
    this.game = game
    this.seats = seats
    this.changed = changed
    /** @type {string[]} names of those who share this screen */
    this.names = []
    this.level = opponentOf(game)?.name ?? game.opponent // of the next bot
    this.renaming = !page.me
    this.rows = make('div', { class: 'chairs' })
    this.me = make('input', { name: 'me', value: page.me?.name ?? '', placeholder: say('page-guest'), 'aria-label': say('page-your-name'), maxlength: 30, autocomplete: 'nickname' })
    this.element = make('section', { class: 'setup-who', 'aria-labelledby': 'who-plays' }, make('h3', { id: 'who-plays' }, say('page-who-plays')), this.rows)
    this.show()
  }

  /** Whether a friend gets a link. */
  get invites() {
    return this.seats.includes('open')
  }

  /** The names that were given, by seat; null where none was. */
  get given() {
    const first = this.seats.indexOf('me')
    return this.seats.map((seat, i) => (seat === 'me' ? (i === first ? this.me.value.trim() : this.names[i]) || null : null))
  }

  show() {
    const focus = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.key
    const more = this.game.seats.find((count) => count > this.seats.length)
    const adds = more === undefined ? [] : [seatIcon(this.seats.length, 24), button({ text: say('page-add-seat'), class: 'link add-seat', act: () => this.resize(more) })]
    const lot = this.seats.length > 1 && button({ icon: 'redo', size: 18, text: say('page-draw-seats'), class: 'link draw-seats', 'data-key': 'lot', act: () => this.drawLots() })
    put(this.rows, ...this.seats.map((seat, i) => this.row(seat, i)), make('div', { class: 'chair add' }, ...adds, lot))
    if (focus) /** @type {HTMLElement | null} */ (this.rows.querySelector(`[data-key="${focus}"]`))?.focus()
  }

  /** @param {number} count */
  resize(count) {
    while (this.seats.length < count) this.seats.push(`${BOT}${this.level}`)
    this.change()
  }

  /** Who sits where is drawn by lot, and seen at once: the first seat begins where the rules do not say otherwise. */
  drawLots() {
    const drawn = this.seats.map((seat, i) => ({ seat, name: this.names[i], lot: crypto.getRandomValues(new Uint32Array(1))[0] })).sort((a, b) => a.lot - b.lot)
    this.seats.splice(0, this.seats.length, ...drawn.map((one) => one.seat))
    this.names = drawn.map((one) => one.name)
    this.change()
    announce(this.seats.map((_, i) => `${number(i + 1)}: ${this.rows.querySelectorAll('.chair')[i].querySelector('b, input')?.textContent || say('page-you')}`).join(', '))
  }

  change() {
    this.show()
    this.changed()
  }

  /** @param {string} seat @param {number} i */
  row(seat, i) {
    const kind = seat.startsWith(BOT) ? 'bot' : seat
    if (i === this.seats.indexOf('me')) return this.mine(i)
    const choose = (/** @type {string} */ wanted) => { this.seats[i] = wanted === 'bot' ? `${BOT}${this.level}` : wanted; this.change() }
    return make('div', { class: `chair of-${kind}` }, seatIcon(i, 28), this.who(seat, i),
      kind === 'bot' && this.strength(seat, i),
      choice(`kind-${i}`, `${say('page-seat')} ${number(i + 1)}`, KINDS.map(([value, sign, key]) => ({ value, name: say(key), shown: icon(sign, 20) })), kind, choose, 'kinds'),
      this.game.seats.includes(this.seats.length - 1) && button({ icon: 'close', label: say('page-remove-seat'), class: 'quiet remove-seat', size: 16, act: () => { this.seats.splice(i, 1); this.names.splice(i, 1); this.change() } }))
  }

  /** I; my name can be changed here. @param {number} i */
  mine(i) {
    const rename = () => { this.renaming = true; this.show(); this.me.focus() }
    const named = make('span', { class: 'who' }, make('b', {}, this.me.value || page.me?.name || say('page-guest')), make('small', {}, say('page-you')))
    return make('div', { class: 'chair of-mine' }, seatIcon(i, 28), ...(this.renaming ? [make('label', { class: 'who' }, this.me, make('small', {}, say('page-you')))]
      : [named, button({ text: say('page-change-name'), class: 'link rename', act: rename })]))
  }

  /** @param {string} seat @param {number} i */
  who(seat, i) {
    if (seat === 'me') {
      const name = make('input', { placeholder: `${say('page-player')} ${number(i + 1)}`, 'aria-label': `${say('page-name')} ${number(i + 1)}`, value: this.names[i] ?? '', maxlength: 30, on: { input: () => { this.names[i] = name.value } } })
      return make('label', { class: 'who' }, name, make('small', {}, say('page-at-screen')))
    }
    const bot = this.game.bots.find((one) => `${BOT}${one.name}` === seat)
    if (!bot) return make('span', { class: 'who' }, make('b', {}, say('page-a-friend')), make('small', {}, say('page-gets-link')))
    const level = levels([this.game]).indexOf(bot)
    return make('span', { class: 'who', title: bot.style }, make('b', {}, bot.label), make('small', {}, [level >= 0 ? `${say('page-level-short')} ${number(level + 1)}` : '', bot.about].filter(Boolean).join(', ')))
  }

  /** @param {string} seat @param {number} i */
  strength(seat, i) {
    const set = (/** @type {string} */ name) => { this.level = name; this.seats[i] = `${BOT}${name}`; this.change() }
    const all = levels([this.game]).map((bot, n) => ({ value: bot.name, name: `${bot.label}, ${bot.about}`, shown: make('span', { 'aria-hidden': 'true' }, number(n + 1)) }))
    return choice(`level-${i}`, `${say('page-level')}: ${say('page-seat')} ${number(i + 1)}`, all, seat.slice(BOT.length), set, 'strengths')
  }
}

/**
 * A row of signs or numbers of which one is chosen.
 * @param {string} name @param {string} label @param {{value: string, name: string, shown: Node}[]} all @param {string} now @param {(value: string) => void} set @param {string} kind
 */
function choice(name, label, all, now, set, kind) {
  return make('fieldset', { class: `segments ${kind}` }, make('legend', { class: 'unseen' }, label), ...all.map((one) =>
    make('label', { title: one.name }, make('input', { type: 'radio', name, value: one.value, 'data-key': `${name}-${one.value}`, checked: one.value === now, on: { change: () => set(one.value) } }),
      make('span', {}, one.shown, unseen(one.name)))))
}
