// @ts-check
// What a form asks for, field by field, each kind in its own way. A number alone in a step is entered by the keypad, several by counters.

import { icon, make, seatIcon } from '../shared/dom.js'
import { number } from '../shared/page.js'
import { breakable } from '../shared/text.js'
import { Areas } from './areas.js'
import { Hands } from './hands.js'
import { counter, playerTabs } from './parts.js'
import { Rankings } from './ranking.js'
import { withValue } from './record.js'
import { hasValue } from './shell.js'

/** @typedef {import('./types.js').Field} Field */
/** @typedef {import('./record.js').Path} Path */
/** @typedef {import('../shared/dom.js').Child} Child */

export class Fields {
  /** @param {import('./sheet.js').ScoreSheet} sheet @param {import('./cells.js').Cells} cells @param {() => void} changed */
  constructor(sheet, cells, changed) {
    this.sheet = sheet
    this.cells = cells
    this.changed = changed
    this.rankings = new Rankings(sheet, cells, changed)
    this.hands = new Hands(sheet, changed)
    this.areas = new Areas(sheet, cells)
  }

  /** Whether a field is asked for as things are. @param {Field} field */
  isAsked(field) {
    return Object.entries(field.when ?? {}).every(([path, wanted]) => {
      const found = this.sheet.record.at(path.split('.')) ?? this.defaultAt(path)
      return Array.isArray(wanted) ? wanted.includes(found) : found === wanted
    })
  }

  /** The value that is meant where a choice is not made. @param {string} path */
  defaultAt(path) {
    const all = this.sheet.told.form.steps.flatMap((step) => step.fields)
    return all.flatMap((field) => (field.kind === 'choice' && field.path === path ? [field.default] : []))[0]
  }

  /** The fields of a step. @param {Field[]} fields @param {Path} [base] where their paths begin @returns {Child[]} */
  show(fields, base = []) {
    const asked = fields.filter((field) => this.isAsked(field))
    const alone = asked.filter((field) => !this.isSpare(field, base)).length === 1
    return asked.flatMap((field) => {
      this.cells.folding = this.isSpare(field, base)
      const inside = this.inside(field, base, alone && !this.cells.folding)
      this.cells.folding = false
      const head = field.kind === 'hands' ? [] : [make('h2', {}, field.label), field.hint && make('p', {}, field.hint)]
      if (this.isSpare(field, base)) return [make('details', { class: 'spare', 'data-field': field.path }, make('summary', {}, field.label), field.hint && make('p', {}, field.hint), ...inside)]
      return [...head, ...inside]
    })
  }

  /** What few tables need, and this one does not so far: a line that opens. @param {Field} field @param {Path} base */
  isSpare(field, base) {
    if (!field.spare || hasValue(this.sheet.record.at([...base, ...field.path.split('.')]))) return false
    const path = [...base, field.path].join('.')
    return !this.sheet.sheet?.missing.some(({ where }) => where.replaceAll(/\[(\d+)\]/g, '.$1').startsWith(path))
  }

  /** @param {Field} field @param {Path} base @param {boolean} alone @returns {Child[]} */
  inside(field, base, alone) {
    const path = [...base, ...field.path.split('.')]
    switch (field.kind) {
      case 'numbers': return alone ? this.rows(field, path) : [make('div', { class: 'counters' }, ...this.counters(field, path))]
      case 'number': return [make('div', { class: 'counters' }, this.single(field, path))]
      case 'seat': return [this.seat(field, path)]
      case 'grid': return [this.grid(path, this.sheet.names, field.rows, field)]
      case 'lines': return [this.lines(field, path)]
      case 'choice': return [this.choices(field, path)]
      case 'set': return [this.set(field, path)]
      case 'flags': return [this.flags(field, path)]
      case 'ranking': return this.rankings.show(field)
      case 'hands': return this.hands.show(field)
      case 'areas': return this.areas.show(field, path, base)
      default: return []
    }
  }

