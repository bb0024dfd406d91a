// @ts-check
// The score sheet on a larger page: all numbers in one table, places beside it, what is in hand open below; castles with the ring at their left
// and the search at their right. Tab and digits are enough.

import { button, icon, make, put, seatIcon } from '../shared/dom.js'
import { number, say } from '../shared/page.js'
import { breakable } from '../shared/text.js'
import { eveningList } from './menu.js'

/** @typedef {import('../shared/dom.js').Child} Child */
/** @typedef {import('./types.js').Field} Field */
/** @typedef {import('./types.js').BuiltField} BuiltField */
/** @typedef {import('./record.js').Path} Path */

const SINGLE = ['choice', 'set', 'number', 'seat'] // fields that are not by player: a row of their own

export class Wide {
  /** @param {import('./page.js').ScorePage} page */
  constructor(page) {
    this.page = page
    this.title = make('h1', {})
    this.acts = make('div', { class: 'wide-acts' })
    this.tabs = make('nav', { class: 'wide-tabs', 'aria-label': say('page-sheet-steps') })
    this.body = make('div', { class: 'wide-body' })
    this.element = make('div', { class: 'score-wide' }, make('header', { class: 'wide-head' }, this.title, this.tabs, this.acts), this.body)
  }

  get sheet() {
    return this.page.sheet
  }

  show() {
    const { document, looking, told } = this.sheet
    const players = document?.players.length ?? 0
    put(this.title, told.title, make('small', {}, document ? `${this.page.day} · ${say('page-players')}: ${number(players)}` : ''))
    const kind = !document || looking.step === 'players' ? 'players' : looking.step === 'result' ? 'result' : this.field && this.isBuilding ? 'castle' : 'entries'
    this.element.dataset.kind = kind
    this.showTabs(kind)
    this.showActs(kind)
    if (kind === 'players') put(this.body, this.players())
    else if (kind === 'result') put(this.body, ...this.result())
    else if (kind === 'castle') put(this.body, ...this.castle())
    else put(this.body, ...this.entries())
  }

  /** The castles that are built piece by piece, if this way has any. @returns {BuiltField | undefined} */
  get field() {
    return this.page.castleField
  }

  /** The steps of which the castles are one and all others are one page. */
  get others() {
    return this.sheet.steps.filter((step) => !step.fields.some(({ kind }) => kind === 'built'))
  }

  get isBuilding() {
    const { step } = this.sheet.looking
    return !this.others.some(({ key }) => key === step)
  }

  /** @param {string} kind */
  showTabs(kind) {
    const built = this.sheet.steps.find((step) => step.fields.some((field) => field.kind === 'built'))
    const tab = (/** @type {string} */ own, /** @type {string} */ label, /** @type {string} */ sign, /** @type {string} */ step) => make('button', { type: 'button', 'data-step': step, 'aria-current': kind === own ? 'page' : null, disabled: !this.sheet.document && own !== 'players', on: { click: () => this.page.go(step) } }, icon(sign, 20), make('span', {}, label))
    put(this.tabs, tab('players', say('page-players'), 'person', 'players'), built && tab('castle', built.label, built.icon || 'plan', built.key),
      this.others.length > 0 && tab('entries', this.others.length === 1 ? this.others[0].label : say('page-points'), this.others[0].icon || 'plan', this.others[0].key), tab('result', say('page-sheet-result'), 'trophy', 'result'))
  }

  /** @param {string} kind */
  showActs(kind) {
    const { sheet } = this.sheet
    put(this.acts, button({ icon: 'undo', text: say('page-undo'), class: 'plain act-undo', disabled: !this.sheet.record.entries.length, title: this.sheet.record.entries.at(-1)?.line ?? '', act: () => this.sheet.undo() }),
      button({ icon: 'menu', text: say('page-sheet-menu'), class: 'plain act-menu', act: () => this.page.menu() }),
      kind === 'result' && button({ icon: 'print', text: say('page-sheet-print'), class: 'plain act-print', act: () => print() }),
      kind !== 'players' && kind !== 'castle' && sheet && button({ icon: 'link', text: say('page-share'), class: 'strong act-share', act: () => this.page.share() }))
  }

