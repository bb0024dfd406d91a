// Pictures of the home page: a piece of a real position, at the size it has at a table.

import { get } from '../shared/api.js'
import { icon, make, makeSvg } from '../shared/dom.js'
import { symbols } from '../shared/symbols.js'

/** @typedef {import('../shared/answers.js').Game} Game */

/** @type {Map<string, Promise<any>>} what was asked for already */
const drawings = new Map()

/**
 * A game's picture. @param {Game} game @param {string} kind its class @param {string} [figure] which of the game's figures
 */
export function picture(game, kind, figure = 'home') {
  return framed(kind, async (frame) => {
    const url = `/api/picture/${game.id}?figure=${figure}&${size(frame)}`
    const wanted = drawings.get(url) ?? get(url)
    drawings.set(url, wanted)
    await paint(frame, (await wanted).drawing, game)
  })
}

/**
 * The place of the last move at a table of mine, or else the game's picture.
 * @param {Game} game @param {string} table @param {string} kind its class @param {(told: import('../shared/answers.js').Glance) => void} tell what else is known of it
 */
export function lastMove(game, table, kind, tell) {
  return framed(kind, async (frame) => {
    /** @type {import('../shared/answers.js').Glance} */
    const told = await get(`/api/tables/${table}/glance?${size(frame)}`)
    tell(told)
    await paint(frame, told.drawing ?? (await get(`/api/picture/${game.id}?figure=home&${size(frame)}`)).drawing, game)
  })
}

/** @param {HTMLElement} frame */
const size = (frame) => `width=${Math.ceil(frame.clientWidth)}&height=${Math.ceil(frame.clientHeight)}`

/** A frame that is painted when it comes near the screen. @param {string} kind @param {(frame: HTMLElement) => Promise<void>} fill */
function framed(kind, fill) {
  const frame = make('div', { class: `picture ${kind}`, 'aria-hidden': 'true' })
  const watch = new IntersectionObserver((seen) => {
    if (!seen.some((one) => one.isIntersecting)) return
    watch.disconnect()
    fill(frame).catch(() => frame.replaceChildren(icon('tower', 96))) // no picture: the house's sign
  }, { rootMargin: '200px' })
  watch.observe(frame)
  return frame
}

/** Put symbols into the page that are not there yet. @param {Record<string, string>} wanted by id */
function define(wanted) {
  const sheet = makeSvg('svg', { class: 'symbols', width: 0, height: 0, 'aria-hidden': 'true' })
  sheet.innerHTML = Object.entries(wanted).filter(([id]) => !document.getElementById(id)).map(([, text]) => text).join('')
  document.body.append(sheet)
}

/** @param {HTMLElement} frame @param {any} drawing @param {Game} game */
async function paint(frame, drawing, game) {
  if (drawing.symbols) define(drawing.symbols) // far less than the game's whole sheet
  else await symbols(game.symbols)
  const sheet = makeSvg('svg', { class: 'board', viewBox: drawing.box, preserveAspectRatio: 'xMidYMid slice' })
  sheet.innerHTML = drawing.groups.map((/** @type {string[]} */ group) => group[1]).join('')
  for (const one of sheet.querySelectorAll('[data-t], [data-p]')) ['data-t', 'data-p'].forEach((name) => one.removeAttribute(name))
  frame.replaceChildren(sheet)
}
