// What can be done about somebody at the table: not reading him, reporting him, removing him.

import { announce, showError, showNote } from '../shared/announce.js'
import { post } from '../shared/api.js'
import { confirmed, dialog } from '../shared/dialog.js'
import { button, make } from '../shared/dom.js'
import { page, say } from '../shared/page.js'

/**
 * Somebody else, by his seat or by a line of the chat. `muted`: me | host | ''.
 * @typedef {{seat?: number, line?: number}} Whom
 * @typedef {{table: string, whom: Whom, name: string, muted: string, host: boolean, removable: boolean}} About
 */

/** The buttons about a person; `done` is called when one was used. @param {About} about @param {() => void} done @returns {import('../shared/dom.js').Child[]} */
export function conductButtons({ table, whom, name, muted, host, removable }, done) {
  if (!page.me) return []
  const act = (/** @type {string} */ route, /** @type {object} */ body, /** @type {string} */ told) => async () => {
    try {
      await post(`/api/tables/${table}/${route}`, { ...whom, ...body })
      showNote(told)
      announce(told)
      done()
    } catch (error) { showError(error) }
  }
  const mine = muted === 'me', all = muted === 'host'
  return [
    button({ icon: mine ? 'sound' : 'mute', text: say(mine ? 'page-unmute' : 'page-mute'), class: 'plain mute', act: act('mute', { on: !mine }, say(mine ? 'page-unmuted' : 'page-muted')) }),
    host && button({ icon: all ? 'sound' : 'mute', text: say(all ? 'page-unmute-all' : 'page-mute-all'), class: 'plain mute-all', act: act('mute', { on: !all, all: true }, say(all ? 'page-unmuted' : 'page-muted-all')) }),
    button({ icon: 'warning', text: say('page-report'), class: 'plain report', act: () => { done(); report(table, whom, name) } }),
    removable && button({ icon: 'door-out', text: say('page-remove'), class: 'plain danger remove', act: () => { done(); remove(table, whom.seat ?? -1, name) } }),
  ]
}

/** A dialog with these buttons alone, for somebody who said a line. @param {About} about */
export function conductDialog(about) {
  const box = dialog(about.name, [make('div', { class: 'column' }, ...conductButtons(about, () => box.close()))], { class: 'conduct' })
}

/** The host takes a seat away, once he is sure. @param {string} table @param {number} seat @param {string} name */
export async function remove(table, seat, name) {
  if (!(await confirmed(`${say('page-remove')}: ${name}`, say('page-remove-note'), say('page-remove')))) return
  post(`/api/tables/${table}/remove`, { seat }).catch(showError)
}

/** What is wrong, in the reporter's own words. @param {string} table @param {Whom} whom @param {string} name */
function report(table, whom, name) {
  const reason = make('textarea', { name: 'reason', maxlength: 500, rows: 4 })
  const wrong = make('p', { class: 'wrong', role: 'alert' })
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault()
    try {
      await post(`/api/tables/${table}/report`, { ...whom, reason: reason.value })
      box.close()
      showNote(say('page-reported'))
      announce(say('page-reported'))
    } catch (error) { wrong.textContent = /** @type {Error} */ (error).message }
  }
  const box = dialog(`${say('page-report')}: ${name}`, [
    make('form', { class: 'column report-form', on: { submit: send } },
      make('p', {}, say('page-report-note')),
      make('label', {}, make('span', {}, say('page-report-reason')), reason),
      wrong,
      make('div', { class: 'row end' },
        button({ text: say('page-cancel'), class: 'plain', act: () => box.close() }),
        make('button', { class: 'strong' }, say('page-send')))),
  ], { class: 'conduct' })
}
