// @ts-check
// Castles of a board by their numbers: how large each is, how high everybody stands in it, and in which of them the mark (the king) is.

import { button, icon, make, seatIcon } from '../shared/dom.js'
import { number, say } from '../shared/page.js'
import { counter } from './parts.js'
import { withValue } from './record.js'

/** @typedef {import('./types.js').AreasField} AreasField */
/** @typedef {import('./record.js').Path} Path */
/** @typedef {{area: number, levels: number[]}} Area */

export class Areas {
  /** @param {import('./sheet.js').ScoreSheet} sheet @param {import('./cells.js').Cells} cells */
  constructor(sheet, cells) {
    this.sheet = sheet
    this.cells = cells
  }

  /** @param {Path} path @returns {Area[]} */
  all(path) {
    return this.sheet.record.at(path) ?? []
  }

  /** @param {AreasField} field @param {Path} path @param {Path} base @returns {HTMLElement[]} */
  show(field, path, base) {
    return [...this.all(path).map((_, at) => this.card(field, path, base, at)),
      button({ icon: 'plus', text: say('page-sheet-add-castle'), class: 'plain act-add', act: () => this.add(path) })]
  }

  /** @param {Path} path */
  add(path) {
    const all = this.all(path)
    this.sheet.set(path, [...all, { area: 1, levels: this.sheet.names.map(() => 0) }], this.name(all.length))
  }

  /** @param {AreasField} field @param {Path} path @param {Path} base @param {number} at */
  card(field, path, base, at) {
    const { names } = this.sheet
    const mark = field.mark_path ? [...base, ...field.mark_path.split('.')] : null
    const marked = mark ? this.sheet.record.at(mark) === at : false
    const name = this.name(at)
    return make('section', { class: 'area', 'data-area': at, 'aria-label': name },
      make('header', {}, make('h3', {}, name),
        mark && make('button', { type: 'button', class: 'marked', 'aria-pressed': String(marked), on: { click: () => this.sheet.set(mark, marked ? null : at, `${field.mark_label}: ${marked ? '–' : name}`) } }, icon('king', 22), make('span', {}, field.mark_label ?? '')),
        button({ icon: 'close', label: `${say('page-sheet-remove')}: ${name}`, class: 'quiet', act: () => this.remove(path, at, name, mark) })),
      this.line(icon('block', 22), field.area_label, { path: [...path, at, 'area'], line: `${name}, ${field.area_label}`, least: 1, most: field.area_most }, 'area'),
      make('p', {}, field.level_label),
      make('div', { class: 'levels' }, ...names.map((player, seat) => this.line(seatIcon(seat, 22), player, { path: [...path, at, 'levels', seat], line: `${name}, ${player}`, least: 0, most: field.level_most }, `level.${seat}`))))
  }

  /** @param {number} at */
  name(at) {
    return `${say('page-sheet-castle')} ${number(at + 1)}`
  }

  /** A number by taps, or by the keypad once it is tapped itself. @param {import('../shared/dom.js').Child} sign @param {string} label @param {import('./cells.js').Cell} about @param {string} key */
  line(sign, label, about, key) {
    const cell = this.cells.add(about)
    return counter({ sign, label, value: this.cells.value(cell), least: cell.least, most: cell.most, by: (way) => this.cells.by(cell, way), press: () => this.cells.take(this.cells.isNow(cell) ? undefined : cell), now: this.cells.isNow(cell), key })
  }

  /** The mark stays with its castle. @param {Path} path @param {number} at @param {string} name @param {Path | null} mark */
  remove(path, at, name, mark) {
    const was = mark ? this.sheet.record.at(mark) : null
    const without = withValue(this.sheet.document, path, this.all(path).toSpliced(at, 1))
    const moved = mark && typeof was === 'number' && was >= at ? withValue(without, mark, was === at ? null : was - 1) : without
    this.sheet.enter(moved, `${name} −`)
  }
}
