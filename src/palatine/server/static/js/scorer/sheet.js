// @ts-check
// A sheet that is being filled in: what the form asks for, what was entered, and what the program makes of it. Every entry is shown at once and
// checked afterwards; what is wrong is taken away again and explained. Nothing is drawn here.

import { showError } from '../shared/announce.js'
import { get, post } from '../shared/api.js'
import { density } from '../shared/screen.js'
import { symbols } from '../shared/symbols.js'
import { clearAddress, inAddress, unpacked } from './link.js'
import { SheetRecord, withValue } from './record.js'
import { current, keep, newId, open } from './store.js'

/** @typedef {import('./types.js').Answer} Answer */
/** @typedef {import('./types.js').FormAnswer} FormAnswer */
/** @typedef {import('./types.js').Looking} Looking */
/** @typedef {import('./record.js').Path} Path */

const NOWHERE = { step: 'players', part: '', seat: 0, row: 0, round: 0 }

/** Today as the sheet keeps it. */
const today = () => new Date().toISOString().slice(0, 10)

export class ScoreSheet {
  /** @param {string} game @param {() => void} changed called when something is to be shown anew */
  constructor(game, changed) {
    this.game = game
    this.changed = changed
    /** @type {FormAnswer} */
    this.told = { game, title: '', version: 0, seats: [2], form: { ways: [], steps: [] }, shelves: [], symbols: '' }
    this.record = new SheetRecord({ document: null, entries: [], undone: [] })
    /** @type {Answer | null} the last one that had nothing to complain of */
    this.answer = null
    /** @type {import('./types.js').Wrong | null} */
    this.wrong = null
    /** @type {Looking} */
    this.looking = { ...NOWHERE }
    /** @type {string[]} pieces of which it is asked what they would bring */
    this.pieces = []
    this.hand = '' // of them the one whose places are drawn
    this.id = ''
    this.at = 0
    this.isKept = true
    this.asked = 0 // questions so far; an answer to an older one is not shown
    this.busy = false
    this.good = this.record.kept()
    /** @type {(document: any) => any} what goes without saying is filled in */
    this.mend = (document) => document
  }

  get document() {
    return this.record.document
  }

  get sheet() {
    return this.answer?.sheet ?? null
  }

  /** The names as they are shown. @returns {string[]} */
  get names() {
    const given = this.document?.players ?? []
    return given.map((/** @type {string} */ name, /** @type {number} */ i) => name || this.sheet?.players[i]?.name || String(i + 1))
  }

  /** Which way of counting is chosen. @returns {string} */
  get way() {
    return this.document?.way ?? this.told.form.ways[0]?.key ?? ''
  }

  /** The steps of the form in the way that is chosen. */
  get steps() {
    return this.told.form.steps.filter((step) => !step.ways.length || step.ways.includes(this.way))
  }

  /** How densely castles are drawn. */
  get density() {
    return density()
  }

  /** @param {string} key */
  shelf(key) {
    return this.told.shelves.find((one) => one.key === key)
  }

  /** @param {string} shelf @param {string} id */
  piece(shelf, id) {
    return this.shelf(shelf)?.pieces.find((one) => one.id === id)
  }

  /** The line of the result that says what a favor or card brings each player. @param {string} id */
  lineOf(id) {
    return this.sheet?.rows.find(({ key, depth }) => depth > 0 && key.endsWith(`:${id}`))
  }

  // --- beginning --------------------------------------------------------------------------------

  async begin() {
    this.told = await get(`/api/sheet/${this.game}`)
    await symbols(this.told.symbols)
    await this.open()
    addEventListener('hashchange', () => this.open())
  }

  /** What the address holds, else the evening that was open, else a new one. */
  async open() {
    const packed = inAddress()
    const kept = current(this.game)
    if (packed) await this.openLink(packed)
    else if (kept) this.openEvening(kept)
    else this.startAnew()
    if (this.document) await this.ask()
    this.changed()
  }

  /** @param {string} packed */
  async openLink(packed) {
    this.startAnew()
    try {
      this.record = new SheetRecord({ document: await unpacked(packed), entries: [], undone: [] })
      this.goTo({ step: 'result' })
    } catch (error) { showError(error) }
    clearAddress()
  }

  /** @param {import('./store.js').Evening} evening */
  openEvening(evening) {
    this.id = evening.id
    this.at = evening.at
    this.record = new SheetRecord(evening.kept)
    this.good = this.record.kept()
    this.looking = { ...NOWHERE, ...evening.looking }
    this.answer = null
    this.wrong = null
    open(this.game, evening.id)
  }

