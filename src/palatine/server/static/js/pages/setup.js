// A new table: who plays, which version, what is agreed upon. The foot says it all in a sentence, made by the server in the reader's language.

import { post } from '../shared/api.js'
import { dialog } from '../shared/dialog.js'
import { icon, make, put } from '../shared/dom.js'
import { number, page, say } from '../shared/page.js'
import { createTable, usualBot } from './creating.js'
import { picture } from './pictures.js'
import { Seating } from './seating.js'

/** @typedef {import('../shared/answers.js').Game} Game */
/** @typedef {import('../shared/answers.js').Option} Option */
/** @typedef {import('../shared/answers.js').OptionValue} OptionValue */
/** What a table is like that this one begins with. @typedef {{seats?: string[], options?: Record<string, OptionValue>, pace?: string, public?: boolean, hints?: boolean}} Given */

const FEW = 4 // values that stand side by side; more are a list
const PACES = { none: { kind: 'none' }, days: { kind: 'days', days: 3 }, clock: { kind: 'clock', minutes: 30, seconds: 15 } }

/** @param {Game} game @param {Given} [given] */
export function openSetup(game, given = {}) {
  const setup = new Setup(game, given)
  dialog(game.title, [setup.form], { class: 'setup', lead: picture(game, 'setup-picture'), note: setup.note() })
}

/** Me, bots, and a friend on the last seat: by a link, or at this screen where there are no links. @param {Game} game @returns {string[]} */
function usualSeats(game) {
  const others = Array(game.opponents).fill(usualBot(game))
  return ['me', ...others.slice(0, -1), ...others.slice(-1).map(() => (page.site ? 'me' : 'open'))]
}

class Setup {
  /** @param {Game} game @param {Given} given */
  constructor(game, given) {
    this.game = game
    /** @type {Record<string, OptionValue>} */
    this.options = Object.fromEntries(game.options.map((option) => [option.key, structuredClone(given.options?.[option.key] ?? option.default)]))
    this.pace = /** @type {keyof typeof PACES} */ (given.pace && given.pace in PACES ? given.pace : 'none')
    this.public = given.public ?? false
    this.rated = false
    /** @type {boolean | null} nothing chosen: where nobody else plays */
    this.hints = given.hints ?? null
    this.study = false
    this.asked = 0 // sentences that were asked for
    this.seating = new Seating(game, given.seats ?? usualSeats(game), () => this.changed())
    this.seed = make('input', { name: 'seed', autocomplete: 'off', maxlength: 60, on: { input: () => this.changed() } })
    this.parts = make('section', { class: 'setup-how', 'aria-label': say('page-agreements') })
    this.link = make('div', { class: 'setup-link' }, icon('link', 32), make('p', {}, make('b', {}, say('page-link-soon')), make('span', {}, say('page-link-soon-note'))))
    this.title = make('b', {})
    this.text = make('span', {})
    this.told = make('p', { class: 'setup-told', role: 'status' })
    this.button = make('button', { class: 'strong start' })
    this.form = make('form', { on: { submit: (/** @type {Event} */ e) => this.send(e) } },
      make('div', { class: 'setup-columns' }, make('div', {}, this.seating.element, this.link), this.parts),
      make('div', { class: 'setup-foot' }, make('p', { class: 'sentence', 'aria-live': 'polite' }, this.title, ' ', this.text), this.button))
    this.changed()
  }

  /** What stands under the name of the game. */
  note() {
    const { about, how, seats, about_minutes: minutes } = this.game
    const span = (/** @type {number[]} */ range) => (range[0] === range.at(-1) ? number(range[0]) : `${number(range[0])}–${number(range.at(-1) ?? 0)}`)
    return make('p', { class: 'setup-note' }, make('span', { class: 'wide-only' }, about), make('span', { class: 'narrow-only' }, `${say('page-players')}: ${span(seats)} · ${number(minutes)} ${say('page-minutes')}`), ' ',
      how && make('a', { href: how, target: '_blank', rel: 'noopener' }, say('learn-how')))
  }

  // --- what is chosen ---------------------------------------------------------------------------

  /** Something is different: the parts that depend on it, the button, and the sentence. */
  changed() {
    const invites = this.seating.invites
    this.link.hidden = !invites
    put(this.button, icon(invites ? 'link' : 'play', 20), make('span', { class: 'two-rows' }, make('span', {}, say(invites ? 'page-open-table' : 'page-start')), invites && make('small', {}, say('page-get-link'))))
    this.showParts()
    this.describe()
  }

