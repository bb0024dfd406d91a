// What a sign, a phase or a kind of question means, said once: the first time it comes up at a table that is not rated. After a
// note come some questions without one, so that nobody is flooded; it goes by its button or with the reader's next move, and is never shown again.

import { announce, ruleLink } from '../shared/announce.js'
import { get } from '../shared/api.js'
import { button, icon, make, put } from '../shared/dom.js'
import { lang, say } from '../shared/page.js'
import { changeSettings, onSettings, settings } from '../shared/settings.js'
import { face } from './cards.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/answers.js').Note} Note */

const QUIET = 2 // questions without a note after one, and after a lesson
const ORDER = ['question', 'event', 'phase', 'fact'] // what is explained first

/**
 * What a reader meets with this update, in the words of a note's `first`. Who has just come gets the whole log: what is old there is
 * not met now.
 * @param {Update} update @param {string[]} asked keys of the questions that are shown @param {(icon: string) => boolean} [isSeen] whether the sign of a fact is in sight on this screen
 * @returns {Set<string>}
 */
export function metWith({ pending, status, log, you }, asked, isSeen = () => true) {
  const questions = pending.mine ? [pending.key, ...asked] : []
  const facts = (status ? [...status.table, ...(status.budget ? [status.budget] : [])] : []).filter((fact) => isSeen(fact.icon))
  const seats = (status?.seats ?? []).map((own) => own.filter((fact) => isSeen(fact.icon)))
  return new Set([
    ...questions.map((key) => `question:${key}`),
    ...log.lines.filter((line) => log.from || line.n >= log.since).flatMap((line) => [`event:${line.key}`, ...(line.seat === you.seat ? [`event:mine:${line.key}`] : [])]),
    ...(status?.progress?.keys ?? []).map((key) => `phase:${key}`),
    ...facts.flatMap((fact) => [`fact:${fact.icon}`, `fact:table:${fact.icon}`]),
    ...seats.flatMap((own, seat) => own.flatMap((fact) => [`fact:${fact.icon}`, `fact:${seat}:${fact.icon}`])),
  ])
}

/** Whether a fact with this sign can be seen: on a small screen most of them lie behind a tab. @param {string} sign */
export const isInSight = (sign) => [...document.querySelectorAll(`:is(.fact, .facts, .budget) use[href="#i-${sign}"]`)].some((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)

/**
 * The note to show: of what is met and was not explained yet, the most urgent one.
 * @param {Note[]} notes @param {Set<string>} met @param {string[]} known ids that were shown @returns {Note | null}
 */
export function noteFor(notes, met, known) {
  const fresh = notes.filter((note) => !known.includes(note.id) && note.first.some((one) => met.has(one)))
  const kind = (/** @type {Note} */ note) => Math.min(...note.first.filter((one) => met.has(one)).map((one) => ORDER.indexOf(one.split(':')[0])))
  return fresh.sort((a, b) => kind(a) - kind(b))[0] ?? null
}

export class Notes {
  constructor() {
    this.game = ''
    /** @type {Promise<Note[]> | null} */
    this.loaded = null
    /** @type {Note[]} */
    this.notes = []
    this.told = -1 // the question for which a note was shown
    this.at = -1 // the question that is asked now
    this.since = Infinity // questions since the last note or lesson
    /** @type {Note | null} */
    this.note = null
    this.element = make('section', { class: 'first-note', role: 'note', hidden: true })
    onSettings(() => { if (!settings.notes) this.close() })
  }

  get known() {
    return settings.noted[this.game] ?? []
  }

  /** @param {Update} update @param {string[]} asked keys of the questions that are shown */
  async show(update, asked) {
    const { table, pending, you } = update
    if (this.note && update.seq !== this.told) this.close()
    if (!settings.notes || table.rated || table.state !== 'playing' || you.seat < 0 || !pending.mine) return
    this.count(update.seq)
    if (this.since <= QUIET) return
    await this.load(table.game)
    const note = noteFor(this.notes, metWith(update, asked, isInSight), this.known)
    if (note && !this.note) this.open(note, update)
  }

  /** In a lesson the coach explains: what is met there counts as known. @param {Update} update @param {string[]} asked */
  async learn(update, asked) {
    this.close()
    this.at = update.seq
    this.since = 0
    const met = metWith(update, asked)
    await this.load(update.table.game)
    this.remember(this.notes.filter((note) => note.first.some((one) => met.has(one))))
  }

  /** @param {number} seq of the question that is asked */
  count(seq) {
    if (seq !== this.at) this.since++
    this.at = seq
  }

  /** @param {Note[]} notes that are not shown any more */
  remember(notes) {
    const fresh = notes.map((note) => note.id).filter((id) => !this.known.includes(id))
    if (fresh.length) changeSettings({ noted: { ...settings.noted, [this.game]: [...this.known, ...fresh] } })
  }

  /** @param {string} game */
  async load(game) {
    if (this.game !== game || !this.loaded) {
      this.game = game
      this.loaded = get(`/api/notes/${game}?lang=${lang}`).catch(() => [])
    }
    this.notes = await /** @type {Promise<Note[]>} */ (this.loaded)
  }

  /** @param {Note} note @param {Update} update */
  open(note, { seq, table }) {
    this.note = note
    this.told = seq
    this.since = 0
    this.remember([note])
    const sign = note.symbol ? face(note.symbol, 'note-face') : icon(note.icon || 'hint', 28)
    put(this.element,
      make('div', { class: 'note-head' }, sign, make('b', {}, note.name), button({ icon: 'close', label: say('page-note-got-it'), class: 'quiet note-close', act: () => this.close() })),
      make('p', {}, note.means),
      make('div', { class: 'row' },
        button({ icon: 'check', text: say('page-note-got-it'), class: 'plain', act: () => this.close() }),
        note.rule && ruleLink(table.rules, note.rule),
        button({ text: say('page-notes-off'), class: 'quiet notes-off', act: () => changeSettings({ notes: false }) })))
    this.element.hidden = false
    announce(`${note.name}. ${note.means}`)
  }

  /** @returns {boolean} whether one was open */
  close() {
    const open = this.note !== null
    this.note = null
    this.element.hidden = true
    return open
  }
}
