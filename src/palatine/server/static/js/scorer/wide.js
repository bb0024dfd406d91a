// @ts-check
import { make } from '../shared/dom.js'
export class Wide {
  /** @param {any} page */
  constructor(page) { this.page = page; this.element = make('div', { class: 'score-wide' }) }
  show() { void this.page }
}
