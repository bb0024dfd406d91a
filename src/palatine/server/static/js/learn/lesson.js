// A lesson at the table: it puts coach, rings, progress and the end card together, and tells the server what the learner asks of the coach.

import { go } from '../shared/addresses.js'
import { say } from '../shared/page.js'
import { screenClass } from '../shared/screen.js'
import { Coach } from './coach.js'
import { Ending } from './ending.js'
import { Knows, ProgressBar } from './knows.js'
import { CONFIRM, Rings } from './rings.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').Lesson} State */

/**
 * What it needs of its page.
 * @typedef {object} Page
 * @property {import('../board/boards.js').Boards} boards
 * @property {(message: import('../shared/types.js').ClientMessage) => void} send
 * @property {(touches: string[]) => void} touches shows a choice as if it were made so far, and sends nothing
 * @property {(touches: string[]) => void} ask why something is not possible
 * @property {(touch: string) => import('./rings.js').Box | null} spot where a place is that nothing is drawn at
 * @property {() => void} restart drops what is chosen
 * @property {() => void} closeExplanation closes an explanation that is open
 * @property {(tray: string) => void} front which tray is in sight where there is room for one only
 * @property {(key: string) => void} sheet opens a sheet over the board; '' closes the one that is open
 */

const SHOWN = 700 // ms a touch
const STAYS = 1100 // ms that the whole of it stays

export class LessonPage {
  /** @param {Page} page */
  constructor(page) {
    this.page = page
    /** @type {State | null} */
    this.now = null
    /** @type {Update | null} */
    this.update = null
    /** @type {string[] | null} the choice that waits for Confirm */
    this.waits = null
    /** @type {Update | null} the one that the coach has spoken to */
    this.spoken = null
    this.skipTo = Number(new URLSearchParams(location.hash.slice(1)).get('step')) || 0 // the step that a chapter of the rules has led to
    this.sheet = '' // the one that the coach has opened
    this.showing = 0 // counts what is shown: only the last one goes on
    this.rings = new Rings(page.boards, page.spot)
    const back = () => this.ask('back')
    const skip = () => this.ask('skip')
    this.coach = new Coach(this.rings, { next: () => this.ask('next'), on: () => this.ask('on'), showMe: () => this.showMe(), rules: () => this.update?.table.rules ?? '' })
    this.knows = new Knows()
    this.progress = new ProgressBar({ back, skip, leave: () => { go('/') } })
    this.ending = new Ending({ on: () => this.ask('on') })
    this.progress.show(null)
  }

  get runs() {
    return this.now !== null
  }

  /** What speaks to the learner now: nothing may cover it. @returns {HTMLElement | null} */
  get speaker() {
    return (this.runs && [this.ending, this.coach].map(({ element }) => element).find(({ hidden }) => !hidden)) || null
  }

  /** Ask something of the coach. @param {'next' | 'skip' | 'back' | 'on'} what */
  ask(what) {
    if (!this.now) return
    this.stopShowing()
    this.coach.note = null
    this.page.send({ type: 'lesson', what, place: this.now.place })
  }

  /** An update is about to be shown: what others do is shown without the coach. @param {Update} update */
  begin(update) {
    this.update = update
    this.now = update.lesson ?? null
    document.body.classList.toggle('lesson', this.runs)
    document.body.classList.toggle('lesson-free', Boolean(this.now?.free))
    document.body.classList.toggle('lesson-read', this.now?.state === 'read')
    document.body.classList.toggle('lesson-rules', (this.now?.points_at ?? []).includes('rules'))
    const tray = this.markedTray()
    document.body.classList.toggle('lesson-tray', Boolean(tray) || Boolean(this.now?.free))
    this.page.front(screenClass() === 'wide' ? '' : tray)
    this.openSheet('')
    this.knows.show(this.now)
    this.progress.show(this.now)
    if (!this.now || this.now.state === 'others' || this.now.state === 'over') this.coach.hide()
  }

  /** It is shown: the coach speaks. @param {Update} update */
  show(update) {
    if (update !== this.update) return
    if (this.ending.show(update)) this.page.closeExplanation() // it would cover the end
    this.spoken = update
    if (!this.goOn()) this.speak()
  }

  /** On the way to a step that was asked for: what comes before it is skipped. @returns {boolean} whether it was not there yet */
  goOn() {
    const { now } = this
    if (!this.skipTo || !now) return false
    if (now.state === 'over' || now.step >= this.skipTo) {
      this.skipTo = 0
      history.replaceState(null, '', location.pathname + location.search) // after a reload the lesson is where it was
      return false
    }
    if (now.state === 'read' || now.state === 'wait') this.ask('skip')
    return true
  }

