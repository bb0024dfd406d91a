// @ts-check
// The menu of a score sheet: a new one, what was entered line by line, the evenings that this browser keeps, language and theme.

import { languageMenu, openSettings } from '../shared/bar.js'
import { confirmed, dialog } from '../shared/dialog.js'
import { button, icon, make, put } from '../shared/dom.js'
import { lang, number, page, say } from '../shared/page.js'
import { evenings, forget } from './store.js'

/** @typedef {import('./sheet.js').ScoreSheet} ScoreSheet */
/** @typedef {import('./store.js').Evening} Evening */

const day = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', year: 'numeric' })

/** @param {ScoreSheet} sheet @param {{fresh: () => void, open: (evening: Evening) => void}} handlers */
export function openMenu(sheet, { fresh, open }) {
  const lines = sheet.record.entries.toReversed()
  const act = (/** @type {() => void} */ what) => () => { box.close(); what() }
  const box = dialog(say('page-sheet-menu'), [
    make('div', { class: 'menu-acts' },
      button({ icon: 'plus', text: say('page-sheet-new'), class: 'plain act-new', act: act(fresh) }),
      button({ icon: 'redo', text: say('page-redo'), class: 'plain act-redo', disabled: !sheet.record.undone.length, act: act(() => sheet.redo()) }),
      page.data.rules && make('a', { class: 'plain', href: page.data.rules }, icon('rules', 20), make('span', {}, say('page-rules'))),
      button({ icon: 'dials', text: say('page-settings'), class: 'plain', act: act(openSettings) }),
      languageMenu()),
    make('details', { open: false }, make('summary', {}, `${say('page-sheet-entries')}: ${number(lines.length)}`), make('ol', { class: 'entries', reversed: true }, ...lines.map(({ line }) => make('li', {}, line)))),
    make('h3', {}, say('page-sheet-evenings')),
    eveningList(sheet, (evening) => { box.close(); open(evening) }),
  ], { class: 'score-menu' })
}

/** The evenings that are kept, each to be opened or deleted. @param {ScoreSheet} sheet @param {(evening: Evening) => void} open */
export function eveningList(sheet, open) {
  const list = make('ul', { class: 'bare evenings' })
  const show = () => {
    const all = evenings()
    put(list, ...(all.length ? all.map((one) => line(one, sheet, open, show)) : [make('li', { class: 'aside' }, say('page-sheet-no-evening'))]))
  }
  show()
  return list
}

/** @param {Evening} one @param {ScoreSheet} sheet @param {(evening: Evening) => void} open @param {() => void} again */
function line(one, sheet, open, again) {
  const standing = one.standing.toSorted((a, b) => b.points - a.points).map(({ name, points }) => `${name} ${number(points)}`).join(' · ')
  const remove = async () => {
    if (!await confirmed(say('page-sheet-delete'), `${day.format(one.at)}, ${one.title}`, say('page-sheet-delete'))) return
    forget(one.id)
    again()
  }
  return make('li', { 'data-id': one.id, class: one.id === sheet.id ? 'now' : null },
    make('button', { type: 'button', class: 'open', on: { click: () => open(one) } }, make('b', {}, `${day.format(one.at)}, ${one.title}`), make('small', {}, standing || '–')),
    button({ icon: 'close', label: `${say('page-sheet-delete')}: ${day.format(one.at)}`, class: 'quiet delete', disabled: one.id === sheet.id, act: remove }))
}
