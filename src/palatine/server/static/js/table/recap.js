// "Since your last turn": what others did, an entry a turn, numbered like the marks on the board. It lies over the middle of the bar, on a
// phone over the strip of seats, and goes with my first choice or by its cross. In a lesson, whose progress stands there, there is none.

import { announce } from '../shared/announce.js'
import { dialog } from '../shared/dialog.js'
import { button, make, put, seatIcon } from '../shared/dom.js'
import { number, say, signed } from '../shared/page.js'
import { actionsOf } from '../shared/groups.js'
import { deeds } from '../shared/told.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/groups.js').Group} Group */
/** @typedef {{number: number, title: string, turns: Group[]}} Entry what one seat did, or a whole round where there was more than one */

const LETTERS = 90 // of what was done, in the strip
const NARROW = 150 // px of an entry
const WIDE = 900
const STEP = 30
const EDGES = 8 // px above and below its lines together: a high bar is no room for a third line

/**
 * The entries of a recap: what a seat did, be it in one turn or in pieces of several; after more than one round, a round each.
 * @param {Group[]} groups all @param {Group[]} turns those of others that are new @returns {Entry[]}
 */
export function entriesOf(groups, turns) {
  const first = turns[0]?.n ?? Infinity
  const rounds = groups.filter((group) => group.kind === 'round' && group.n > first)
  if (rounds.length < 2) {
    const seats = [...new Set(turns.map((turn) => turn.seat))]
    return seats.map((seat, i) => ({ number: i + 1, title: '', turns: turns.filter((turn) => turn.seat === seat) }))
  }
  const begins = [groups.findLast((group) => group.kind === 'round' && group.n <= first), ...rounds]
  return begins
    .map((round, i) => ({ title: round?.lines[0].text ?? '', turns: turns.filter((turn) => turn.n >= (round?.n ?? 0) && turn.n < (begins[i + 1]?.n ?? Infinity)) }))
    .filter((entry) => entry.turns.length)
    .map((entry, i) => ({ number: i + 1, ...entry }))
}

export class Recap {
  /** @param {{again: () => void, look: (line: import('../shared/types.js').Line) => void}} handlers */
  constructor(handlers) {
    this.handlers = handlers
    /** @type {Entry[]} */
    this.entries = []
    this.closed = -1 // the `since` for which it was closed
    this.since = 0
    /** @type {Update | null} */
    this.update = null
    this.list = make('ol', { class: 'bare recap-list', tabindex: 0, 'aria-label': say('page-since') })
    this.count = button({ class: 'recap-count', act: () => this.openList() })
    this.element = make('section', { class: 'recap', 'aria-label': say('page-since'), hidden: true },
      make('b', { class: 'recap-title' }, say('page-since')), this.count, this.list,
      button({ icon: 'play', text: say('page-see-again'), class: 'act recap-again', act: handlers.again }),
      button({ icon: 'close', label: say('page-close'), class: 'quiet', act: () => this.close() }))
    document.getElementById('bar')?.insertBefore(this.element, document.getElementById('tools'))
    this.fitted = 0 // the height of the list for which the entries have their widths
    new ResizeObserver(() => { if (this.list.clientHeight !== this.fitted) this.fit() }).observe(this.list)
  }

  /** @param {Entry[]} entries @param {Update} update */
  show(entries, update) {
    const before = this.element.hidden
    this.entries = entries
    this.update = update
    this.since = update.log.since
    this.element.hidden = !entries.length || !update.pending?.mine || Boolean(update.lesson) || update.table.state !== 'playing' || this.closed === this.since
    document.body.classList.toggle('recapping', !this.element.hidden)
    if (this.element.hidden) return
    put(this.list, ...entries.map((entry) => this.entry(entry, update)))
    this.fit()
    this.count.textContent = `${say('page-since')}: ${number(entries.length)}`
    if (before) announce([say('page-since'), ...entries.map((entry) => told(entry, update))].join(' '))
  }

