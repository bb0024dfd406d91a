// A new table: who sits where, how strong the opponents are, which variant. Defaults do for a first game.

import { showError } from '../shared/announce.js'
import { post } from '../shared/api.js'
import { dialog } from '../shared/dialog.js'
import { icon, make, put, seatIcon } from '../shared/dom.js'
import { number, page, say } from '../shared/page.js'
import { opponentOf } from './levels.js'

/** @typedef {import('../shared/answers.js').Game} Game */
/** @typedef {import('../shared/answers.js').Option} Option */

/** How an opponent stands in a list. @param {Game['bots'][0]} bot */
const opponent = ({ label, about }) => `${say('page-bot')}: ${label}${about && ` (${about})`}`

async function ensureGuest(name = '') {
  if (page.me && (!name || page.me.name === name)) return
  page.me = (await post('/api/me', { name: name || page.me?.name || say('page-guest'), language: page.lang })).me
}

/** @param {any} body */
async function createTable(body) {
  try {
    await ensureGuest(body.name)
    delete body.name
    location.href = (await post('/api/tables', body)).url
  } catch (error) { showError(error) }
}

/** One click: me against bots, all defaults. @param {Game} game */
export function quickTable(game) {
  createTable({ game: game.id, seats: ['me', ...Array(opponents(game)).fill(`bot:${opponentOf(game)?.name ?? game.opponent}`)], private: true })
}

/** How many opponents there are when all defaults are taken. @param {Game} game */
export const opponents = (game) => (game.seats.find((n) => n >= 3) ?? game.seats[game.seats.length - 1]) - 1

/** @param {Game} game */
export function openSetup(game) {
  const setup = new Setup(game)
  dialog(game.title, [setup.form], { class: 'setup' })
}

class Setup {
  /** @param {Game} game */
  constructor(game) {
    this.game = game
    this.count = game.seats.includes(2) ? 2 : game.seats[0]
    /** @type {string[]} */
    this.seats = []
    /** @type {string[]} */
    this.names = []
    /** @type {Record<string, import('../shared/answers.js').OptionValue>} */
    this.options = Object.fromEntries(game.options.map((option) => [option.key, structuredClone(option.default)]))
    this.pace = 'none'
    this.public = false
    this.rated = false
    /** @type {boolean | null} nothing chosen: where nobody else plays */
    this.hints = null
    this.advice = toggle(say('page-hints'), say('page-hints-note'), (on) => { this.hints = on })
    this.study = false
    this.studied = toggle(say('page-study'), say('page-study-note'), (on) => { this.study = on })
    this.counts = toggle(say('page-rated'), say('page-rated-note'), (on) => this.setPace(this.pace, on))
    this.time = segments('pace', say('page-pace'), [['none', say('page-pace-none')], ['days', say('page-pace-days')], ['clock', say('page-pace-clock')]], this.pace, (value) => this.setPace(value))
    this.chairs = make('div')
    this.variants = make('div')
    this.form = make('form', { on: { submit: (/** @type {Event} */ e) => this.send(e) } })
    this.seed = make('input', { name: 'seed', autocomplete: 'off', maxlength: 60 })
    this.me = make('input', { name: 'me', value: page.me?.name ?? '', placeholder: say('page-guest'), maxlength: 30, autocomplete: 'nickname' })
    this.show()
  }

  show() {
    const { game } = this
    put(this.form,
      game.how && make('p', {}, make('a', { href: game.how, target: '_blank', rel: 'noopener' }, icon('rules', 18), ' ', make('span', {}, say('learn-how')))),
      segments('count', say('page-players-count'), game.seats.map((n) => [String(n), number(n)]), String(this.count), (value) => { this.count = Number(value); this.sit() }),
      make('label', { class: 'wide' }, make('span', {}, say('page-your-name')), this.me),
      make('fieldset', {}, make('legend', {}, say('page-chairs')), this.chairs, make('p', { class: 'hint' }, say('page-chairs-note'))),
      this.variants,
      make('details', {}, make('summary', {}, say('page-more')),
        this.time,
        toggle(say('page-public'), say('page-public-note'), (on) => { this.public = on }),
        this.counts,
        this.advice,
        this.studied,
        make('label', { class: 'wide' }, make('span', {}, say('page-seed')), this.seed)),
      make('div', { class: 'foot' }, make('button', { class: 'strong start' }, icon('play', 18), make('span', {}, say('page-start')))),
    )
    this.sit()
    this.showOptions()
  }

  /** A rated game has a clock: who turns the one on gets the other, and without a clock it is not rated. @param {string} pace @param {boolean} [rated] */
  setPace(pace, rated = this.rated && pace !== 'none') {
    this.rated = rated
    this.pace = rated && pace === 'none' ? 'clock' : pace
    checkbox(this.counts).checked = rated
    for (const one of this.time.querySelectorAll('input')) one.checked = one.value === this.pace
    this.showAdvice()
  }

