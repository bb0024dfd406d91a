// Several people at one screen: between their turns a dialog (the curtain) hides everything until the next one takes over.

import { dialog } from '../shared/dialog.js'
import { button, make, seatIcon } from '../shared/dom.js'
import { say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Update} Update */

/** @type {HTMLDialogElement | null} */
let open = null

/** @param {Update} update @param {(seat: number) => void} take */
export function handOver(update, take) {
  const { you, pending, seats, table } = update
  const others = (pending?.seats ?? []).filter((seat) => you.mine.includes(seat))
  const wanted = table.state === 'playing' && you.mine.length > 1 && others.length > 0 && !others.includes(you.seat)
  if (!wanted) {
    open?.close()
    return false
  }
  if (open) return true
  const seat = others[0]
  const go = () => { take(seat); open?.close() }
  open = dialog(`${say('page-hand-over')}: ${seats[seat].name}`, [
    make('div', { class: 'curtain-sign' }, seatIcon(seat, 96)),
    make('p', { class: 'aside' }, say('page-hand-over-note')),
    make('div', { class: 'row end' }, button({ text: `${say('page-i-am')} ${seats[seat].name}`, class: 'strong', act: go })),
  ], { class: 'curtain', closable: false })
  open.addEventListener('close', () => { open = null })
  return true
}
