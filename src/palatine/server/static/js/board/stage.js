// The frame around a picture: zoom, pan, pinch. It holds the gestures, so that an update does not end a drag.
// A picture is shown whole where its words stay legible (`least` pixels a unit); else a part of it, to be panned. On a small screen a picture
// that can leave its words out (`fine`) is whole at first, without them (unless most of it has room with them), and of what is only around its pieces no more is shown than there is room for.

import { button, make } from '../shared/dom.js'
import { say } from '../shared/page.js'
import { beforePaint } from '../shared/measuring.js'
import { isSmall } from '../shared/screen.js'

const MOST = 6
const SLACK = 8 // px a finger may tremble before a tap becomes a drag
const FAR = 0.5 // of the scale that can be read: smaller than that a picture shows nothing
const NEAR = 0.75 // of it: where nearly all has room with its words, it has them, and the rest is panned into sight
const AROUND = 0.06 // of the height of all pieces, above and below them: roofs and doors
const MARGIN = 24 // px around what is panned into sight

/** @typedef {{x: number, y: number, w: number, h: number}} Box in the units of the picture */

export class Stage {
  /** @param {SVGSVGElement} root */
  constructor(root) {
    this.root = root
    this.drawn = { x: 0, y: 0, w: 100, h: 100 } // the picture
    /** @type {Box | null} */
    this.pieces = null // where the pieces of the picture are, once that was measured
    /** @type {Box | null} */
    this.centred = null // the pieces that stand in the middle
    this.box = this.drawn // with all that can be panned into sight besides
    /** @type {Box | null} */
    this.besides = null
    this.size = { width: 0, height: 0 } // on the screen, in pixels, as it was last measured
    this.changed = false // whether that was another than before
    this.least = 0 // pixels a unit below which the picture is not scaled
    this.zoom = 1
    this.scale = 0 // pixels a unit, as it is shown
    this.small = false // all of it is shown, even where its words get too small: they are left out then
    this.fresh = true // nobody has looked at a part of it yet
    this.x = 0.5 // the middle of what is seen, in parts of the box
    this.y = 0.5
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map()
    this.dragged = false
    /** @type {(way: number) => boolean} */
    this.onWheel = () => false // while a tile is placed, the wheel turns it
    /** @type {(event: PointerEvent) => boolean} */
    this.taken = () => false // a pointer that moves something else does not pan
    this.tools = make('div', { class: 'stage-tools' },
      button({ icon: 'plus', label: say('page-zoom-in'), class: 'quiet', act: () => this.zoomBy(1.4) }),
      button({ icon: 'minus', label: say('page-zoom-out'), class: 'quiet', act: () => this.zoomBy(1 / 1.4) }),
      button({ icon: 'fit', label: say('page-zoom-fit'), class: 'quiet', act: () => this.fit() }))
    this.element = make('div', { class: 'stage' }, root, this.tools)
    this.listen()
    this.resized = () => {} // what must stay in sight is panned there again
    new ResizeObserver(() => { this.measure(); this.show(); this.resized() }).observe(this.element)
  }

  listen() {
    const on = this.element.addEventListener.bind(this.element)
    on('wheel', (e) => this.wheel(e), { passive: false })
    on('pointerdown', (e) => this.down(e))
    on('pointermove', (e) => this.move(e))
    for (const type of /** @type {const} */ (['pointerup', 'pointercancel', 'lostpointercapture'])) on(type, (e) => this.fingers.delete(e.pointerId))
    on('click', (e) => { if (this.dragged) { e.stopPropagation(); e.preventDefault() } }, true)
    on('keydown', (e) => this.key(e))
  }

  /** @param {string} box the viewBox of the drawing @param {number} [least] */
  fitTo(box, least = 0) {
    const [x, y, w, h] = box.split(' ').map(Number)
    this.drawn = { x, y, w, h }
    this.pieces = null
    this.box = together(this.drawn, this.besides)
    this.least = least
    this.root.style.setProperty('--shape', String(w / h))
    if (!this.size.width) this.measure()
    else beforePaint(this, () => (this.measure() ? () => this.show() : undefined)) // what is drawn around it may leave it another size
    this.show()
  }

  /** @returns {boolean} whether it has another size than before */
  measure() {
    const { width, height } = this.root.getBoundingClientRect(), before = this.size
    this.size = { width, height }
    this.changed = width !== before.width || height !== before.height
    return this.changed
  }

  /** What lies beside the picture and can be panned into sight now, such as places for a tile. The scale stays, but on a small screen the room around the pieces comes with it. @param {Box | null} besides */
  include(besides) {
    const isOther = !besides !== !this.besides
    this.besides = besides
    const before = this.box, box = together(this.drawn, besides)
    if (!isOther && box.x === before.x && box.y === before.y && box.w === before.w && box.h === before.h) return
    this.x = (before.x + this.x * before.w - box.x) / box.w // the same place is in the middle
    this.y = (before.y + this.y * before.h - box.y) / box.h
    this.box = box
    this.show()
  }

