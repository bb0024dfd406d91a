// The board's picture: groups by keys, replaced one by one where they differ, and the marks on what may be touched.

import { makeSvg } from '../shared/dom.js'
import { beforePaint } from '../shared/measuring.js'

/** @typedef {import('../shared/types.js').Drawing} Drawing */
/** @typedef {{may: Set<string>, chosen: Set<string>, object: Set<string>, last: Set<string>, refused: Set<string>, labels: Record<string, string>}} Marks */
/** @typedef {{touch: string, x: number, y: number}} Spot */

const STATES = /** @type {const} */ (['may', 'chosen', 'object', 'last', 'refused'])

export class Board {
  /** @param {{touch: (touch: string) => void, point: (touch: string | null) => void}} handlers */
  constructor(handlers) {
    this.handlers = handlers
    this.root = makeSvg('svg', { class: 'board', role: 'group', tabindex: '-1', preserveAspectRatio: 'xMidYMid meet' })
    this.overlay = makeSvg('g', { class: 'overlay', 'aria-hidden': 'true' }) // ghosts and pills, over all
    this.root.append(this.overlay)
    /** @type {Map<string, {text: string, node: Element}>} */
    this.groups = new Map()
    /** @type {Marks} */
    this.marks = { may: new Set(), chosen: new Set(), object: new Set(), last: new Set(), refused: new Set(), labels: {} }
    /** @type {Record<string, string>} with which symbol a piece that a ghost names is drawn here */
    this.pieces = {}
    this.tabStop = '' // the touch that has the tab stop
    /** @type {{spots: () => Spot[], focus: (touch: string) => boolean}} among what the arrow keys walk: several boards where they stand together */
    this.neighbours = this
    this.root.addEventListener('click', (/** @type {MouseEvent} */ e) => this.clicked(e))
    this.root.addEventListener('keydown', (/** @type {KeyboardEvent} */ e) => this.pressed(e))
    this.root.addEventListener('pointerover', (/** @type {PointerEvent} */ e) => handlers.point(touchOf(e.target)))
    this.root.addEventListener('pointerleave', () => handlers.point(null))
    this.root.addEventListener('focusin', (/** @type {FocusEvent} */ e) => this.focused(e))
  }

  /** Show a drawing; the groups that are the same stay as they are. @param {Drawing} drawing @param {string} label */
  show(drawing, label) {
    const focus = touchOf(document.activeElement), byKeys = document.activeElement?.matches(':focus-visible')
    this.root.setAttribute('aria-label', label)
    this.pieces = drawing.pieces ?? {}
    const next = new Map()
    const nodes = []
    for (const [key, text] of drawing.groups) {
      const old = this.groups.get(key)
      const node = old && old.text === text ? old.node : parsed(text)
      next.set(key, { text, node })
      nodes.push(node)
    }
    for (const [key, { node }] of this.groups) if (next.get(key)?.node !== node) node.remove() // first: what stays need not be moved then
    this.groups = next
    let at = this.root.firstChild
    for (const node of nodes) {
      if (node === at) at = at.nextSibling
      else this.root.insertBefore(node, at)
    }
    while (at && at !== this.overlay) { // such as brackets around what was new before
      const gone = at
      at = at.nextSibling
      gone.remove()
    }
    this.mark(this.marks)
    if (focus && document.activeElement === document.body) {
      if (byKeys) this.focus(focus)
      else beforePaint(this, () => () => { if (document.activeElement === document.body) this.focus(focus) }) // a focus lays the page out
    }
  }

  /** Every element of a touch. @param {string} touch @returns {Element[]} */
  all(touch) {
    return [...this.root.querySelectorAll(`[data-t="${CSS.escape(touch)}"]`)]
  }

  /** @param {string} touch */
  has(touch) {
    return this.root.querySelector(`[data-t="${CSS.escape(touch)}"]`) !== null
  }

  /** @param {string} place @returns {Element | null} */
  piece(place) {
    return this.root.querySelector(`[data-p="${CSS.escape(place)}"]`)
  }

  /** Set the classes and, on what may be chosen, the names and the one tab stop. @param {Marks} marks */
  mark(marks) {
    this.marks = marks
    const first = new Set()
    const marked = [...this.root.querySelectorAll('[data-t]')].map((element) => ({ element, touch: element.getAttribute('data-t') ?? '' }))
    const here = new Set(marked.map(({ touch }) => touch))
    const stops = [...marks.may].filter((touch) => here.has(touch))
    if (!stops.includes(this.tabStop)) this.tabStop = stops[0] ?? ''
    for (const { element, touch } of marked) {
      for (const state of STATES) element.classList.toggle(state, marks[state].has(touch))
      const named = (marks.may.has(touch) || marks.chosen.has(touch)) && !first.has(touch)
      first.add(touch)
      if (named) this.label(element, touch)
      else if (element.hasAttribute('role')) for (const name of ['role', 'tabindex', 'aria-label', 'aria-pressed']) element.removeAttribute(name)
    }
    for (const element of this.root.querySelectorAll('[data-when]')) { // what is there only while something is chosen
      const when = (element.getAttribute('data-when') ?? '').split(' ')
      element.classList.toggle('now', when.some((touch) => marks.chosen.has(touch)))
    }
    this.cutAway()
  }

