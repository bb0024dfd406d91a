// The end of a game: places, every category of every seat, what decided a tie, and where to go on.

import { post } from '../api.js'
import { button, icon, make, put, seatSign } from '../dom.js'
import { number, say, signed } from '../page.js'
import { complain } from '../say.js'
import { alike, recordLink } from '../secret.js'

/** @typedef {import('./types.js').Update} Update */

export class Over {
  constructor() {
    this.element = make('section', { class: 'panel over', 'aria-labelledby': 'over-head', hidden: true })
  }

  /** @param {Update} update */
  show(update) {
    const { result, table } = update
    this.element.hidden = table.state !== 'over' || !result
    if (!result || this.element.hidden) return
    put(
      this.element,
      make('h2', { id: 'over-head' }, result.title || say('page-over')),
      make('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-labelledby': 'over-head' }, scores(update)),
      ...result.tie_breaks.map((line) => make('p', { class: 'tie' }, icon('check', 16), ' ', line)),
      (table.unrated_because || update.rating_note) && make('p', { class: 'hint' }, table.unrated_because || update.rating_note),
      this.ways(update),
    )
  }

  /** @param {Update} update */
  ways({ table, you }) {
    const again = async () => {
      try {
        location.href = (await post(`/api/tables/${table.id}/rematch`)).url
      } catch (error) { complain(error) }
    }
    return make('div', { class: 'row ways' },
      you.mine.length > 0 && button({ icon: 'redo', text: say('page-rematch'), class: 'strong', act: again }),
      way(alike(`/replay/${table.id}`), 'play', 'page-replay'),
      way(alike(`/replay/${table.id}?review`), 'hint', 'page-review'),
      way(alike(`/verify/${table.id}`), 'check', 'page-verify'),
      recordLink(table.id, `${table.game}-${table.id}.txt`, icon('save', 20), make('span', {}, say('page-record'))),
      way('/', 'swan', 'page-home'))
  }
}

/** @param {string} href @param {string} sign @param {string} key */
const way = (href, sign, key) => make('a', { class: 'plain', href }, icon(sign, 20), make('span', {}, say(key)))

/** The table of points: a row a seat, best first; a column for every category anybody has. @param {Pick<Update, 'seats' | 'result'>} update */
export function scores({ seats, result }) {
  if (!result) return make('p')
  const kinds = [...new Set(result.breakdown.flatMap((one) => one.map(({ label }) => label)))]
  const order = result.places.map((_, i) => i).sort((a, b) => result.places[a] - result.places[b])
  const rating = new Map((result.ratings ?? []).map((one) => [one.seat, one]))
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
        make('th', { scope: 'row' }, make('span', { class: 'row' }, i < seats.length ? seatSign(i, 22) : null, make('b', {}, name), result.resigned?.includes(i) ? make('small', {}, say('page-resigned')) : null)),
        make('td', { class: 'n total' }, number(result.scores[i])),
        ...kinds.map((kind) => make('td', { class: 'n' }, points.has(kind) ? number(/** @type {number} */ (points.get(kind))) : '·')),
        rating.size > 0 && make('td', { class: 'n' }, change ? `${number(Math.round(change.after))} (${signed(Math.round(change.after - change.before))})` : ''))
    })),
  )
}