  show() {
    const { x, y, w, h } = this.box
    const { width, height } = this.size
    const core = this.core(width, height)
    const whole = Math.min(width / core.w, height / core.h)
    if (this.fresh) this.small = isSmall() && NEAR * this.least > whole && whole > FAR * this.least && this.root.querySelector('.fine') !== null
    const scale = Math.max(whole, this.small ? 0 : this.least) * this.zoom
    const seen = whole > 0 ? { w: width / scale, h: height / scale } : { w, h }
    this.x = within(this.x, seen.w / w)
    this.y = within(this.y, seen.h / h)
    const view = [x + this.x * w - seen.w / 2, y + this.y * h - seen.h / 2, seen.w, seen.h]
    const shown = view.map((n) => Math.round(n * 100) / 100).join(' ')
    if (shown !== this.root.getAttribute('viewBox')) this.root.setAttribute('viewBox', shown) // the same again would be laid out again
    this.root.classList.toggle('tiny', scale < this.least * 0.999)
    const isOther = Math.abs(scale - this.scale) > 0.001 * scale
    this.scale = scale
    if (isOther) this.element.dispatchEvent(new Event('scaled', { bubbles: true })) // for what lies over it in pixels
    this.element.classList.toggle('zoomed', this.zoom > 1 || scale > whole * 1.001 || seen.w < w * 0.999 || seen.h < h * 0.999 || (this.small && this.least > whole))
  }

  /** What has to be seen: the picture, or only its pieces where it can leave its words out and would do so, and nothing is to be laid around them. They stand in the middle at first. @param {number} width @param {number} height of the frame @returns {Box} */
  core(width, height) {
    const { drawn, least, box } = this
    const fits = Math.min(width / drawn.w, height / drawn.h) >= least
    const pieces = isSmall() && width && !fits && !this.besides && this.root.querySelector('.fine') ? this.measured() : null
    if (pieces && this.fresh && pieces !== this.centred) {
      this.x = (pieces.x + pieces.w / 2 - box.x) / box.w
      this.y = (pieces.y + pieces.h / 2 - box.y) / box.h
    }
    this.centred = pieces
    return pieces ?? drawn
  }

  /** Where the pieces of the picture are; null where it is not shown. */
  measured() {
    if (this.pieces) return this.pieces
    const boxes = [...this.root.querySelectorAll('[data-t]')].map((one) => (one.querySelector('.hit') ?? one).getBoundingClientRect()).filter((box) => box.width > 0)
    if (!boxes.length) return null
    const a = this.point({ x: Math.min(...boxes.map((box) => box.left)), y: Math.min(...boxes.map((box) => box.top)) })
    const b = this.point({ x: Math.max(...boxes.map((box) => box.right)), y: Math.max(...boxes.map((box) => box.bottom)) })
    const edge = AROUND * (b.y - a.y)
    this.pieces = inside({ x: a.x - edge, y: a.y - edge, w: b.x - a.x + 2 * edge, h: b.y - a.y + 2 * edge }, this.drawn)
    return this.pieces
  }

  /** The height at which its pieces can be read in a frame of this width, in px; or less, where they are wider. @param {number} width */
  need(width) {
    const { w, h } = this.measured() ?? this.drawn
    return h * Math.min(this.least, width / w)
  }

  /** Whether a part of the picture is out of sight. */
  get pans() {
    return this.element.classList.contains('zoomed')
  }

  /** Pan so far that elements of the picture are seen, or their middle where not all can be. @param {...Element} elements */
  reveal(...elements) {
    if (!this.pans || !elements.length) return
    const frame = this.root.getBoundingClientRect()
    if (!frame.width) return
    if (this.fresh && this.small) this.setSmall(false)
    const boxes = elements.map((one) => one.getBoundingClientRect())
    const box = {
      left: Math.min(...boxes.map((one) => one.left)), right: Math.max(...boxes.map((one) => one.right)),
      top: Math.min(...boxes.map((one) => one.top)), bottom: Math.max(...boxes.map((one) => one.bottom)),
    }
    for (const [low, high, size] of /** @type {const} */ ([['left', 'right', frame.width], ['top', 'bottom', frame.height]])) {
      const spare = (box[high] - box[low] + 2 * MARGIN - size) / 2
      if (spare > 0) { box[low] += spare; box[high] -= spare }
    }
    const over = (/** @type {number} */ low, /** @type {number} */ high, /** @type {number} */ from, /** @type {number} */ to) => Math.min(0, low - MARGIN - from) + Math.max(0, high + MARGIN - to)
    const dx = over(box.left, box.right, frame.left, frame.right), dy = over(box.top, box.bottom, frame.top, frame.bottom)
    if (dx || dy) this.pan({ x: dx, y: dy }, { x: 0, y: 0 })
  }

