// Style sheets that only some readers need: they come when they are asked for.

import { make } from './dom.js'
import { say } from './page.js'

/** A style sheet of this site. @param {string} name @returns {Promise<unknown>} when it is there */
export function style(name) {
  const link = make('link', { rel: 'stylesheet', href: new URL(`../../${name}.css`, import.meta.url).href })
  const loaded = new Promise((resolve, reject) => { link.onload = resolve; link.onerror = () => reject(new Error(say('page-error-offline'))) })
  document.head.append(link)
  return loaded
}