  startAnew() {
    this.id = newId()
    this.at = Date.now()
    this.record = new SheetRecord({ document: null, entries: [], undone: [] })
    this.good = this.record.kept()
    this.looking = { ...NOWHERE }
    this.answer = null
    this.wrong = null
    open(this.game, '')
  }

  // --- entering -----------------------------------------------------------------------------------

  /** Enter a value. @param {Path} path @param {unknown} value @param {string} line what is entered, for the record @param {boolean} [typed] digits of it may follow */
  set(path, value, line, typed = false) {
    return this.enter(withValue(this.document, path, value), line, path.join('.'), typed)
  }

  /** Enter another document. @param {any} document @param {string} line @param {string} [place] @param {boolean} [typed] */
  enter(document, line, place = '', typed = false) {
    this.wrong = null
    if (!this.record.enter(this.mend(document), line, place, typed)) return Promise.resolve()
    this.changed()
    return this.ask()
  }

  /** The names; the first time this makes the sheet. @param {any} document */
  async players(document) {
    const isNew = this.document === null
    await this.enter(isNew ? { players: document.players, date: today() } : document, document.players.join(', '), 'players')
  }

  /** Build a castle: the program does it and answers with the new document. @param {import('./types.js').Edit} edit @param {string} line */
  async edit(edit, line) {
    this.wrong = null
    const answer = await this.send({ edit })
    if (!answer) return false
    this.record.enter(answer.document, line, edit.part)
    this.accept(answer)
    return !this.wrong
  }

  undo() {
    this.wrong = null
    if (!this.record.undo()) return
    if (!this.document?.players) this.startAnew()
    this.changed()
    if (this.document) this.ask()
  }

  redo() {
    this.wrong = null
    if (!this.record.redo()) return
    this.changed()
    this.ask()
  }

  /** Go to another step, part, seat or round. @param {Partial<Looking>} what */
  goTo(what) {
    this.record.endTyping()
    this.looking = { ...this.looking, ...what }
    this.keep()
  }

  // --- asking -------------------------------------------------------------------------------------

  /** @param {Partial<import('./types.js').Question>} more @returns {Promise<Answer | null>} null: wrong, or an older question than another */
  async send(more) {
    const mine = ++this.asked
    this.busy = true
    const { document } = this
    try {
      const question = { document, part: this.looking.part, pieces: this.pieces, hand: this.hand, density: this.density, ...more }
      /** @type {Answer} */
      const answer = await post(`/api/sheet/${this.game}`, question)
      if (mine !== this.asked) return null
      if (answer.wrong) this.refuse(answer.wrong)
      return answer.wrong ? null : answer
    } catch (error) {
      if (mine === this.asked) showError(error)
      return null
    } finally {
      if (mine === this.asked) this.busy = false
    }
  }

  /** A castle, or what a piece would bring in it after an edit that is not entered; nothing that is shown depends on it. @param {string} part @param {Partial<import('./types.js').Question>} [more] @returns {Promise<Answer | null>} */
  async glance(part, more = {}) {
    try {
      /** @type {Answer} */
      const answer = await post(`/api/sheet/${this.game}`, { document: this.document, part, density: 'thumbnail', ...more })
      return answer.wrong ? null : answer
    } catch {
      return null
    }
  }

  /** What the document as it is now comes to. */
  async ask() {
    const answer = await this.send({})
    if (!answer) return
    this.record.settle(answer.document)
    this.accept(answer)
  }

  /** @param {Answer} answer */
  accept(answer) {
    this.answer = answer
    this.good = this.record.kept()
    this.keep()
    this.changed()
  }

  /** Something wrong is not entered: the sheet is as it was before. @param {import('./types.js').Wrong} wrong */
  refuse(wrong) {
    this.wrong = wrong
    this.record = new SheetRecord(this.good)
    this.changed()
  }

  keep() {
    if (!this.document?.players) return
    const standing = this.sheet?.players.map(({ name, total }) => ({ name, points: total ?? 0 })) ?? this.names.map((name) => ({ name, points: 0 }))
    this.isKept = keep({ id: this.id, game: this.game, title: this.told.title, at: this.at, kept: this.record.kept(), looking: this.looking, standing, complete: Boolean(this.sheet?.complete) })
    open(this.game, this.id)
  }
}
