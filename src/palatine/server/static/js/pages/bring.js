// A record that somebody brings to this server, from a game without a server or from another one: it can be replayed here.

import { go } from '../shared/addresses.js'
import { showError } from '../shared/announce.js'
import { post } from '../shared/api.js'
import { make } from '../shared/dom.js'
import { page, say } from '../shared/page.js'

export function bringRecord() {
  const bring = async (/** @type {Event} */ event) => {
    const file = /** @type {HTMLInputElement} */ (event.target).files?.[0]
    if (!file) return
    try {
      if (!page.me) page.me = (await post('/api/me', { name: say('page-guest'), language: page.lang })).me
      go((await post('/api/records', { record: await file.text() })).url)
    } catch (error) { showError(error) }
  }
  return make('label', { class: 'aside bring-record' }, make('span', {}, say('page-bring-record')), ' ',
    make('input', { type: 'file', accept: '.txt,text/plain', on: { change: bring } }))
}
