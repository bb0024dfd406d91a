// The pace at which others' moves are shown: one thing after the other, with a caption in the dock. The server is not slowed: what it
// has sent waits here, and whoever does not want to wait skips it.

import { button, icon, make, put, seatIcon } from '../shared/dom.js'
import { number, say } from '../shared/page.js'
import { settings } from '../shared/settings.js'
import { actionsOf } from '../shared/groups.js'
import { deed, summed } from '../shared/told.js'

/** @typedef {import('../shared/types.js').Line} Line */
/** @typedef {import('../shared/groups.js').Action} Action */

const CALM = 500 // ms an action
const SLOW = 900
const BETWEEN = 250 // ms before another seat
const TURN = 3000 // ms a turn at most: the rest of it is cut short
const STEADY = 1000 // ms an action in a lesson, every one of them
const PATIENCE = 8000 // ms for all that waits; beyond that it is shown at once

/** Whether nothing is to move or to wait. */
export const isAtOnce = () => settings.pace === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState !== 'visible'

/** What is shown one after the other: what others do, and neither points nor people who come. @param {Line[]} lines @param {number[]} mine @returns {Action[]} */
export const paced = (lines, mine) => together(actionsOf(lines.filter((line) => line.kind === 'event' && line.turn.kind === 'turn' && !line.turn.begins && !mine.includes(line.turn.seat))))

/** What goes on with the same and changes nothing on the board, such as point after point, is shown with what it goes on with. @param {Action[]} actions @returns {Action[]} */
export function together(actions) {
  /** @type {Action[]} */
  const found = []
  for (const action of actions) {
    const [line] = action.lines
    const goesOn = action.lines.length === 1 && line.sum && !line.moves?.length && !line.touches.length && found.at(-1)?.lines.at(-1)?.n === line.n - 1
    if (goesOn) found[found.length - 1] = { ...action, lines: [.../** @type {Action} */ (found.at(-1)).lines, line] }
    else found.push(action)
  }
  return found
}

export class Pace {
  /** @param {HTMLElement} dock */
  constructor(dock) {
    this.dock = dock
    this.skipping = false
    this.paused = false
    this.steady = false // a lesson: every action takes its time
    this.turn = -1 // the turn that is shown
    this.spent = 0 // ms on it
    this.seat = -1
    /** @type {import('../shared/types.js').Seat[]} whose names are said once */
    this.seats = []
    /** @type {(() => void) | null} ends the present wait */
    this.go = null
    this.timer = 0
    this.left = 0
    this.picture = make('div', { class: 'caption-object', 'aria-hidden': 'true' })
    this.caption = make('p', { class: 'caption' })
    this.step = make('p', { class: 'caption-detail' })
    this.pause = button({ icon: 'pause', text: say('page-pause'), class: 'act', act: () => this.hold(!this.paused) })
    this.skipButton = button({ icon: 'last', text: say('page-to-my-turn'), class: 'act act-skip', act: () => this.skip() })
    this.element = make('div', { class: 'dock-pace', hidden: true }, this.picture, make('div', { class: 'caption-words' }, this.caption, this.step), make('div', { class: 'caption-acts' }, this.pause, this.skipButton))
    dock.append(this.element)
  }

  get ms() {
    if (this.steady) return STEADY
    return settings.pace === 'slow' ? SLOW : CALM
  }

  /** Whether so much is to be shown at once. @param {Line[]} lines all that waits @param {number[]} mine */
  isQuick(lines, mine) {
    return this.skipping || isAtOnce() || (!this.steady && paced(lines, mine).length * this.ms > PATIENCE)
  }

  /**
   * Go through actions, each with its caption.
   * @param {Action[]} actions @param {(action: Action) => Promise<boolean | void> | void} show an answer of false: no more of it
   * @param {boolean} [whole] whether a long turn is shown to its end
   */
  async play(actions, show, whole = false) {
    for (const [i, action] of actions.entries()) {
      if (this.skipping) break
      this.say(action, i, actions.length)
      if ((await show(action)) === false) break
      await this.wait(this.duration(action, whole))
    }
  }

  /** How long an action is shown. @param {Action} action @param {boolean} whole */
  duration({ lines, seat }, whole) {
    const [{ turn }] = lines
    const other = seat !== this.seat
    if (turn.n !== this.turn) this.spent = 0
    this.turn = turn.n
    this.seat = seat
    const ms = this.ms + (other ? BETWEEN : 0)
    if (!whole && !this.steady && this.spent + ms > TURN) return 0
    this.spent += ms
    return ms
  }

  /** @param {Action} action @param {number} i @param {number} of */
  say({ lines, seat }, i, of) {
    put(this.picture, seat >= 0 ? seatIcon(seat, 36) : icon('clock', 36))
    this.caption.textContent = summed(lines).map((line, i) => (i ? deed(line, this.seats) : line.text)).join(' ')
    this.step.textContent = of > 1 ? `${number(i + 1)} / ${number(of)}` : ''
    this.element.hidden = false
    this.dock.classList.add('pacing')
    this.dock.dataset.mover = String((seat % 7) + 1)
  }

  /** One wait at a time: another ends the one before. @param {number} ms @returns {Promise<void>} */
  wait(ms) {
    this.go?.()
    if (this.skipping || (ms <= 0 && !this.paused)) return Promise.resolve()
    return new Promise((done) => {
      this.go = () => { clearTimeout(this.timer); this.go = null; done() }
      this.left = ms
      if (!this.paused) this.timer = setTimeout(() => this.go?.(), ms)
    })
  }

  /** @param {boolean} paused */
  hold(paused) {
    this.paused = paused
    put(this.pause, icon(paused ? 'play' : 'pause', 20), make('span', {}, say(paused ? 'page-go-on' : 'page-pause')))
    clearTimeout(this.timer)
    if (!paused && this.go) this.timer = setTimeout(() => this.go?.(), this.left)
  }

  /** Show no more of this: what comes next is shown at once, until it is my turn. @returns {boolean} whether something was shown */
  skip() {
    const shown = !this.element.hidden
    if (shown) this.skipping = true
    this.element.hidden = true
    this.dock.classList.remove('pacing')
    delete this.dock.dataset.mover
    if (this.paused) this.hold(false)
    this.go?.()
    return shown
  }

  /** All that has come is shown. Between the moves of bots the last caption stays, and a wish to skip holds until it is my turn. @param {boolean} [more] whether bots play on */
  rest(more = false) {
    if (more && (this.skipping || !this.element.hidden)) return
    this.skipping = false
    this.element.hidden = true
    this.dock.classList.remove('pacing')
    delete this.dock.dataset.mover
  }
}
