// Somebody asks to go back: my answer.

import { button, make, put } from '../shared/dom.js'
import { say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Update} Update */

export class Consent {
  /** @param {(yes: boolean) => void} answer */
  constructor(answer) {
    this.answer = answer
    this.element = make('section', { class: 'panel consent', hidden: true, role: 'alert' })
  }

  /** @param {Update} update */
  show({ undo }) {
    const asked = undo?.asked
    this.element.hidden = !asked
    if (!asked) return
    put(this.element, make('p', {}, asked.sentence), asked.mine && make('div', { class: 'row' },
      button({ icon: 'check', text: say('page-consent-yes'), class: 'strong', act: () => this.answer(true) }),
      button({ icon: 'close', text: say('page-consent-no'), class: 'plain', act: () => this.answer(false) })))
  }
}
