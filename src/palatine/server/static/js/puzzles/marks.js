// The letters of the answers on what they touch: a roundel on a place of the board, a corner of a card.

import { centre } from '../board/board.js'
import { makeSvg } from '../shared/dom.js'

/** @typedef {import('../shared/answers.js').PuzzleChoice} Choice */

const AT = /^at:(-?\d+),(-?\d+)$/
const TURN = /^r(\d)$/
const RADIUS = 15 // pixels on the screen

/** Draw the letters anew. @param {import('../table/turn.js').Turn} turn @param {Choice[]} choices @param {string} chosen the letter of the chosen one */
export function showLetters(turn, choices, chosen) {
  for (const old of document.querySelectorAll('.letters')) old.remove()
  for (const old of document.querySelectorAll(':is(.card, .verb)[data-letter]')) old.removeAttribute('data-letter')
  for (const { letter, mark, touches } of choices) {
    for (const card of document.querySelectorAll(`.card[data-touch="${CSS.escape(mark)}"], .verb[data-touch="${CSS.escape(mark)}"]`)) card.setAttribute('data-letter', letter)
    for (const board of turn.boards.list) {
      const spot = place(turn, board, mark, touches)
      if (spot) draw(board, spot, letter, letter === chosen, mark, turn)
    }
  }
}

/** Where a letter stands, in the units of the picture. @param {import('../table/turn.js').Turn} turn @param {import('../board/board.js').Board} board @param {string} mark @param {string[]} touches */
function place(turn, board, mark, touches) {
  const { placing } = turn
  const at = AT.exec(mark)
  if (at && board === placing.board && placing.active) {
    const { unit, x, y } = placing.grid
    const { w, h } = placing.size(Number(TURN.exec(touches.at(-1) ?? '')?.[1] ?? 0))
    return { x: x + (Number(at[1]) + w / 2) * unit, y: y + (Number(at[2]) + h / 2) * unit }
  }
  const element = mark ? board.all(mark)[0] : undefined
  return element ? beside(board, element) : null
}

/** The middle of an element; where a piece stands there, its lower left corner, so that the piece is seen. @param {import('../board/board.js').Board} board @param {Element} element */
function beside(board, element) {
  const middle = centre(board.root, element)
  const box = (element.querySelector('.hit') ?? element).getBoundingClientRect()
  const stands = [...board.root.querySelectorAll('[data-p]')].some((one) => {
    const piece = one.getBoundingClientRect()
    const x = (piece.left + piece.right) / 2, y = (piece.top + piece.bottom) / 2
    return piece.width < 1.5 * box.width && x > box.left && x < box.right && y > box.top - box.height / 3 && y < box.bottom
  })
  if (!stands) return middle
  const scale = 1 / (board.root.getScreenCTM()?.a || 1)
  return { x: middle.x - Math.max(0, box.width / 2 - RADIUS + 3) * scale, y: middle.y + Math.max(0, box.height / 2 - RADIUS + 3) * scale }
}

/** @param {import('../board/board.js').Board} board @param {{x: number, y: number}} spot @param {string} letter @param {boolean} chosen @param {string} mark @param {import('../table/turn.js').Turn} turn */
function draw(board, { x, y }, letter, chosen, mark, turn) {
  const scale = 1 / (board.root.getScreenCTM()?.a || 1)
  const roundel = makeSvg('g', { class: `letters${chosen ? ' chosen' : ''}`, transform: `translate(${x} ${y}) scale(${scale})` },
    makeSvg('circle', { r: RADIUS }), makeSvg('text', { 'text-anchor': 'middle', y: 6 }, letter))
  roundel.addEventListener('click', (event) => { event.stopPropagation(); turn.touch(mark) })
  board.overlay.append(roundel)
}
