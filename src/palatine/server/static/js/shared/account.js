// My account: where I am signed in, signing out, and being deleted.

import { showError } from './announce.js'
import { get, post } from './api.js'
import { confirmed, dialog } from './dialog.js'
import { button, make, put } from './dom.js'
import { lang, page, say } from './page.js'

/** @typedef {{id: string, device: string, at: number, seen: number, this: boolean}} Device */

/** The devices I am signed in with; asked for when the list is opened. */
export function devices() {
  const list = make('ul', { class: 'bare devices' })
  const show = async () => {
    try {
      const found = /** @type {Device[]} */ ((await get('/api/me/devices')).devices)
      put(list, ...found.map((one) => row(one, show)))
    } catch (error) { showError(error) }
  }
  const box = make('details', { class: 'account-devices', on: { toggle: () => { if (box.open) show() } } },
    make('summary', {}, say('page-devices')),
    make('p', { class: 'hint' }, say('page-devices-note')),
    list,
    make('div', { class: 'row' },
      button({ text: say('page-out-others'), class: 'plain out-others', act: () => out({ keep: true }, show) }),
      button({ text: say('page-out-all'), class: 'plain danger out-all', act: everywhere })))
  return box
}

/** @param {Device} one @param {() => void} show */
function row(one, show) {
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(new Date(one.seen))
  const name = one.device || say('page-device-unknown')
  return make('li', { class: 'row' },
    make('span', { class: 'grow' }, make('b', {}, name), ' ', make('small', {}, one.this ? say('page-device-this') : `${say('page-device-seen')} ${day}`)),
    !one.this && button({ text: say('page-out'), class: 'plain', label: `${say('page-out')}: ${name}`, act: () => out({ id: one.id }, show) }))
}

/** @param {object} which @param {() => void} then */
async function out(which, then) {
  try {
    await post('/api/me/out', which)
    then()
  } catch (error) { showError(error) }
}

async function everywhere() {
  if (await confirmed(say('page-out-all'), say('page-out-all-note'), say('page-out-all'))) out({}, () => location.assign('/'))
}

/** A button that opens the last question. */
export function deletion() {
  return button({ icon: 'warning', text: say('page-delete-me'), class: 'plain danger delete-me', act: ask })
}

/** What goes, what stays, and my name as the proof that I mean it. */
function ask() {
  const name = make('input', { name: 'name', autocomplete: 'off', required: true })
  const wrong = make('p', { class: 'wrong', role: 'alert' })
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault()
    try {
      await post('/api/me/delete', { name: name.value })
      location.assign('/')
    } catch (error) { wrong.textContent = /** @type {Error} */ (error).message }
  }
  const box = dialog(say('page-delete-me'), [
    make('form', { class: 'column delete-form', on: { submit: send } },
      make('h3', {}, say('page-delete-goes')),
      make('p', {}, say('page-delete-goes-note')),
      make('h3', {}, say('page-delete-stays')),
      make('p', {}, say('page-delete-stays-note')),
      make('label', {}, make('span', {}, `${say('page-delete-type')} ${page.me?.name ?? ''}`), name),
      wrong,
      make('div', { class: 'row end' },
        button({ text: say('page-cancel'), class: 'plain', act: () => box.close() }),
        make('button', { class: 'plain danger' }, say('page-delete-for-ever')))),
  ], { class: 'conduct' })
}
