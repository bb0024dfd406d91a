// Placing on a plane: a ghost snaps to the nearest offered place and turns. The plane's group says
// data-grid="unit x0 y0 cell" (a cell in the picture, where the first is, a cell in a tile's own units); a touch `at:x,y` is a place on it, `rN` a number of quarter turns. The tile
// is the symbol inside what was touched before: its corner is at 0,0 and its viewBox says its size.

import { makeSvg, put } from '../shared/dom.js'

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./selection.js').Selection} Selection */
/** @typedef {{touch: string, x: number, y: number, turns: number[]}} Place */

const AT = /^at:(-?\d+),(-?\d+)$/
const TURN = /^r(\d)$/
const HANDLE = 22 // pixels from the middle of a handle to where a finger still means it
const TURNING = 2 // cells that a tile must come nearer to turn by itself
const EDGE = 1 // cells that are seen around the middle of a tile at its outermost places
const FAR = 4.5 // cells from the pointer to the middle of a tile: farther is no wish to place it there

export class Placing {
  /** @param {{list: Board[]}} boards one of them may have a plane */
  constructor(boards) {
    this.boards = boards
    /** @type {Board | undefined} the one with the plane */
    this.board = undefined
    this.layer = makeSvg('g', { class: 'places' })
    this.ghost = makeSvg('g', { class: 'tile-ghost' })
    this.handles = makeSvg('g', { class: 'tile-handles' }) // at the laid tile: turn it, take it away
    /** @type {Map<string, SVGGElement>} */
    this.made = new Map()
    /** @type {Place[]} */
    this.places = []
    this.turn = 0
    /** @type {string[]} what was touched before a place and a turn */
    this.base = []
    this.byHand = false // somebody has turned the tile: then it turns by itself no more
    this.turned = '' // the tile that the turn is of
    this.laid = false // the tile lies at a place that is chosen, until it is confirmed
    /** @type {Place | null} */
    this.at = null
    this.grid = { unit: 1, x: 0, y: 0, cell: 0 }
    /** @type {{id: string, w: number, h: number, scale: number} | null} */
    this.tile = null
  }

  get active() {
    return this.places.length > 0
  }

  /** Whether a touch is a place, as it is shown on the plane, or a way to turn. @param {string} touch */
  has(touch) {
    return this.places.some((place) => place.touch === touch)
  }

  /** Where on the screen the tile would lie at a place, as it is turned now; null where it is no place of the plane. @param {string} touch */
  boxAt(touch) {
    const place = this.places.find((one) => one.touch === touch)
    const matrix = this.board?.root.getScreenCTM()
    if (!place || !matrix) return null
    const { unit, x, y } = this.grid
    const { w, h } = this.size(place.turns.includes(this.turn) ? this.turn : place.turns[0] ?? 0)
    const from = new DOMPoint(x + place.x * unit, y + place.y * unit).matrixTransform(matrix)
    const to = new DOMPoint(x + (place.x + w) * unit, y + (place.y + h) * unit).matrixTransform(matrix)
    return { left: from.x, top: from.y, right: to.x, bottom: to.y }
  }

  /** The box around the middles of the tile at all its places, however it is turned, in the units of the picture. @returns {import('./stage.js').Box | null} */
  get extent() {
    if (!this.active) return null
    const { unit, x, y } = this.grid
    const middles = this.places.flatMap((place) => (place.turns.length ? place.turns : [this.turn]).map((turn) => ({ x: place.x + this.size(turn).w / 2, y: place.y + this.size(turn).h / 2 })))
    const [left, right] = [Math.min(...middles.map((one) => one.x)), Math.max(...middles.map((one) => one.x))]
    const [top, bottom] = [Math.min(...middles.map((one) => one.y)), Math.max(...middles.map((one) => one.y))]
    return { x: x + (left - EDGE) * unit, y: y + (top - EDGE) * unit, w: (right - left + 2 * EDGE) * unit, h: (bottom - top + 2 * EDGE) * unit }
  }

  /** Whether the tile can be turned at all. */
  get turns() {
    return new Set(this.places.flatMap((place) => place.turns)).size > 1
  }

  /** Read the places out of what may come next. @param {Selection} selection @param {(path: string[]) => string} [symbol] that of the question after some touches */
  read(selection, symbol = () => '') {
    this.board = this.boards.list.find((one) => one.root.querySelector('[data-grid]'))
    const plane = this.board?.root.querySelector('[data-grid]')
    this.base = selection.path.filter((touch) => !AT.test(touch) && !TURN.test(touch))
    this.laid = this.base.length < selection.path.length
    this.places = plane ? placesOf(selection.from(this.base), this.base.length) : []
    for (const one of this.boards.list) one.root.classList.toggle('placing', one === this.board && this.active)
    if (!plane || !this.board || !this.active) {
      this.at = null
      this.layer.replaceChildren()
      this.ghost.replaceChildren()
      this.handles.replaceChildren()
      this.turnCard(0)
      return
    }
    if (this.layer.parentNode !== this.board.overlay) this.board.overlay.append(this.layer, this.ghost, this.handles)
    const [unit, x, y, cell] = (plane.getAttribute('data-grid') ?? '').split(' ').map(Number)
    this.grid = { unit, x, y, cell: cell || 0 }
    this.tile = this.sized(symbol(this.base)) ?? this.symbolOf(this.base.at(-1) ?? '')
    if (this.turned !== this.base.join('|') && !this.fitsSomewhere) this.turn = this.places[0].turns[0] ?? 0
    if (this.turned !== this.base.join('|')) this.byHand = false
    this.turned = this.base.join('|')
    if (this.laid) this.turn = Number(TURN.exec(selection.path.at(-1) ?? '')?.[1] ?? this.turn)
    const kept = this.laid ? selection.path[this.base.length] : this.at?.touch
    this.at = this.places.find((place) => place.touch === kept && this.fits(place)) ?? null
    this.turnCard(this.turn)
    this.drawPlaces()
    this.show()
  }

