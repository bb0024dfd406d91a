// A tile that is placed on a plane, under a pointer: it follows a mouse, a tap lays it at the nearest place, a finger drags the
// laid one from place to place, and it turns. Nothing is sent from here; the turn knows when a choice is whole.

import { touchOf } from '../board/board.js'
import { showNote } from '../shared/announce.js'
import { say } from '../shared/page.js'

/** @typedef {import('../board/boards.js').Frame} Frame */

const ABOVE = 48 // pixels: the tile lies so far above a finger, so that it is seen
const NEAR = 3 // places besides that of the laid tile which are kept in sight
const AROUND = 16 // pixels around the laid tile where a finger takes it

export class Tile {
  /** @param {import('./turn.js').Turn} turn */
  constructor(turn) {
    this.turn = turn
    /** @type {{id: number, from: DOMPoint, x: number, y: number, moved: boolean} | null} the pointer that drags the laid tile */
    this.drag = null
  }

  get placing() {
    return this.turn.placing
  }

  /** The touches of the choice with the tile where it hovers, turned as it is; null where it is laid, or nowhere. */
  get hovering() {
    const { at, laid, base } = this.placing
    return at && !laid && !this.turn.busy ? [...base, ...(this.placing.touches(at.touch) ?? [at.touch])] : null
  }

  /** The choice so far, with what is pointed at if that comes next: of a tile the place where it hovers, and its turn. */
  ahead() {
    const { pointed, selection } = this.turn
    const ahead = this.hovering ?? (pointed ? [...selection.path, pointed] : selection.path)
    return selection.startsOffer(ahead) ? ahead : selection.path
  }

  /** Whether a pointer on this frame may move the tile. @param {Frame} frame */
  isOn(frame) {
    return this.placing.active && frame.board === this.placing.board && !this.turn.busy
  }

  /** The stage has another size: the laid tile stays in sight, and the places nearest to it as far as there is room; else the places. @param {Frame} frame */
  resized(frame) {
    if (!this.isOn(frame) || this.drag) return
    const edge = this.placing.ghost.querySelector('.ghost-edge')
    if (edge && this.placing.laid) frame.stage.reveal(edge, ...this.placing.around(NEAR + 1))
    else this.turn.boards.seek()
    this.reveal()
  }

  /** The laid tile was moved or laid: all of it is brought into sight. */
  reveal() {
    const frame = [...this.turn.boards.frames.values()].find((one) => this.isOn(one))
    const edge = this.placing.ghost.querySelector('.ghost-edge')
    if (!frame || !edge || !this.placing.laid || this.drag) return
    frame.stage.reveal(edge)
    this.placing.showHandles()
  }

  /** @param {Frame} frame @param {PointerEvent} event */
  hover(frame, event) {
    if (!this.isOn(frame)) return
    if (this.drag) return this.dragged(frame, event)
    if (event.pointerType === 'touch' || this.placing.laid) return
    const place = this.placing.nearest(frame.stage.point({ x: event.clientX, y: event.clientY }))
    this.turn.point(place?.touch ?? null)
  }

  /** Whether a pointer that goes down takes the laid tile; then it does not pan. @param {Frame} frame @param {PointerEvent} event */
  grab(frame, event) {
    if (!this.isOn(frame) || !this.placing.laid || !this.covers(event) || isHandle(event)) return false
    const middle = this.placing.middle()
    const from = frame.stage.point({ x: event.clientX, y: event.clientY })
    this.drag = { id: event.pointerId, from: new DOMPoint(middle.x - from.x, middle.y - from.y), x: event.clientX, y: event.clientY, moved: false }
    frame.stage.dragged = false
    for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) addEventListener(end, (one) => this.drop(one), { once: true })
    return true
  }

  /** @param {Frame} frame @param {PointerEvent} event */
  dragged(frame, event) {
    const { drag } = this
    if (!drag || event.pointerId !== drag.id) return
    if (!drag.moved && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < AROUND / 2) return
    if (!drag.moved) frame.stage.element.setPointerCapture(event.pointerId)
    drag.moved = true
    frame.stage.dragged = true // so the click at its end is none
    const finger = event.pointerType === 'touch'
    const point = frame.stage.point({ x: event.clientX, y: event.clientY - (finger ? ABOVE : 0) })
    this.placing.nearest(finger ? point : { x: point.x + drag.from.x, y: point.y + drag.from.y })
  }

  /** @param {PointerEvent} event */
  drop(event) {
    const { drag } = this
    this.drag = null
    if (!drag?.moved || event.pointerId !== drag.id) return
    this.layAgain()
    this.turn.refresh()
  }

  /** A click on the plane is a click on the nearest place; one on the laid tile means that it lies well there. @param {Frame} frame @param {MouseEvent} event */
  click(frame, event) {
    const target = /** @type {Element} */ (event.target)
    if (!this.isOn(frame) || frame.stage.dragged || !target.closest('svg.board')) return
    if (isHandle(event)) return this.handle(event)
    if (this.placing.laid && this.covers(event, 0)) {
      event.stopPropagation()
      return this.turn.confirm(true)
    }
    const touch = touchOf(target)
    if (touch && this.turn.boards.marks.may.has(touch)) return
    const place = this.placing.nearest(frame.stage.point({ x: event.clientX, y: event.clientY }))
    if (!place) return
    event.stopPropagation()
    this.turn.touch(place.touch)
  }

  /** The round handles at the laid tile. @param {MouseEvent} event */
  handle(event) {
    const kind = /** @type {Element} */ (event.target).closest('[data-handle]')?.getAttribute('data-handle')
    event.stopPropagation()
    if (kind === 'turn') this.rotate(1)
    else this.turn.back()
  }

  /** Whether a point of the screen lies on the ghost. @param {{clientX: number, clientY: number}} at @param {number} [around] */
  covers({ clientX: x, clientY: y }, around = AROUND) {
    const box = this.placing.ghost.querySelector('.ghost-edge')?.getBoundingClientRect()
    return box !== undefined && x > box.left - around && x < box.right + around && y > box.top - around && y < box.bottom + around
  }

  /** @param {number} way */
  rotate(way) {
    if (!this.placing.active || this.turn.busy || !this.placing.rotate(way)) return false
    if (!this.placing.fitsSomewhere) showNote(say('page-turned-nowhere'), { ms: 3000 })
    if (this.placing.laid) this.layAgain()
    this.turn.refresh()
    return true
  }

  /** The laid tile was moved or turned: it lies where the ghost is now, or nowhere. */
  layAgain() {
    const { at, base } = this.placing
    const { selection } = this.turn
    selection.path = [...base]
    if (!at) return
    selection.touch(at.touch)
    const turned = this.placing.touches(at.touch)
    if (turned) selection.touch(turned[1])
  }
}

/** @param {Event} event */
const isHandle = (event) => /** @type {Element} */ (event.target).closest('[data-handle]') !== null
