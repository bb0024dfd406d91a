// @ts-check
// The frame of a score sheet: head with the game, Undo and the menu; the steps; the sums of all players, always in view; the foot with the one
// green button.

import { button, icon, make, put, seatIcon } from '../shared/dom.js'
import { number, say } from '../shared/page.js'
import { breakable } from '../shared/text.js'

/** @typedef {import('../shared/dom.js').Child} Child */
/** @typedef {import('./sheet.js').ScoreSheet} ScoreSheet */

const MANY = 3 // players of whom the names beside the sums have room
const RESULT = { key: 'result', icon: 'trophy' }

export class Shell {
  /** @param {ScoreSheet} sheet @param {{go: (step: string) => void, menu: () => void}} handlers */
  constructor(sheet, handlers) {
    this.sheet = sheet
    this.go = handlers.go
    this.title = make('b', {})
    this.second = make('small', {})
    this.undo = button({ icon: 'undo', label: say('page-undo'), class: 'tool act-undo', size: 24, act: () => sheet.undo() })
    this.head = make('div', { class: 'sheet-bar' },
      make('a', { href: '/', 'aria-label': say('page-home') }, icon('swan', 28)),
      make('div', { class: 'words' }, this.title, this.second),
      make('nav', { 'aria-label': say('page-tools') }, this.undo, button({ icon: 'menu', label: say('page-sheet-menu'), class: 'tool act-menu', size: 24, act: handlers.menu })))
    this.nav = make('nav', { class: 'steps', 'aria-label': say('page-sheet-steps') })
    this.body = make('div', { class: 'step-box' })
    this.sums = make('div', { class: 'sums', role: 'group', 'aria-label': say('page-total') })
    this.foot = make('div', { class: 'foot' })
    this.pad = make('div', { class: 'pad' })
    this.element = make('div', { class: 'score-sheet' }, this.head, this.nav, this.body, this.sums, this.pad, this.foot)
  }

  /** @param {{second: string, steps: boolean, sums: boolean, body: Child[], foot: Child[], pad?: Child}} shown */
  show({ second, steps, sums, body, foot, pad = null }) {
    this.title.textContent = say('page-scorer')
    this.second.textContent = second
    this.undo.disabled = !this.sheet.record.entries.length
    this.undo.title = this.sheet.record.entries.at(-1)?.line ?? say('page-undo')
    this.nav.hidden = !steps
    put(this.nav, ...this.stepButtons())
    put(this.body, ...body)
    this.showSums(sums)
    put(this.pad, pad)
    put(this.foot, ...foot)
    this.foot.hidden = !foot.length
  }

  stepButtons() {
    const { sheet } = this
    const all = [{ key: 'players', icon: 'person', label: say('page-players') }, ...sheet.steps, { ...RESULT, label: say('page-sheet-result') }]
    return all.map(({ key, icon: sign, label }) => {
      const now = key === sheet.looking.step, done = !now && this.isDone(key)
      return make('button', { type: 'button', class: now ? 'now' : done ? 'done' : null, 'data-step': key, 'aria-current': now ? 'step' : null, disabled: !sheet.document && key !== 'players', on: { click: () => this.go(key) } },
        icon(done ? 'check' : sign || 'plan', 22), make('span', {}, breakable(label)))
    })
  }

  /** Whether nothing is missing in a step, and something was entered. @param {string} key */
  isDone(key) {
    const { sheet, document } = this.sheet
    if (key === 'players') return Boolean(document)
    if (key === 'result') return Boolean(sheet?.complete)
    const step = this.sheet.steps.find((one) => one.key === key)
    const entered = step?.fields.some((field) => hasValue(this.sheet.record.at(field.path.split('.'))))
    return Boolean(sheet && entered && !sheet.missing.some((one) => one.step === key))
  }

  /** @param {boolean} wanted */
  showSums(wanted) {
    const players = this.sheet.sheet?.players.filter(({ seat }) => seat >= 0) ?? []
    this.sums.hidden = !wanted || !players.length
    this.sums.classList.toggle('many', players.length > MANY)
    put(this.sums, ...players.map(({ seat, total }) => make('span', { 'data-seat': seat }, seatIcon(seat, 20), make('span', { class: 'name' }, breakable(this.sheet.names[seat] ?? '')), make('strong', {}, total === null ? '–' : number(total)))))
  }
}

/** @param {unknown} value @returns {boolean} */
export const hasValue = (value) => (Array.isArray(value) ? value.some(hasValue) : value !== null && value !== undefined)
