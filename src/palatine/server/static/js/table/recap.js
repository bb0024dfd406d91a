// "Since your last turn": what others did, an entry a turn, numbered like the marks on the board. It lies over the middle of the bar, on a
// phone over the strip of seats, and goes with my first choice or by its cross. In a lesson, whose progress stands there, there is none.

import { announce } from '../shared/announce.js'
import { dialog } from '../shared/dialog.js'
import { button, make, put, seatIcon } from '../shared/dom.js'
import { beforePaint } from '../shared/measuring.js'
import { number, say, signed } from '../shared/page.js'
import { actionsOf } from '../shared/groups.js'
import { deed, deeds, summed } from '../shared/told.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/groups.js').Group} Group */
/** @typedef {{number: number, title: string, turns: Group[]}} Entry what one seat did, or a whole round where there was more than one */

const LEAST = { named: 210, signed: 165 } // px of an entry, with the name of its seat or with its sign alone
const MOST = 4 // entries that are in sight at once
const LINE = 1 // px between entries
const TWO_LINES = 0.55 // of the width of a text in one line: words do not break just in the middle
const BEGUN = 1 // the size of a telling: how it began
const SHORTEST = 2 // one thing, the shortest
const ONE = 3 // one thing, the first
const SPOKEN = 4 // the size of one to whoever listens: two things
const EDGES = 8 // px above and below its lines together: a high bar is no room for a third line
// What gives way to the entries, one after the other: nothing, the word of the button, the name of the game, the names of seats, its title.
const ROOMS = ['', 'no-word', 'no-word no-game', 'no-word no-game no-name', 'no-word no-game no-name no-title']
const SCROLLED = ROOMS.slice(0, -1) // its title says how many there are, where not all are in sight

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
  /** @param {{again: () => void, showPast: (line: import('../shared/types.js').Line) => void}} handlers */
  constructor(handlers) {
    this.handlers = handlers
    /** @type {Entry[]} */
    this.entries = []
    /** @type {string[][]} what was done in each */
    this.deeds = []
    /** @type {string[]} how each began, where there is no room for one whole thing */
    this.begun = []
    this.closed = -1 // the `since` for which it was closed
    this.since = 0
    /** @type {Update | null} */
    this.update = null
    this.list = make('ol', { class: 'bare recap-list', tabindex: 0, 'aria-label': say('page-since') })
    this.count = button({ class: 'recap-count', act: () => this.openList() })
    this.element = make('section', { class: 'recap', 'aria-label': say('page-since'), hidden: true },
      this.count, this.list,
      button({ icon: 'play', text: say('page-see-again'), class: 'act recap-again', act: handlers.again }),
      button({ icon: 'close', label: say('page-close'), class: 'quiet', act: () => this.close() }))
    document.getElementById('bar')?.insertBefore(this.element, document.getElementById('tools'))
    this.inSight = 0 // entries
    this.most = MOST // entries that may be in sight
    this.fitted = '' // the size for which the entries are made
    new ResizeObserver(() => { if (this.size !== this.fitted) this.fit() }).observe(this.list)
  }

  /** The room that there is, whatever gives way in it. */
  get size() {
    return `${this.element.parentElement?.clientWidth} ${this.list.clientHeight}`
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
    this.deeds = entries.map((entry) => deedsOf(entry, update))
    this.begun = entries.map((entry) => begunOf(entry, update))
    this.count.textContent = `${say('page-since')}: ${number(entries.length)}`
    put(this.list, ...entries.map((entry) => this.entry(entry, update)))
    beforePaint(this, () => () => this.fit())
    if (before) announce([say('page-since'), ...entries.map((entry) => told(entry, update))].join(' '))
  }

  /** Whole entries of two lines. Other things give way until all are in sight, or four, and each tells at least one thing that was done; where that is too much, fewer are in sight and the others are scrolled to. On a phone, where the list is not shown, nothing can be measured. */
  fit() {
    this.fitted = this.size
    document.body.dataset.recap = ''
    if (!this.list.clientHeight) return
    const entries = [.../** @type {NodeListOf<HTMLElement>} */ (this.list.querySelectorAll('.recap-entry'))]
    for (this.most = Math.min(MOST, entries.length); this.most > 0; this.most -= 1) {
      const rooms = this.most < entries.length ? SCROLLED : ROOMS
      if (rooms.some((room) => this.fits(entries, room, SHORTEST)) || rooms.some((room) => this.fits(entries, room, BEGUN))) return
    }
  }

  /** @param {HTMLElement[]} entries @param {string} room what gives way @param {number} least the size of what each tells at least */
  fits(entries, room, least) {
    document.body.dataset.recap = room
    return this.shorten(entries, least)
  }

  /** Tell of each entry as much as there is room for. @param {HTMLElement[]} entries @param {number} least @returns {boolean} whether that is enough of each, and all are in sight that should be */
  shorten(entries, least) {
    const sizes = this.deeds.map((all) => (all.length ? all.length + ONE - 1 : 0))
    for (;;) {
      entries.forEach((entry, i) => { /** @type {HTMLElement} */ (entry.querySelector('.recap-deeds')).textContent = sizes[i] === BEGUN ? this.begun[i] : some(this.deeds[i], sizes[i]) })
      const whole = this.spread(entries)
      const cut = sizes.flatMap((size, i) => (!whole[i] && size > 0 ? [i] : []))
      if (!cut.length) return this.inSight >= this.most && sizes.every((size, i) => size >= least || !this.deeds[i].length)
      const most = Math.max(...sizes) // whoever tells only one thing keeps it as long as others tell more
      const longest = [...sizes.keys()].filter((i) => sizes[i] === most || (sizes[i] > ONE && !whole[i]))
      for (const i of most > ONE ? longest : cut) sizes[i] -= 1
    }
  }

  /** Entries side by side, each as wide as it needs to be for two lines, or a whole number of equal ones in sight. @param {HTMLElement[]} entries @returns {boolean[]} which of them are whole */
  spread(entries) {
    const { clientWidth: room, clientHeight: high } = this.list
    const least = document.body.dataset.recap?.includes('no-name') ? LEAST.signed : LEAST.named
    const texts = entries.map((entry) => /** @type {HTMLElement} */ (entry.querySelector('.recap-text')))
    for (const entry of entries) entry.style.width = ''
    const names = texts.map((text) => /** @type {HTMLElement} */ (text.querySelector('b')).offsetWidth + 1)
    const needs = entries.map((entry, i) => entry.offsetWidth + LINE - texts[i].offsetWidth + Math.max(names[i], texts[i].offsetWidth * TWO_LINES))
    const rest = (room - needs.reduce((sum, need) => sum + need, 0)) / entries.length
    this.inSight = rest >= 0 ? entries.length : Math.min(this.most, Math.max(1, Math.floor(room / least)))
    const widths = needs.map((need) => (rest >= 0 ? need + rest : room / this.inSight))
    entries.forEach((entry, i) => { entry.style.width = `${widths[i] - LINE}px` })
    return texts.map((text) => text.offsetHeight <= high - EDGES && text.scrollWidth <= text.clientWidth)
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
    const shown = make('button', { type: 'button', class: 'recap-entry', 'data-number': entry.number, title: deedsOf(entry, update).join(' '), on: { click: () => this.handlers.showPast(/** @type {import('../shared/types.js').Line} */ (entry.turns.at(-1)?.lines.at(-1))) } },
      make('span', { class: `recap-number on-seat${(turn.seat % 7) + 1}` }, number(entry.number)), seatIcon(turn.seat, 18),
      make('span', { class: 'recap-text' }, make('b', {}, name), ...gains(entry), ' ', make('span', { class: 'recap-deeds' })))
    return make('li', {}, shown)
  }

  /** All of it as a list. */
  openList() {
    const update = /** @type {Update} */ (this.update)
    const box = dialog(say('page-since'), [
      make('ol', { class: 'bare recap-all' }, ...this.entries.map((entry) => make('li', {},
        make('p', { class: 'row' }, make('span', { class: `recap-number on-seat${(entry.turns[0].seat % 7) + 1}` }, number(entry.number)), seatIcon(entry.turns[0].seat, 20), make('b', {}, entry.title || update.seats[entry.turns[0].seat]?.name), ...gains(entry)),
        ...entry.turns.flatMap((turn) => summed(turn.lines)).map((line) => make('p', {}, entry.title ? line.text : deed(line, update.seats)))))),
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

/** What was done, one thing after the other; of a whole round only how many turns there were. @param {Entry} entry @param {Update} update */
function deedsOf({ title, turns }, update) {
  if (title) return [`${say('page-turns')}: ${number(turns.length)}`]
  return actionsOf(turns.flatMap((turn) => summed(turn.lines))).map((action) => deeds(action.lines, update.seats))
}

/** The first step of the first thing that was done. @param {Entry} entry @param {Update} update */
function begunOf(entry, update) {
  const first = entry.title ? null : summed(entry.turns.flatMap((turn) => turn.lines)).find((line) => !line.turn.begins)
  return first ? `${deed(first, update.seats)} …` : deedsOf(entry, update)[0] ?? ''
}

/** As much as there is room for, and how many more things there were: none, the shortest one, the first one, the first two ... @param {string[]} all @param {number} size from none, which is 0, to all */
function some(all, size) {
  const shown = size === SHORTEST ? [all.reduce((least, one) => (one.length < least.length ? one : least))] : all.slice(0, Math.max(0, size - ONE + 1))
  return shown.join(' ') + (shown.length && shown.length < all.length ? ` (${say('page-more-lines')}: ${number(all.length - shown.length)})` : '')
}

/** @param {Entry} entry @param {Update} update */
const told = (entry, update) => entry.title || some(deedsOf(entry, update), SPOKEN)
