// @ts-check
// The evenings that this browser keeps: every sheet with all its entries, and the names of who played. Nothing of it leaves the device.

import { randomWord } from '../shared/page.js'

/** @typedef {import('./record.js').Kept} Kept */
/** @typedef {{name: string, points: number}} Standing */
/** @typedef {{id: string, game: string, title: string, at: number, kept: Kept, looking: import('./types.js').Looking, standing: Standing[], complete: boolean}} Evening */

const NAME = 'palatine-evenings'
const CURRENT = 'palatine-sheets' // by game: the evening that is open
const MOST = 100 // evenings that are kept; the oldest goes first
const NAMES = 12 // names that are offered

/** @template T @param {string} name @param {T} none @returns {T} */
function read(name, none) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '') ?? none
  } catch {
    return none
  }
}

/** Whether it is kept: storage may be full or forbidden. @param {string} name @param {unknown} value */
function write(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** All evenings, the newest first. @returns {Evening[]} */
export const evenings = () => read(NAME, /** @type {Evening[]} */ ([])).toSorted((a, b) => b.at - a.at)

/** @param {string} id */
export const evening = (id) => evenings().find((one) => one.id === id)

/** Keep an evening as it is now; whether the browser let us. Where storage is full, older ones make room. @param {Evening} one */
export function keep(one) {
  let all = [one, ...evenings().filter((other) => other.id !== one.id)].slice(0, MOST)
  while (!write(NAME, all)) {
    if (all.length < 2) return false
    all = all.slice(0, -1)
  }
  return true
}

/** @param {string} id */
export const forget = (id) => write(NAME, evenings().filter((one) => one.id !== id))

/** The evening that is open for a game. @param {string} game */
export const current = (game) => {
  const id = read(CURRENT, /** @type {Record<string, string>} */ ({}))[game]
  return id ? evening(id) : undefined
}

/** @param {string} game @param {string} id '' for none */
export const open = (game, id) => write(CURRENT, { ...read(CURRENT, {}), [game]: id })

export const newId = () => randomWord(10)

/** Who played on earlier evenings: those of the last ones first. */
export function earlierNames() {
  const all = evenings().flatMap((one) => one.standing.map(({ name }) => name)).filter(Boolean)
  return [...new Set(all)].slice(0, NAMES)
}
