// A small sign with a count or a word, on a card or under a picture.

import { icon, make, unseen } from './dom.js'

/** @param {import('./types.js').Chip} chip */
export function chipSign({ icon: sign, text, state, label, touch }) {
  return make('span', { class: `chip ${state}`, 'data-about': touch || null, title: label || null }, sign && icon(sign, 18), label && unseen(label), text && make('span', {}, text))
}
