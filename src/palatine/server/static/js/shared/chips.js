// A small sign with a count or a word, on a card or under a picture; the dot in the colour of a picture, which stands in its head, too.

import { icon, make, makeSvg, unseen } from './dom.js'

/** @param {string} colour */
export const dot = (colour) => makeSvg('svg', { class: 'frame-dot', viewBox: '0 0 16 16', 'aria-hidden': 'true' }, makeSvg('circle', { cx: 8, cy: 8, r: 7, class: `f-${colour} s-ink` }))

/** @param {import('./types.js').Chip} chip */
export function chipSign({ icon: sign, text, state, label, touch, colour }) {
  return make('span', { class: `chip ${state}`, 'data-about': touch || null, title: label || null }, sign && icon(sign, 18), colour && dot(colour), label && unseen(label), text && make('span', {}, text))
}
