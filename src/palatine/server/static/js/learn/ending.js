// The end of a lesson, which is a beginning: what the learner knows now, how it stands, and how to go on.

import { address } from '../shared/addresses.js'
import { announce } from '../shared/announce.js'
import { icon, make, put, seatIcon } from '../shared/dom.js'
import { number, say } from '../shared/page.js'
import { knowledge } from './knows.js'

/** @typedef {import('../shared/types.js').Update} Update */

export class Ending {
  /** @param {{on: () => void}} handlers */
  constructor({ on }) {
    this.title = make('h2', { id: 'ending-title' })
    this.text = make('p', {})
    this.scores = make('p', { class: 'ending-scores' })
    this.list = make('ul', { class: 'bare ending-knows' })
    this.onText = make('span', {})
    this.on = make('button', { type: 'button', class: 'strong ending-on', on: { click: on } }, icon('play', 20), make('span', { class: 'two-lines' }, this.onText, make('small', {}, say('learn-play-on-note'))))
    this.puzzles = make('a', { class: 'plain button-like' }, icon('hint', 20), make('span', {}, say('learn-puzzles')))
    this.another = make('a', { class: 'plain button-like', href: '/' }, icon('swan', 20), make('span', {}, say('learn-another')))
    this.element = make('section', { class: 'coach ending', 'aria-labelledby': 'ending-title', hidden: true }, make('div', { class: 'balloon' },
      make('div', { class: 'coach-head' }, make('span', { class: 'roundel', 'aria-hidden': 'true' }, icon('swan', 24)), this.title),
      this.text, this.scores, this.list, this.on, make('div', { class: 'row ending-more' }, this.puzzles, this.another)))
  }

  /** @param {Update} update @returns {boolean} whether it is new */
  show({ lesson, seats, status, table }) {
    const over = lesson?.state === 'over'
    const fresh = over && this.element.hidden
    this.element.hidden = !over
    document.body.classList.toggle('lesson-over', Boolean(over))
    if (!lesson || !over) return false
    this.title.textContent = lesson.title ?? ''
    this.text.textContent = lesson.says ?? ''
    this.onText.textContent = lesson.play_on ?? ''
    put(this.scores, ...seats.map(({ seat, name }) => make('span', {}, seatIcon(seat, 20), ` ${name} `, make('strong', {}, number(status?.scores?.[seat] ?? 0)))), make('small', {}, say('learn-not-rated')))
    put(this.list, ...knowledge(lesson.knows ?? []))
    this.puzzles.href = address(`/puzzles/${table.game}`)
    if (!fresh) return false
    announce(`${this.title.textContent}. ${this.text.textContent}`)
    this.on.focus({ preventScroll: true })
    return true
  }
}
