// @ts-check
// Small pieces that several steps are made of: a line with a counter, tabs of players, a search field, a piece with its picture.

import { button, icon, make, makeSvg, seatIcon } from '../shared/dom.js'
import { number, say, signed } from '../shared/page.js'
import { breakable } from '../shared/text.js'

/** @typedef {import('../shared/dom.js').Child} Child */
/** @typedef {import('./types.js').Piece} Piece */

/**
 * A line with minus, a number, plus, and what it brings.
 * @param {{sign: Child, input?: HTMLElement, label: string, note?: string, value: number | null, least: number, most: number, by: (way: number) => void, press?: () => void, points?: number | null, refused?: boolean, now?: boolean, close?: () => void, key?: string}} about
 */
export function counter({ sign, input, label, note = '', value, least, most, by, press, points, refused, now, close, key }) {
  const shown = value === null ? '0' : number(value)
  return make('div', { class: `counter${refused ? ' refused' : ''}${now ? ' now' : ''}`, 'data-key': key ?? null },
    sign, make('span', { class: 'what' }, breakable(label), note && make('small', {}, note)),
    make('span', { class: 'by' },
      button({ text: '−', label: `${say('page-sheet-fewer')}: ${label}`, class: 'fewer', disabled: value !== null && value <= least, act: () => by(-1) }),
      input ?? (press ? make('button', { type: 'button', class: `exact${value === null ? ' none' : ''}`, 'aria-label': `${label}: ${shown}`, on: { click: press } }, shown) : make('b', { class: value === null ? 'none' : null }, shown)),
      button({ text: '+', label: `${say('page-sheet-more')}: ${label}`, class: 'more', disabled: value !== null && value >= most, act: () => by(1) })),
    points !== undefined && make('em', {}, points === null ? '–' : signed(points)),
    close && button({ icon: 'close', label: `${say('page-sheet-remove')}: ${label}`, class: 'quiet', act: close }))
}

/** What is wrong, less the number of the rule at its end: a link with that number follows. @param {import('./types.js').Wrong} wrong */
export const withoutRule = ({ text, rule }) => text.replace(` (${rule})`, '')

/** @param {string[]} names @param {number} now @param {(seat: number) => void} choose @param {(seat: number) => string} [note] */
export function playerTabs(names, now, choose, note = () => '') {
  return make('div', { class: 'player-tabs', role: 'group', 'aria-label': say('page-players') }, ...names.map((name, seat) =>
    make('button', { type: 'button', 'data-seat': seat, 'aria-pressed': String(seat === now), on: { click: () => choose(seat) } }, seatIcon(seat, 20), make('span', {}, [breakable(name), note(seat)].filter(Boolean).join(' ')))))
}

/** A picture of a piece, or its sign. @param {Pick<Piece, 'symbol' | 'icon' | 'box'>} piece @param {number} width @param {number} height of the room that it has */
export function face({ symbol, icon: sign, box }, width, height) {
  if (!symbol || !document.getElementById(symbol)) return icon(sign || 'plan', 24)
  const [w, h] = box[0] ? box : boxOf(symbol)
  const scale = Math.min(width / w, height / h)
  return makeSvg('svg', { class: 'piece-face', viewBox: `0 0 ${w} ${h}`, width: Math.round(w * scale), height: Math.round(h * scale), 'aria-hidden': 'true' }, makeSvg('use', { href: `#${symbol}`, width: w, height: h }))
}

/** @param {string} symbol */
function boxOf(symbol) {
  const [, , w, h] = (document.getElementById(symbol)?.getAttribute('viewBox') ?? '0 0 100 100').split(' ').map(Number)
  return [w, h]
}

/** A search field that stays the same element, so that typing goes on. @param {string} hint @param {() => void} changed */
export function searchField(hint, changed) {
  const input = make('input', { type: 'search', placeholder: hint, 'aria-label': hint, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', enterkeyhint: 'done', 'data-focus': 'find', on: { input: changed } })
  const clear = button({ icon: 'close', label: say('page-sheet-clear'), class: 'quiet clear', act: () => { input.value = ''; input.focus(); changed() } })
  return { input, element: make('label', { class: 'finder' }, icon('search', 22), input, clear), clear }
}
