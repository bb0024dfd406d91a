// The secret of a link to a private table. It stands behind `#`, which no browser sends by itself:
// it goes to the server in a header, and along with every link to another page of the same table.

import { make } from './dom.js'
import { page } from './page.js'
import { transport } from './transport.js'

/** The secret of this page's link, or ''. */
export function secret() {
  const behind = new URLSearchParams(location.hash.slice(1))
  return behind.get('join') ?? behind.get('watch') ?? ''
}

/** @returns {Record<string, string>} */
export const secretHeader = () => (secret() ? { 'X-Palatine-Secret': secret() } : {})

/** The address of another page of this table, with the secret that this one has. @param {string} path */
export const withSecret = (path) => path + (secret() ? location.hash : '')

/**
 * A link that saves the record. Where it takes a secret, or the engine has it, the page fetches it: a link does neither.
 * @param {string} table @param {string} name @param {...Node} children
 */
export function recordLink(table, name, ...children) {
  const path = `/api/tables/${table}/record`
  const save = async (/** @type {Event} */ event) => {
    if (!secret() && !page.site) return
    event.preventDefault()
    const answer = await transport.request(path, { headers: secretHeader() })
    if (!answer.ok) return
    const link = make('a', { href: URL.createObjectURL(new Blob([await answer.text()], { type: 'text/plain' })), download: name })
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }
  return make('a', { class: 'plain', href: page.site ? '#' : path, download: name, on: { click: save } }, ...children)
}
