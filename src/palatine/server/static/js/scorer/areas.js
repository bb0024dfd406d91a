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
  /** @param {import('./sheet.js').ScoreSheet} sheet @param {() => void} changed */
  constructor(sheet, changed) {
    this.sheet = sheet
    this.changed = changed
  }

  /** @param {Path} path @returns {Area[]} */
  all(path) {
    return this.sheet.record.at(path) ?? []
  }

  /** @param {AreasField} field @param {Path} path @param {Path} base @returns {HTMLElement[]} */
  show(field, path, base) {
    return [...this.all(path).map((area, at) => this.card(field, path, base, area, at)),
      button({ icon: 'plus', text: say('page-sheet-add-castle'), class: 'plain act-add', act: () => this.add(field, path) })]
  }

  /** @param {AreasField} field @param {Path} path */
  add(field, path) {
    const all = this.all(path)
    this.sheet.set(path, [...all, { area: 1, levels: this.sheet.names.map(() => 0) }], `${field.label} ${all.length + 1}`)
  }

  /** @param {AreasField} field @param {Path} path @param {Path} base @param {Area} area @param {number} at */
  card(field, path, base, area, at) {
    const { names } = this.sheet
    const mark = field.mark_path ? [...base, ...field.mark_path.split('.')] : null
    const marked = mark ? this.sheet.record.at(mark) === at : false
    const name = `${field.label} ${number(at + 1)}`
    const level = (/** @type {number} */ seat, /** @type {number} */ value) => this.sheet.set([...path, at], { ...area, levels: area.levels.with(seat, value) }, `${name}: ${names[seat]} ${value}`)
    return make('section', { class: 'area', 'data-area': at, 'aria-label': name },
      make('header', {}, make('h3', {}, name),
        mark && make('button', { type: 'button', class: 'marked', 'aria-pressed': String(marked), on: { click: () => this.sheet.set(mark, marked ? null : at, `${field.mark_label}: ${marked ? '–' : name}`) } }, icon('king', 22), make('span', {}, field.mark_label ?? '')),
        button({ icon: 'close', label: `${say('page-sheet-remove')}: ${name}`, class: 'quiet', act: () => this.remove(path, at, name, mark) })),
      counter({ sign: icon('block', 22), label: field.area_label, value: area.area, least: 1, most: field.area_most, key: 'area', by: (way) => this.sheet.set([...path, at], { ...area, area: area.area + way }, `${name}: ${field.area_label} ${area.area + way}`) }),
      make('p', {}, field.level_label),
      make('div', { class: 'levels' }, ...names.map((player, seat) => make('div', { class: 'level', 'data-seat': seat }, make('span', { class: 'who' }, seatIcon(seat, 20), make('span', {}, player)),
        make('span', { class: 'by' },
          button({ text: '−', label: `${say('page-sheet-fewer')}: ${player}`, disabled: area.levels[seat] <= 0, act: () => level(seat, area.levels[seat] - 1) }),
          make('b', {}, area.levels[seat] ? number(area.levels[seat]) : '–'),
          button({ text: '+', label: `${say('page-sheet-more')}: ${player}`, disabled: area.levels[seat] >= field.level_most, act: () => level(seat, area.levels[seat] + 1) }))))))
  }

  /** The mark stays with its castle. @param {Path} path @param {number} at @param {string} name @param {Path | null} mark */
  remove(path, at, name, mark) {
    const was = mark ? this.sheet.record.at(mark) : null
    const without = withValue(this.sheet.document, path, this.all(path).toSpliced(at, 1))
    const moved = mark && typeof was === 'number' && was >= at ? withValue(without, mark, was === at ? null : was - 1) : without
    this.sheet.enter(moved, `${name} −`)
  }
}
