// Points on the board while they are counted: a pill on the piece that earns them, as large on any screen.

import { centre } from '../board/board.js'
import { makeSvg } from '../shared/dom.js'
import { signed } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Scored} Scored */
/** @typedef {{x: number, y: number, isOwn: boolean}} Spot isOwn: a thing of the seat earns them, so that it is clear whose points they are */

const SIZE = 15 // px of the numbers
const ROW = 22 // units from one pill to the next, where several stand at one place
const HIGH = 20 // px of a pill inside a piece, with its edge
const SIGN = 16 // units of the sign of a seat

/** The points of one step, and those of no other. @param {import('../board/board.js').Board} board @param {Scored[]} parts */
export function showEarned(board, parts) {
  board.root.querySelectorAll(':scope > .earned').forEach((/** @type {Element} */ one) => one.remove())
  const unit = Math.min(6, Math.max(0.5, SIZE / (14 * (board.root.getScreenCTM()?.a ?? 1))))
  /** @type {Map<string, number>} how many pills stand at a place */
  const taken = new Map()
  const pills = parts.flatMap(oneByOne).flatMap((part) => {
    const spot = part.points ? spotOf(board, part, unit) : null
    if (!spot) return []
    const place = `${Math.round(spot.x)} ${Math.round(spot.y)}`
    const before = taken.get(place) ?? 0
    taken.set(place, before + 1)
    return [pill(part, spot.isOwn, `translate(${Math.round(spot.x)} ${Math.round(spot.y - before * ROW * unit)}) scale(${unit.toFixed(2)})`)]
  })
  if (pills.length) board.root.append(makeSvg('g', { class: 'earned', 'aria-hidden': 'true' }, ...pills))
}

/** Points that several things earn, each by itself. @param {Scored} part @returns {Scored[]} */
const oneByOne = (part) => (part.earned.length ? part.earned.map((points, i) => ({ ...part, points, touches: [part.touches[i]] })) : [part])

/** Where points belong: to what earns them; else to the first thing that counts; what is nobody's stands over all of them. @param {import('../board/board.js').Board} board @param {Scored} part @param {number} unit @returns {Spot | null} */
function spotOf(board, { seat, touches, earned }, unit) {
  const elements = touches.flatMap((touch) => board.all(touch).slice(0, 1))
  if (!elements.length) return null
  const places = (seat < 0 ? elements : elements.slice(0, 1)).map((element) => centre(board.root, element))
  const top = places.reduce((best, place) => (place.high < best.high ? place : best))
  if (places.length > 1) return { x: top.x, y: top.high, isOwn: true }
  const isOwn = earned.length > 0 || seat < 0
  // on a pile that all seats draw from several may stand: over it, so that its number can be read
  if (!isOwn) return { x: top.x, y: top.high - 6 * unit, isOwn }
  if (!isWrittenBelow(elements[0])) return { x: top.x, y: top.low - 9 * unit, isOwn }
  return { x: top.x, y: hidesNumbers(board, elements[0]) ? top.high - 5 * unit : top.low + 5 * unit, isOwn }
}

/** Whether a pill over the lower edge of a piece would lie on what is written on another one that counts. @param {import('../board/board.js').Board} board @param {Element} element */
function hidesNumbers(board, element) {
  const { left, right, bottom } = (element.querySelector('.hit') ?? element).getBoundingClientRect()
  const middle = (left + right) / 2
  return [...board.root.querySelectorAll('.counts text')].some((text) => {
    const box = text.getBoundingClientRect()
    return !element.contains(text) && box.width > 0 && box.left < middle + HIGH && box.right > middle - HIGH && box.top < bottom + HIGH && box.bottom > bottom
  })
}

/** Whether something is written where a pill inside the piece would lie: then it hangs over the lower edge. @param {Element} element */
function isWrittenBelow(element) {
  const { bottom } = (element.querySelector('.hit') ?? element).getBoundingClientRect()
  return [...element.querySelectorAll('text')].some((text) => text.getBoundingClientRect().bottom > bottom - HIGH)
}

/** @param {Scored} part @param {boolean} isOwn @param {string} transform */
function pill({ seat, points }, isOwn, transform) {
  const text = signed(points)
  const sign = isOwn ? 0 : SIGN + 2
  const wide = 14 + 9 * text.length + sign
  return makeSvg('g', { class: points < 0 ? 'pill loss' : 'pill', transform },
    makeSvg('rect', { x: -wide / 2, y: -10, width: wide, height: 20, rx: 10 }),
    sign ? makeSvg('use', { href: `#i-seat-${(seat % 7) + 1}`, x: 5 - wide / 2, y: -SIGN / 2, width: SIGN, height: SIGN }) : '',
    makeSvg('text', { x: sign / 2, y: 5 }, text))
}
