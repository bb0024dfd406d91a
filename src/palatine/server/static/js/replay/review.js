// The review of a finished game: asked for once, then where points were given away and what was luck.

import { announce, showError } from '../shared/announce.js'
import { post } from '../shared/api.js'
import { button, makeSvg, make, put, seatIcon } from '../shared/dom.js'
import { number, page, say, signed } from '../shared/page.js'
import { withSecret } from '../shared/secret.js'

/** @typedef {import('../shared/answers.js').Decision} Decision */
/** @typedef {import('../shared/answers.js').ReviewSum} Sum */
/** @typedef {import('../shared/answers.js').Review} ReviewAnswer */

const POLL = 700 // milliseconds between two questions how far it is
const [WIDE, HIGH, EDGE] = [320, 96, 8] // of the curves, and what is left free around them
const LEAST = 5 // points that the curves have room for, however close a game was

export class Review {
  /** @param {string} table @param {{go: (at: number) => void, text: (at: number) => string, name: (seat: number) => string, ready: () => void}} handlers */
  constructor(table, handlers) {
    this.table = table
    this.handlers = handlers
    /** @type {Decision[]} */
    this.mistakes = []
    this.ask = button({ icon: 'hint', text: say('page-review-ask'), class: 'plain', act: () => this.start() })
    this.progress = make('progress', { hidden: true, 'aria-label': say('page-review') })
    this.body = make('div', { class: 'reviewed' }, make('p', { class: 'aside' }, say(page.site ? 'page-review-note-offline' : 'page-review-note')))
    this.element = make('section', { class: 'panel review', 'aria-labelledby': 'review-head' }, make('h2', { id: 'review-head' }, say('page-review')), this.body, this.progress, this.ask, page.site ? null : make('a', { class: 'plain', href: withSecret(`/review/${table}`) }, say('page-review-read')))
  }

  /** Ask for the review until it is there. */
  async start() {
    if (this.ask.hidden) return
    this.ask.hidden = true
    this.progress.hidden = false
    try {
      let answer = await this.fetch()
      while (answer.state === 'thinking') {
        await new Promise((done) => setTimeout(done, POLL))
        answer = await this.fetch()
      }
      if (answer.state === 'ready') this.show(answer)
      else this.refuse(say('page-review-failed'))
    } catch (error) {
      this.refuse('')
      showError(error)
    }
    this.progress.hidden = true
  }

  /** @returns {Promise<ReviewAnswer>} */
  async fetch() {
    const answer = await post(`/api/tables/${this.table}/review`)
    this.progress.max = Math.max(1, answer.of)
    this.progress.value = answer.done
    return answer
  }

  /** It may be asked for once more. @param {string} why */
  refuse(why) {
    if (why) put(this.body, make('p', { class: 'aside', role: 'alert' }, why))
    this.ask.hidden = false
  }

  /** @param {ReviewAnswer} answer */
  show(answer) {
    this.mistakes = answer.decisions.filter((one) => one.better)
    put(this.body, curves(answer), this.sums(answer.summary),
      this.mistakes.length ? make('ol', { class: 'bare log', tabindex: 0, 'aria-label': say('page-review-mistakes') }, ...this.mistakes.map((one) => this.line(one))) : make('p', { class: 'aside' }, say('page-review-none')))
    announce(`${say('page-review')}: ${say('page-review-mistakes')} ${number(this.mistakes.length)}`)
    this.handlers.ready()
  }

  /** @param {Sum[]} summary */
  sums(summary) {
    const column = (/** @type {string} */ key) => make('th', { scope: 'col', class: 'n' }, say(key))
    const cell = (/** @type {string} */ text) => make('td', { class: 'n' }, text)
    return make('table', { class: 'list sums' },
      make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, say('page-player')), column('page-review-lost'), column('page-review-mistakes'), column('page-review-luck'))),
      make('tbody', {}, ...summary.map((one) => make('tr', {}, make('th', { scope: 'row' }, make('span', { class: 'row' }, seatIcon(one.seat, 20), make('b', {}, this.handlers.name(one.seat)))),
        cell(number(tenth(one.lost))), cell(number(one.mistakes)), cell(signed(tenth(one.luck)))))))
  }

  /** A mistake, with a link to the move. @param {Decision} one */
  line(one) {
    return make('li', { class: 'line' }, make('button', { type: 'button', class: 'to', on: { click: () => this.handlers.go(one.at) } },
      make('small', {}, number(one.at)), seatIcon(one.seat, 16),
      make('span', {}, this.handlers.text(one.at), ' ', make('b', { class: 'lost' }, signed(-tenth(one.loss))), make('small', { class: 'better' }, `${say('page-review-better')} ${one.better}`))))
  }
}

/** The lead that each seat could expect after its decisions, from the first move to the last. @param {ReviewAnswer} answer */
function curves({ decisions, summary, of }) {
  const most = Math.max(LEAST, ...decisions.map((one) => Math.abs(one.after)))
  const x = (/** @type {number} */ at) => EDGE + ((WIDE - 2 * EDGE) * at) / Math.max(1, of)
  const y = (/** @type {number} */ lead) => HIGH / 2 - ((HIGH / 2 - EDGE) * lead) / most
  const lines = summary.map(({ seat }) => {
    const own = decisions.filter((one) => one.seat === seat).map((one) => [x(one.at), y(one.after)])
    const [endX, endY] = own.at(-1) ?? [EDGE, HIGH / 2]
    const nth = (seat % 7) + 1
    return makeSvg('g', {}, makeSvg('polyline', { class: `s-seat${nth}`, points: own.map((spot) => spot.map(tenth).join()).join(' ') }), makeSvg('use', { href: `#i-seat-${nth}`, x: endX - 7, y: endY - 7, width: 14, height: 14 }))
  })
  return makeSvg('svg', { class: 'curves', viewBox: `0 0 ${WIDE} ${HIGH}`, role: 'img', 'aria-label': say('page-review-leads') },
    makeSvg('line', { x1: EDGE, x2: WIDE - EDGE, y1: HIGH / 2, y2: HIGH / 2 }), ...lines)
}

/** @param {number} n */
const tenth = (n) => Math.round(n * 10) / 10
