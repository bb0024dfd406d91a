// The shuffle seal of a table: a line to copy and keep, for comparing it after the game.

import { announce, showNote } from './announce.js'
import { button, icon, make } from './dom.js'
import { say } from './page.js'

const copied = () => { showNote(say('page-seal-copied')); announce(say('page-seal-copied')) }

/** Copy a text. Over plain http scripts have no clipboard: then it is selected, and copied so. @param {Element} place */
async function copy(place) {
  try {
    await navigator.clipboard.writeText(place.textContent ?? '')
    copied()
  } catch {
    getSelection()?.selectAllChildren(place)
    if (document.execCommand('copy')) copied()
  }
}

/** @param {string} commitment */
export function commitmentLine(commitment) {
  const text = make('code', { class: 'seal-text' }, commitment)
  return make('div', { class: 'seal-line' },
    make('p', { class: 'hint' }, icon('lock', 14), ` ${say('page-commitment')}. ${say('page-seal-note')}`),
    make('p', {}, text),
    button({ icon: 'save', text: say('page-seal-copy'), class: 'plain', act: () => copy(text) }))
}
