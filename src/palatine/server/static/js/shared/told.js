// A line of the log as an element: who does it in bold, without the rule's number.

import { make } from './dom.js'

/** @typedef {import('./types.js').Line} Line */
/** @typedef {import('./types.js').Seat} Seat */

/** The sentence with the name of its seat in bold. @param {Line} line @param {Seat[]} seats */
export function sentence(line, seats) {
  const name = seats[line.seat]?.name
  const at = name ? line.text.indexOf(name) : -1
  if (!name || at < 0) return make('span', {}, line.text)
  return make('span', {}, line.text.slice(0, at), make('b', {}, name), line.text.slice(at + name.length))
}

/** What was done, where the name stands before it already. @param {Line} line @param {Seat[]} seats */
export function deed(line, seats) {
  const name = seats[line.seat]?.name
  if (!name || !line.text.startsWith(`${name} `)) return line.text
  const rest = line.text.slice(name.length + 1)
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}

/** What was done, one thing after the other in one line. @param {Line[]} lines @param {Seat[]} seats */
export const deeds = (lines, seats) => lines.filter((line) => !line.turn.begins).map((line) => deed(line, seats)).join(' ')
