// The end of a game: places, every category of every seat, what decided a tie, and where to go on.

import { showError } from '../shared/announce.js'
import { post } from '../shared/api.js'
import { button, icon, make, put } from '../shared/dom.js'
import { say } from '../shared/page.js'
import { scores } from '../shared/scores.js'
import { withSecret, recordLink } from '../shared/secret.js'

/** @typedef {import('../shared/types.js').Update} Update */

export class ResultPanel {
  constructor() {
    this.element = make('section', { class: 'panel over', 'aria-labelledby': 'over-head', hidden: true })
  }

  /** @param {Update} update */
  show(update) {
    const { result, table } = update
    this.element.hidden = table.state !== 'over' || !result
    if (!result || this.element.hidden) return
    put(
      this.element,
      make('h2', { id: 'over-head' }, result.title || say('page-over')),
      make('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-labelledby': 'over-head' }, scores(update)),
      ...result.tie_breaks.map((line) => make('p', { class: 'tie' }, icon('check', 16), ' ', line)),
      (table.unrated_because || update.rating_note) && make('p', { class: 'hint' }, table.unrated_because || update.rating_note),
      this.links(update),
    )
  }

  /** @param {Update} update */
  links({ table, you }) {
    const again = async () => {
      try {
        location.href = (await post(`/api/tables/${table.id}/rematch`)).url
      } catch (error) { showError(error) }
    }
    return make('div', { class: 'row ways' },
      you.mine.length > 0 && button({ icon: 'redo', text: say('page-rematch'), class: 'strong', act: again }),
      link(withSecret(`/replay/${table.id}`), 'play', 'page-replay'),
      link(withSecret(`/replay/${table.id}?review`), 'hint', 'page-review'),
      link(withSecret(`/verify/${table.id}`), 'check', 'page-verify'),
      recordLink(table.id, `${table.game}-${table.id}.txt`, icon('save', 20), make('span', {}, say('page-record'))),
      link('/', 'swan', 'page-home'))
  }
}

/** @param {string} href @param {string} sign @param {string} key */
const link = (href, sign, key) => make('a', { class: 'plain', href }, icon(sign, 20), make('span', {}, say(key)))
