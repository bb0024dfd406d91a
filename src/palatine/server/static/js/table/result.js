// The place of the end page. Its code and styles come when the game is over: nobody needs them before.

import { showError } from '../shared/announce.js'
import { make } from '../shared/dom.js'
import { style } from '../shared/style.js'

/** @typedef {import('./end.js').EndPage} EndPage */
/** @typedef {import('../shared/types.js').Update} Update */

export class Result {
  /** @param {import('./end.js').Page} page */
  constructor(page) {
    this.page = page
    this.element = make('section', { class: 'panel over', 'aria-labelledby': 'over-head', hidden: true })
    /** @type {Promise<EndPage> | null} */
    this.end = null
  }

  /** @param {Update} update */
  async show(update) {
    if (!this.end && update.table.state !== 'over') return
    try {
      this.end ??= this.load() // once, though updates may follow one another quickly
      const end = await this.end
      end.show(update)
    } catch (error) {
      this.end = null // it may come with the next update
      showError(error)
    }
  }

  /** @returns {Promise<EndPage>} */
  async load() {
    const [{ EndPage }] = await Promise.all([import('./end.js'), style('end')])
    return new EndPage(this.page, this.element)
  }
}