  /** @param {import('./types.js').NumbersField} field @param {Path} path @param {number} seat */
  numberCell(field, path, seat) {
    return this.cells.add({ path: [...path, seat], line: `${field.label}, ${this.sheet.names[seat]}`, least: field.least, most: field.most, unit: field.step > 100 ? field.step : 1 })
  }

  /** A row a player with a large number, for the keypad. @param {import('./types.js').NumbersField} field @param {Path} path */
  rows(field, path) {
    return this.sheet.names.map((name, seat) => {
      const cell = this.numberCell(field, path, seat)
      const value = this.cells.value(cell)
      return make('button', { type: 'button', class: `player-row${this.cells.isNow(cell) ? ' now' : ''}`, 'data-seat': seat, 'aria-pressed': String(this.cells.isNow(cell)), on: { click: () => this.cells.take(cell) } },
        seatIcon(seat, 26), make('b', {}, name), make('strong', { class: value === null ? 'none' : null }, value === null ? '–' : number(value)))
    })
  }

  /** @param {import('./types.js').NumbersField} field @param {Path} path */
  counters(field, path) {
    const row = this.sheet.sheet?.rows.find(({ key }) => key === (field.row ?? field.path)) ?? null
    return this.sheet.names.map((name, seat) => {
      const cell = this.numberCell(field, path, seat)
      const unit = cell.unit ?? 1
      return counter({ sign: seatIcon(seat, 22), label: name, value: this.cells.value(cell), least: field.least / unit, most: field.most / unit, by: (way) => this.cells.by(cell, way * (unit > 1 ? 1 : field.step)), press: () => this.cells.take(this.cells.isNow(cell) ? undefined : cell), points: row ? row.values[seat] : undefined, now: this.cells.isNow(cell), key: `${field.path}.${seat}` })
    })
  }

  /** Numbers by player and row. @param {Path} path @param {string[]} names @param {import('./types.js').Choice[]} rows @param {{least: number, most: number}} limits */
  grid(path, names, rows, { least, most }) {
    return this.table(names.map((name, seat) => [seatIcon(seat, 20), make('span', {}, breakable(name))]), rows.map((row, at) => ({ row, cells: names.map((name, seat) => ({ path: [...path, seat, at], line: `${row.label}, ${name}`, least, most, among: rows.length })) })))
  }

  /** Castles by the lines of the printed sheet: a column each. @param {import('./types.js').LinesField} field @param {Path} path */
  lines(field, path) {
    const columns = this.sheet.sheet?.columns ?? []
    const heads = columns.map(({ title, seats }) => [make('span', { class: 'seats' }, ...seats.map((seat) => (seat >= 0 ? seatIcon(seat, 18) : icon('king', 18)))), make('span', {}, breakable(title))])
    const row = (/** @type {import('./types.js').Choice} */ choice, /** @type {Path} */ inside, /** @type {number} */ most) => ({ row: choice, cells: columns.map(({ title }, at) => ({ path: [...path, at, ...inside], line: `${choice.label}, ${title}`, least: field.least, most })) })
    const also = field.also ? [row({ id: field.also, label: field.also_label ?? '', icon: '' }, [field.also], field.also_most ?? field.most)] : []
    return this.table(heads, [...field.choices.map((choice) => row(choice, [field.inside, choice.id], field.most)), ...also])
  }

  /** @param {Child[][]} heads @param {{row: import('./types.js').Choice, cells: import('./cells.js').Cell[]}[]} rows */
  table(heads, rows) {
    for (let at = 0; at < heads.length; at++) for (const { cells } of rows) this.cells.add(cells[at]) // the keypad goes down the columns
    return make('div', { class: 'entry-box' }, make('table', { class: `entry-grid${heads.length > 4 ? ' many' : ''}` },
      make('thead', {}, make('tr', {}, make('td', {}), ...heads.map((head) => make('th', { scope: 'col' }, ...head)))),
      make('tbody', {}, ...rows.map(({ row, cells }) => make('tr', {}, make('th', { scope: 'row' }, row.icon && icon(row.icon, 22), make('span', {}, breakable(row.label))), ...cells.map((cell) => make('td', {}, this.cells.field(cell))))))))
  }

