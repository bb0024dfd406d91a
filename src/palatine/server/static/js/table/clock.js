// Clocks: the last update says what is left, the browser counts on from there.

import { say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Clock} Clock */

export class Clocks {
  constructor() {
    /** @type {Map<Element, {clock: Clock, at: number}>} */
    this.faces = new Map()
    setInterval(() => this.tick(), 500)
  }

  clear() {
    this.faces.clear()
  }

  /** @param {Element} face @param {Clock} clock */
  add(face, clock) {
    this.faces.set(face, { clock, at: performance.now() })
    this.tick()
  }

  tick() {
    for (const [face, { clock, at }] of this.faces) {
      const used = clock.running ? clock.ago + performance.now() - at : 0
      const left = Math.max(0, clock.ms - used)
      face.textContent = lasting(left)
      face.classList.toggle('short', clock.running && left < 60_000)
    }
  }
}

/** @param {number} ms */
export function lasting(ms) {
  const seconds = Math.floor(ms / 1000)
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  if (hours >= 48) return `${Math.floor(hours / 24)} ${say('page-days-short')}`
  const minutes = Math.floor(seconds / 60) % 60
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
