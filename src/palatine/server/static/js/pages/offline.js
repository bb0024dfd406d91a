// What the home page says about playing without a server: on a static site its limits, on a server where that site is.

import { button, icon, make } from '../shared/dom.js'
import { page, say } from '../shared/page.js'

/** @type {any} the browser's own question whether to install this page */
let question = null
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  question = event
  for (const one of document.querySelectorAll('.install')) one.removeAttribute('hidden')
})

/** @param {import('../shared/page.js').Site} site */
export function offlineNotes(site) {
  const install = button({ icon: 'save', text: say('page-offline-install'), class: 'plain install', act: () => question?.prompt() })
  install.hidden = question === null
  return make('section', { class: 'panel offline-notes', 'aria-labelledby': 'offline-head' },
    make('h2', { id: 'offline-head' }, say('page-offline')),
    make('ul', {},
      make('li', {}, say('page-offline-kept')),
      make('li', {}, say('page-offline-strength')),
      make('li', {}, say(isSecureContext ? 'page-offline-cached' : 'page-offline-plain-http')),
      make('li', {}, say('page-offline-records'))),
    make('div', { class: 'row' }, install,
      site.server && make('a', { class: 'plain', href: site.server }, icon('people', 20), make('span', {}, say('page-offline-server')))))
}

/** On a server: the way to the same without a connection. @param {string} url '' where this server has none */
export function withoutConnection(url) {
  return url ? make('p', { class: 'aside without-connection' }, make('a', { href: `${url}${page.lang}/` }, say('page-offline-link'))) : null
}
