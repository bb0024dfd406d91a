// The log: what happened, in sentences, the newest first, each linked to its rule.

import { ruleLink } from '../shared/announce.js'
import { make, put, seatIcon } from '../shared/dom.js'
import { say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Line} Line */
/** @typedef {import('../shared/types.js').Update} Update */

export class Log {
  constructor() {
    /** @type {Line[]} */
    this.lines = []
    this.list = make('ol', { class: 'bare log', tabindex: 0, 'aria-label': say('page-log') })
    this.element = make('section', { class: 'panel happened', 'aria-labelledby': 'log-head', 'data-tab': 'log' },
      make('h2', { id: 'log-head' }, say('page-log')), this.list)
  }

  /** How many lines there are: what `hello` tells. */
  get count() {
    return this.lines.length
  }

  /**
   * Take in the lines of an update; those that are new to us come back.
   * @param {{from: number, lines: Line[]}} log
   * @returns {Line[]}
   */
  take(log) {
    const known = this.lines.length
    this.lines = this.lines.slice(0, log.from).concat(log.lines)
    return log.from <= known ? log.lines.filter((line) => line.n >= known || log.from < known) : log.lines
  }

  /** @param {Update} update */
  show(update) {
    const gone = new Set()
    for (const line of this.lines) {
      if (line.undoes?.length) for (let n = line.undoes[0]; n <= line.undoes[1]; n++) gone.add(n)
    }
    const shown = this.lines.slice(-200).reverse()
    put(this.list, ...shown.map((line) => this.line(line, update, gone.has(line.n))))
  }

  /** @param {Line} line @param {Update} update @param {boolean} gone */
  line(line, update, gone) {
    const name = update.seats[line.seat]?.name
    const told = name && line.text.startsWith(name) ? [make('b', {}, name), line.text.slice(name.length)] : [line.text]
    return make(
      'li',
      { class: `line ${line.kind}${gone ? ' gone' : ''}` },
      line.seat >= 0 ? seatIcon(line.seat, 16) : make('span', { class: 'nobody' }),
      make('span', {}, ...told, ' ', line.rule ? ruleLink(update.table.rules, line.rule) : null),
    )
  }
}