  /** @param {() => void} change @param {string} [told] what was switched by it, in words */
  set(change, told = '') {
    const focus = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.key
    change()
    this.told.textContent = told
    this.changed()
    if (focus) /** @type {HTMLElement | null} */ (document.querySelector(`dialog [data-key="${focus}"]`))?.focus()
  }

  /** Whether whoever is asked may ask for a hint. */
  get hinted() {
    return !this.rated && (this.hints ?? !this.seating.invites)
  }

  /** A rated game has a clock and no hints: who turns it on gets both. @param {boolean} rated */
  rate(rated) {
    this.rated = rated
    if (rated && this.pace === 'none') this.pace = 'clock'
  }

  // --- what may be chosen -----------------------------------------------------------------------

  showParts() {
    const { options } = this.game
    const wanted = options.filter((option) => !option.needs || this.options[option.needs[0]] === option.needs[1])
    const of = (/** @type {string} */ group) => wanted.filter((option) => option.group === group)
    const agreed = [...of('agreement'), ...of('parts')]
    const paces = /** @type {(keyof typeof PACES)[]} */ (Object.keys(PACES))
    put(this.parts,
      ...of('version').map((option) => this.part(option.label, this.valueOf(option), [this.option(option)])),
      !page.site && this.part(say('page-clock'), say(`page-pace-${this.pace}`), [segments('pace', say('page-clock'), paces.map((value) => ({ value, label: say(`page-pace-${value}`), says: say(`page-pace-${value}-note`) })), this.pace,
        (value) => this.set(() => { this.pace = /** @type {keyof typeof PACES} */ (value); if (value === 'none') this.rated = false }, value === 'none' && this.rated ? say('page-rated-off') : ''))]),
      agreed.length > 0 && this.part(say('page-agreements'), agreed.every((option) => String(this.options[option.key]) === String(option.default)) ? say('page-as-usual') : agreed.map((option) => this.valueOf(option)).join(', '),
        agreed.map((option) => this.option(option)), false),
      this.part(say('page-hints-and-more'), `${say('page-hints')}: ${say(this.hinted ? 'page-on' : 'page-off')}`, this.switches(), false))
  }

  switches() {
    const { rated, hinted } = this
    return [
      toggle('hints', say('page-hints'), say('page-hints-note'), hinted, (on) => this.set(() => { this.hints = on; if (on) this.rated = false }, on && rated ? say('page-rated-off') : '')),
      ...(page.site ? [] : [toggle('public', say('page-public'), say('page-public-note'), this.public, (on) => this.set(() => { this.public = on })),
        toggle('rated', say('page-rated'), say('page-rated-note'), rated, (on) => this.set(() => this.rate(on), on ? say('page-rated-switches') : ''))]),
      this.told,
      this.fold('more', say('page-more'),
        ...(page.site ? [] : [toggle('study', say('page-study'), say('page-study-note'), this.study, (on) => this.set(() => { this.study = on }))]),
        make('label', { class: 'wide' }, make('span', {}, say('page-seed')), this.seed)),
    ]
  }

  /**
   * A part of the form; on a phone a row that says what is chosen and opens the rest in a sheet.
   * @param {string} label @param {string} value @param {Node[]} inner @param {boolean} [headed] whether its own label stands in it
   */
  part(label, value, inner, headed = true) {
    const body = make('div', { class: 'part-body' }, ...inner)
    const open = () => {
      const box = dialog(label, [make('div', { class: 'part-body' }, ...this.inside(label))], { class: 'setup-part' })
      box.addEventListener('close', () => { this.opened = ''; this.changed() })
      this.opened = label
    }
    if (this.opened === label) { // it stands in the sheet, not in the form
      const sheet = document.querySelector('dialog.setup-part .part-body')
      sheet?.replaceChildren(...inner)
    }
    return make('section', { class: `part${headed ? '' : ' unheaded'}` }, make('button', { type: 'button', class: 'part-row', on: { click: open } }, make('b', {}, label), make('span', {}, value), icon('next', 18)), this.opened === label ? null : body)
  }

  /** Take what stands in a part out of the form. @param {string} label @returns {Node[]} */
  inside(label) {
    const part = [...this.parts.querySelectorAll('.part')].find((one) => one.querySelector('.part-row b')?.textContent === label)
    return [...(part?.querySelector('.part-body')?.childNodes ?? [])]
  }