  players() {
    const shown = this.page.playersStep()
    return make('section', { class: 'panel wide-players step' }, ...this.page.wrongLine(false), ...shown.body, make('div', { class: 'row end' }, ...shown.foot))
  }

  result() {
    return [make('section', { class: 'panel wide-result' }, ...this.page.resultStep().body)]
  }

  // --- all numbers in one table -------------------------------------------------------------------

  entries() {
    const fields = this.others.flatMap((step) => step.fields)
    this.page.cells.begin(() => {})
    const rankings = fields.filter((field) => field.kind === 'ranking')
    const hands = fields.find((field) => field.kind === 'hands')
    const rounds = fields.filter((field) => field.kind === 'rounds')
    const plain = fields.filter((field) => !['rounds', 'lines', 'areas'].includes(field.kind))
    const lines = fields.filter((field) => field.kind === 'lines')
    const { names, sheet } = this.sheet
    return [make('div', { class: 'wide-main' }, ...this.page.wrongLine(false),
      plain.length > 0 && make('section', { class: 'panel wide-table' }, make('table', { class: 'result-table' },
        make('thead', {}, make('tr', {}, make('td', {}), ...names.map((name, seat) => make('th', { scope: 'col', class: this.won(seat) }, make('span', { class: 'seats' }, seatIcon(seat, 22)), breakable(name))))),
        make('tbody', {}, ...plain.flatMap((field) => this.rows(field, []))),
        make('tfoot', {}, make('tr', {}, make('th', { scope: 'row' }, say('page-total')), ...names.map((_, seat) => make('td', { class: this.won(seat) }, this.total(seat))))))),
      hands && make('section', { class: 'panel wide-hand' }, make('h2', {}, `${hands.label}: ${names[this.sheet.looking.seat] ?? ''}`), ...this.page.fields.hands.show(hands, true)),
      ...lines.map((field) => make('section', { class: 'panel' }, make('h2', {}, field.label), ...this.page.fields.show([field]).slice(1))),
      ...rounds.map((field) => make('section', { class: 'panel step wide-rounds' }, ...this.page.rounds.show(field))),
      sheet && make('p', { class: 'standing' }, [sheet.headline, sheet.sentence, ...sheet.ties].filter(Boolean).join(' · '), ' ', sheet.tie_rule)),
    make('aside', { class: 'wide-aside' },
      ...rankings.map((field) => make('section', { class: 'wide-rankings step' }, make('h2', {}, field.label), field.hint && make('p', {}, field.hint), ...this.page.fields.rankings.show(field), make('div', { class: 'row' }, ...this.page.fields.rankings.foot(field)))),
      sheet && sheet.missing.length > 0 && this.page.missing(),
      make('section', { class: 'panel' }, make('h2', {}, say('page-sheet-evenings')), eveningList(this.sheet, (evening) => this.page.openEvening(evening))))]
  }

  /** @param {number} seat */
  won(seat) {
    return this.sheet.sheet?.complete && this.sheet.sheet.players[seat]?.winner ? 'won' : null
  }

  /** @param {number} seat */
  total(seat) {
    const total = this.sheet.sheet?.players[seat]?.total ?? null
    return total === null ? '–' : number(total)
  }