  /** The same, and where they are too far apart, all of the picture without its words. @param {...Element} elements */
  revealAll(...elements) {
    this.reveal(...elements)
    if (!this.root.querySelector('.fine')) return
    const frame = this.root.getBoundingClientRect()
    const isSeen = (/** @type {DOMRect} */ box) => box.left > frame.left - SLACK && box.right < frame.right + SLACK && box.top > frame.top - SLACK && box.bottom < frame.bottom + SLACK
    if (frame.width && !elements.every((one) => isSeen(one.getBoundingClientRect()))) this.setSmall(true)
  }

  /** The whole picture: legible where it can be; asked for again where that is not all of it, all of it, and back. */
  fit() {
    const small = !this.small && this.zoom === 1 && this.pans
    this.zoom = 1
    this.setSmall(small)
  }

  /** From now on all of it is shown, or what can be read. @param {boolean} small */
  setSmall(small) {
    this.fresh = false
    this.small = small
    this.show()
  }

  /** As if nobody had looked at it yet: as it is at first, or all of it, without words that would be too small. @param {boolean} [whole] */
  forget(whole = false) {
    this.zoom = 1
    this.fresh = true
    this.centred = null
    this.show()
    if (whole) this.setSmall(true)
  }

  /** Zoom by a factor, keeping a point of the screen where it is. @param {number} factor @param {{x: number, y: number}} [at] */
  zoomBy(factor, at) {
    const before = at && this.point(at)
    this.fresh = false
    if (this.small && factor > 1) { this.small = false; factor = 1 }
    this.zoom = Math.min(MOST, Math.max(1, this.zoom * factor))
    this.show()
    if (!before || !at) return
    const after = this.point(at)
    this.x += (before.x - after.x) / this.box.w
    this.y += (before.y - after.y) / this.box.h
    this.show()
  }

  /** A point of the screen in the units of the picture. @param {{x: number, y: number}} at */
  point(at) {
    const matrix = this.root.getScreenCTM()?.inverse() ?? new DOMMatrix()
    return new DOMPoint(at.x, at.y).matrixTransform(matrix)
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (event.ctrlKey) {
      event.preventDefault()
      this.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, event)
    } else if (this.onWheel(Math.sign(event.deltaY))) event.preventDefault()
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button > 0 || this.taken(event)) return
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (this.fingers.size === 1) {
      this.dragged = false
      this.began = { x: event.clientX, y: event.clientY }
    }
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    if (this.fingers.size === 2) this.pinch(event.pointerId, before, now)
    else if (this.pans && (this.dragged || far(this.began, now))) {
      this.dragged = true
      if (!this.element.hasPointerCapture(event.pointerId)) this.element.setPointerCapture(event.pointerId)
      this.pan(before, now)
    }
    if (this.fingers.has(event.pointerId)) this.fingers.set(event.pointerId, now)
  }

  /** @param {{x: number, y: number}} before @param {{x: number, y: number}} now */
  pan(before, now) {
    const a = this.point(before), b = this.point(now)
    this.x += (a.x - b.x) / this.box.w
    this.y += (a.y - b.y) / this.box.h
    this.show()
  }

  /** @param {number} id @param {{x: number, y: number}} before @param {{x: number, y: number}} now */
  pinch(id, before, now) {
    this.dragged = true
    const other = [...this.fingers].find(([one]) => one !== id)?.[1]
    if (!other) return
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1
    const is = Math.hypot(now.x - other.x, now.y - other.y) || 1
    this.zoomBy(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') this.zoomBy(1.4)
    else if (event.key === '-') this.zoomBy(1 / 1.4)
    else if (event.key === '0') this.fit()
  }
}

/** @param {{x: number, y: number} | undefined} a @param {{x: number, y: number}} b */
const far = (a, b) => a !== undefined && Math.hypot(a.x - b.x, a.y - b.y) > SLACK

/** The part of a box that lies in another one. @param {Box} a @param {Box} b @returns {Box} */
function inside(a, b) {
  const x = Math.max(a.x, b.x), y = Math.max(a.y, b.y)
  return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y }
}

/** The box around two. @param {Box} a @param {Box | null} b @returns {Box} */
function together(a, b) {
  if (!b) return a
  const x = Math.min(a.x, b.x), y = Math.min(a.y, b.y)
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y }
}

/** The middle of what is seen, so that nothing beside the picture is; all in parts of the box. @param {number} middle @param {number} seen */
const within = (middle, seen) => (seen >= 1 ? 0.5 : Math.min(1 - seen / 2, Math.max(seen / 2, middle)))
