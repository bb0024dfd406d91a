// Facts about a table or a seat, each as an icon with a value.

import { icon, make, unseen } from './dom.js'

/** An icon, a value, and what it is called. @param {import('./types.js').Fact} fact */
export function factChip({ icon: sign, value, label, touch }) {
  return make('span', { class: 'fact', 'data-about': touch || null, title: value ? `${label}: ${value}` : label }, sign ? icon(sign, 18) : null, unseen(`${label} `), value || (sign ? '' : label))
}
