// How a game went: a line for each seat, the points after the turns. It is as large as the room that is left for it, and its numbers stay
// as large as they are. Lines of players who are level lie beside each other, and each wears its sign there.

import { makeSvg, put } from '../shared/dom.js'
import { number, say } from '../shared/page.js'
import { allApart, apart } from './apart.js'

const EDGE = { left: 42, right: 38, top: 14, bottom: 14 } // px
const GAP = 4 // px between two lines
const SIGN = 16, SMALL = 13 // px: signs at the ends, and on lines that lie side by side
const EVERY = 46 // px from a sign to the next one, of another line

/** @param {number[][]} steps the points of all seats after each turn @param {number[]} seats */
export function chart(steps, seats) {
  const svg = makeSvg('svg', { class: 'chart', role: 'img', 'aria-label': say('page-how-it-went') })
  new ResizeObserver(([{ contentRect: { width, height } }]) => {
    if (width && height) put(svg, ...drawn(steps, seats, width, height))
  }).observe(svg)
  return svg
}

/** @param {number} seat @param {number} x @param {number} y @param {number} size */
const sign = (seat, x, y, size) => makeSvg('use', { href: `#i-seat-${(seat % 7) + 1}`, x: x - size / 2, y: y - size / 2, width: size, height: size })

/** @param {number[][]} steps @param {number[]} seats @param {number} w @param {number} h */
function drawn(steps, seats, w, h) {
  const most = Math.max(1, ...steps.flat()), least = Math.min(0, ...steps.flat())
  const x = (/** @type {number} */ i) => EDGE.left + (i * (w - EDGE.left - EDGE.right)) / (steps.length - 1)
  const y = (/** @type {number} */ n) => h - EDGE.bottom - ((n - least) * (h - EDGE.top - EDGE.bottom)) / (most - least)
  const grid = [least, Math.round((least + most) / 2), most].map((n) => makeSvg('g', {}, makeSvg('path', { class: 's-line', d: `M${EDGE.left} ${y(n)}H${w - EDGE.right}` }), makeSvg('text', { class: 'chart-number', x: EDGE.left - 6, y: y(n) + 5 }, number(n))))
  const exact = steps.map((scores) => seats.map((seat) => y(scores[seat])))
  const rows = allApart(exact, GAP)
  // a line that lies below another one lies right of it as well, so that both are seen where they climb
  const aside = Math.min(GAP, x(1) - x(0)) // and is never drawn backwards
  const across = rows.map((heights, at) => heights.map((one, i) => x(at) + (at ? Math.max(-aside / 2, Math.min(aside / 2, one - exact[at][i])) : 0)))
  const last = rows[rows.length - 1]
  const order = last.map((_, i) => i).sort((a, b) => last[a] - last[b])
  const ends = inside(apart(last, SIGN + 1, order).heights, order, h)
  const lines = seats.map((seat, i) => {
    const colour = `s-seat${(seat % 7) + 1}`
    return makeSvg('g', {},
      makeSvg('path', { class: `chart-line ${colour}`, d: `M${rows.map((heights, at) => `${across[at][i].toFixed(1)} ${heights[i].toFixed(1)}`).join('L')}` }),
      makeSvg('path', { class: `chart-end ${colour}`, d: `M${across[rows.length - 1][i].toFixed(1)} ${last[i].toFixed(1)}L${w - SIGN} ${ends[i].toFixed(1)}` }),
      sign(seat, w - SIGN / 2 - 2, ends[i], SIGN))
  })
  return [...grid, ...lines, ...signs(rows, across, seats)]
}

/** The signs at the ends, all of them in the picture. @param {number[]} ends @param {number[]} order the highest first @param {number} h */
function inside(ends, order, h) {
  const moved = [...ends], each = SIGN + 1, room = (h - SIGN) / Math.max(1, order.length - 1)
  const step = Math.min(each, room)
  let free = SIGN / 2
  order.forEach((curve, i) => {
    moved[curve] = Math.min(Math.max(moved[curve], free), h - SIGN / 2 - step * (order.length - 1 - i))
    free = moved[curve] + step
  })
  return moved
}

/** Signs in turn on lines that lie side by side. @param {number[][]} rows @param {number[][]} across @param {number[]} seats */
function signs(rows, across, seats) {
  const found = []
  const from = EDGE.left, to = Math.min(...across[across.length - 1])
  for (let turn = 0, place = from + EVERY / 2; place < to - SIGN; turn++, place += EVERY) {
    const at = ((place - from) / (to - from)) * (rows.length - 1)
    const between = (/** @type {number[][]} */ all) => all[Math.floor(at)].map((one, i) => one + (all[Math.ceil(at)][i] - one) * (at % 1))
    const heights = between(rows), places = between(across)
    const beside = seats.map((_, i) => i).filter((i) => heights.some((other, j) => j !== i && Math.abs(other - heights[i]) < GAP + 1))
    if (!beside.length) continue
    const i = beside[turn % beside.length]
    found.push(sign(seats[i], places[i], heights[i], SMALL))
  }
  return found
}
