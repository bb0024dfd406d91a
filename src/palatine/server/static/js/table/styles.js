// In which of its styles the board is drawn, and from which side: buttons in a corner of the stage, the styles in the menu as well.

import { button, make, put } from '../shared/dom.js'
import { say } from '../shared/page.js'
import { changeSettings, settings } from '../shared/settings.js'

/** @typedef {import('../shared/types.js').Update} Update */

export class Styles {
  /** @param {() => void} changed asks the server for the board anew */
  constructor(changed) {
    this.changed = changed
    this.style = '' // the one last chosen for this game, or the game's first
    this.turn = 0 // quarters
    /** @type {Update | null} */
    this.update = null
    this.next = make('div', { class: 'view-next' })
    this.turns = make('div', { class: 'view-turns', role: 'group', 'aria-label': say('page-turn-board') },
      button({ icon: 'undo', label: say('page-turn-left'), class: 'quiet', 'aria-keyshortcuts': ',', act: () => void this.turnBy(-1) }),
      button({ icon: 'redo', label: say('page-turn-right'), class: 'quiet', 'aria-keyshortcuts': '.', act: () => void this.turnBy(1) }))
    this.element = make('div', { class: 'views' }, this.next, this.turns)
  }

  /** Ask for the style last chosen for this game. @param {Update['table']} table */
  choose(table) {
    if (this.style) return
    const last = settings.styles[table.game]
    this.style = table.styles.some((style) => style.id === last) ? last : table.style
    if (this.style !== table.style) this.changed()
  }

  /** @param {Update} update */
  show(update) {
    this.update = update
    const { styles, style } = update.table
    const at = styles.findIndex((one) => one.id === style)
    const next = styles[(at + 1) % styles.length]
    this.element.hidden = !update.drawings.length
    this.turns.hidden = !this.canTurn
    put(this.next, styles.length > 1 && button({ icon: 'iso', label: next.label, class: 'quiet', act: () => this.take(next.id) }))
  }

  /** All styles, for the menu; nothing where there is one. @param {() => void} done @returns {HTMLElement[]} */
  menu(done) {
    const { styles, style } = /** @type {Update} */ (this.update).table
    if (styles.length < 2) return []
    return [make('div', { class: 'row', role: 'group', 'aria-label': say('page-styles') }, ...styles.map((one) => button({
      text: one.label, class: 'plain style', 'aria-pressed': String(one.id === style), act: () => { this.take(one.id); done() } })))]
  }

  /** @param {string} style */
  take(style) {
    this.style = style
    const { game } = /** @type {Update} */ (this.update).table
    changeSettings({ styles: { ...settings.styles, [game]: style } })
  }

  get canTurn() {
    return Boolean(this.update?.drawings.some((picture) => picture.place === 'stage' && picture.turns))
  }

  /** See the board from another side. @param {number} quarters @returns {boolean} whether it can be */
  turnBy(quarters) {
    if (!this.canTurn) return false
    this.turn = (this.turn + quarters + 4) % 4
    this.changed()
    return true
  }
}
