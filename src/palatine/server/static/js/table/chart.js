// How a game went: a line for each seat, the points after the turns. It is as large as the room that is left for it, and its numbers stay
// as large as they are.

import { makeSvg, put } from '../shared/dom.js'
import { number, say } from '../shared/page.js'

const EDGE = { left: 42, right: 24, top: 14, bottom: 14 } // px

/** @param {number[][]} steps the points of all seats after each turn @param {number[]} seats */
export function chart(steps, seats) {
  const svg = makeSvg('svg', { class: 'chart', role: 'img', 'aria-label': say('page-how-it-went') })
  new ResizeObserver(([{ contentRect: { width, height } }]) => {
    if (width && height) put(svg, ...drawn(steps, seats, width, height))
  }).observe(svg)
  return svg
}

/** @param {number[][]} steps @param {number[]} seats @param {number} w @param {number} h */
function drawn(steps, seats, w, h) {
  const most = Math.max(1, ...steps.flat()), least = Math.min(0, ...steps.flat())
  const x = (/** @type {number} */ i) => EDGE.left + (i * (w - EDGE.left - EDGE.right)) / (steps.length - 1)
  const y = (/** @type {number} */ n) => h - EDGE.bottom - ((n - least) * (h - EDGE.top - EDGE.bottom)) / (most - least)
  const grid = [least, Math.round((least + most) / 2), most].map((n) => makeSvg('g', {}, makeSvg('path', { class: 's-line', d: `M${EDGE.left} ${y(n)}H${w - EDGE.right}` }), makeSvg('text', { class: 'chart-number', x: EDGE.left - 6, y: y(n) + 5 }, number(n))))
  const last = steps.length - 1
  const lines = seats.map((seat) => makeSvg('g', {},
    makeSvg('path', { class: `chart-line s-seat${(seat % 7) + 1}`, d: `M${steps.map((scores, i) => `${x(i).toFixed(1)} ${y(scores[seat]).toFixed(1)}`).join('L')}` }),
    makeSvg('use', { href: `#i-seat-${(seat % 7) + 1}`, x: x(last) - 8, y: y(steps[last][seat]) - 8, width: 16, height: 16 })))
  return [...grid, ...lines]
}