  /** As wide as each entry needs to be for two lines; on a phone, where the list is not shown, nothing can be measured. */
  fit() {
    this.fitted = this.list.clientHeight
    if (!this.fitted) return
    const entries = [.../** @type {NodeListOf<HTMLElement>} */ (this.list.querySelectorAll('.recap-entry'))].map((entry) => ({ entry, low: NARROW, high: WIDE }))
    for (let rest = WIDE - NARROW; rest > 0; rest = Math.max(...entries.map(({ low, high }) => high - low))) this.halve(entries)
    for (const { entry, high } of entries) entry.style.width = `${high}px`
  }

  /** Try the middle of what is left for every entry; all are set before any is measured, so that the page is laid out once. @param {{entry: HTMLElement, low: number, high: number}[]} entries */
  halve(entries) {
    const middle = (/** @type {{low: number, high: number}} */ { low, high }) => low + STEP * Math.floor((high - low) / STEP / 2)
    for (const one of entries) one.entry.style.width = `${middle(one)}px`
    const fits = entries.map(({ entry }) => {
      const text = /** @type {HTMLElement} */ (entry.querySelector('.recap-text'))
      return text.offsetHeight <= this.fitted - EDGES && text.scrollWidth <= text.clientWidth
    })
    entries.forEach((one, i) => {
      if (fits[i]) one.high = middle(one)
      else one.low = Math.min(one.high, middle(one) + STEP)
    })
  }

  /** My first choice, or the cross. */
  close() {
    this.closed = this.since
    this.element.hidden = true
    document.body.classList.remove('recapping')
  }

  /** @param {Entry} entry @param {Update} update */
  entry(entry, update) {
    const [turn] = entry.turns
    const name = entry.title || update.seats[turn.seat]?.name || ''
    const text = entry.title ? `${say('page-turns')}: ${number(entry.turns.length)}` : short(entry, update)
    const shown = make('button', { type: 'button', class: 'recap-entry', 'data-number': entry.number, on: { click: () => this.handlers.look(/** @type {import('../shared/types.js').Line} */ (entry.turns.at(-1)?.lines.at(-1))) } },
      make('span', { class: `recap-number on-seat${(turn.seat % 7) + 1}` }, number(entry.number)), seatIcon(turn.seat, 18),
      make('span', { class: 'recap-text' }, make('b', {}, name), ...gains(entry), ' ', text))
    return make('li', {}, shown)
  }

  /** On a phone: all of it as a list. */
  openList() {
    const update = /** @type {Update} */ (this.update)
    const box = dialog(say('page-since'), [
      make('ol', { class: 'bare recap-all' }, ...this.entries.map((entry) => make('li', {},
        make('p', { class: 'row' }, make('span', { class: `recap-number on-seat${(entry.turns[0].seat % 7) + 1}` }, number(entry.number)), seatIcon(entry.turns[0].seat, 20), make('b', {}, entry.title || update.seats[entry.turns[0].seat]?.name), ...gains(entry)),
        ...entry.turns.flatMap((turn) => turn.lines).map((line) => make('p', {}, line.text))))),
      make('div', { class: 'row end' }, button({ icon: 'play', text: say('page-see-again'), class: 'strong', act: () => { box.close(); this.handlers.again() } })),
    ])
  }
}

/** @param {Entry} entry */
function gains(entry) {
  const own = entry.turns.flatMap((turn) => turn.gains.filter((gain) => gain.seat === turn.seat))
  const points = own.reduce((sum, gain) => sum + gain.points, 0)
  return points && !entry.title ? [' ', make('span', { class: 'gain' }, signed(points))] : []
}

/** What was done, as much as there is room for; how many more things there were. @param {Entry} entry @param {Update} update */
function short({ turns }, update) {
  const actions = actionsOf(turns.flatMap((turn) => turn.lines)).map((action) => deeds(action.lines, update.seats))
  const shown = []
  for (const text of actions) {
    if (shown.length && shown.join(' ').length + text.length > LETTERS) break
    shown.push(text)
  }
  const more = actions.length - shown.length
  return shown.join(' ') + (more > 0 ? ` (+${number(more)})` : '')
}

/** @param {Entry} entry @param {Update} update */
const told = (entry, update) => entry.title || short(entry, update)
