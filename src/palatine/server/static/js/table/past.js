// The board as it was: after a line of the story, or step by step since my last decision. The server draws it; what happens meanwhile
// waits until the reader is back.

import { animateMoves } from '../board/motion.js'
import { announce } from '../shared/announce.js'
import { button, make } from '../shared/dom.js'
import { say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Line} Line */
/** @typedef {import('../shared/types.js').Past} Position */

/**
 * What it needs of its page.
 * @typedef {object} Page
 * @property {import('../board/boards.js').Boards} boards
 * @property {(line: number) => boolean} ask whether the question could be sent
 * @property {(position: Position) => void} show everything beside the boards
 * @property {() => void} now shows the present again
 * @property {() => Line[]} lines
 */

const KEPT = 60

export class Past {
  /** @param {Page} page */
  constructor(page) {
    this.page = page
    /** @type {Map<number, Position>} by line */
    this.known = new Map()
    /** @type {Map<number, (position: Position | null) => void>} */
    this.waiting = new Map()
    this.line = -1 // after which the board is shown; -1: as it is now
    this.text = make('span', { class: 'past-text' })
    this.element = make('div', { class: 'past-bar', role: 'status', hidden: true },
      button({ icon: 'prev', label: say('page-step-back'), class: 'quiet', act: () => this.step(-1) }),
      make('p', {}, make('b', {}, say('page-as-it-was')), ' ', this.text),
      button({ icon: 'next', label: say('page-step-on'), class: 'quiet', act: () => this.step(1) }),
      button({ text: say('page-back-to-now'), class: 'act to-now', act: () => this.close() }))
  }

  get isOpen() {
    return this.line >= 0
  }

  /** The server has drawn a position. @param {Position} position */
  take(position) {
    if (this.known.size >= KEPT) this.known.delete(/** @type {number} */ (this.known.keys().next().value))
    this.known.set(position.line, position)
    this.waiting.get(position.line)?.(position)
    this.waiting.delete(position.line)
  }

  /** Drawings are wanted in another way, or seen from another seat. */
  forget() {
    this.known.clear()
  }

  /** Something was refused, or the connection is lost: whoever waits for a position waits no longer. */
  refuse() {
    for (const give of this.waiting.values()) give(null)
    this.waiting.clear()
  }

  /** @param {number} line @returns {Promise<Position | null>} */
  at(line) {
    const known = this.known.get(line)
    if (known) return Promise.resolve(known)
    return new Promise((give) => {
      this.waiting.get(line)?.(null)
      this.waiting.set(line, give)
      if (!this.page.ask(line)) this.refuse()
    })
  }

  /** Show the board after a line, its pieces walking. @param {Line} line @param {[string, string][]} [moves] @returns {Promise<boolean>} whether it is there */
  async open(line, moves = []) {
    this.line = line.n
    const position = await this.at(line.n)
    if (!position || this.line !== line.n) {
      if (!position && this.line === line.n) this.close()
      return false
    }
    this.text.textContent = line.text
    this.element.hidden = false
    document.body.classList.add('looking-back')
    this.page.show(position)
    await animateMoves(this.page.boards, moves, () => this.page.boards.show(position.drawings.filter((picture) => picture.place === 'stage'), ''))
    return true
  }

  /** The line before or after this one that stands for another board. @param {number} way */
  step(way) {
    const lines = this.page.lines()
    const here = lines.findIndex((line) => line.n === this.line)
    let at = here + way
    while (lines[at] && lines[at].entry === lines[here].entry) at += way
    while (way > 0 && lines[at + 1] && lines[at + 1].entry === lines[at].entry) at += 1
    if (!lines[at]) return void (way > 0 && this.close())
    this.open(lines[at], way > 0 ? lines[at].moves : [])
    announce(lines[at].text)
  }

  /** @returns {boolean} whether the past was shown */
  close() {
    if (!this.isOpen) return false
    this.line = -1
    this.element.hidden = true
    document.body.classList.remove('looking-back')
    this.page.now()
    return true
  }
}