  /** @param {import('./types.js').ChoiceField} field @param {Path} path */
  choices(field, path) {
    const chosen = this.sheet.record.at(path) ?? field.default
    return make('div', { class: 'chips', 'data-field': field.path }, ...field.choices.map(({ id, label, icon: sign }) =>
      make('button', { type: 'button', 'data-id': id, 'aria-pressed': String(chosen === id), on: { click: () => this.sheet.set(path, id, `${field.label}: ${label}`) } }, sign && icon(sign, 20), label)))
  }

  /** @param {import('./types.js').SetField} field @param {Path} path */
  set(field, path) {
    /** @type {string[]} */
    const chosen = this.sheet.record.at(path) ?? []
    return make('div', { class: 'stacks', 'data-field': field.path }, ...field.choices.map(({ id, label }) => {
      const isIn = chosen.includes(id)
      return make('button', { type: 'button', 'data-id': id, 'aria-pressed': String(isIn), on: { click: () => this.sheet.set(path, isIn ? chosen.filter((one) => one !== id) : field.choices.map((one) => one.id).filter((one) => one === id || chosen.includes(one)), `${label}: ${isIn ? '−' : '+'}`) } },
        make('span', {}, breakable(label)))
    }))
  }

  /** @param {import('./types.js').FlagsField} field @param {Path} path */
  flags(field, path) {
    /** @type {number[]} */
    const chosen = this.sheet.record.at(path) ?? []
    return make('div', { class: 'player-tabs', 'data-field': field.path }, ...this.sheet.names.map((name, seat) => {
      const isIn = chosen.includes(seat)
      return make('button', { type: 'button', 'data-seat': seat, 'aria-pressed': String(isIn), on: { click: () => this.sheet.set(path, isIn ? chosen.filter((one) => one !== seat) : [...chosen, seat].toSorted((a, b) => a - b), `${field.label}: ${name} ${isIn ? '−' : '+'}`) } }, seatIcon(seat, 20), make('span', {}, breakable(name)))
    }))
  }

  /** @param {import('./types.js').NumberField} field @param {Path} path */
  single(field, path) {
    const cell = this.cells.add({ path, line: field.label, least: field.least, most: field.most })
    return counter({ sign: icon(field.icon || 'plan', 22), label: field.label, value: this.cells.value(cell), least: field.least, most: field.most, by: (way) => this.cells.by(cell, way * field.step), press: () => this.cells.take(this.cells.isNow(cell) ? undefined : cell), now: this.cells.isNow(cell), key: field.path })
  }

  /** One of the players. @param {import('./types.js').SeatField} field @param {Path} path */
  seat(field, path) {
    const chosen = this.sheet.record.at(path) ?? null
    return playerTabs(this.sheet.names, chosen ?? -1, (seat) => this.sheet.set(path, seat === chosen ? null : seat, `${field.label}: ${this.sheet.names[seat]}`))
  }

  /** What a step leaves empty counts as nothing, once its green button is pressed. @param {Field[]} fields @param {Path} [base] */
  fillUp(fields, base = []) {
    let made = this.sheet.document
    for (const field of fields) {
      const path = [...base, ...field.path.split('.')]
      if (field.kind !== 'numbers' && field.kind !== 'hands') continue
      if (!this.isAsked(field) || this.isSpare(field, base)) continue
      made = this.filled(made, field, path)
    }
    return made
  }

  /** @param {any} document @param {Field} field @param {Path} path */
  filled(document, field, path) {
    const none = field.kind === 'hands' ? [] : 0
    const values = this.sheet.names.map((_, seat) => this.sheet.record.at([...path, seat]) ?? none)
    return withValue(document, path, values)
  }
}
