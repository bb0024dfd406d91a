// Points over the board: what each choice would bring, in a pill beside its place.

import { makeSvg } from '../shared/dom.js'
import { signed } from '../shared/page.js'
import { centre } from './board.js'

const MOST = 40

/**
 * @param {import('./board.js').Board} board
 * @param {import('./selection.js').Selection} selection
 * @param {Map<string, import('../shared/types.js').Preview>} previews
 */
export function pills(board, selection, previews) {
  board.overlay.querySelectorAll('.pill').forEach((/** @type {Element} */ one) => one.remove())
  const size = Math.min(6, Math.max(0.5, 13 / (14 * (board.root.getScreenCTM()?.a ?? 1)))) // as large on any screen
  const choices = [...selection.next().values()].map((next) => ({ touch: next.touch, total: next.done ? previews.get(next.done[0])?.total : 0 }))
  if (choices.length > 1 && choices.every((one) => one.total === choices[0].total)) return // the same everywhere says nothing
  let shown = 0
  for (const { touch, total } of choices) {
    const element = total ? board.all(touch)[0] : null
    if (!total || !element || shown++ >= MOST) continue
    const { x, low } = centre(board.root, element)
    const text = signed(total)
    const wide = 14 + 9 * text.length
    board.overlay.append(
      makeSvg('g', { class: total < 0 ? 'pill loss' : 'pill', transform: `translate(${Math.round(x)} ${Math.round(low - 14 * size)}) scale(${size.toFixed(2)})` },
        makeSvg('rect', { x: -wide / 2, y: -10, width: wide, height: 20, rx: 10 }), makeSvg('text', { y: 5 }, text)),
    )
  }
}
