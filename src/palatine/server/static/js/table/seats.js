// The seats of the table: icon, name, public state, score, clock, who is away and who thinks.

import { isHeld } from '../learn/held.js'
import { showError } from '../shared/announce.js'
import { dialog } from '../shared/dialog.js'
import { icon, make, put, seatIcon, unseen } from '../shared/dom.js'
import { factChip } from '../shared/facts.js'
import { beforePaint } from '../shared/measuring.js'
import { number, say, signed } from '../shared/page.js'
import { screenClass } from '../shared/screen.js'
import { deeds } from '../shared/told.js'
import { Clocks } from './clock.js'
import { showFacts } from './grids.js'
import { thumbnail } from './viewer.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').Seat} Seat */

const RISES = 8 // the last so many times that points rose are told
const NAME = { brief: 12, whole: 13 } // px: names in the strip of a phone, as rail.css has them

export class Seats {
  /**
   * @param {(seat: Seat, done: () => void) => Promise<import('../shared/dom.js').Child[]>} about the buttons about whoever sits there
   * @param {(key: string) => void} picture opens a picture that belongs to seats
   * @param {(seat: number) => {points: number, lines: import('../shared/types.js').Line[]}[]} rises where a seat's points came from, the newest first
   */
  constructor(about, picture, rises) {
    this.about = about
    this.picture = picture
    this.rises = rises
    this.list = make('ul', { class: 'bare seats' })
    this.watchers = make('p', { class: 'hint watchers' })
    this.facts = make('ul', { class: 'bare table-facts' })
    this.element = make('section', { class: 'panel players', 'aria-label': say('page-at-table'), 'data-tab': 'players' }, this.list, this.watchers)
    this.board = make('section', { class: 'panel table-board', 'aria-label': say('page-table-facts'), 'data-tab': 'facts', hidden: true }, this.facts)
    this.clocks = new Clocks()
    /** @type {Map<number, {text: string, element: HTMLElement, clock: HTMLElement}>} the rows by their seats, with what is written there */
    this.rows = new Map()
    /** @type {number[]} */
    this.here = []
    /** @type {number[]} points that each has got since my last decision */
    this.gains = []
    /** @type {Update | null} */
    this.update = null
  }

  /** @param {number[]} here @param {number} watching */
  people(here, watching) {
    this.here = here
    this.watchers.textContent = watching ? `${say('page-watching')}: ${number(watching)}` : ''
    if (this.update) this.show(this.update)
  }

  /** @param {Update} update */
  show(update) {
    this.update = update
    this.clocks.clear()
    const facts = update.table.state === 'playing' || update.table.state === 'over' ? update.status?.table ?? [] : []
    this.board.hidden = !facts.length
    showFacts(this.facts, facts)
    put(this.list, ...update.seats.map((seat) => this.row(seat, update)))
    beforePaint(this, () => this.fit())
  }

  /** A name that would be cut gets the room of what was gained lately, which the story tells as well. In the strip of a phone all seats have their names, all have the first words of them, or none has. @returns {() => void} which takes away what has no room */
  fit() {
    if (screenClass() === 'narrow') return this.fitStrip()
    const cut = [...this.list.querySelectorAll('.gain')].filter((gain) => {
      const name = gain.closest('.seat-about')?.querySelector('.name')
      return name && name.scrollWidth > name.clientWidth
    })
    return () => { for (const gain of cut) gain.remove() }
  }

  /** @returns {() => void} */
  fitStrip() {
    const wide = (/** @type {Element | null} */ one) => one?.getBoundingClientRect().width ?? 0
    const { brief, whole } = NAME, now = this.list.classList.contains('brief') ? brief : whole
    const names = [...this.list.querySelectorAll('.who')].map((who) => {
      const [first, rest, number] = ['.name-first', '.name-rest', '.name-number'].map((part) => wide(who.querySelector(part)) / now)
      return { room: wide(who) + 0.5, brief: (first + number) * brief, whole: (first + rest + number) * whole }
    })
    const isBrief = names.some(({ room, whole }) => whole > room)
    const isNameless = names.some(({ room, brief }) => brief > room)
    return () => {
      this.list.classList.toggle('brief', isBrief)
      this.list.classList.toggle('nameless', isNameless)
    }
  }

  /** The row of a seat: that which stands there, where it says the same. @param {Seat} seat @param {Update} update */
  row(seat, update) {
    const facts = update.status?.seats?.[seat.seat] ?? []
    const score = update.result?.scores?.[seat.seat] ?? update.status?.scores?.[seat.seat]
    const gain = this.gains[seat.seat] ?? 0
    const now = Boolean(update.pending?.seats?.includes(seat.seat)) && update.table.state === 'playing'
    const pictures = update.drawings.filter((picture) => picture.place === 'thumbnail' && picture.seats[0] === seat.seat)
    const text = JSON.stringify([seat.name, seat.kind, Boolean(seat.clock), this.state(seat, update), facts, score, gain, now, pictures])
    const known = this.rows.get(seat.seat)
    const row = known?.text === text ? known : { text, ...this.newRow(seat, update, { facts, score, gain, now, pictures }) }
    this.rows.set(seat.seat, row)
    if (seat.clock) this.clocks.add(row.clock, seat.clock)
    return row.element
  }

