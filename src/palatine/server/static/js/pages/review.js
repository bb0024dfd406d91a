// The review of a finished game: the article is in the page already; while it is still reckoned, the page looks again until it is there.

import { announce, showError } from '../shared/announce.js'
import { get } from '../shared/api.js'
import { bar } from '../shared/bar.js'
import { page, say } from '../shared/page.js'
import { withSecret } from '../shared/secret.js'

const POLL = 900 // milliseconds between two questions how far it is
const place = /** @type {HTMLElement} */ (document.getElementById('article'))

/** Who came by a link to watch goes on with it. */
function links() {
  for (const link of place.querySelectorAll('a[data-secret]')) link.setAttribute('href', withSecret(link.getAttribute('href') ?? ''))
}

async function load() {
  /** @type {{state: string, html: string, headline: string}} */
  const told = await get(`/api/tables/${page.data.id}/article`)
  place.innerHTML = told.html
  document.title = `${told.headline} · ${say('page-palatine')}`
  links()
  if (told.state === 'thinking') setTimeout(again, POLL)
  else announce(told.headline)
}

function again() {
  load().catch(showError)
}

bar({ where: say('page-review') })
links()
if (page.data.state === 'thinking') setTimeout(again, POLL)
else if (page.data.state === 'unknown') again()