  /** The symbol of what was touched, on a board or a card, its size, and its scale on the plane. @param {string} touch */
  symbolOf(touch) {
    const cards = document.querySelectorAll(`[data-touch="${CSS.escape(touch)}"] .card-face`)
    for (const element of [...this.boards.list.flatMap((one) => one.all(touch)).reverse(), ...cards]) {
      for (const use of element.querySelectorAll('use:not(.hit)')) {
        const found = this.sized(use.getAttribute('href')?.slice(1) ?? '')
        if (found) return found
      }
    }
    return null
  }

  /** A symbol, its size, and its scale on the plane. @param {string} id */
  sized(id) {
    const box = id ? document.getElementById(id)?.getAttribute('viewBox')?.split(' ').map(Number) : null
    return box ? { id, w: box[2], h: box[3], scale: this.scale() } : null
  }

  /** How much the plane is scaled: what is drawn on it knows. */
  scale() {
    if (this.grid.cell) return this.grid.unit / this.grid.cell
    const plane = this.board?.root.querySelector('[data-grid]')
    const drawn = this.places.map((place) => this.board?.all(place.touch)[0]).find(Boolean) ?? plane
    const here = drawn instanceof SVGGraphicsElement ? drawn.getScreenCTM() : null
    const root = this.board?.root.getScreenCTM()
    return here && root ? here.a / root.a : 1
  }

  /** @param {Place} place @param {number} [turn] */
  fits(place, turn = this.turn) {
    return place.turns.length === 0 || place.turns.includes(turn)
  }

  /** The touches that do not fit as the tile is turned now; where none does, each place takes it as it fits there. */
  unfitting() {
    if (!this.fitsSomewhere) return []
    return this.places.filter((place) => !this.fits(place)).map((place) => place.touch)
  }

  /** Small rings where the tile may be placed, where the drawing has none of its own. */
  drawPlaces() {
    const { unit, x, y } = this.grid
    const { w, h } = this.size()
    const some = this.fitsSomewhere
    const bare = this.places.filter((place) => (this.fits(place) || !some) && !this.drawn(place.touch))
    this.layer.replaceChildren(...bare.map((place) =>
      makeSvg('g', { 'data-t': place.touch }, makeSvg('rect', {
        class: 'place hit', x: x + (place.x + w / 2 - 0.36) * unit, y: y + (place.y + h / 2 - 0.36) * unit, width: unit * 0.72, height: unit * 0.72, rx: unit * 0.16 }))))
  }

  /** @param {string} touch */
  drawn(touch) {
    return Boolean(this.board?.all(touch).some((one) => !this.layer.contains(one)))
  }

  /** The tile's size in cells, as it is turned. @param {number} [turn] */
  size(turn = this.turn) {
    const { unit } = this.grid
    const w = this.tile ? (this.tile.w * this.tile.scale) / unit : 1
    const h = this.tile ? (this.tile.h * this.tile.scale) / unit : 1
    return turn % 2 ? { w: h, h: w } : { w, h }
  }

  /**
   * The place nearest to a point of the picture; null far away from all. A tile that nobody has turned yet turns by itself where that
   * brings it much nearer, so that a click is enough. @param {{x: number, y: number}} point
   */
  nearest(point) {
    const { unit, x, y } = this.grid
    let best = null, least = FAR + TURNING, turned = this.turn
    for (const turn of this.byHand ? [this.turn] : [0, 1, 2, 3]) {
      const { w, h } = this.size(turn)
      for (const place of this.places) {
        if (!this.fits(place, turn)) continue
        const far = Math.hypot(place.x + w / 2 - (point.x - x) / unit, place.y + h / 2 - (point.y - y) / unit)
        const cost = far + (turn === this.turn ? 0 : TURNING)
        if (far < FAR && cost < least) [best, least, turned] = [place, cost, turn]
      }
    }
    this.at = best
    if (turned !== this.turn) {
      this.turn = turned
      this.turnCard(turned)
      this.drawPlaces()
    }
    this.show()
    return best
  }

  /** The middle of the tile where it lies now, in the units of the picture. */
  middle() {
    const { unit, x, y } = this.grid
    const { w, h } = this.size()
    return { x: x + ((this.at?.x ?? 0) + w / 2) * unit, y: y + ((this.at?.y ?? 0) + h / 2) * unit }
  }

