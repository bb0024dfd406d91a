// @ts-check
// A room under a finger: dragged it follows and snaps to the places where it may lie, each with what the castle would have; held it is taken away.

import { touchOf } from '../board/board.js'
import { makeSvg, put } from '../shared/dom.js'
import { signed } from '../shared/page.js'

/** @typedef {import('./types.js').Room} Room */
/** @typedef {{at: string, touch: string, points: number, x: number, y: number}} Target */

const SLACK = 8 // pixels a finger may tremble
const HELD = 550 // milliseconds of a long press
const NEAR = 70 // pixels from the finger to a place that is still meant
const LIFT = 34 // pixels that the room lies above a finger
const GRID = /^at:(-?\d+),(-?\d+)/

export class Drag {
  /** @param {import('./castle.js').CastleEditor} editor */
  constructor(editor) {
    this.editor = editor
    /** @type {Room | null} */
    this.room = null
    this.active = false
    this.ended = false // its click is no tap
    this.timer = 0
    this.start = { x: 0, y: 0 }
    this.point = { x: 0, y: 0 }
    /** @type {Target[]} */
    this.targets = []
    this.layer = makeSvg('g', { class: 'dragging' })
    const { element } = editor.stage
    editor.stage.taken = (event) => this.down(event)
    element.addEventListener('pointermove', (event) => this.move(event))
    element.addEventListener('pointerup', () => this.up())
    element.addEventListener('pointercancel', () => this.cancel())
    element.addEventListener('contextmenu', (event) => { if (this.room) event.preventDefault() })
    element.addEventListener('touchmove', (event) => { if (this.active) event.preventDefault() }, { passive: false })
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.ended = false
    const touch = touchOf(event.target)
    this.room = this.editor.part?.rooms.find((one) => one.touch === touch) ?? null
    if (!this.room || event.button > 0) return false
    this.start = this.point = { x: event.clientX, y: event.clientY }
    this.timer = setTimeout(() => this.held(), HELD)
    return true
  }

  held() {
    const { room } = this
    if (!room || this.active) return
    this.room = null
    this.ended = true
    navigator.vibrate?.(20)
    this.editor.remove(room.at)
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.room) return
    this.point = { x: event.clientX, y: event.clientY }
    if (!this.active && Math.hypot(this.point.x - this.start.x, this.point.y - this.start.y) < SLACK) return
    if (!this.active) this.begin(event)
    this.show()
  }

  /** The castle without the room, and where it may lie. @param {PointerEvent} event */
  async begin(event) {
    const { room, editor } = this
    if (!room) return
    clearTimeout(this.timer)
    this.active = true
    editor.stage.element.setPointerCapture(event.pointerId)
    const { part } = editor.sheet.looking
    const answer = await editor.sheet.glance(part, { edit: { part, do: 'remove', from: room.at }, pieces: [room.id], hand: room.id, density: editor.sheet.density })
    if (!this.active || this.room !== room || !answer?.part?.drawing) return
    editor.stage.fitTo(answer.part.drawing.box, 0)
    editor.board.show(answer.part.drawing, answer.part.title)
    this.targets = (answer.previews[0]?.places ?? []).flatMap((place) => this.target(place))
    editor.badges()
    this.show()
  }

  /** Where a place is in the picture. @param {{at: string, touch: string, points: number}} place @returns {Target[]} */
  target(place) {
    const { board } = this.editor
    const element = board.all(place.touch)[0]
    const scale = board.root.getScreenCTM()?.inverse()
    if (element && scale) {
      const box = (element.querySelector('.hit') ?? element).getBoundingClientRect()
      const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(scale)
      return [{ ...place, x, y }]
    }
    const plane = board.root.querySelector('[data-grid]')?.getAttribute('data-grid')?.split(' ').map(Number)
    const cell = GRID.exec(place.touch)
    return plane && cell ? [{ ...place, x: plane[1] + (Number(cell[1]) + 1) * plane[0], y: plane[2] + (Number(cell[2]) + 1) * plane[0] }] : []
  }

  /** @returns {Target | undefined} */
  get nearest() {
    const matrix = this.editor.board.root.getScreenCTM()
    if (!matrix) return undefined
    const far = (/** @type {Target} */ one) => {
      const at = new DOMPoint(one.x, one.y).matrixTransform(matrix)
      return Math.hypot(at.x - this.point.x, at.y - this.point.y)
    }
    const best = this.targets.toSorted((a, b) => far(a) - far(b))[0]
    return best && far(best) < NEAR ? best : undefined
  }

  show() {
    const { board, sheet, field } = this.editor
    const { root, overlay } = board
    if (this.layer.parentNode !== overlay) overlay.append(this.layer)
    const inverse = root.getScreenCTM()?.inverse()
    if (!this.active || !inverse || !this.room) return void this.layer.replaceChildren()
    const scale = inverse.a
    const { nearest } = this
    const piece = field ? sheet.piece(field.shelf, this.room.id) : undefined
    const { x, y } = new DOMPoint(this.point.x, this.point.y - LIFT).matrixTransform(inverse)
    const w = piece?.box[0] || 60, h = piece?.box[1] || 60
    put(this.layer,
      ...this.targets.map((one) => makeSvg('g', { class: one === nearest ? 'place now' : 'place', transform: `translate(${one.x} ${one.y}) scale(${scale})` }, makeSvg('circle', { r: 15 }), makeSvg('text', { y: 5 }, signed(one.points)))),
      piece?.symbol && makeSvg('use', { href: `#${piece.symbol}`, x: x - w / 2, y: y - h / 2, width: w, height: h, class: 'ghost' }))
    return undefined
  }

  up() {
    clearTimeout(this.timer)
    const { room, active, nearest } = this
    this.room = null
    if (!active) return
    this.ended = true
    this.active = false
    this.targets = []
    this.layer.replaceChildren()
    if (room && nearest && nearest.at !== room.at) this.drop(room, nearest)
    else this.editor.changed()
  }

  /** @param {Room} room @param {Target} target */
  async drop(room, target) {
    const { editor } = this
    const done = await editor.sheet.edit({ part: editor.sheet.looking.part, do: 'move', from: room.at, at: target.at }, `${editor.part?.title ?? ''}: ${room.name}`)
    if (done) editor.hand = target.at
    editor.changed()
  }

  cancel() {
    clearTimeout(this.timer)
    this.room = null
    this.active = false
    this.targets = []
    this.layer.replaceChildren()
    this.editor.changed()
  }
}
