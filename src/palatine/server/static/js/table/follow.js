// Following the game: the story, what is new since my last decision, others' moves at a readable pace, earlier boards, and points as they
// are counted. The page gives it updates; it draws what follows from their lines.

import { showError } from '../shared/announce.js'
import { actionsOf, gainsSince, recentTurns, risesOf, scorings } from '../shared/groups.js'
import { style } from '../shared/style.js'
import { isAtOnce, Pace, paced, together } from './pace.js'
import { markChanges } from './marks.js'
import { Past } from './past.js'
import { entriesOf, Recap } from './recap.js'
import { Story } from './story.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').Line} Line */
/** @typedef {import('../shared/groups.js').Group} Group */
/** @typedef {import('../shared/groups.js').Action} Action */
/** @typedef {import('./marks.js').Marked} Marked */
/** @typedef {import('./scoring.js').Scoring} Scoring */

/**
 * What it needs of its page.
 * @typedef {object} Page
 * @property {import('../board/boards.js').Boards} boards
 * @property {import('./viewer.js').Viewer} viewer
 * @property {HTMLElement} dock
 * @property {(line: number) => boolean} ask for an earlier board; whether that could be sent
 * @property {(position: import('../shared/types.js').Past) => void} then shows what stood beside it
 * @property {() => void} now draws the present
 * @property {() => Promise<void>} still when all that has come is shown
 * @property {(number: string) => void} rule shows what a rule says
 */

export class Follow {
  /** @param {Page} page */
  constructor(page) {
    this.page = page
    /** @type {Update | null} the one that is shown */
    this.update = null
    /** @type {Marked[]} */
    this.marks = []
    this.playing = false // the last round is shown again
    this.more = () => {} // something has come while pieces walk
    this.story = new Story({ showPast: (line) => this.showPast(line), point: (lines) => this.point(lines), score: (group) => this.countAgain(group), rule: page.rule })
    this.past = new Past({ boards: page.boards, ask: page.ask, show: page.then, now: () => { page.now(); this.mark() }, lines: () => this.story.lines })
    this.recap = new Recap({ again: () => this.again(), showPast: (line) => this.showPast(line) })
    this.pace = new Pace(page.dock)
    /** @type {Scoring | null} its code and styles come after my first decision: nobody needs them before */
    this.scoring = null
    /** @type {Promise<Scoring> | null} */
    this.loading = null
    page.boards.element.addEventListener('scaled', () => { if (!this.playing && this.pace.element.hidden) this.mark() }) // numbers keep their size
  }

  /** Whether what waits is shown at once. @param {Line[]} lines @param {Update} update */
  isQuick(lines, update) {
    return this.pace.isQuick(lines, update.you.mine)
  }

  /** What is new for the reader, everywhere: in the story, on the board, in the bar. @param {Update} update */
  show(update) {
    this.update = update
    this.pace.seats = update.seats
    this.story.show(update)
    const groups = this.story.groups()
    const turns = update.you.seat >= 0 && update.log.since > 0 ? recentTurns(groups, update.log.since, update.you.mine) : []
    const entries = entriesOf(groups, turns)
    this.marks = entries.flatMap((entry) => entry.turns.map((turn) => ({ number: entry.number, seat: turn.seat, lines: turn.lines })))
    this.recap.show(entries, update)
    this.scoring?.renew()
    if (update.log.since > 0) this.loadScoring().catch(() => {}) // so that it is there before anything is counted
  }

  /** What everybody has gained since my last decision. @param {Update} update */
  gains(update) {
    return update.you.seat >= 0 && update.log.since > 0 ? gainsSince(this.story.told, update.log.since, update.log.scores) : []
  }

  /** Where a seat's points came from, the newest first. @param {number} seat */
  rises(seat) {
    return risesOf(this.story.groups(), seat)
  }

  /** The board is drawn: brackets around what is new. */
  mark() {
    if (!this.past.isOpen) markChanges(this.page.boards, this.marks)
    this.markThumbnails()
  }

  /** Pictures that are only small here: which of them have changed. */
  markThumbnails() {
    const places = new Map(this.marks.flatMap((mark) => mark.lines.flatMap((line) => (line.moves ?? []).map(([, now]) => [now, mark.seat]))))
    for (const picture of this.update?.drawings ?? []) {
      if (picture.place !== 'thumbnail') continue
      const found = [...places].find(([place]) => picture.groups.some(([, text]) => text.includes(`data-p="${place}"`)))
      for (const thumb of document.querySelectorAll(`.region-rail .thumb[data-key="${CSS.escape(picture.key)}"]`)) {
        if (found) thumb.setAttribute('data-changed', String((found[1] % 7) + 1))
        else thumb.removeAttribute('data-changed')
      }
    }
  }

  /**
   * When others' pieces stand still. Mine walk on while what follows is shown: I know where they go, and nobody waits for them.
   * @param {Promise<void>} moved @param {Line[]} lines what they walk for @param {unknown[]} queue what waits to be shown
   */
  async arrived(moved, lines, queue) {
    const isMine = !paced(lines, this.update?.you.mine ?? []).length
    if (!isMine) await moved
    else if (!queue.length) await Promise.race([moved, new Promise((/** @type {(value: void) => void} */ give) => { this.more = give })])
  }

