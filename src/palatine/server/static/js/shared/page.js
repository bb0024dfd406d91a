// What the server put into the page: language, words, who I am, and the data of this page.

/**
 * @typedef {{id: string, name: string, language: string}} Me
 * A static site: where its root lies from here, the path of this page inside its language's folder, which build it is, and which answers lie
 * beside it as files (by path).
 * @typedef {{root: string, here: string, build: string, prepared: Record<string, string>, server: string}} Site
 * @typedef {{lang: string, languages: string[], me: Me | null, words: Record<string, string>, data: any, site?: Site}} Page
 */

/** @type {Page} */
export const page = JSON.parse(document.getElementById('page')?.textContent || '{}')
export const lang = page.lang || 'en'
if (page.site) page.me = whoSitsHere()

/** Of a static site the browser itself remembers who sits here. @returns {Me | null} */
function whoSitsHere() {
  try { return JSON.parse(localStorage.getItem('palatine-me') || 'null') } catch { return null }
}

/**
 * The sentence of a key of page.ftl.
 * @param {string} key
 */
export const say = (key) => page.words?.[key] ?? key

const numbers = new Intl.NumberFormat(lang)
/** @param {number} n */
export const number = (n) => numbers.format(n).replace('-', '−')
/** A gain or a loss, with its sign. @param {number} n */
export const signed = (n) => (n > 0 ? '+' : '') + number(n)

/** How long ago, or in how long. @param {number} at milliseconds since 1970 */
export function ago(at) {
  const minutes = Math.round((at - Date.now()) / 60000)
  const say = new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' })
  if (Math.abs(minutes) < 60) return say.format(minutes, 'minute')
  if (Math.abs(minutes) < 60 * 36) return say.format(Math.round(minutes / 60), 'hour')
  return say.format(Math.round(minutes / 1440), 'day')
}

/** A day and an hour. @param {number} at milliseconds since 1970 */
export const until = (at) => new Intl.DateTimeFormat(lang, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(at)

/** A word nobody can guess. @param {number} [letters] */
export function randomWord(letters = 20) {
  const signs = 'abcdefghijkmnpqrstuvwxyz23456789'
  return Array.from(crypto.getRandomValues(new Uint8Array(letters)), (n) => signs[n % 32]).join('')
}
