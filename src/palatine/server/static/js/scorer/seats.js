// @ts-check
// Other people at the table, or in another order: everything that is entered by player goes with its player.

import { valueAt, withValue } from './record.js'

/** @typedef {import('./types.js').Field} Field */

/** @param {unknown} list @param {number[]} order old seats in their new order; -1: somebody new */
const moved = (list, order) => (Array.isArray(list) ? order.map((seat) => (seat < 0 ? null : list[seat] ?? null)) : list)

/** @param {any} value @param {Field} field @param {number[]} order */
function renewed(value, field, order) {
  const seat = (/** @type {number} */ old) => order.indexOf(old)
  const seats = (/** @type {number[]} */ old) => old.map(seat).filter((one) => one >= 0)
  if (field.kind === 'seat') return typeof value === 'number' && seat(value) >= 0 ? seat(value) : null
  if (!Array.isArray(value)) return value
  switch (field.kind) {
    case 'numbers': case 'grid': case 'hands': case 'built': case 'lines': return moved(value, order)
    case 'flags': return seats(value)
    case 'ranking': return value.map(({ id, order: places, counts }) => ({ id, ...(places ? { order: places.map(seats).filter((/** @type {number[]} */ one) => one.length) } : {}), ...(counts ? { counts: moved(counts, order) } : {}) }))
    case 'areas': return value.map((one) => ({ ...one, levels: /** @type {(number | null)[]} */ (moved(one.levels ?? [], order)).map((level) => level ?? 0) }))
    case 'rounds': return value.map((one) => one && withFields(one, field.ways.flatMap((way) => way.fields), order))
    default: return value
  }
}

/** @param {any} document @param {Field[]} fields @param {number[]} order */
function withFields(document, fields, order) {
  let made = document
  for (const field of fields) {
    const path = field.path.split('.')
    const value = valueAt(made, path)
    if (value !== undefined) made = withValue(made, path, renewed(value, field, order))
  }
  return made
}

/**
 * A document with other people. @param {any} document @param {import('./types.js').Form} form
 * @param {string[]} names @param {number[]} order for each of them the seat he had; -1: he is new
 */
export const withPlayers = (document, form, names, order) => withFields({ ...document, players: names }, form.steps.flatMap((step) => step.fields), order)
