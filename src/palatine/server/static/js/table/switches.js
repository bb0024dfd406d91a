// Questions that have a usual answer and are answered by themselves: a small switch for each, for who wants to be asked.

import { make, put } from '../shared/dom.js'
import { changeSettings, settings } from '../shared/settings.js'

/** @typedef {import('../shared/types.js').Update} Update */

/** Whether this reader wants to be asked. @param {string} game @param {string} key */
export const wantsQuestion = (game, key) => settings.asked.includes(`${game}:${key}`)

/** @param {Update} update @returns {HTMLElement[]} */
export function switchesOf({ table, status }) {
  return (status?.switches ?? []).map(({ key, label }) => {
    const name = `${table.game}:${key}`
    const set = (/** @type {Event} */ event) => {
      const others = settings.asked.filter((one) => one !== name)
      changeSettings({ asked: /** @type {HTMLInputElement} */ (event.target).checked ? [...others, name] : others })
    }
    return make('label', { class: 'switch' },
      make('input', { type: 'checkbox', role: 'switch', checked: wantsQuestion(table.game, key), 'data-switch': key, on: { change: set } }), make('span', {}, make('b', {}, label)))
  })
}

/** The same beside the tray. */
export class Switches {
  constructor() {
    this.shown = ''
    this.element = make('div', { class: 'switches', hidden: true })
  }

  /** @param {Update} update */
  show(update) {
    const shown = JSON.stringify([update.status?.switches, settings.asked])
    if (shown === this.shown) return
    this.shown = shown
    const switches = update.you.seat >= 0 && update.table.state === 'playing' ? switchesOf(update) : []
    put(this.element, ...switches)
    this.element.hidden = !switches.length
  }
}
