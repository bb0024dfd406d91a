// The final scores as a table; the replay shows them too.

import { make, seatIcon } from './dom.js'
import { number, say, signed } from './page.js'

/** The table of points: a row a seat, best first; a column for every category anybody has. @param {Pick<import('./types.js').Update, 'seats' | 'result'> & {ratings?: import('./types.js').RatingChange[] | null}} update */
export function scores({ seats, result, ratings }) {
  if (!result) return make('p')
  const kinds = [...new Set(result.breakdown.flatMap((one) => one.map(({ label }) => label)))]
  const order = result.places.map((_, i) => i).sort((a, b) => result.places[a] - result.places[b])
  const rating = new Map((ratings ?? []).map((one) => [one.seat, one]))
  return make(
    'table',
    { class: 'list scores' },
    make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, say('page-place')), make('th', { scope: 'col' }, say('page-player')), make('th', { scope: 'col', class: 'n' }, say('page-total')),
      ...kinds.map((kind) => make('th', { scope: 'col', class: 'n' }, kind)),
      rating.size > 0 && make('th', { scope: 'col', class: 'n' }, say('page-rating')))),
    make('tbody', {}, ...order.map((i) => {
      const points = new Map(result.breakdown[i].map((one) => [one.label, one.points]))
      const name = seats[i]?.name ?? result.extras[i - seats.length] ?? ''
      const change = rating.get(i)
      return make('tr', { class: result.places[i] === 1 ? 'won' : null },
        make('td', { class: 'place' }, result.places[i] === 1 ? make('span', { class: 'seal' }, '1') : String(result.places[i])),
        make('th', { scope: 'row' }, make('span', { class: 'row' }, i < seats.length ? seatIcon(i, 22) : null, make('b', {}, name), result.resigned?.includes(i) ? make('small', {}, say('page-resigned')) : null)),
        make('td', { class: 'n total' }, number(result.scores[i])),
        ...kinds.map((kind) => make('td', { class: 'n' }, points.has(kind) ? number(/** @type {number} */ (points.get(kind))) : '·')),
        rating.size > 0 && make('td', { class: 'n' }, change ? `${number(Math.round(change.after))} (${signed(Math.round(change.after - change.before))})` : ''))
    })),
  )
}
