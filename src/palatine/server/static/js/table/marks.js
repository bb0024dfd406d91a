// Marks on the board: what changed since my last decision, in brackets of its mover's colour, numbered as in the recap.

import { makeSvg } from '../shared/dom.js'
import { beforePaint } from '../shared/measuring.js'

/** @typedef {import('../shared/types.js').Line} Line */
/** @typedef {import('../board/board.js').Board} Board */
/** @typedef {import('../board/boards.js').Boards} Boards */
/** @typedef {{number: number, seat: number, lines: Line[]}} Marked what one turn has changed; 0: without a number */

const CORNER = 0.28 // of the shorter side
const NUMBER = 12.5 // px on the screen
const EDGE = 5.5 // px: how broad a bracket is
const DISC = 9 // px: half of the disc with the number
const ROOMY = 50 // px: around a narrower piece a disc would lie on its neighbours, and the bracket's colour has to say whose it is

/** Put brackets around what these turns have changed, and take all others away. @param {Boards} boards @param {Marked[]} turns */
export function markChanges(boards, turns) {
  beforePaint(markChanges, () => {
    const layers = boards.list.map((board) => ({ board, layer: layerOf(board, turns) }))
    return () => {
      for (const { board, layer } of layers) {
        board.root.querySelectorAll(':scope > .changes').forEach((/** @type {Element} */ one) => one.remove())
        if (layer.childElementCount) board.root.insertBefore(layer, board.overlay)
      }
    }
  })
}

/** @param {Board} board @param {Marked[]} turns */
function layerOf(board, turns) {
  const layer = makeSvg('g', { class: 'changes', 'aria-hidden': 'true' })
  const marked = new Set()
  const boxes = turns.length ? [...board.root.querySelectorAll('.hit')].flatMap((hit) => boxOf(board.root, hit) ?? []) : []
  for (const turn of [...turns].reverse()) { // the last one to touch something has the mark
    for (const element of changed(board, turn.lines)) {
      if (marked.has(element)) continue
      marked.add(element)
      const mark = markOf(board, element, turn, boxes)
      if (mark) layer.append(mark)
    }
  }
  return layer
}

/** What lines have changed on a board. @param {Board} board @param {Line[]} lines @returns {Set<Element>} */
export function changed(board, lines) {
  const found = new Set()
  for (const line of lines) {
    for (const [, now] of line.moves ?? []) {
      const piece = board.piece(now)
      if (piece) found.add(piece.closest('[data-t]') ?? piece)
    }
    for (const touch of line.touches) for (const element of board.all(touch)) found.add(element)
  }
  return found
}

/** Where an element is seen, in the units of its picture. @param {SVGSVGElement} root @param {Element} element */
export function boxOf(root, element) {
  const box = (element.querySelector('.hit') ?? element).getBoundingClientRect()
  const matrix = root.getScreenCTM()?.inverse()
  if (!matrix || !box.width) return null
  const a = new DOMPoint(box.left, box.top).matrixTransform(matrix)
  const b = new DOMPoint(box.right, box.bottom).matrixTransform(matrix)
  return { x: a.x, y: a.y, w: b.x - a.x, h: b.y - a.y }
}

/** @typedef {{x: number, y: number, w: number, h: number}} Box */

/** How much is seen of the height of a space: a tower in front of it hides the rest, and a mark would lie on the tower. @param {Box} box @param {Box[]} boxes of all spaces */
const heightSeen = ({ x, y, w, h }, boxes) => Math.min(h, ...boxes.flatMap((other) => (Math.abs(other.x - x) < w / 9 && Math.abs(other.w - w) < w / 9 && other.y > y + h / 3 ? [other.y - y] : [])))

/** @param {Board} board @param {Element} element @param {Marked} turn @param {Box[]} boxes */
function markOf(board, element, { number, seat }, boxes) {
  const whole = boxOf(board.root, element)
  if (!whole) return null
  const unit = 1 / (board.root.getScreenCTM()?.a ?? 1) // a pixel
  const box = { ...whole, h: heightSeen(whole, boxes) }
  const view = board.root.viewBox.baseVal, d = bracket(box, view, EDGE * unit)
  const colour = (seat % 7) + 1
  const group = makeSvg('g', { class: 'change', 'data-seat': colour },
    makeSvg('path', { class: 'change-edge', d, 'stroke-width': EDGE * unit }), makeSvg('path', { class: `s-seat${colour}`, d, 'stroke-width': 3 * unit }))
  if (number > 0 && box.w >= ROOMY * unit) {
    const r = DISC * unit, cx = Math.max(box.x, view.x + r + unit), cy = box.y + box.h + 0.7 * r // below the number of what stands at its left; whole also at the edge
    group.append(makeSvg('circle', { class: `f-seat${colour} change-disc`, cx, cy, r, 'stroke-width': 1.2 * unit }),
      makeSvg('text', { class: `f-seat${colour}-on num`, x: cx, y: cy + 4.4 * unit, 'font-size': NUMBER * unit }, String(number)))
  }
  return group
}

/** Two corners around a piece, since numbers stand in its own; at the edge of the picture within it. @param {Box} box @param {DOMRect} view what is seen of the picture @param {number} edge */
function bracket({ x, y, w, h }, view, edge) {
  const c = CORNER * Math.min(w, h), out = edge / 2
  const over = x + w + edge - view.x - view.width
  const [left, top, right, bottom] = [x - out, y - out, x + w + out - (over > 0 && over <= edge ? over : 0), y + h + out]
  return `M${left} ${y + c}V${top}H${x + c}M${x + w - c} ${bottom}H${right}V${y + h - c}`
}
