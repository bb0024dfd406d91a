// A card, tile or sign that lies beside the board, in the three forms of a tray: with its picture, as a row with words, as a small sign.

import { chipSign } from '../shared/chips.js'
import { make, makeSvg } from '../shared/dom.js'
import { breakable } from '../shared/text.js'

/** @typedef {import('../shared/types.js').Card} Card */
/** @typedef {import('../shared/types.js').Tray['form']} Form */
/** @typedef {{touch: (touch: string) => void, point: (touch: string | null) => void}} Handlers */

/** A symbol of the game as a picture of its own. @param {string} symbol @param {string} kind the class */
export function face(symbol, kind = 'card-face') {
  const box = document.getElementById(symbol)?.getAttribute('viewBox') ?? '0 0 74 104'
  const [, , width, height] = box.split(' ')
  return makeSvg('svg', { class: kind, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }, makeSvg('use', { href: `#${symbol}`, width, height }))
}

/** @param {Card} card @param {Form} form @param {Handlers} handlers */
export function cardButton(card, form, handlers) {
  const { touch } = card
  const told = [make('b', { class: 'card-name' }, breakable(card.name)), card.note && make('span', { class: 'card-note' }, card.note)]
  return make(
    'button',
    {
      type: 'button', class: `card ${form}${card.pale ? ' pale' : ''}`, 'data-touch': touch || null, 'data-place': card.place || null, 'data-mark': card.mark || null, title: form === 'signs' ? card.name : null,
      on: {
        click: (/** @type {MouseEvent} */ e) => touched(/** @type {HTMLElement} */ (e.currentTarget), handlers),
        pointerenter: () => handlers.point(touch || null), pointerleave: () => handlers.point(null), focus: () => handlers.point(touch || null),
      },
    },
    card.symbol && face(card.symbol),
    make('span', { class: 'card-words' }, ...told,
      card.chips.length > 0 && make('span', { class: 'chips' }, ...card.chips.map(chipSign)),
      card.value && make('span', { class: 'card-value' }, breakable(card.value))),
    card.price && make('span', { class: 'card-price' }, card.price),
    card.badge && make('span', { class: 'card-badge' }, card.badge),
    card.count > 1 && make('span', { class: 'card-count' }, `×${card.count}`),
  )
}

/** A click on a card: its place while that may be chosen, else the card. @param {HTMLElement} card @param {Handlers} handlers */
function touched(card, handlers) {
  const touch = card.classList.contains('may-place') ? card.dataset.place : card.dataset.touch
  if (touch) handlers.touch(touch)
}
