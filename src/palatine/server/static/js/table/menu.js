// The menu of a table: moves, sound, pace, theme, language, links, its options, the board as text, leaving, giving up, closing.

import { announce, showError, showNote } from '../shared/announce.js'
import { get, post } from '../shared/api.js'
import { choice, languageMenu, openSettings, toggle } from '../shared/bar.js'
import { commitmentLine } from '../shared/commitment.js'
import { confirmed, dialog } from '../shared/dialog.js'
import { button, icon, make } from '../shared/dom.js'
import { page, say } from '../shared/page.js'
import { switchesOf } from './switches.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {(message: import('../shared/types.js').ClientMessage) => void} Send */

/** @param {Update} update @param {{send: Send, list: () => void, styles: (done: () => void) => HTMLElement[], sheets: {title: string, open: () => void}[]}} page */
export function openMenu(update, { send, list, styles, sheets }) {
  const { table, you } = update
  const close = () => box.close()
  const box = dialog(table.title, [
    make('div', { class: 'column' },
      table.state === 'playing' && you.mine.length > 0 && button({ icon: 'check', text: say('page-all-moves'), class: 'plain', 'aria-keyshortcuts': 'L', act: () => { close(); list() } }),
      ...sheets.map((sheet) => button({ icon: 'next', text: sheet.title, class: 'plain', act: () => { close(); sheet.open() } })),
      ...linkButtons(update)),
    ...styles(close),
    choice('pace', 'page-motion', [['slow', 'page-motion-slow'], ['calm', 'page-motion-calm'], ['none', 'page-motion-none']]),
    choice('theme', 'page-theme', [['auto', 'page-theme-auto'], ['light', 'page-theme-light'], ['dark', 'page-theme-dark']]),
    ...(you.seat >= 0 ? switchesOf(update) : []),
    toggle('sound', 'page-sound', 'page-sound-note'),
    toggle('previews', 'page-previews', 'page-previews-note'),
    make('div', { class: 'row menu-language' }, languageMenu()),
    make('dl', { class: 'options' }, ...table.options.flatMap(([label, value]) => [make('dt', {}, label), make('dd', {}, value)]),
      make('dt', {}, say('page-commitment')), make('dd', {}, commitmentLine(table.commitment))),
    make('details', {}, make('summary', {}, say('page-board-text')), make('pre', { tabindex: 0, 'aria-label': say('page-board-text') }, update.text)),
    make('div', { class: 'column' },
      table.rules && make('a', { class: 'plain', href: table.rules, 'data-opens': 'rules', target: '_blank', rel: 'noopener' }, icon('rules', 20), make('span', {}, say('learn-explain'))),
      button({ icon: 'dials', text: say('page-settings'), class: 'plain to-settings', act: () => { close(); openSettings() } }),
      ...(table.state === 'playing' && you.mine.length > 0 ? playing(update, send, close) : []),
      closable(update) && button({ icon: 'door-out', text: say('page-close-table'), class: 'plain danger', act: () => { close(); closeTable(table.id) } }),
      make('a', { class: 'plain again-changed', href: likeThis(update) }, icon('redo', 20), make('span', {}, say('page-table-changed'))),
      make('a', { class: 'plain', href: '/' }, icon('swan', 20), make('span', {}, say('page-home')))),
  ], { class: 'menu' })
}

/** Where a table like this one can be set up. @param {Update} update */
function likeThis({ table, seats, you }) {
  const sits = seats.map((seat) => (you.mine.includes(seat.seat) ? 'me' : seat.kind === 'bot' ? `bot:${seat.level}` : 'open'))
  const { game, agreed: options, hints, pace } = table
  return `/#${new URLSearchParams({ setup: JSON.stringify({ game, seats: sits, options, hints, pace: pace.kind, public: !table.private }) })}`
}

/** The links to this table: to sit down at it, and to watch. Its host hands them on. @param {Update} update */
function linkButtons({ table, you }) {
  if (!you.host || page.site) return []
  const copy = (/** @type {'invite_url' | 'watch_url'} */ which) => async () => {
    try {
      /** @type {import('../shared/answers.js').Links} */
      const links = await get(`/api/tables/${table.id}/links`)
      const url = new URL(links[which], location.href).href
      await navigator.clipboard.writeText(url).catch(() => { prompt(say('page-copy'), url) })
      showNote(say('page-copied'))
      announce(say('page-copied'))
    } catch (error) { showError(error) }
  }
  return [
    button({ icon: 'link', text: say('page-invite'), class: 'plain copy-invite', act: copy('invite_url') }),
    button({ icon: 'eye', text: say('page-watch-link'), class: 'plain copy-watch', act: copy('watch_url') }),
  ]
}

/** What somebody who plays here can do. @param {Update} update @param {Send} send @param {() => void} done */
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
async function closeTable(table) {
  if (await confirmed(say('page-close-table'), say('page-close-table-note'), say('page-close-table'))) await post(`/api/tables/${table}/close`, {}).catch(showError)
}