  /** What is chosen, in words. @param {Option} option */
  valueOf(option) {
    const value = this.options[option.key]
    const named = (/** @type {OptionValue} */ one) => option.choices.find((choice) => choice.value === one)?.label ?? String(one)
    return Array.isArray(value) ? value.map(named).join(', ') || say('page-none') : named(value)
  }

  /** @param {Option} option */
  option(option) {
    const now = this.options[option.key]
    const set = (/** @type {OptionValue} */ wanted) => this.set(() => { this.options[option.key] = wanted })
    if (option.kind === 'set') return this.optionSet(option)
    if (option.choices.length <= FEW) return segments(`option-${option.key}`, option.label, option.choices, now, set)
    const says = option.choices.find((one) => one.value === now)?.says
    return make('label', { class: 'wide' }, make('span', {}, option.label),
      make('select', { name: `option-${option.key}`, 'data-key': `option-${option.key}`, on: { change: (/** @type {Event} */ e) => set(/** @type {HTMLSelectElement} */ (e.target).value) } }, ...option.choices.map((one) => make('option', { value: one.value, selected: one.value === now }, one.label))),
      says && make('small', {}, says))
  }

  /** Several values of one option, each on or off. @param {Option} option */
  optionSet(option) {
    const chosen = new Set(/** @type {string[]} */ (this.options[option.key]))
    const set = (/** @type {string} */ value) => (/** @type {boolean} */ on) => this.set(() => {
      on ? chosen.add(value) : chosen.delete(value)
      this.options[option.key] = [...chosen]
    })
    return this.fold(option.key, `${option.label}: ${this.valueOf(option)}`, ...option.choices.map((one) => toggle(`${option.key}-${one.value}`, one.label, '', chosen.has(String(one.value)), set(String(one.value)))))
  }

  /** What is rarely wanted; it stays open while other things are chosen. @param {string} key @param {string} title @param {...Node} inner */
  fold(key, title, ...inner) {
    const remember = (/** @type {Event} */ event) => this.unfolded[/** @type {HTMLDetailsElement} */ (event.target).open ? 'add' : 'delete'](key)
    return make('details', { open: this.unfolded.has(key), on: { toggle: remember } }, make('summary', {}, title), ...inner)
  }

  /** @type {Set<string>} folds that are open */
  unfolded = new Set()
  opened = '' // the part that stands in a sheet

  // --- the table in a sentence ------------------------------------------------------------------

  /** The table as the server is asked for it. */
  body() {
    const seed = this.seed.value.trim()
    return {
      game: this.game.id, seats: this.seating.seats, options: this.options, pace: PACES[this.pace], private: !this.public,
      rated: this.rated && !seed, hints: this.rated ? null : this.hints, study: this.study, ...(seed ? { seed } : {}),
    }
  }

  async describe() {
    const asked = ++this.asked
    try {
      const told = await post('/api/describe', this.body())
      if (asked !== this.asked) return // something else was chosen meanwhile
      this.title.textContent = told.title
      this.text.textContent = told.text
    } catch { /* the sentence is a service: what it says is chosen above */ }
  }

  /** @param {Event} event */
  send(event) {
    event.preventDefault()
    createTable({ ...this.body(), name: this.seating.me.value.trim(), names: this.seating.given })
  }
}

/**
 * @param {string} name @param {string} label @param {{value: OptionValue, label: string, says: string}[]} choices @param {OptionValue} now @param {(value: any) => void} set
 */
function segments(name, label, choices, now, set) {
  return make('fieldset', { class: 'segments' }, make('legend', {}, label), ...choices.map(({ value, label: text }) =>
    make('label', {}, make('input', { type: 'radio', name, value: String(value), 'data-key': `${name}-${value}`, checked: value === now, on: { change: () => set(value) } }), make('span', {}, text))),
  make('small', {}, choices.find((one) => one.value === now)?.says))
}

/** @param {string} name @param {string} label @param {string} about @param {boolean} on @param {(on: boolean) => void} set */
function toggle(name, label, about, on, set) {
  return make('label', { class: 'switch' }, make('input', { type: 'checkbox', role: 'switch', name, 'data-key': name, checked: on, on: { change: (/** @type {Event} */ e) => set(/** @type {HTMLInputElement} */ (e.target).checked) } }),
    make('span', {}, make('b', {}, label), about && make('small', {}, about)))
}
