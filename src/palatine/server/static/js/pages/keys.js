// The public keys of this server: with them anybody can check who gave out a record.

import { bar } from '../shared/bar.js'
import { icon, make, put } from '../shared/dom.js'
import { lang, page, say } from '../shared/page.js'

const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long' })

/** @param {{id: string, pem: string, since: number, current: boolean}} key */
const shown = (key) => make('section', {},
  make('h2', {}, make('code', {}, key.id)),
  make('p', { class: 'aside' }, key.current ? say('page-key-current') : say('page-key-old'), ' · ', `${say('page-key-since')} ${day.format(key.since)}`),
  make('pre', { tabindex: 0, 'aria-label': key.id }, key.pem))

document.title = `${say('page-public-keys')} · ${say('page-palatine')}`
bar({ where: say('page-public-keys') })
put(
  /** @type {HTMLElement} */ (document.getElementById('main')),
  make('article', { class: 'panel paper' }, make('h1', {}, say('page-public-keys')), make('p', { class: 'aside' }, say('page-public-keys-note')),
    ...[...page.data.keys].reverse().map(shown),
    make('div', { class: 'row' },
      make('a', { class: 'plain', href: '/api/keys' }, icon('save', 20), make('span', {}, say('page-public-keys-file'))),
      make('a', { class: 'plain', href: '/' }, icon('swan', 20), make('span', {}, say('page-home'))))),
)
