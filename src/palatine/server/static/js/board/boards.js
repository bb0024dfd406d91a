// Several pictures side by side, touched as one board: each in a frame with its own zoom, and a head where there is more than one.

import { chipSign, dot } from '../shared/chips.js'
import { button, make, put, renew } from '../shared/dom.js'
import { beforePaint } from '../shared/measuring.js'
import { isSmall } from '../shared/screen.js'
import { Board, touchOf } from './board.js'
import { pills } from './pills.js'
import { Stage } from './stage.js'

/** @typedef {import('../shared/types.js').Picture} Picture */
/** @typedef {import('./board.js').Marks} Marks */
/** @typedef {import('./selection.js').Selection} Selection */

/**
 * What is done with a picture: touched and pointed at; and by its stage where a pointer moves or clicks beside all touches.
 * @typedef {object} Handlers
 * @property {(touch: string) => void} touch
 * @property {(touch: string | null) => void} point
 * @property {(frame: Frame, event: PointerEvent) => void} [hover]
 * @property {(frame: Frame, event: MouseEvent) => void} [click]
 * @property {(way: number) => boolean} [wheel]
 * @property {(frame: Frame) => void} [resized] its stage has another size
 * @property {(frame: Frame, event: PointerEvent) => boolean} [grab] whether a pointer that goes down moves something of its own
 */

/** One picture: its head, board and stage. */
export class Frame {
  /** @param {Handlers} handlers @param {() => void} open */
  constructor(handlers, open) {
    this.board = new Board(handlers)
    this.stage = new Stage(this.board.root)
    this.head = button({ class: 'frame-head', act: open })
    this.foot = make('div', { class: 'frame-foot' })
    this.element = make('section', { class: 'frame', 'data-board': true }, this.head, this.stage.element, this.foot)
    this.stage.onWheel = handlers.wheel ?? this.stage.onWheel
    this.stage.resized = () => handlers.resized?.(this)
    this.stage.taken = (event) => handlers.grab?.(this, event) ?? false
    this.stage.element.addEventListener('pointermove', (/** @type {PointerEvent} */ e) => handlers.hover?.(this, e))
    this.stage.element.addEventListener('click', (/** @type {MouseEvent} */ e) => handlers.click?.(this, e), true)
  }

  /** @param {Picture} picture @param {string} title */
  show(picture, title) {
    renew(this.head, ...pictureHead(picture))
    renew(this.foot, ...picture.counts.map(chipSign))
    this.element.classList.toggle('asked', picture.asked)
    this.stage.fitTo(picture.box, picture.least)
    this.board.show(picture, picture.label || picture.title || title)
    if (this.stage.fresh) this.stage.show() // whether it can leave out words is known now
  }
}

/** What is written over a picture: a dot of its colour, its name, whose it is, its points. @param {Picture} picture */
export function pictureHead({ title, note, value, colour }) {
  return [
    colour && dot(colour),
    make('b', { class: 'frame-title' }, title),
    note && make('span', { class: 'frame-note' }, note),
    value && make('strong', { class: 'frame-value' }, value),
  ]
}

const MOST_OF_ROOM = 0.65 // of two pictures on a phone

export class Boards {
  /** @param {Handlers} handlers */
  constructor(handlers) {
    this.handlers = handlers
    /** @type {Map<string, Frame>} by the key of the picture */
    this.frames = new Map()
    this.opened = '' // where only one picture has room: its key
    this.sought = '' // what was brought into sight
    this.asked = '' // the key of the one that the question is about
    /** @type {Marks} */
    this.marks = { may: new Set(), chosen: new Set(), object: new Set(), last: new Set(), refused: new Set(), labels: {} }
    this.element = make('div', { class: 'boards' })
  }

  /** @returns {Board[]} */
  get list() {
    return [...this.frames.values()].map((frame) => frame.board)
  }

  /** The frame of the first picture. */
  get first() {
    return [...this.frames.values()][0]
  }

  /** The frames in the order of the pictures; those that are there stay. @param {Picture[]} pictures @param {string} title */
  show(pictures, title) {
    const frames = pictures.map((picture) => /** @type {const} */ ([picture.key, this.frames.get(picture.key) ?? this.frame(picture.key)]))
    this.frames = new Map(frames)
    put(this.element, ...frames.map(([, frame]) => frame.element))
    this.element.dataset.pictures = String(pictures.length)
    const asked = pictures.find((picture) => picture.asked)?.key ?? ''
    if (!this.frames.has(this.opened) || (asked && asked !== this.asked)) this.open(asked || (pictures[0]?.key ?? ''))
    this.asked = asked
    for (const { board } of this.frames.values()) board.marks = this.marks // of one that is new, too
    for (const picture of pictures) this.frames.get(picture.key)?.show(picture, title)
    beforePaint(this, () => () => {
      this.share()
      if ([...this.frames.values()].some(({ stage }) => stage.changed)) this.seek()
    })
  }

