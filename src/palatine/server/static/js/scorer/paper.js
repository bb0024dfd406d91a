// @ts-check
// The result for paper: one page of A4 with a code that opens the sheet. It is there while something is printed.

import { make, put } from '../shared/dom.js'
import { number, say } from '../shared/page.js'
import { thumb } from './castles.js'
import { addressOf } from './link.js'
import { banner, isByPlayer, podium, resultTable } from './result.js'
import { codeOf } from './share.js'

const SMALL = 18 // rows from which on the letters are smaller
const OTHERS = 6 // rows that the players take where the columns are castles

/** @typedef {import('./sheet.js').ScoreSheet} ScoreSheet */

/** @param {ScoreSheet} sheet @param {string} second @param {(column: number) => import('./types.js').Part | undefined} part the castle of a column */
export function paper(sheet, second, part) {
  const { answer } = sheet
  if (!answer) return make('div', { class: 'paper' })
  const { sheet: told } = answer
  const address = addressOf(answer.link)
  const byPlayer = isByPlayer(told)
  return make('div', { class: `paper${told.rows.length + (byPlayer ? 0 : OTHERS) > SMALL ? ' tight' : ''}` },
    banner(told), make('p', { class: 'paper-about' }, `${told.title}, ${second}, ${say('page-players')}: ${number(sheet.names.length)}`),
    !byPlayer && podium(told), resultTable(told, (at) => (byPlayer || !part(at) ? null : thumb(part(at)))),
    ...told.notes.map((note) => make('p', { class: 'note-line' }, note)),
    make('footer', {}, make('p', {}, say('page-sheet-paper-note'), make('br'), `${location.host}${location.pathname}`), codeOf(address, '120')))
}

/** Make the paper before anything is printed. @param {HTMLElement} place @param {() => HTMLElement} made */
export function onPrint(place, made) {
  addEventListener('beforeprint', () => put(place, made()))
}