  speak() {
    const { now, update } = this
    if (!now || !update || now.state === 'others' || now.state === 'over') return
    const marks = marksNow(now, update.offers)
    const told = this.waits ? { points_at: [], marks: [...marks.filter((mark) => this.waits?.includes(mark)), CONFIRM] } : { marks }
    this.openSheet(now.state === 'read' ? this.rings.sheetOf(now.points_at ?? []) : '')
    this.coach.show({ ...now, ...told }, (mark) => (mark === CONFIRM ? say('page-confirm') : update.labels?.[mark] ?? ''))
  }

  /** What is chosen so far: once it is whole and waits to be confirmed, that comes next, and what is touched later waits too. @param {string[]} path @param {boolean} whole */
  chosen(path, whole) {
    const waits = whole && this.now?.state === 'wait' && !this.now.free ? path : null
    if (waits?.join('|') === this.waits?.join('|')) return
    this.waits = waits
    if (this.spoken === this.update) this.speak()
  }

  /** The tray in which something is marked, so that a phone has to show it; '' where there is none. */
  markedTray() {
    const { marks = [], points_at: pointed = [] } = this.now ?? {}
    const trays = (this.update?.status?.trays ?? []).filter((tray) => tray.place === 'tray')
    for (const mark of [...marks, ...pointed]) {
      const found = trays.find((tray) => mark === 'tray' || mark === `tray:${tray.key}` || tray.cards.some((card) => card.touch === mark || card.place === mark))
      if (found) return found.key
    }
    const wanted = new Set((this.update?.offers ?? []).flatMap(([, touches]) => touches)) // what is accepted, be it marked or not
    return trays.find((tray) => tray.cards.some((card) => wanted.has(card.touch)))?.key ?? ''
  }

  /** What is read about may lie in a sheet of a small page: the coach opens it, and closes it when he speaks of something else. @param {string} key */
  openSheet(key) {
    if (key === this.sheet) return
    this.sheet = key
    document.body.classList.toggle('lesson-sheet', Boolean(key))
    this.page.sheet(key)
  }

  // --- what the learner does ------------------------------------------------------------------

  /** Something was touched. */
  touched() {
    this.stopShowing()
    this.coach.forget()
    if (this.now?.free && !this.coach.folded) this.coach.stepAside()
  }

  /** Something else was touched. @returns {boolean} whether the coach has said what comes first: Confirm */
  confirmFirst() {
    if (!this.waits) return false
    this.coach.tellNote({ kind: 'else', text: say('learn-other-confirm') })
    return true
  }

  /** Why something is not possible, or not wanted. @param {import('../shared/types.js').Explanation} message @param {string} touch @returns {boolean} whether the coach has said it */
  explain({ legal, tried, sentence, rule }, touch) {
    if (!this.now) return false
    if (legal && touch) this.rings.else(touch)
    this.coach.tellNote({ kind: legal ? 'else' : tried ? 'tried' : 'refused', text: sentence, rule })
    return true
  }

  /** A move was refused because the lesson wants something else. @param {import('../shared/types.js').Refused} message */
  refuse({ error, sentence }) {
    if (!this.now || error !== 'lesson') return false
    this.coach.tellNote({ kind: 'else', text: sentence })
    return true
  }

  // --- Show me ----------------------------------------------------------------------------------

  /** The touches of what is wanted, one after the other, and taken back. What is to be refused is really tried. */
  async showMe() {
    const { now, update } = this
    if (!now || !update) return
    if (now.try) return this.page.ask(now.marks ?? [])
    const path = pathOf(update.offers[0])
    const turn = ++this.showing
    this.rings.pulse()
    for (let n = 1; n <= path.length; n++) {
      this.page.touches(path.slice(0, n))
      await rest(SHOWN)
      if (turn !== this.showing) return
    }
    await rest(STAYS)
    if (turn === this.showing) this.stopShowing()
  }

  stopShowing() {
    if (!this.showing) return
    this.showing = 0
    this.page.restart()
  }
}

/**
 * What is touched for the wish. After another accepted choice before, the places that the lesson names may not be there: then those that are.
 * @param {State} now @param {import('../shared/types.js').Offer[]} offers
 */
function marksNow(now, offers) {
  const { marks = [] } = now
  if (now.state !== 'wait' || now.try || now.free || !offers.length) return marks
  const touches = new Set(offers.flatMap(pathOf))
  if (marks.some((mark) => touches.has(mark))) return marks
  return [...new Set(offers.map((offer) => offer[1][0]))]
}

/** All touches of an offer, with its verb where there is one. @param {import('../shared/types.js').Offer | undefined} offer */
function pathOf(offer) {
  if (!offer) return []
  const verb = offer[4]
  return verb ? [verb, ...offer[1]] : offer[1]
}

/** @param {number} ms @returns {Promise<void>} */
const rest = (ms) => new Promise((done) => { setTimeout(done, matchMedia('(prefers-reduced-motion: reduce)').matches ? Math.min(ms, 300) : ms) })