  /** In a rated game there are no hints. */
  showAdvice() {
    const input = checkbox(this.advice)
    input.checked = !this.rated && (this.hints ?? !this.seats.includes('open'))
    input.disabled = this.rated
  }

  sit() {
    while (this.seats.length < this.count) this.seats.push(this.seats.length ? `bot:${this.game.opponent}` : 'me')
    this.seats.length = this.count
    this.showAdvice()
    put(this.chairs, ...this.seats.map((_, i) => this.chair(i)))
  }

  /** @param {number} i */
  chair(i) {
    const choices = [['me', i ? say('page-here-too') : say('page-me-here')], ['open', say('page-friend')], ...this.game.bots.map((bot) => [`bot:${bot.name}`, opponent(bot)])]
    const set = (/** @type {Event} */ e) => { this.seats[i] = /** @type {HTMLSelectElement} */ (e.target).value; this.sit(); this.chairs.querySelectorAll('select')[i]?.focus() }
    const shared = this.seats[i] === 'me' && this.seats.indexOf('me') !== i
    const name = make('input', { placeholder: `${say('page-player')} ${i + 1}`, 'aria-label': `${say('page-name')} ${i + 1}`, value: this.names[i] ?? '', maxlength: 30, on: { input: () => { this.names[i] = name.value } } })
    return make('div', { class: 'chair' }, seatIcon(i, 28),
      make('label', {}, make('span', { class: 'unseen' }, `${say('page-seat')} ${i + 1}`), make('select', { on: { change: set } }, ...choices.map(([value, label]) => make('option', { value, selected: value === this.seats[i] }, label)))),
      shared && make('label', {}, name))
  }

  showOptions() {
    const wanted = this.game.options.filter((option) => !option.needs || this.options[option.needs[0]] === option.needs[1])
    put(this.variants, ...wanted.map((option) => this.option(option)))
  }

  /** @param {Option} option */
  option(option) {
    const value = this.options[option.key]
    const set = (/** @type {import('../shared/answers.js').OptionValue} */ wanted) => { this.options[option.key] = wanted; this.showOptions() }
    if (option.kind === 'flag') return toggle(option.label, '', set, Boolean(value))
    if (option.kind === 'set') return this.optionSet(option)
    return make('label', { class: 'wide' }, make('span', {}, option.label),
      make('select', { name: `option-${option.key}`, on: { change: (/** @type {Event} */ e) => set(/** @type {HTMLSelectElement} */ (e.target).value) } }, ...option.choices.map((one) => make('option', { value: one.value, selected: one.value === value }, one.label))))
  }

  /** Several values of one option, each on or off. @param {Option} option */
  optionSet(option) {
    const chosen = () => new Set(/** @type {string[]} */ (this.options[option.key]))
    return make('fieldset', {}, make('legend', {}, option.label), ...option.choices.map((one) => toggle(one.label, '', (on) => {
      const now = chosen()
      on ? now.add(one.value) : now.delete(one.value)
      this.options[option.key] = [...now]
    }, chosen().has(one.value))))
  }

  /** @param {Event} event */
  send(event) {
    event.preventDefault()
    const pace = { none: { kind: 'none' }, days: { kind: 'days', days: 3 }, clock: { kind: 'clock', minutes: 30, seconds: 15 } }[this.pace]
    const seed = this.seed.value.trim()
    const mine = this.me.value.trim()
    createTable({
      name: mine, game: this.game.id, seats: this.seats, options: this.options, pace, private: !this.public, rated: this.rated && !seed, hints: this.hints, study: this.study,
      ...(seed ? { seed } : {}),
      names: this.seats.map((seat, i) => (seat === 'me' ? (this.seats.indexOf('me') === i ? mine : this.names[i]) || null : null)),
    })
  }
}

/** @param {string} name @param {string} label @param {string[][]} choices @param {string} now @param {(value: string) => void} set */
function segments(name, label, choices, now, set) {
  return make('fieldset', { class: 'segments' }, make('legend', {}, label), ...choices.map(([value, text]) =>
    make('label', {}, make('input', { type: 'radio', name, value, checked: value === now, on: { change: () => set(value) } }), make('span', {}, text))))
}

/** @param {string} label @param {string} about @param {(on: boolean) => void} set */
function toggle(label, about, set, on = false) {
  return make('label', { class: 'switch' }, make('input', { type: 'checkbox', checked: on, on: { change: (/** @type {Event} */ e) => set(/** @type {HTMLInputElement} */ (e.target).checked) } }),
    make('span', {}, make('b', {}, label), about && make('small', {}, about)))
}

/** The box of a toggle. @param {Element} label */
const checkbox = (label) => /** @type {HTMLInputElement} */ (label.querySelector('input'))
