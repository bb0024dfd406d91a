// The menu of a table: its options, the board as text, leaving, giving up, closing.

import { showError } from '../shared/announce.js'
import { post } from '../shared/api.js'
import { openSettings } from '../shared/bar.js'
import { commitmentLine } from '../shared/commitment.js'
import { confirmed, dialog } from '../shared/dialog.js'
import { button, icon, make } from '../shared/dom.js'
import { say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Update} Update */

/** @param {Update} update @param {(message: import('../shared/types.js').ClientMessage) => void} send */
export function openMenu(update, send) {
  const { table, you } = update
  const box = dialog(table.title, [
    make('dl', { class: 'options' }, ...table.options.flatMap(([label, value]) => [make('dt', {}, label), make('dd', {}, value)]),
      make('dt', {}, say('page-commitment')), make('dd', {}, commitmentLine(table.commitment))),
    make('details', {}, make('summary', {}, say('page-board-text')), make('pre', { tabindex: 0, 'aria-label': say('page-board-text') }, update.text)),
    make('div', { class: 'column' },
      make('a', { class: 'plain', href: table.rules, target: '_blank', rel: 'noopener' }, icon('rules', 20), make('span', {}, say('page-rules'))),
      button({ icon: 'dials', text: say('page-settings'), class: 'plain', act: () => { box.close(); openSettings() } }),
      ...(table.state === 'playing' && you.mine.length > 0 ? playing(update, send, () => box.close()) : []),
      closable(update) && button({ icon: 'door-out', text: say('page-close-table'), class: 'plain danger', act: () => { box.close(); close(table.id) } }),
      make('a', { class: 'plain', href: '/' }, icon('swan', 20), make('span', {}, say('page-home')))),
  ])
}

/** What somebody who plays here can do. @param {Update} update @param {(message: import('../shared/types.js').ClientMessage) => void} send @param {() => void} done */
function playing({ table, you, seats }, send, done) {
  const comeBack = () => { send({ type: 'back' }); done() }
  const leave = async () => {
    done()
    if (!table.rated || await confirmed(say('page-leave'), say('page-leave-rated'), say('page-leave'))) send({ type: 'leave' })
  }
  const resign = async () => {
    done()
    if (await confirmed(say('page-resign'), say('page-resign-note'), say('page-resign'))) send({ type: 'resign' })
  }
  return [
    seats[you.seat]?.away ? button({ icon: 'person', text: say('page-come-back'), class: 'plain', act: comeBack })
      : button({ icon: 'robot', text: say('page-leave'), class: 'plain', act: leave }),
    button({ icon: 'door-out', text: say('page-resign'), class: 'plain danger', act: resign }),
  ]
}

/** Whether I may close the table: its host may where nobody plays, because it still waits or only bots play. @param {Update} update */
function closable({ table, you, seats }) {
  return you.host && (table.state === 'waiting' || (table.state === 'playing' && seats.every((seat) => seat.kind === 'bot')))
}

/** @param {string} table */
async function close(table) {
  if (await confirmed(say('page-close-table'), say('page-close-table-note'), say('page-close-table'))) await post(`/api/tables/${table}/close`, {}).catch(showError)
}
