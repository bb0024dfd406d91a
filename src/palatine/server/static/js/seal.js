// The shuffle seal of a table: a line to copy and keep, for comparing it after the game.

import { button, icon, make } from './dom.js'
import { say } from './page.js'
import { announce, note } from './say.js'

const copied = () => { note(say('page-seal-copied')); announce(say('page-seal-copied')) }

/** Copy a field's text. Over plain http there is no clipboard for scripts: then by selecting it. @param {HTMLInputElement} field */
async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value)
    copied()
  } catch {
    field.select()
    if (document.execCommand('copy')) copied()
  }
}

/** @param {string} commitment */
export function seal(commitment) {
  const field = make('input', { class: 'seal-text', readonly: true, value: commitment, 'aria-label': say('page-commitment') })
  return make('div', { class: 'seal-line' },
    make('p', { class: 'hint' }, icon('lock', 14), ` ${say('page-seal-note')}`),
    make('div', { class: 'row' }, make('span', { class: 'grow' }, field), button({ icon: 'save', text: say('page-seal-copy'), class: 'plain', act: () => copy(field) })))
}
