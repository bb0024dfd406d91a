// Placing on a plane: a ghost snaps to the nearest offered place and turns. The plane's group says
// data-grid="unit x0 y0"; a touch `at:x,y` is a place on it, `rN` a number of quarter turns.

import { draw } from '../dom.js'

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./choosing.js').Choosing} Choosing */
/** @typedef {{touch: string, x: number, y: number, turns: number[]}} Place */

const AT = /^at:(-?\d+),(-?\d+)$/
const TURN = /^r(\d)$/

export class Placing {
  /** @param {Board} board */
  constructor(board) {
    this.board = board
    this.layer = draw('g', { class: 'places' })
    this.ghost = draw('g', { class: 'ghost tile-ghost' })
    board.over.append(this.layer, this.ghost)
    /** @type {Place[]} */
    this.places = []
    this.turn = 0
    /** @type {Place | null} */
    this.at = null
    this.grid = { unit: 0, x: 0, y: 0 }
  }

  get active() {
    return this.places.length > 0
  }

  /** Whether the tile can be turned at all. */
  get turns() {
    return new Set(this.places.flatMap((place) => place.turns)).size > 1
  }

  /** Read the places out of what may come next. @param {Choosing} choosing @param {Record<string, string>} labels @param {string} symbol */
  read(choosing, labels, symbol) {
    const plane = this.board.root.querySelector('[data-grid]')
    this.places = []
    this.symbol = symbol
    if (plane) {
      const [unit, x, y] = plane.dataset.grid.split(' ').map(Number)
      this.grid = { unit, x, y }
      for (const next of choosing.next().values()) {
        const spot = AT.exec(next.touch)
        if (!spot || this.board.has(next.touch)) continue
        const turns = next.offers.map((offer) => TURN.exec(offer[1][choosing.path.length + 1] ?? '')).filter(Boolean).map((found) => Number(found[1]))
        this.places.push({ touch: next.touch, x: Number(spot[1]), y: Number(spot[2]), turns })
      }
    }
    if (this.active && this.turns && !this.places.some((place) => place.turns.includes(this.turn))) {
      this.turn = this.places[0].turns[0] ?? 0
    }
    this.at = this.active ? this.places.find((place) => place.touch === this.at?.touch && this.fits(place)) ?? null : null
    this.spots(labels)
    this.show()
  }

  /** @param {Place} place */
  fits(place) {
    return place.turns.length === 0 || place.turns.includes(this.turn)
  }

  /** Small rings where the tile may lie as it is turned now. @param {Record<string, string>} labels */
  spots(labels) {
    const { unit, x, y } = this.grid
    this.layer.replaceChildren(...this.places.filter((place) => this.fits(place)).map((place) =>
      draw('g', { 'data-t': place.touch, class: 'may', role: 'button', tabindex: -1, 'aria-label': labels[place.touch] ?? place.touch },
        draw('rect', { x: x + place.x * unit + unit * 0.14, y: y + place.y * unit + unit * 0.14, width: unit * 0.72, height: unit * 0.72, rx: unit * 0.16, class: 'place' }))))
    this.layer.firstElementChild?.setAttribute('tabindex', '0')
    this.labels = labels
  }

  /** The place nearest to a point of the picture. @param {{x: number, y: number}} point */
  near(point) {
    const { unit, x, y } = this.grid
    const { w, h } = this.size()
    let best = null, least = Infinity
    for (const place of this.places) {
      if (!this.fits(place)) continue
      const far = Math.hypot(x + (place.x + w / 2) * unit - point.x, y + (place.y + h / 2) * unit - point.y)
      if (far < least) [best, least] = [place, far]
    }
    this.at = best
    this.show()
    return best
  }

  /** How many units the tile covers as it is turned. */
  size() {
    const [w, h] = (this.shape()?.getAttribute('data-size') ?? '1 1').split(' ').map(Number)
    return this.turn % 2 ? { w: h, h: w } : { w, h }
  }

  shape() {
    return this.symbol ? document.getElementById(this.symbol) : null
  }

  /** Turn by quarter turns, to the next that has a place. @param {number} way */
  rotate(way) {
    if (!this.turns) return false
    const all = new Set(this.places.flatMap((place) => place.turns))
    do this.turn = (this.turn + way + 4) % 4
    while (!all.has(this.turn))
    const place = this.at && this.places.find((one) => one.touch === this.at?.touch && this.fits(one))
    this.spots(this.labels ?? {})
    if (place || !this.at) this.at = place ?? null
    else this.near({ x: this.grid.x + this.at.x * this.grid.unit, y: this.grid.y + this.at.y * this.grid.unit })
    this.show()
    return true
  }

  /** The touches of the ghost as it lies: its place, and its turn where turns are told apart. @param {string} touch */
  touches(touch) {
    const place = this.places.find((one) => one.touch === touch)
    if (!place) return null
    return place.turns.length ? [touch, `r${place.turns.includes(this.turn) ? this.turn : place.turns[0]}`] : [touch]
  }

  show() {
    this.ghost.replaceChildren()
    const shape = this.shape()
    if (!this.at || !shape) return
    const { unit, x, y } = this.grid
    const [w, h] = (shape.getAttribute('data-size') ?? '1 1').split(' ').map((n) => Number(n) * unit)
    const turned = ['', `translate(${h} 0) rotate(90)`, `translate(${w} ${h}) rotate(180)`, `translate(0 ${w}) rotate(270)`][this.turn]
    this.ghost.append(draw('use', { href: `#${shape.id}`, transform: `translate(${x + this.at.x * unit} ${y + this.at.y * unit}) ${turned}` }))
  }
}
