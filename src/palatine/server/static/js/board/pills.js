// Points over the board: what each choice would bring, in a pill on its place: below, or above where something else stands before it.

import { makeSvg } from '../shared/dom.js'
import { signed } from '../shared/page.js'
import { centre, touchOf } from './board.js'

const MOST = 40

/**
 * Measure where they stand.
 * @param {import('./board.js').Board} board
 * @param {import('./selection.js').Selection} selection
 * @param {Map<string, import('../shared/types.js').Preview>} previews
 * @returns {() => void} which draws them in place of those before
 */
export function pills(board, selection, previews) {
  const choices = [...selection.next().values()].map((next) => ({ touch: next.touch, total: next.done ? previews.get(next.done[0])?.total : 0 }))
  const says = choices.some((one) => one.total) && (choices.length === 1 || choices.some((one) => one.total !== choices[0].total)) // the same everywhere says nothing
  const size = says ? Math.min(6, Math.max(0.5, 13 / (14 * (board.root.getScreenCTM()?.a ?? 1)))) : 1 // as large on any screen
  const shown = (says ? choices : []).flatMap(({ touch, total }) => {
    const element = total ? board.all(touch)[0] : null
    return total && element ? [{ touch, total, ...spotOn(board.root, element, touch, size) }] : []
  }).slice(0, MOST)
  return () => {
    board.overlay.querySelectorAll(':scope > .pill').forEach((/** @type {Element} */ one) => one.remove())
    board.overlay.append(...shown.map((one) => pill(one, size)))
  }
}

/** @param {{touch: string, total: number, x: number, y: number}} about @param {number} size */
function pill({ touch, total, x, y }, size) {
  const text = signed(total)
  const wide = 14 + 9 * text.length
  return makeSvg('g', { class: total < 0 ? 'pill loss' : 'pill', 'data-of': touch, transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${size.toFixed(2)})` },
    makeSvg('rect', { x: -wide / 2, y: -10, width: wide, height: 20, rx: 10 }), makeSvg('text', { y: 5 }, text))
}

/** Where a pill stands on its own place: at the lower edge, unless that is hidden by something else, whose the points would seem to be. @param {SVGSVGElement} root @param {Element} element @param {string} touch @param {number} size */
function spotOn(root, element, touch, size) {
  const { x, low, high } = centre(root, element)
  const y = low - 14 * size
  const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(root.getScreenCTM() ?? undefined)
  const seen = document.elementFromPoint(left, top)
  const hidden = seen && root.contains(seen) && ![touch, null].includes(touchOf(seen))
  return { x, y: hidden ? high + 12 * size : y }
}
