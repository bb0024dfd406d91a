// Hints: the button that asks for one, its options with their reasons, and rings around what they touch.

import { announce } from '../shared/announce.js'
import { confirmed } from '../shared/dialog.js'
import { button, make, put } from '../shared/dom.js'
import { number, say, signed } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').HintOption} Option */

const SMALL = 0.05 // points not worth a word

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
      put(this.list, ...this.options.map((option, i) => make('li', {}, this.option(option, i))))
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
      make('b', { class: 'hint-place', 'aria-hidden': 'true' }, number(i + 1)),
      make('span', {}, make('span', { class: 'hint-what' }, option.sentence), ' ', option.rollouts ? worth(option) : make('small', {}, option.reason)))
  }

  /** Ring what the pointed-at option touches, on the board, in the hand and in the list. @param {Element} page */
  mark(page) {
    const touches = new Set(this.options[this.at]?.touches ?? [])
    for (const one of page.querySelectorAll('[data-t], [data-touch]')) {
      const { t, touch } = /** @type {HTMLElement} */ (one).dataset
      one.classList.toggle('hinted', touches.has(t ?? touch ?? ''))
    }
  }
}

/** What an option is expected to bring: in all, ahead of the others, and by category against the best. @param {Option} option */
function worth({ total, lead, points }) {
  const part = (/** @type {string} */ label, /** @type {string} */ value) => make('span', { class: 'hint-part' }, `${label}: `, make('b', {}, value))
  const notable = points.filter((one) => Math.abs(one.points) >= SMALL || Math.abs(one.difference) >= SMALL)
  return make('small', { class: 'hint-worth' },
    part(say('page-hint-total'), number(tenth(total))), ' ', part(say('page-hint-lead'), signed(tenth(lead))),
    ...notable.flatMap((one) => [' ', part(one.label, number(one.points) + (Math.abs(one.difference) >= SMALL ? ` (${signed(one.difference)})` : ''))]))
}

/** @param {number} n */
const tenth = (n) => Math.round(n * 10) / 10
