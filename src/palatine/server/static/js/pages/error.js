// The page of an error: something does not exist, or is not available now.

import { bar } from '../shared/bar.js'
import { icon, make, put } from '../shared/dom.js'
import { page, say } from '../shared/page.js'

bar()
put(
  /** @type {HTMLElement} */ (document.getElementById('main')),
  make('article', { class: 'panel paper' }, make('h1', {}, say('page-error')), make('p', {}, page.data?.sentence || say('page-error-unknown')),
    make('a', { class: 'strong', href: '/' }, icon('swan', 20), make('span', {}, say('page-home')))),
)