  /** What has just happened, one thing after the other; then what was counted. @param {Line[]} lines @param {Update} update @param {boolean} quick */
  async play(lines, update, quick) {
    const actions = paced(lines, update.you.mine)
    if (!quick && actions.length) {
      const hidden = new Set(actions.flatMap((action) => action.lines.map((line) => line.n)))
      await this.pace.play(actions, ({ lines }) => {
        for (const line of lines) hidden.delete(line.n)
        markChanges(this.page.boards, this.marks.map((mark) => ({ ...mark, lines: mark.lines.filter((line) => !hidden.has(line.n)) })))
      })
    }
    this.mark()
    if (isAtOnce()) return
    const fresh = new Set(lines.map((line) => line.n))
    for (const group of this.counted) if (group.lines.some((line) => fresh.has(line.n))) await this.count(group)
  }

  /** Points as they were counted. @param {Group} group */
  async count(group) {
    const update = this.update
    if (!update || this.playing) return
    try {
      const scoring = await this.loadScoring()
      await scoring.run(group, after(this.story.lines, group, update.log.scores), update)
    } catch (error) { showError(error) } // what was counted is told by the story, too
    this.mark()
  }

  /** Once; where that fails, it may succeed the next time. @returns {Promise<Scoring>} */
  loadScoring() {
    this.loading ??= this.makeScoring().catch((error) => { this.loading = null; throw error })
    return this.loading
  }

  async makeScoring() {
    const [{ Scoring }] = await Promise.all([import('./scoring.js'), style('scoring')])
    return (this.scoring = new Scoring({ boards: this.page.boards, viewer: this.page.viewer, dock: this.page.dock }))
  }

  /** What was counted step by step in this game. */
  get counted() {
    return scorings(this.story.groups())
  }

  /** Once more, on the board as it was then. @param {Group} group */
  async countAgain(group) {
    const last = /** @type {Line} */ (group.lines.at(-1))
    const isPast = this.story.lines.some((line) => line.kind === 'event' && line.entry > last.entry) && await this.past.open(last)
    await this.count(group)
    if (isPast) this.past.close()
  }

  /** All of it once more. */
  async countAll() {
    for (const group of this.counted) await this.countAgain(group)
  }

  /** Whether points are counted on the present boards. */
  get isCounting() {
    return Boolean(this.scoring?.isOpen) && !this.past.isOpen
  }

  /** The board after a line. @param {Line} line */
  async showPast(line) {
    if (!this.update?.drawings.length) return
    if (await this.past.open(line)) markChanges(this.page.boards, [{ number: 0, seat: Math.max(0, line.turn.seat), lines: [line] }])
  }

  /** What lines are about is bracketed while they are pointed at. @param {Line[]} lines */
  point(lines) {
    if (this.past.isOpen || this.playing) return
    if (lines.length) markChanges(this.page.boards, [{ number: 0, seat: Math.max(0, lines[0].turn.seat), lines }])
    else this.mark()
  }

  /** What others did last: since my decision, or else in the last round. @returns {Action[]} */
  get recent() {
    const { log, you, seats } = /** @type {Update} */ (this.update)
    const recent = recentTurns(this.story.groups(), log.since, you.mine)
    const turns = recent.length ? recent : recentTurns(this.story.groups(), 0, you.mine).slice(1 - seats.length)
    return together(actionsOf(turns.flatMap((turn) => turn.lines)))
  }

  /** The last round once more, on the board, until it was shown or the reader goes back to now. */
  async again() {
    if (this.playing || !this.update?.drawings.length || !this.recent.length) return
    this.playing = true
    document.body.classList.add('replaying')
    try {
      await this.finish()
      const actions = this.recent
      await this.pace.play(actions, async (action) => {
        const { lines, seat } = action
        if (action !== actions[0] && !this.past.isOpen) return false
        if (!(await this.past.open(/** @type {Line} */ (lines.at(-1)), lines.flatMap((line) => line.moves ?? [])))) return false
        markChanges(this.page.boards, [{ number: 0, seat: Math.max(0, seat), lines }])
        return true
      }, true)
    } finally {
      this.playing = false
      document.body.classList.remove('replaying')
      this.pace.rest()
      this.past.close()
    }
  }

  /** What is being shown for the first time ends at once. */
  async finish() {
    this.pace.skip()
    this.pace.skipping = true
    this.scoring?.end()
    await this.page.still()
    this.pace.skipping = false
  }

  /** Show no more of what happened; out of a replay straight back to now. @returns {boolean} whether something was shown */
  stop() {
    const skipped = this.pace.skip()
    const back = (this.playing || !skipped) && this.past.close()
    return skipped || back
  }
}

/** The points of all when a scoring was over. @param {Line[]} lines @param {Group} group @param {number[]} scores */
function after(lines, group, scores) {
  const last = /** @type {Line} */ (group.lines.at(-1)).n
  return lines.find((line) => line.n > last && line.scores)?.scores ?? scores
}
