// @ts-check
// Scorings that come several times: a tab for each, and for each a way of entering it.

import { icon, make } from '../shared/dom.js'
import { hasValue } from './shell.js'

/** @typedef {import('./types.js').RoundsField} RoundsField */

export class Rounds {
  /** @param {import('./sheet.js').ScoreSheet} sheet @param {import('./fields.js').Fields} fields @param {() => void} changed */
  constructor(sheet, fields, changed) {
    this.sheet = sheet
    this.fields = fields
    this.changed = changed
  }

  /** @param {RoundsField} field */
  way(field) {
    const chosen = this.sheet.record.at([field.path, this.sheet.looking.round, 'way'])
    return field.ways.find(({ key }) => key === chosen) ?? field.ways[0]
  }

  /** @param {RoundsField} field @returns {import('../shared/dom.js').Child[]} */
  show(field) {
    const { round } = this.sheet.looking
    const way = this.way(field)
    return [
      make('div', { class: 'player-tabs rounds', role: 'group', 'aria-label': field.label }, ...field.rounds.map(({ label }, at) => {
        const done = at !== round && hasValue(Object.values(this.sheet.record.at([field.path, at]) ?? {}))
        return make('button', { type: 'button', 'data-round': at, 'aria-pressed': String(at === round), on: { click: () => { this.sheet.goTo({ round: at }); this.changed() } } }, done && icon('check', 18), make('span', {}, label))
      })),
      field.hint && make('p', {}, field.hint),
      field.ways.length > 1 && make('div', { class: 'chips ways' }, ...field.ways.map(({ key, label }) =>
        make('button', { type: 'button', 'data-way': key, 'aria-pressed': String(key === way.key), on: { click: () => this.choose(field, key, label) } }, label))),
      ...this.fields.show(way.fields, [field.path, round]),
    ]
  }

  /** Another way of entering begins empty. @param {RoundsField} field @param {string} key @param {string} label */
  choose(field, key, label) {
    this.sheet.set([field.path, this.sheet.looking.round], { way: key }, `${field.rounds[this.sheet.looking.round].label}: ${label}`)
  }

  /** Every round that is begun says in which way. @param {any} document @param {RoundsField} field */
  mend(document, field) {
    const rounds = document?.[field.path]
    if (!Array.isArray(rounds)) return document
    return { ...document, [field.path]: rounds.map((one) => (one && !one.way ? { way: field.ways[0].key, ...one } : one)) }
  }

  /** What follows this round; undefined after the last one. @param {RoundsField} field */
  next(field) {
    return field.rounds[this.sheet.looking.round + 1]
  }
}
