// Pieces move instead of jumping ("first, last, invert, play", in the units of the picture). Events say what went where.

import { settings } from '../shared/settings.js'
import { centre } from './board.js'

/** @typedef {{piece: (place: string) => Element | null, all: (touch: string) => Element[]}} Pieces where pieces stand: on a board, or on several */
/** @typedef {{root: SVGSVGElement, x: number, y: number}} Spot */

const STEP = 260
const FLIGHT = 420
const LATE = 400 // ms that a piece may be late: where no frames are drawn, its animation would never end
const CURVE = 'cubic-bezier(.3,.7,.2,1)'

const motionless = () => settings.pace === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Where each piece will have come from: moves that follow one another become one.
 * @param {[string, string][]} moves
 * @returns {Map<string, string>} new place -> old place
 */
export function joinMoves(moves) {
  const from = new Map()
  for (const [old, now] of moves) {
    from.set(now, from.get(old) ?? old)
    if (old !== now) from.delete(old)
  }
  return from
}

/**
 * Where pieces stand that are going to move. Asked before anything is drawn anew, it costs no layout.
 * @param {Pieces} board
 * @param {[string, string][]} moves
 * @returns {Map<string, Spot>} by the place where they are going to stand
 */
export function spotsBefore(board, moves) {
  const before = new Map()
  if (motionless()) return before
  for (const [now, old] of joinMoves(moves)) {
    const piece = board.piece(old) ?? board.all(old)[0]
    if (piece) before.set(now, spot(piece))
  }
  return before
}

/**
 * Move pieces from where they stood, after the new drawing.
 * @param {Pieces} board
 * @param {[string, string][]} moves
 * @param {() => void} redraw
 * @param {Map<string, Spot>} [before]
 * @returns {Promise<boolean>} when all stand still: whether something has moved
 */
export async function animateMoves(board, moves, redraw, before = spotsBefore(board, moves)) {
  const paths = joinMoves(moves)
  redraw()
  if (motionless() || document.visibilityState !== 'visible') return false
  const animations = []
  for (const now of paths.keys()) {
    const piece = board.piece(now)
    if (!piece) continue
    const there = spot(piece)
    const here = before.get(now)
    animations.push(here?.root === there.root ? slide(piece, here.x - there.x, here.y - there.y) : appear(piece))
  }
  await Promise.all(animations)
  return animations.length > 0
}

/** Where a piece stands, and in which picture. @param {Element} piece @returns {Spot} */
function spot(piece) {
  const root = /** @type {SVGSVGElement} */ (/** @type {SVGElement} */ (piece).ownerSVGElement)
  return { root, ...centre(root, piece) }
}

/** @param {Element} piece @param {number} dx @param {number} dy */
function slide(piece, dx, dy) {
  if (Math.abs(dx) + Math.abs(dy) < 1) return
  const far = Math.hypot(dx, dy) > 220
  const slow = settings.pace === 'slow' ? 2.5 : 1
  const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0px, 0px)' }]
  return animated(piece, frames, (far ? FLIGHT : STEP) * slow)
}

/** @param {Element} piece */
function appear(piece) {
  return animated(piece, [{ opacity: 0 }, { opacity: 1 }], STEP)
}

/** Done when the piece stands still, or should. @param {Element} piece @param {Keyframe[]} frames @param {number} duration @returns {Promise<void>} */
function animated(piece, frames, duration) {
  const { finished } = piece.animate(frames, { duration, easing: CURVE })
  return new Promise((done) => {
    const timer = setTimeout(done, duration + LATE)
    finished.catch(() => {}).then(() => { clearTimeout(timer); done() })
  })
}
