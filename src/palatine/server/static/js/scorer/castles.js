// @ts-check
// All castles of a table: as people sit, player, castle, player; or one castle a player. Each with its picture, how far it is, its points.

import { icon, make, makeSvg, seatIcon } from '../shared/dom.js'
import { number, say } from '../shared/page.js'
import { breakable } from '../shared/text.js'

/** @typedef {import('./types.js').BuiltField} BuiltField */
/** @typedef {import('./types.js').Part} Part */

export class Castles {
  /** @param {import('./sheet.js').ScoreSheet} sheet @param {(part: string) => void} open */
  constructor(sheet, open) {
    this.sheet = sheet
    this.open = open
    /** @type {Map<string, Part>} by castle as it is written: its picture and points */
    this.known = new Map()
    this.asking = ''
  }

  /** The castles of the document: as many as the program has made places for. @param {BuiltField} field @returns {any[]} */
  all(field) {
    return this.sheet.record.at([field.path]) ?? this.sheet.names.map(() => null)
  }

  /** @param {BuiltField} field @param {number} at */
  text(field, at) {
    const castle = this.all(field)[at]
    return castle ? `${at} ${this.sheet.names.join('|')} ${JSON.stringify(castle)}` : ''
  }

  /** @param {BuiltField} field @param {number} at @returns {Part | undefined} */
  part(field, at) {
    return this.known.get(this.text(field, at))
  }

  /** Ask for the castles whose pictures are not known yet, one after the other. @param {BuiltField} field @param {() => void} changed */
  async learn(field, changed) {
    const at = this.all(field).findIndex((castle, i) => castle && !this.part(field, i))
    const text = at < 0 ? '' : this.text(field, at)
    if (!text || this.asking === text) return
    this.asking = text
    const answer = await this.sheet.glance(`castle:${at}`)
    this.asking = ''
    if (!answer?.part) return
    this.known.set(text, answer.part)
    changed()
  }

  /** @param {BuiltField} field @returns {HTMLElement[]} */
  show(field) {
    const { names } = this.sheet
    const all = this.all(field)
    const around = field.owners !== 'player'
    const sits = (/** @type {number} */ seat, /** @type {string} */ name) => make('li', { class: 'sits' }, seat >= 0 ? seatIcon(seat, 26) : icon('king', 26), make('b', {}, name))
    const whose = (/** @type {number} */ at) => (at < names.length ? sits(at, names[at]) : sits(-1, this.extra))
    return [make('ul', { class: 'ring' }, ...all.flatMap((_, at) => [whose(at), make('li', {}, this.castle(field, at))]),
      around && make('li', { class: 'sits back' }, icon('redo', 22), make('span', {}, `${say('page-sheet-back-to')} ${names[0]}`)))]
  }

  /** Who takes part without a seat. */
  get extra() {
    return this.sheet.sheet?.players.find(({ seat }) => seat < 0)?.name ?? ''
  }

  /** @param {BuiltField} field @param {number} at */
  castle(field, at) {
    const castle = this.all(field)[at]
    const part = this.part(field, at)
    const column = this.sheet.sheet?.columns[at]
    const points = this.sheet.sheet?.sum.values[at] ?? part?.points ?? null
    const title = part?.title || column?.title || `${say('page-sheet-castle')} ${at + 1}`
    const open = this.sheet.looking.part
    const now = open ? open === `castle:${at}` : at === this.next(field)
    return make('button', { type: 'button', class: `ring-castle${now ? ' now' : ''}`, 'data-castle': at, on: { click: () => this.open(`castle:${at}`) } },
      thumb(part), make('span', { class: 'words' }, make('b', {}, breakable(title)), make('small', {}, this.standing(field, at))),
      make('strong', { class: castle ? null : 'none' }, castle && points !== null ? number(points) : '–'), icon('next', 20))
  }

  /** @param {BuiltField} field @param {number} at */
  standing(field, at) {
    const castle = this.all(field)[at]
    if (!castle) return say('page-sheet-empty')
    const part = this.part(field, at)
    const lacks = this.missing(field, at)
    const of = lacks && field.rooms ? ` / ${number(field.rooms)}` : ''
    return [part && `${say('page-sheet-rooms')}: ${number(part.count)}${of}`, !lacks && say('page-sheet-checked')].filter(Boolean).join(', ')
  }

  /** @param {BuiltField} field @param {number} at */
  missing(field, at) {
    return this.sheet.sheet?.missing.find(({ where }) => where.startsWith(`${field.path}[${at}]`))
  }

  /** The first castle that is not complete; -1 where all are. @param {BuiltField} field */
  next(field) {
    return this.all(field).findIndex((castle, at) => !castle || this.missing(field, at))
  }
}

/** A small picture of a castle. @param {Part | undefined} part */
export function thumb(part) {
  if (!part?.drawing?.groups?.length) return make('span', { class: 'castle-thumb none' }, icon('throne', 28))
  const svg = makeSvg('svg', { class: 'thumb', viewBox: part.drawing.box, 'aria-hidden': 'true', preserveAspectRatio: 'xMidYMid slice' })
  svg.innerHTML = part.drawing.groups.map(([, text]) => text).join('')
  for (const one of svg.querySelectorAll('[data-t], [data-p]')) for (const name of ['data-t', 'data-p']) one.removeAttribute(name)
  return make('span', { class: 'castle-thumb' }, svg)
}
