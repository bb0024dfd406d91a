// Lines of the log as elements: who does it in bold, without the rule's number; several that are told as one, as one.

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

/** What was done, where the name of whose turn it is stands before it already; others' names stay. @param {Line} line @param {Seat[]} seats */
export function deed(line, seats) {
  const name = line.seat === line.turn.seat ? seats[line.seat]?.name : ''
  const before = [`${name}: `, `${name} `].find((start) => name && line.text.startsWith(start))
  if (!before) return line.text
  const rest = line.text.slice(before.length)
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}

/** What was done, one thing after the other in one line. @param {Line[]} lines @param {Seat[]} seats */
export const deeds = (lines, seats) => summed(lines).filter((line) => !line.turn.begins).map((line) => deed(line, seats)).join(' ')

/** @typedef {Line & {first?: number}} Summed first: the number of the first line that it stands for, where there are several */

/** Lines in a row that are told as one, as one: the last of them, with what all of them changed. Of some that were taken back and some that hold, each are told by themselves. @param {Line[]} lines @param {Set<number>} [gone] @returns {Summed[]} */
export function summed(lines, gone = new Set()) {
  /** @type {Summed[]} */
  const found = []
  for (const line of lines) {
    const last = found.at(-1)
    const goesOn = last && line.sum && last.n === line.n - 1 && (last.first ?? last.n) === line.sum.first && gone.has(last.n) === gone.has(line.n)
    if (goesOn) found[found.length - 1] = { ...line, text: line.sum?.text ?? '', first: line.sum?.first, moves: [...last.moves ?? [], ...line.moves ?? []], touches: [...last.touches, ...line.touches] }
    else found.push(line)
  }
  return found
}
