// What the record of a finished game proves; or a record that somebody brings.

import { tableId } from '../shared/addresses.js'
import { showError } from '../shared/announce.js'
import { get, post } from '../shared/api.js'
import { bar } from '../shared/bar.js'
import { icon, make, put } from '../shared/dom.js'
import { number, page, say } from '../shared/page.js'
import { withSecret } from '../shared/secret.js'

const id = tableId()
const answer = make('div', { class: 'verified', role: 'status' })
const noted = make('input', { name: 'noted', autocomplete: 'off', spellcheck: 'false', maxlength: 200 })
let brought = '' // the text of a record that was brought

/** How good the news is. @type {Record<string, string>} */
const KINDS = { noted: 'good', signed: 'good', consistent: 'so-so', chosen: 'so-so', incomplete: 'bad', inconsistent: 'bad' }

/** @param {import('../shared/answers.js').Verified} found */
function show(found) {
  const kind = KINDS[found.status] ?? 'bad'
  const row = (/** @type {string} */ key, /** @type {string} */ value) => [make('dt', {}, say(key)), make('dd', {}, make('code', { class: 'long' }, value || '–'))]
  put(answer,
    make('p', { class: `verdict ${kind}` }, icon(kind === 'good' ? 'check' : 'warning', 28), make('b', {}, say(`page-verified-${found.status}`))),
    ...found.sentences.map((sentence) => make('p', {}, sentence)),
    make('dl', { class: 'options' }, ...row('page-commitment', found.commitment), ...row('page-seed-told', found.seed), ...row('page-words', (found.words ?? []).join(' · ')), ...row('page-draws', number(found.draws)),
      ...(found.signature.key ? row('page-signed-with', found.signature.key) : [])))
}

/** Ask again: about the record that was brought, else about the table's. */
async function ask() {
  try {
    const commitment = noted.value.trim()
    show(brought ? await post('/api/verify', { record: brought, commitment }) : await get(`/api/tables/${id}/verify?commitment=${encodeURIComponent(commitment)}`))
  } catch (error) { showError(error) }
}

/** @param {Event} event */
async function bring(event) {
  const file = /** @type {HTMLInputElement} */ (event.target).files?.[0]
  if (!file) return
  brought = await file.text()
  await ask()
}

document.title = `${say('page-verify')} · ${say('page-palatine')}`
bar({ where: say('page-verify') })
put(
  /** @type {HTMLElement} */ (document.getElementById('main')),
  make('article', { class: 'panel paper' }, make('h1', {}, say('page-verify')), make('p', { class: 'aside' }, say('page-verify-note')), answer,
    make('form', { on: { submit: (/** @type {Event} */ event) => { event.preventDefault(); ask() } } },
      make('label', { class: 'wide' }, make('span', {}, say('page-verify-noted')), noted),
      make('button', { class: 'plain' }, say('page-verify-compare'))),
    make('label', { class: 'wide' }, make('span', {}, say('page-verify-file')), make('input', { type: 'file', accept: '.txt,text/plain', on: { change: bring } })),
    make('div', { class: 'row' },
      make('a', { class: 'plain', href: withSecret(`/replay/${id}`) }, icon('play', 20), make('span', {}, say('page-replay'))),
      make('a', { class: 'plain', href: '/keys' }, icon('lock', 20), make('span', {}, say('page-public-keys'))),
      make('a', { class: 'plain', href: '/' }, icon('swan', 20), make('span', {}, say('page-home'))))),
)
if (page.data && 'status' in page.data) show(page.data)
else if (id) ask()
