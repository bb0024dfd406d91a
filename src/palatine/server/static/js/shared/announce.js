// Saying things to the player: notes that pass, and the live region for those who listen.

import { button, icon, make } from './dom.js'
import { say } from './page.js'

const live = document.getElementById('live')
const notes = document.getElementById('notes')
let turn = false

/** Something that happened, for screen readers. @param {string} text */
export function announce(text) {
  if (!live || !text) return
  turn = !turn
  live.textContent = text + (turn ? ' ' : '') // the same words twice are said twice
}

/**
 * A note that stays until it is closed or others push it away.
 * @param {string} text
 * @param {{kind?: 'plain' | 'refused', rule?: string, rules?: string, ms?: number}} [about]
 */
export function note(text, { kind = 'plain', rule = '', rules = '', ms = 9000 } = {}) {
  if (!notes) return
  const close = () => card.remove()
  const card = make(
    'div',
    { class: `note ${kind}`, role: kind === 'refused' ? 'alert' : 'status' },
    icon(kind === 'refused' ? 'warning' : 'check', 22),
    make('p', {}, text, ' ', rule && ruleLink(rules, rule)),
    button({ icon: 'close', label: say('page-close'), act: close, class: 'quiet' }),
  )
  for (const old of [...notes.children].slice(0, -1)) old.remove()
  if (kind === 'refused') for (const old of [...notes.querySelectorAll('.refused')]) old.remove()
  notes.append(card)
  if (ms) setTimeout(close, ms)
}

/** @param {any} error */
export const complain = (error, rules = '') =>
  note(error?.message || String(error), { kind: 'refused', rule: error?.rule, rules })

/** The number of a rule, leading to its text. @param {string} rules @param {string} rule */
export const ruleLink = (rules, rule) =>
  make('a', { class: 'rule', href: `${rules}#${rule}`, target: '_blank', rel: 'noopener' }, rule)

export function hush() {
  notes?.querySelectorAll('.refused').forEach((card) => card.remove())
}
