// @ts-check
// The sheet as players know it: who wins and why in words, every category of every player, the best of each row underlined.

import { icon, make, seatIcon } from '../shared/dom.js'
import { number, say } from '../shared/page.js'
import { breakable } from '../shared/text.js'

/** @typedef {import('./types.js').Sheet} Sheet */
/** @typedef {import('./types.js').Row} Row */

/** Seal, who wins, and the deciding number in a sentence. @param {Sheet} sheet */
export function banner(sheet) {
  return make('section', { class: 'result-head' },
    make('span', { class: `wax${sheet.complete ? '' : ' open'}`, 'aria-hidden': 'true' }, icon(sheet.complete ? 'crown' : 'clock', 34)),
    make('div', {}, make('h1', {}, sheet.headline), make('p', {}, [sheet.sentence, ...sheet.ties, sheet.rank].filter(Boolean).join(' '))))
}

/** The players by place, where the columns are no players. @param {Sheet} sheet */
export function podium(sheet) {
  const players = sheet.players.toSorted((a, b) => a.place - b.place)
  return make('ol', { class: 'podium' }, ...players.map(({ seat, name, total, winner, note, place }) =>
    make('li', { class: winner ? 'won' : null, value: place }, seat >= 0 ? seatIcon(seat, 26) : icon('king', 26), make('span', { class: 'name' }, name), make('strong', {}, total === null ? '–' : number(total)), note && make('small', {}, note))))
}

/** Whether a column is a player: then the podium would say the same again. @param {Sheet} sheet */
export const isByPlayer = (sheet) => sheet.columns.every(({ seats }, at) => seats.length === 1 && seats[0] === at)

/** @param {Sheet} sheet @param {(column: number) => Node | null} [picture] over a column */
export function resultTable(sheet, picture = () => null) {
  const byPlayer = isByPlayer(sheet)
  const won = (/** @type {number} */ at) => (sheet.columns[at].winner && sheet.complete ? 'won' : null)
  return make('table', { class: `result-table${byPlayer ? '' : ' castles'}${sheet.columns.length > 4 ? ' many' : ''}${byPlayer || sheet.columns.length < 4 ? '' : ' crowd'}` },
    make('thead', {}, make('tr', {}, make('td', {}), ...sheet.columns.map(({ title, seats }, at) =>
      make('th', { scope: 'col', class: won(at) }, picture(at), make('span', { class: 'seats' }, ...seats.map((seat) => (seat >= 0 ? seatIcon(seat, byPlayer ? 24 : 18) : icon('king', 18)))), make('span', { class: byPlayer ? 'name' : 'castle-name' }, breakable(title)))))),
    make('tbody', {}, ...sheet.rows.map((row) => line(row, won))),
    make('tfoot', {}, make('tr', {}, make('th', { scope: 'row' }, sheet.sum.label), ...sheet.sum.values.map((value, at) => make('td', { class: won(at) }, value === null ? '–' : number(value))))))
}

/** @param {Row} row @param {(at: number) => string | null} won */
function line(row, won) {
  return make('tr', { class: row.depth ? 'part' : null, 'data-row': row.key },
    make('th', { scope: 'row' }, make('span', { class: 'row-name' }, !row.depth && row.icon && icon(row.icon, 20), make('span', {}, breakable(row.label)))),
    ...row.values.map((value, at) => make('td', { class: won(at) }, row.best.includes(at) ? make('span', { class: 'best' }, shown(value)) : shown(value))))
}

/** @param {number | null} value */
const shown = (value) => (value === null ? '–' : number(value))

/** What is still missing, each a line that leads there. @param {Sheet} sheet @param {(step: string, seat: number | null) => void} go */
export function missing(sheet, go) {
  if (!sheet.missing.length) return null
  return make('section', { class: 'missing' }, make('h2', {}, say('page-sheet-missing')),
    make('ul', { class: 'bare' }, ...sheet.missing.map(({ text, step, seat }) => make('li', {}, make('button', { type: 'button', on: { click: () => go(step, seat) } }, make('span', {}, text), icon('next', 18))))))
}