  /** Towers that hide what may be chosen, or is chosen, are cut down. */
  cutAway() {
    const { may, chosen } = this.marks
    for (const tower of this.root.querySelectorAll('[data-hides]')) {
      const behind = (tower.getAttribute('data-hides') ?? '').split(' ')
      tower.classList.toggle('cut', behind.some((touch) => may.has(touch) || chosen.has(touch)))
    }
  }

  /** @param {Element} element @param {string} touch */
  label(element, touch) {
    const wanted = { role: 'button', 'aria-label': this.marks.labels[touch] ?? touch, tabindex: touch === this.tabStop ? '0' : '-1', 'aria-pressed': String(this.marks.chosen.has(touch)) }
    for (const [name, value] of Object.entries(wanted)) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }

  /** @param {string} touch */
  focus(touch) {
    const element = /** @type {SVGElement | undefined} */ (this.all(touch).find((one) => one.hasAttribute('tabindex')))
    element?.focus({ preventScroll: false })
    return element !== undefined
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const touch = touchOf(event.target)
    if (touch) this.handlers.touch(touch)
  }

  /** @param {FocusEvent} event */
  focused(event) {
    const touch = touchOf(event.target)
    if (!touch) return
    const element = /** @type {Element} */ (event.target)
    for (const old of this.root.querySelectorAll('[tabindex="0"]')) old.setAttribute('tabindex', '-1')
    this.tabStop = touch
    element.setAttribute('tabindex', '0')
    this.handlers.point(touch)
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const touch = touchOf(event.target)
    if (!touch || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      this.handlers.touch(touch)
    } else if (event.key in DIRECTIONS) {
      event.preventDefault()
      event.stopPropagation()
      const to = this.towards(touch, DIRECTIONS[event.key], this.neighbours.spots())
      if (to) this.neighbours.focus(to)
    }
  }

  /** What may be chosen, and where on the screen it is seen. @returns {Spot[]} */
  spots() {
    return [...this.marks.may].filter((touch) => this.has(touch)).map((touch) => ({ touch, ...this.middle(touch) }))
  }

  /** The nearest choice in a direction, by where things are seen. @param {string} from @param {[number, number]} way @param {Spot[]} spots */
  towards(from, [dx, dy], spots) {
    const here = this.middle(from)
    let best = '', least = Infinity
    for (const spot of spots) {
      const along = (spot.x - here.x) * dx + (spot.y - here.y) * dy
      const across = Math.abs((spot.x - here.x) * dy) + Math.abs((spot.y - here.y) * dx)
      if (spot.touch === from || along < 2) continue
      const far = along + 2.2 * across
      if (far < least) [best, least] = [spot.touch, far]
    }
    if (best) return best
    const order = spots.map((spot) => spot.touch) // at the edge: on to the next one in the list
    return order[(order.indexOf(from) + (dx + dy > 0 ? 1 : order.length - 1)) % order.length]
  }

  /** Where a touch is seen on the screen. @param {string} touch */
  middle(touch) {
    const element = this.all(touch)[0]
    const box = (element?.querySelector('.hit') ?? element)?.getBoundingClientRect()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 }
  }
}

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** What a click on an element touches. @param {EventTarget | null} target @returns {string | null} */
export const touchOf = (target) => (target instanceof Element ? target.closest('[data-t]')?.getAttribute('data-t') ?? null : null)

/** The middle of an element in the user units of the root; of its hit area where it has one. @param {SVGSVGElement} root @param {Element} element */
export function centre(root, element) {
  const shape = element.querySelector('.hit') ?? element
  const box = shape.getBoundingClientRect()
  const matrix = root.getScreenCTM()?.inverse()
  if (!matrix) return { x: 0, y: 0, low: 0, high: 0 }
  const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix)
  const low = new DOMPoint(box.x, box.y + box.height).matrixTransform(matrix)
  const high = new DOMPoint(box.x, box.y).matrixTransform(matrix)
  return { x: point.x, y: point.y, low: low.y, high: high.y }
}

/** @param {string} text one element of SVG @returns {Element} */
function parsed(text) {
  const shell = makeSvg('g')
  shell.innerHTML = text
  return shell.firstElementChild ?? shell
}
