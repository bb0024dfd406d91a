// Hints: the button that asks for one, its options with their reasons, and rings around what they touch.

import { announce } from '../shared/announce.js'
import { confirmed } from '../shared/dialog.js'
import { button, make, put } from '../shared/dom.js'
import { number, say, signed } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').HintOption} Option */

const SMALL = 0.05 // points not worth a word
const FEW = 3 // categories that are shown at once
const CLOSE = 1 // options nearer to each other than this need a decimal

export class Hint {
  /** @param {{ask: () => void, choose: (touches: string[]) => void, pointed: () => void, open: () => void, close: () => void}} handlers */
  constructor(handlers) {
    this.handlers = handlers
    /** @type {Update | null} */
    this.update = null
    this.at = 0 // the option whose touches are ringed
    this.shown = '' // the options as text
    this.announced = '' // what was announced last
    this.button = button({ icon: 'hint', size: 24, label: say('page-hint'), class: 'tool hint-ask', 'aria-keyshortcuts': 'H', hidden: true, act: () => this.ask() })
    this.note = make('p', { class: 'hint-note' })
    this.list = make('ol', { class: 'bare hint-options', 'aria-label': say('page-hint') })
    this.box = make('div', { class: 'hint-box', hidden: true }, this.note, this.list)
    this.head = make('h2', { id: 'hint-head' }, say('page-hint'))
    this.element = make('section', { class: 'panel over-rail', 'aria-labelledby': 'hint-head' }, this.head, this.box)
  }

  /** The options that are shown: none once the question has changed. @returns {Option[]} */
  get options() {
    return this.update?.hint?.options ?? []
  }

  /** Ask, unless it is there already; where others play, only after a yes. */
  async ask() {
    const { hint } = /** @type {Update} */ (this.update)
    if (this.button.disabled || this.button.hidden || !hint?.may || hint.state === 'thinking') return
    if (hint.state === 'ready') { this.handlers.open(); this.list.querySelector('button')?.focus() }
    else if (!this.others() || await confirmed(say('page-hint'), hint.sentence, say('page-hint'))) this.handlers.ask()
  }

  /** Whether other people play here. */
  others() {
    const { seats, you } = /** @type {Update} */ (this.update)
    return seats.some((seat) => seat.kind === 'person' && !you.mine.includes(seat.seat))
  }

  /** @param {Update} update */
  show(update) {
    const { hint, table } = update
    const shown = JSON.stringify(hint?.options ?? [])
    this.update = update
    const guided = Boolean(update.lesson && !update.lesson.free) // the coach says what is wanted
    const pointed = Boolean(update.lesson?.points_at?.includes('hint')) // it is spoken of, and used later
    this.button.hidden = !hint || !table.hints || table.state !== 'playing' || (guided && !pointed)
    this.button.disabled = !hint?.may || guided
    this.button.title = hint?.sentence ?? ''
    this.button.setAttribute('aria-busy', String(hint?.state === 'thinking'))
    if (hint?.note && hint.note !== this.note.textContent) this.handlers.open()
    else if (!hint?.note && !this.box.hidden) this.handlers.close()
    this.box.hidden = !hint?.note
    this.note.textContent = hint?.note ?? ''
    if (shown !== this.shown) {
      this.shown = shown
      this.at = 0
      put(this.list, ...this.options.map((option, i) => make('li', {}, this.option(option, i), folded(option))))
    }
    this.readOut()
  }

  /** For screen readers: that it is looked for, and what was found. */
  readOut() {
    const hint = this.update?.hint
    const best = hint?.options[0]
    const text = [hint?.note, best?.sentence, best?.reason].filter(Boolean).join(' ')
    if (text && text !== this.announced) announce(text)
    this.announced = text
  }

  /** @param {Option} option @param {number} i */
  option(option, i) {
    const point = () => { this.at = i; this.handlers.pointed() }
    return make('button', { type: 'button', class: 'choice hint-option', on: { click: () => { point(); this.handlers.choose(option.touches) }, pointerenter: point, focus: point } },
      make('b', { class: 'hint-place', 'aria-hidden': 'true' }, option.equal ? '=' : number(i + 1)),
      make('span', {}, make('span', { class: 'hint-what' }, option.sentence), ' ', option.reason && make('span', { class: 'hint-why' }, option.reason), ' ', option.rollouts && !option.equal ? worth(option, this.options) : null))
  }

  /** Ring what the pointed-at option touches, on the board, in the hand and in the list. @param {Element} page */
  mark(page) {
    const touches = new Set(this.options[this.at]?.touches ?? [])
    if (!touches.size && !page.querySelector('.hinted')) return
    for (const one of page.querySelectorAll('[data-t], [data-touch]')) {
      const { t, touch } = /** @type {HTMLElement} */ (one).dataset
      one.classList.toggle('hinted', touches.has(t ?? touch ?? ''))
    }
  }
}

/** What an option is expected to bring: in all, ahead of the others, and where it differs most from the best. @param {Option} option @param {Option[]} all */
export function worth(option, all) {
  const { total, lead } = option
  const apart = (/** @type {(one: Option) => number} */ of) => Math.min(...all.filter((one) => one !== option && one.rollouts).map((one) => Math.abs(of(one) - of(option))))
  return make('small', { class: 'hint-worth' },
    part(say('page-hint-total'), number(rounded(total, apart((one) => one.total)))), ' ',
    part(say('page-hint-lead'), signed(rounded(lead, apart((one) => one.lead)))),
    ...ranked(option).slice(0, FEW).flatMap((one) => [' ', category(one)]))
}

/** The categories that differ less, behind a press; null where there are none. @param {Option} option */
function folded(option) {
  const rest = option.rollouts ? ranked(option).slice(FEW) : []
  return rest.length ? make('details', { class: 'hint-rest' }, make('summary', {}, say('page-hint-rest')), make('small', { class: 'hint-worth' }, ...rest.flatMap((one) => [category(one), ' ']))) : null
}

/** The categories worth a word; first those that differ most from the best option, then the largest. @param {Option} option */
function ranked({ points }) {
  const notable = points.filter((one) => Math.abs(one.points) >= SMALL || Math.abs(one.difference) >= SMALL)
  return notable.sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference) || Math.abs(b.points) - Math.abs(a.points))
}

/** @param {Option['points'][number]} one */
function category({ label, points, difference }) {
  const apart = Math.abs(difference)
  if (apart < SMALL) return part(label, number(rounded(points, Infinity)))
  return part(label, `${number(rounded(points, apart))} (${signed(rounded(difference, apart))})`)
}

/** @param {string} label @param {string} value */
const part = (label, value) => make('span', { class: 'hint-part' }, `${label}: `, make('b', {}, value))

/** Whole, but with a decimal where so little lies between two options; never minus zero. @param {number} n @param {number} apart */
const rounded = (n, apart) => (apart < CLOSE ? Math.round(n * 10) / 10 : Math.round(n)) || 0