  /** @param {Seat} seat @param {Update} update @param {{facts: import('../shared/types.js').Fact[], score: number | undefined, gain: number, now: boolean, pictures: import('../shared/types.js').Picture[]}} shown */
  newRow(seat, update, { facts, score, gain, now, pictures }) {
    const clock = make('span', { class: 'clock' })
    const about = make(
      'button',
      { type: 'button', class: 'seat-about', 'data-about': `seat:${seat.seat}`, on: { click: () => this.openSeat(seat.seat) } },
      seatIcon(seat.seat, 26),
      make('span', { class: 'who' }, make('b', {}, ...nameParts(seat.name || say('page-free-seat'))), make('small', { title: this.state(seat, update) }, icon(seat.kind === 'bot' ? 'robot' : 'person', 16), this.brief(seat, update))),
      make('span', { class: 'facts' }, ...facts.map(factChip)),
      seat.clock && clock,
      score === undefined ? null : make('strong', { class: 'score' }, gain ? make('span', { class: 'gain' }, signed(gain), ' ') : null, number(score)),
    )
    const element = make('li', { class: now ? 'now' : null, 'data-seat': (seat.seat % 7) + 1 }, about, ...pictures.map((picture) => this.owned(picture)))
    return { element, clock }
  }

  /** @param {number} seat */
  openSeat(seat) {
    const update = /** @type {Update} */ (this.update)
    this.open(update.seats[seat], update)
  }

  /** A picture beside its owner; one that belongs to neighbours stands between them with its name. @param {import('../shared/types.js').Picture} picture */
  owned(picture) {
    const thumb = thumbnail(picture, this.picture)
    if (picture.seats.length < 2) return thumb
    return make('div', { class: 'shared-picture' }, thumb, make('span', {}, picture.title), make('strong', { class: 'frame-value' }, picture.value || picture.note))
  }

  /** The icon says that it is a bot; only what it does now is worth the room. @param {Seat} seat @param {Update} update */
  brief(seat, update) {
    const text = this.state(seat, update)
    return text === say('page-bot') ? unseen(text) : text
  }

  /** @param {Seat} seat @param {Update} update */
  state(seat, update) {
    const playing = update.table.state === 'playing'
    if (seat.resigned) return say('page-resigned')
    if (seat.kind === 'empty') return say('page-empty')
    if (seat.kind === 'bot') return playing && seat.asked && !isHeld(update) ? say('page-thinking') : say('page-bot')
    if (seat.away) return say('page-away')
    if (update.you.mine.includes(seat.seat)) return say('page-you')
    return this.here.includes(seat.seat) ? say('page-here') : say('page-not-here')
  }

  /** Why the points rose: the last few times, each with what was done or counted. @param {Seat} seat @param {Update} update */
  why(seat, update) {
    const rises = this.rises(seat.seat).slice(0, RISES)
    if (!rises.length) return []
    return [make('h3', {}, say('page-points-from')), make('table', { class: 'list rises' }, make('tbody', {}, ...rises.map(({ points, lines }) => make('tr', {},
      make('th', { scope: 'row', class: 'n' }, signed(points)), make('td', {}, lines[0]?.score?.formula || deeds(lines, update.seats) || say('page-points-setup'))))))]
  }

  /** Everything known of a seat, with words for every icon. @param {Seat} seat @param {Update} update */
  open(seat, update) {
    const facts = update.status?.seats?.[seat.seat] ?? []
    const points = update.result?.breakdown?.[seat.seat] ?? update.status?.breakdown?.[seat.seat] ?? []
    const score = update.result?.scores?.[seat.seat] ?? update.status?.scores?.[seat.seat]
    const pictures = update.drawings.filter((picture) => picture.place === 'thumbnail' && picture.seats.includes(seat.seat))
    const open = (/** @type {string} */ key) => { box.close(); this.picture(key) }
    const column = make('div', { class: 'column' })
    const box = dialog(seat.name || say('page-free-seat'), [
      make('p', { class: 'aside' }, this.state(seat, update)),
      make('div', { class: 'row' }, ...pictures.map((picture) => thumbnail(picture, open))),
      make('table', { class: 'list' }, make('tbody', {},
        ...facts.map((fact) => make('tr', {}, make('td', {}, fact.icon ? icon(fact.icon, 20) : ''), make('th', { scope: 'row' }, fact.label), make('td', { class: 'n' }, fact.value))),
        ...points.map((one) => make('tr', {}, make('td', {}), make('th', { scope: 'row' }, one.label), make('td', { class: 'n' }, number(one.points)))),
        score === undefined ? null : make('tr', { class: 'total' }, make('td', {}, icon('trophy', 20)), make('th', { scope: 'row' }, say('page-total')), make('td', { class: 'n' }, number(score))),
      )),
      ...this.why(seat, update),
      column,
    ])
    this.about(seat, () => box.close()).then((buttons) => put(column, ...buttons)).catch(showError)
  }
}

/** A name whose number stays in sight where its letters do not fit: two bots of one level differ by it alone. @param {string} name */
function nameParts(name) {
  const [, first, rest, number] = /^(\S*)(.*?)(\s+\d+)?$/.exec(name) ?? ['', name, '', '']
  return [make('span', { class: 'name' }, make('span', { class: 'name-first' }, first), rest && make('span', { class: 'name-rest' }, rest)), number && make('span', { class: 'name-number' }, `\u00a0${number.trim()}`)]
}
