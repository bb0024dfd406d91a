// Messages for the player: notes on the screen, and the live region for screen readers.

import { button, icon, make } from './dom.js'
import { say } from './page.js'

const live = document.getElementById('live')
const notes = document.getElementById('notes')
let odd = false

/** Something that happened, for screen readers. @param {string} text */
export function announce(text) {
  if (!live || !text) return
  odd = !odd
  live.textContent = text + (odd ? ' ' : '') // a text that differs is read out again
}

/**
 * A note that stays until it is closed or others push it away.
 * @param {string} text
 * @param {{kind?: 'plain' | 'refused', rule?: string, rules?: string, ms?: number}} [about]
 * @returns {() => void} closes it
 */
export function showNote(text, { kind = 'plain', rule = '', rules = '', ms = 9000 } = {}) {
  if (!notes) return () => {}
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
  return close
}

/** What went wrong, as a note; with a link to the rule that was broken. @param {any} error */
export const showError = (error, rules = '') =>
  showNote(error?.message || String(error), { kind: 'refused', rule: error?.rule, rules })

/** The number of a rule, leading to its text. @param {string} rules @param {string} rule */
export const ruleLink = (rules, rule) =>
  make('a', { class: 'rule', href: `${rules}#${rule}`, target: '_blank', rel: 'noopener' }, rule)

/** Remove the notes about what was refused. */
export function clearRefusals() {
  notes?.querySelectorAll('.refused').forEach((card) => card.remove())
}
