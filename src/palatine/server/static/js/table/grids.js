// Facts of the table, and things by seats: who has how much of what, and who leads.

import { icon, make, put, seatIcon, unseen } from '../shared/dom.js'
import { breakable } from '../shared/text.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').Grid} Grid */
/** @typedef {import('../shared/types.js').Fact} Fact */

export class Grids {
  constructor() {
    this.element = make('div', { class: 'grids' })
    /** @type {Map<string, HTMLElement>} */
    this.panels = new Map()
    /** @type {Map<string, string>} what is shown, as text */
    this.shown = new Map()
  }

  /** @param {Update} update */
  show({ status, seats, table }) {
    const grids = table.state === 'playing' || table.state === 'over' ? status?.grids ?? [] : []
    const names = seats.map((seat) => seat.name)
    for (const grid of grids) {
      const text = JSON.stringify([grid, names])
      if (this.shown.get(grid.key) === text) continue
      this.shown.set(grid.key, text)
      const panel = this.panels.get(grid.key) ?? make('section', { class: 'panel grid', 'data-tab': `grid-${grid.key}`, 'aria-labelledby': `grid-${grid.key}` })
      this.panels.set(grid.key, panel)
      put(panel, make('h2', { id: `grid-${grid.key}` }, make('span', {}, grid.title), grid.note && make('small', {}, grid.note)), rows(grid, names))
    }
    put(this.element, ...grids.map((grid) => this.panels.get(grid.key)))
  }
}

/** @param {Grid} grid @param {string[]} names */
function rows(grid, names) {
  return make('div', { class: 'grid-scroll' }, make('table', {},
    make('thead', {}, make('tr', {}, make('td', {}), ...names.map((name, seat) => make('th', { scope: 'col', title: name }, seatIcon(seat, 18), unseen(name))))),
    make('tbody', {}, ...grid.rows.map((row) => make('tr', { 'data-about': row.touch || null },
      make('th', { scope: 'row' }, breakable(row.label)),
      ...row.values.map((value, seat) => make('td', { class: row.leaders.includes(seat) ? 'leads' : null }, value)))))))
}

/** The facts of the table, each with its words. @param {HTMLElement} list @param {Fact[]} facts */
export function showFacts(list, facts) {
  const text = JSON.stringify(facts)
  if (list.dataset.shown === text) return
  list.dataset.shown = text
  put(list, ...facts.map((fact) => make('li', { 'data-about': fact.touch || null }, fact.icon ? icon(fact.icon, 18) : null, make('span', {}, fact.label), make('strong', {}, fact.value))))
}