  /** The rows of a field. @param {Field} field @param {Path} base @returns {Child[]} */
  rows(field, base) {
    const { fields, cells } = this.page
    if (!fields.isAsked(field)) return []
    const { names } = this.sheet
    const path = [...base, ...field.path.split('.')]
    const head = (/** @type {string} */ label, /** @type {string} */ sign, /** @type {string} */ hint) => make('th', { scope: 'row', title: hint || null }, make('span', { class: 'row-name' }, sign && icon(sign, 20), make('span', {}, breakable(label))))
    const line = (/** @type {Child} */ name, /** @type {(seat: number) => Child} */ cell) => make('tr', { 'data-path': path.join('.') }, name, ...names.map((_, seat) => make('td', { class: this.won(seat) }, cell(seat))))
    if (SINGLE.includes(field.kind)) return [make('tr', {}, head(field.label, field.icon, field.hint), make('td', { colspan: names.length }, ...fields.inside(field, base, false)))]
    switch (field.kind) {
      case 'numbers': return [line(head(field.label, field.icon, field.hint), (seat) => cells.field(fields.numberCell({ ...field, step: 1 }, path, seat)))]
      case 'grid': return field.rows.map((row, at) => line(head(row.label, row.icon, field.label), (seat) => cells.field(cells.add({ path: [...path, seat, at], line: `${row.label}, ${names[seat]}`, least: field.least, most: field.most, among: field.rows.length }))))
      case 'hands': return [line(head(field.label, field.icon, field.hint), (seat) => this.handCell(field, seat))]
      case 'ranking': return [line(head(field.label, field.icon, field.hint), (seat) => this.value(field.path, seat))]
      case 'flags': return [line(head(field.label, field.icon, field.hint), (seat) => this.flag(field, path, seat))]
      default: return []
    }
  }

  /** @param {string} key @param {number} seat */
  value(key, seat) {
    const value = this.sheet.sheet?.rows.find((row) => row.key === key)?.values[seat] ?? null
    return value === null ? '–' : number(value)
  }

  /** @param {import('./types.js').HandsField} field @param {number} seat */
  handCell(field, seat) {
    const now = this.sheet.looking.seat === seat
    return make('button', { type: 'button', class: `cell hand${now ? ' now' : ''}`, 'data-seat': seat, 'data-focus': `hand.${seat}`, 'aria-pressed': String(now), 'aria-label': `${field.label}: ${this.sheet.names[seat]}`, on: { click: () => this.page.lookAt({ seat }) } }, this.page.fields.hands.points(field, seat) === null ? '–' : number(this.page.fields.hands.points(field, seat) ?? 0))
  }

  /** @param {import('./types.js').FlagsField} field @param {Path} path @param {number} seat */
  flag(field, path, seat) {
    /** @type {number[]} */
    const chosen = this.sheet.record.at(path) ?? []
    const isIn = chosen.includes(seat)
    return make('button', { type: 'button', class: 'tick', 'aria-pressed': String(isIn), 'data-focus': `${path.join('.')}.${seat}`, 'aria-label': `${field.label}: ${this.sheet.names[seat]}`, on: { click: () => this.sheet.set(path, isIn ? chosen.filter((one) => one !== seat) : [...chosen, seat].toSorted((a, b) => a - b), `${field.label}: ${this.sheet.names[seat]} ${isIn ? '−' : '+'}`) } }, icon('check', 22))
  }

  // --- castles ------------------------------------------------------------------------------------

  /** The ring, the castle in hand, the search. */
  castle() {
    const { field } = this
    if (!field) return []
    const { castles, editor } = this.page
    castles.learn(field, () => this.page.show())
    const ring = make('section', { class: 'panel wide-ring' }, ...castles.show(field))
    if (!this.sheet.looking.part) {
      const at = Math.max(0, castles.next(field))
      queueMicrotask(() => this.page.open(`castle:${at}`))
      return [ring]
    }
    const [picture, finder] = editor.show(field)
    return [ring, make('section', { class: 'panel wide-castle' }, picture),
      make('section', { class: 'panel wide-finder' }, make('h2', {}, say('page-sheet-next-room')), finder,
        make('div', { class: 'wide-finder-acts' }, button({ icon: 'check', text: say('page-sheet-castle-done'), class: 'strong act-done', act: () => this.done(field) })))]
  }

  /** The next castle, or the result. @param {BuiltField} field */
  async done(field) {
    await this.page.finish()
    const at = this.page.castles.next(field)
    if (at >= 0) this.page.open(`castle:${at}`)
    else this.page.go(this.page.after(this.sheet.looking.step).key)
  }
}
