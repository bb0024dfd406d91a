// The shuffle of a finished game, checked; or of a record that somebody brings.

import { get, post } from './api.js'
import { bar } from './bar.js'
import { icon, make, put } from './dom.js'
import { number, page, say } from './page.js'
import { complain } from './say.js'
import { alike } from './secret.js'

const id = location.pathname.split('/').pop()
const answer = make('div', { class: 'verified', role: 'status' })

/** @param {any} found */
function show(found) {
  const row = (/** @type {string} */ key, /** @type {string} */ value) => [make('dt', {}, say(key)), make('dd', {}, make('code', { class: 'long' }, value || '–'))]
  put(answer,
    make('p', { class: found.agrees ? 'verdict good' : 'verdict bad' }, icon(found.agrees ? 'check' : 'warning', 28), make('b', {}, found.sentence)),
    make('dl', { class: 'options' }, ...row('page-commitment', found.commitment), ...row('page-seed-told', found.seed), ...row('page-words', (found.words ?? []).join(' · ')), ...row('page-draws', number(found.draws))),
    found.chosen ? make('p', { class: 'hint' }, say('page-seed-chosen')) : null)
}

/** @param {Event} event */
async function bring(event) {
  const file = /** @type {HTMLInputElement} */ (event.target).files?.[0]
  if (!file) return
  try {
    show(await post('/api/verify', { record: await file.text() }))
  } catch (error) { complain(error) }
}

document.title = `${say('page-verify')} · ${say('page-palatine')}`
bar({ where: say('page-verify') })
put(
  /** @type {HTMLElement} */ (document.getElementById('main')),
  make('article', { class: 'panel paper' }, make('h1', {}, say('page-verify')), make('p', { class: 'aside' }, say('page-verify-note')), answer,
    make('label', { class: 'wide' }, make('span', {}, say('page-verify-file')), make('input', { type: 'file', accept: '.txt,text/plain', on: { change: bring } })),
    make('div', { class: 'row' },
      make('a', { class: 'plain', href: alike(`/replay/${id}`) }, icon('play', 20), make('span', {}, say('page-replay'))),
      make('a', { class: 'plain', href: '/' }, icon('swan', 20), make('span', {}, say('page-home'))))),
)
if (page.data && 'agrees' in page.data) show(page.data)
else if (id) get(`/api/tables/${id}/verify`).then(show, complain)
