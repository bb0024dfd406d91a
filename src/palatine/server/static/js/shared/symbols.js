// The symbols a game's drawings use: one file, put into the page once.

import { address } from './addresses.js'

const AGAIN = 3000 // ms until a file that did not come is asked for again

/** @type {Map<string, Promise<void>>} */
const loaded = new Map()

/** Once they are there, or did not come at once: then the drawing is shown without them, and they appear in it later. @param {string} url */
export function symbols(url) {
  if (!url) return Promise.resolve()
  let one = loaded.get(url)
  if (!one) {
    one = load(url).catch(() => { setTimeout(() => { loaded.delete(url); symbols(url) }, AGAIN) })
    loaded.set(url, one)
  }
  return one
}

/** @param {string} url */
async function load(url) {
  const answer = await fetch(address(url))
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  const sheet = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
  const here = document.importNode(sheet, true)
  here.classList.add('symbols')
  for (const one of here.querySelectorAll('[id]')) {
    if (document.getElementById(one.id)) one.remove() // shared signs are in the page already
  }
  document.body.prepend(here)
}
