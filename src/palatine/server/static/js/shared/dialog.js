// Dialogs: the browser's own, which keep focus and close by Escape.

import { button, make } from './dom.js'
import { say } from './page.js'

/**
 * @param {string} title
 * @param {Node[]} body
 * @param {{class?: string, closable?: boolean, lead?: Node, note?: Node}} [about] lead: what stands before the title; note: under it
 * @returns {HTMLDialogElement}
 */
export function dialog(title, body, { class: kind = '', closable = true, lead, note } = {}) {
  const id = `d-${Math.random().toString(36).slice(2)}`
  const box = make(
    'dialog',
    { class: `sheet ${kind}`, 'aria-labelledby': id },
    make(
      'div',
      { class: 'sheet-head' },
      lead,
      note ? make('div', { class: 'sheet-title' }, make('h2', { id }, title), note) : make('h2', { id }, title),
      closable && button({ icon: 'close', label: say('page-close'), class: 'quiet', act: () => box.close() }),
    ),
    ...body,
  )
  box.addEventListener('close', () => box.remove())
  if (!closable) box.addEventListener('cancel', (/** @type {Event} */ event) => event.preventDefault())
  else box.addEventListener('click', (/** @type {Event} */ event) => event.target === box && box.close())
  document.body.append(box)
  box.showModal()
  return box
}

/**
 * A yes or no.
 * @param {string} title @param {string} text @param {string} yes @param {string} [no]
 * @returns {Promise<boolean>}
 */
export function confirmed(title, text, yes, no = say('page-cancel')) {
  return new Promise((answer) => {
    let sure = false
    const box = dialog(title, [
      make('p', {}, text),
      make(
        'div',
        { class: 'row end' },
        button({ text: no, class: 'plain', act: () => box.close() }),
        button({ text: yes, class: 'strong', act: () => { sure = true; box.close() } }),
      ),
    ])
    box.addEventListener('close', () => answer(sure))
  })
}