  /**
   * On a phone two pictures lie one below the other. They share what there is as they need it to be read; where it is not enough, the one that the question is about gets as much as it needs, and
   * all of it where that is more than most: then the head of the other one opens that instead.
   */
  share() {
    if (!isSmall() || this.frames.size !== 2) return void this.element.classList.remove('alone')
    const frames = [...this.frames.values()], { width } = this.element.getBoundingClientRect()
    const room = frames.reduce((sum, { stage }) => sum + stage.root.getBoundingClientRect().height, 0)
    const needs = frames.map(({ stage }) => stage.need(width))
    const asked = [...this.frames.keys()].indexOf(this.asked)
    const first = Math.max(0, asked)
    const isRead = asked >= 0 && needs[asked] <= MOST_OF_ROOM * room
    this.element.classList.toggle('alone', asked >= 0 && !isRead)
    const both = needs[0] + needs[1]
    const part = needs[first] / (isRead && both > room ? room : both)
    const share = Math.min(MOST_OF_ROOM, Math.max(1 - MOST_OF_ROOM, part))
    if (!Number.isFinite(share)) return
    frames.forEach(({ element }, i) => element.style.setProperty('--tall', (i === first ? share : 1 - share).toFixed(3)))
  }

  /** @param {string} key */
  frame(key) {
    const frame = new Frame(this.handlers, () => this.open(key))
    frame.board.neighbours = this
    return frame
  }

  /** Give the room to one picture, where there is not enough for all. @param {string} key */
  open(key) {
    this.opened = key
    for (const [one, frame] of this.frames) {
      frame.element.classList.toggle('open', one === key)
      frame.head.setAttribute('aria-expanded', String(one === key))
    }
  }

  /** Every element of a touch. @param {string} touch @returns {Element[]} */
  all(touch) {
    return this.list.flatMap((board) => board.all(touch))
  }

  /** @param {string} touch */
  has(touch) {
    return this.list.some((board) => board.has(touch))
  }

  /** What touches the pieces at these places. @param {Set<string>} places */
  touchesAt(places) {
    return new Set([...places].map((place) => this.piece(place)).flatMap((piece) => (piece && touchOf(piece)) || []))
  }

  /** @param {string} place @returns {Element | null} */
  piece(place) {
    for (const board of this.list) {
      const piece = board.piece(place)
      if (piece) return piece
    }
    return null
  }

  /** What may be chosen on any of them. */
  spots() {
    return this.list.flatMap((board) => board.spots())
  }

  /** @param {Marks} marks */
  mark(marks) {
    const changed = [...marks.may].join() !== this.sought
    this.marks = marks
    for (const board of this.list) board.mark(marks)
    if (changed) this.seek()
  }

  /** What may be chosen now is brought into sight, where a picture has to be panned for it. */
  seek() {
    this.sought = [...this.marks.may].join()
    for (const { board, stage } of this.frames.values()) if (stage.pans) stage.reveal(...[...board.marks.may].flatMap((touch) => board.all(touch)))
  }

  /** The points that choices would bring, beside their places. @param {Selection} selection @param {Map<string, import('../shared/types.js').Preview>} previews @returns {() => void} which draws them: all are measured before any is drawn */
  pills(selection, previews) {
    const drawn = this.list.map((board) => pills(board, selection, previews))
    return () => { for (const draw of drawn) draw() }
  }

  /** A touch that has a tab stop: of the picture that has the focus, or else of the first. */
  get tabStop() {
    const here = this.list.find((board) => board.root.contains(document.activeElement))
    return here?.tabStop || this.list.find((board) => board.tabStop)?.tabStop || ''
  }

  /** Bring a touch into sight: its picture is opened, and panned so far. @param {string} touch */
  reveal(touch) {
    for (const [key, frame] of this.frames) {
      if (!frame.board.has(touch)) continue
      if (!frame.board.root.checkVisibility()) this.open(key)
      frame.stage.reveal(frame.board.all(touch)[0])
    }
  }

  /** Put the focus on a touch, and into sight. @param {string} touch */
  focus(touch) {
    this.reveal(touch)
    return this.list.some((board) => board.focus(touch))
  }

  /** @param {Element} element */
  contains(element) {
    return this.list.some((board) => board.root.contains(element))
  }
}
