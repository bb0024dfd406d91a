// What the learner knows, and how far the lesson is: in the place of the story, and in the bar.

import { button, icon, make, put, unseen } from '../shared/dom.js'
import { say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Lesson} Lesson */

const AHEAD = 3 // ideas that are shown before they come

/** @param {NonNullable<Lesson['knows']>} knows @param {number} [ahead] */
export function knowledge(knows, ahead = AHEAD) {
  const later = knows.filter((one) => one.state === 'later').slice(0, ahead)
  return knows.filter((one) => one.state !== 'later' || later.includes(one)).map(({ text, state }) =>
    make('li', { class: state, 'aria-current': state === 'now' ? 'step' : null }, state === 'known' ? icon('check', 16) : make('span', { class: 'no-tick' }), make('span', {}, text)))
}

export class Knows {
  constructor() {
    this.list = make('ul', { class: 'bare knows-list' })
    this.element = make('section', { class: 'panel knows', 'aria-labelledby': 'knows-head', hidden: true }, make('h2', { id: 'knows-head' }, say('learn-what-you-know')), this.list)
    new ResizeObserver(() => this.reveal()).observe(this.element)
  }

  /** @param {Lesson | null} lesson */
  show(lesson) {
    this.element.hidden = !lesson
    if (!lesson) return
    put(this.list, ...knowledge(lesson.knows ?? []))
    this.reveal()
  }

  /** What is learned now is in sight, whole, where the rail has no room for all; without it, what was learned last. */
  reveal() {
    const now = this.list.querySelector('.now') ?? [...this.list.querySelectorAll('.known')].at(-1)
    if (!now) return
    const [line, own] = [now.getBoundingClientRect(), this.element.getBoundingClientRect()]
    const head = this.element.firstElementChild?.clientHeight ?? 0 // it stays above the lines
    if (line.bottom > own.bottom - 1) this.element.scrollTop += Math.ceil(line.bottom - own.bottom) + 1
    else if (line.top < own.top + head) this.element.scrollTop -= Math.ceil(own.top + head - line.top) + 1
  }
}

export class ProgressBar {
  /** @param {{back: () => void, skip: () => void, leave: () => void}} handlers */
  constructor({ back, skip, leave }) {
    this.name = make('i', { class: 'lesson-name' }, say('learn-first-game'))
    this.segments = make('span', { class: 'segments-row', 'aria-hidden': 'true' })
    this.text = make('b', { class: 'lesson-step' })
    this.element = make('span', { class: 'lesson-progress', hidden: true }, this.name, this.segments, this.text)
    this.back = button({ icon: 'prev', size: 18, text: say('learn-step-back'), class: 'tool lesson-tool', act: back })
    this.skip = button({ icon: 'last', size: 18, text: say('learn-skip'), class: 'tool lesson-tool lesson-skip', act: skip })
    this.leave = button({ icon: 'close', size: 20, text: say('learn-leave'), class: 'tool lesson-tool lesson-leave', act: leave })
    this.home = document.querySelector('.bar .home')
    this.homeLabel = this.home?.getAttribute('aria-label') ?? ''
  }

  /** Beside the title, and around the tools of the table. */
  stand() {
    if (this.element.isConnected) return
    document.getElementById('where')?.append(this.element)
    document.getElementById('tools')?.prepend(this.back, this.skip)
    document.getElementById('tools')?.append(this.leave)
  }

  /** @param {Lesson | null} lesson */
  show(lesson) {
    if (lesson) this.stand()
    for (const one of [this.element, this.back, this.skip, this.leave]) one.hidden = !lesson
    const narrow = Boolean(lesson) && document.body.dataset.screen === 'narrow'
    this.home?.querySelector('use')?.setAttribute('href', narrow ? '#i-close' : '#i-swan')
    this.home?.setAttribute('aria-label', lesson ? say('learn-leave') : this.homeLabel)
    if (!lesson?.of) return
    const { step, of, state } = lesson
    const done = state === 'over' ? of : step - 1
    put(this.segments, ...Array.from({ length: of }, (_, i) => make('span', { class: i < done ? 'done' : i === done ? 'now' : '' })))
    put(this.text, unseen(`${say('learn-first-game')}, `), lesson.progress ?? '')
    this.back.disabled = !lesson.can_back
    this.skip.disabled = state === 'over' || state === 'lost' || state === 'others'
  }
}