  /** What is drawn of the places nearest to the tile. @param {number} count */
  around(count) {
    const { at, board } = this
    if (!at || !board) return []
    const far = (/** @type {Place} */ one) => Math.hypot(one.x - at.x, one.y - at.y)
    const near = this.places.filter((one) => this.fits(one)).toSorted((a, b) => far(a) - far(b)).slice(0, count)
    return near.flatMap(({ touch }) => board.all(touch))
  }

  /** Move to a place that has the focus. @param {string} touch */
  moveTo(touch) {
    this.at = this.places.find((place) => place.touch === touch && this.fits(place)) ?? this.at
    this.show()
  }

  /** The card of the tile, and its picture at the question, turn with it. @param {number} turn */
  turnCard(turn) {
    for (const old of document.querySelectorAll('[data-turn]')) old.removeAttribute('data-turn')
    const touch = this.base.at(-1)
    if (!touch || !turn || !this.active) return
    for (const one of document.querySelectorAll(`.card[data-touch="${CSS.escape(touch)}"], .dock-object`)) one.setAttribute('data-turn', String(turn))
  }

  /** Whether the tile fits anywhere as it is turned now. */
  get fitsSomewhere() {
    return this.places.some((place) => this.fits(place))
  }

  /** Turn by a quarter. @param {number} way */
  rotate(way) {
    if (!this.turns) return false
    this.byHand = true
    this.turn = (this.turn + way + 4) % 4
    this.turnCard(this.turn)
    const was = this.at
    this.at = this.places.find((place) => place.touch === was?.touch && this.fits(place)) ?? null
    this.drawPlaces()
    if (was && !this.at) {
      this.at = was
      this.nearest(this.middle())
    } else this.show()
    return true
  }

  /** The touches of the ghost as it lies: its place, and its turn where turns are told apart. @param {string} touch */
  touches(touch) {
    const place = this.places.find((one) => one.touch === touch)
    if (!place || !place.turns.length) return null
    return [touch, `r${place.turns.includes(this.turn) ? this.turn : place.turns[0]}`]
  }

  /** Round handles at the upper corners of the laid tile, as large as a finger on any screen, and always in sight. */
  showHandles() {
    const { unit, x, y } = this.grid
    const root = this.board?.root
    if (!this.at || !this.laid || !root) return void this.handles.replaceChildren()
    const scale = 1 / (root.getScreenCTM()?.a || 1)
    const seen = root.viewBox.baseVal, edge = HANDLE * scale
    const within = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ size) => Math.max(from + edge, Math.min(at, from + size - edge))
    const at = (/** @type {number} */ corner, /** @type {number} */ side) => [within(corner + side * 12 * scale, seen.x, seen.width), within(y + (this.at?.y ?? 0) * unit - 12 * scale, seen.y, seen.height)]
    const left = x + this.at.x * unit
    put(this.handles, this.turns && this.handle('turn', at(left + this.size().w * unit, 1), scale), this.handle('close', at(left, -1), scale))
  }

  /** The same element as long as the page lives, so that none is replaced under a finger. @param {'turn' | 'close'} kind @param {number[]} at @param {number} scale */
  handle(kind, [x, y], scale) {
    const one = this.made.get(kind) ?? makeSvg('g', { class: 'tile-handle', 'data-handle': kind },
      makeSvg('circle', { class: 'reach', r: HANDLE }), makeSvg('circle', { class: 'disc', r: 15 }), makeSvg('use', { href: `#i-${kind}`, x: -9, y: -9, width: 18, height: 18 }))
    this.made.set(kind, one)
    one.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`)
    return one
  }

  show() {
    this.ghost.replaceChildren()
    this.showHandles()
    if (!this.at || !this.tile) return
    const { unit, x, y } = this.grid
    const { id, w, h, scale } = this.tile
    const turned = ['', `translate(${h} 0) rotate(90)`, `translate(${w} ${h}) rotate(180)`, `translate(0 ${w}) rotate(270)`][this.turn]
    this.ghost.setAttribute('transform', `translate(${x + this.at.x * unit} ${y + this.at.y * unit}) scale(${scale})`)
    const edge = this.turn % 2 ? { width: h, height: w } : { width: w, height: h }
    this.ghost.append(makeSvg('use', { href: `#${id}`, width: w, height: h, transform: turned }), makeSvg('rect', { class: 'ghost-edge', ...edge }))
  }
}

/** Whether a touch is a place on some plane or a way to turn. @param {string} touch */
export const isOnPlane = (touch) => AT.test(touch) || TURN.test(touch)

/** @param {Map<string, import('./selection.js').Next>} following @param {number} depth touches before @returns {Place[]} */
function placesOf(following, depth) {
  const found = []
  const at = depth + 1
  for (const next of following.values()) {
    const spot = AT.exec(next.touch)
    if (!spot) continue
    const turns = next.offers.flatMap((offer) => TURN.exec(offer[1][at] ?? '')?.[1] ?? []).map(Number)
    found.push({ touch: next.touch, x: Number(spot[1]), y: Number(spot[2]), turns })
  }
  return found
}
