// Half-made choices, drawn: the pieces as they would lie if what is chosen so far were carried out, with the points of it all.

import { makeSvg } from '../shared/dom.js'
import { signed } from '../shared/page.js'
import { centre } from './board.js'

/** @typedef {import('../shared/types.js').Ghost} Ghost */
/** @typedef {import('./board.js').Board} Board */

const LETTER = 16 // pixels of an amount on the screen, whatever the picture's scale

/**
 * @param {Board[]} boards @param {Ghost[]} ghosts
 * @param {number | null} points of the choice as a whole; null where they are not known
 * @param {string} tile where a tile lies on a plane already, which placing.js draws; '' for nowhere
 */
export function showGhosts(boards, ghosts, points, tile) {
  const spots = ghosts.map((ghost) => spotOf(boards, ghost)) // all are measured before any is drawn, so that the page is laid out once
  for (const board of boards) board.overlay.querySelectorAll('.ghost-piece').forEach((one) => one.remove())
  const drawn = ghosts.map((ghost, i) => {
    const spot = spots[i]
    if (!spot) return null
    const { board, x, y, low, unit } = spot
    const piece = makeSvg('g', { class: 'ghost-piece' }, ...(ghost.at === tile ? [] : shape(board.pieces[ghost.symbol] ?? ghost.symbol, x, y)))
    if (ghost.text) piece.append(amount(ghost, x, y, unit))
    if (points && i === ghosts.length - 1 && ghost.text !== signed(points)) piece.append(pill(signed(points), x, low, unit, points < 0))
    board.overlay.append(piece)
    return piece
  })
  const uses = drawn.flatMap((piece) => /** @type {SVGGraphicsElement | null} */ (piece?.querySelector(':scope > use') ?? null) ?? [])
  const edges = uses.map((use) => use.getBBox())
  uses.forEach((use, i) => use.after(edge(edges[i])))
}

/** Where a ghost lies, and how large a pixel is there in the units of the picture. @param {Board[]} boards @param {Ghost} ghost */
function spotOf(boards, { at }) {
  const board = boards.find((one) => one.has(at))
  return board ? { board, ...centre(board.root, board.all(at)[0]), unit: 1 / (board.root.getScreenCTM()?.a || 1) } : null
}

/** A symbol in its own size around the middle of its place; a part of a drawing has its middle where its own zero is. @param {string} symbol @param {number} x @param {number} y */
function shape(symbol, x, y) {
  const drawn = symbol ? document.getElementById(symbol) : null
  if (!drawn) return []
  const [, , w, h] = (drawn.getAttribute('viewBox') ?? '').split(' ').map(Number)
  return [w ? makeSvg('use', { href: `#${symbol}`, x: x - w / 2, y: y - h / 2, width: w, height: h }) : makeSvg('use', { href: `#${symbol}`, x, y })]
}

/** A dotted edge around a piece. @param {DOMRect} box */
function edge({ x, y, width, height }) {
  return makeSvg('rect', { class: 'ghost-edge', x, y, width, height })
}

/** A number in verdigris, in its seat's sign where it has one. @param {Ghost} ghost @param {number} x @param {number} y @param {number} unit */
function amount(ghost, x, y, unit) {
  const sign = ghost.seat >= 0 ? makeSvg('use', { href: `#i-seat-${(ghost.seat % 7) + 1}`, x: -22, y: -9, width: 18, height: 18 }) : ''
  return makeSvg('g', { class: 'ghost-amount', transform: `translate(${x} ${y}) scale(${unit})` },
    makeSvg('rect', { x: -26, y: -13, width: 46, height: 26, rx: 13 }), sign, makeSvg('text', { x: ghost.seat >= 0 ? 8 : -3, y: LETTER * 0.36 }, ghost.text))
}

/** Points inside their place, so that what stands before it keeps its head. @param {string} text @param {number} x @param {number} low @param {number} unit @param {boolean} loss */
function pill(text, x, low, unit, loss) {
  const wide = 16 + 9 * text.length
  return makeSvg('g', { class: loss ? 'pill loss' : 'pill', transform: `translate(${x} ${low - 14 * unit}) scale(${unit})` },
    makeSvg('rect', { x: -wide / 2, y: -11, width: wide, height: 22, rx: 11 }), makeSvg('text', { y: 5 }, text))
}
