// @ts-check
// The numbers of a step and the keypad that fills them: one of them is in hand, digits go there, the green key goes on to the next.

import { make } from '../shared/dom.js'
import { number, say } from '../shared/page.js'
import { isSmall } from '../shared/screen.js'
import { keyOf, keypad, typed } from './keypad.js'

/** @typedef {import('./record.js').Path} Path */
/** @typedef {{path: Path, line: string, least: number, most: number, unit?: number, folded?: boolean, among?: number}} Cell a number that can be entered; `unit`: what one of it is worth in the document; `folded`: the keypad passes it over; `among`: it stands in a list of so many, which is whole or not there */

export class Cells {
  /** @param {import('./sheet.js').ScoreSheet} sheet @param {() => void} changed */
  constructor(sheet, changed) {
    this.sheet = sheet
    this.changed = changed
    /** @type {Cell[]} those of the step, in order */
    this.all = []
    this.now = '' // the path of the one in hand
    this.fresh = true // nothing was typed since it was taken in hand: a digit begins a new number
    this.folding = false // what is added now is folded away
    this.onEnd = () => {} // after the last one
    addEventListener('keydown', (event) => this.key(event))
  }

  /** A new step is shown: its numbers are told one by one. @param {() => void} onEnd */
  begin(onEnd) {
    this.all = []
    this.onEnd = onEnd
  }

  /** @param {Cell} cell @returns {Cell} */
  add(cell) {
    const added = { ...cell, folded: this.folding }
    this.all.push(added)
    return added
  }

  /** @param {Cell} cell */
  isNow(cell) {
    return this.now === cell.path.join('.')
  }

  /** @param {Cell} cell @returns {number | null} in its unit */
  value(cell) {
    const found = this.sheet.record.at(cell.path)
    return typeof found === 'number' ? found / (cell.unit ?? 1) : null
  }

  /** @param {Cell | undefined} cell */
  take(cell) {
    this.now = cell?.path.join('.') ?? ''
    this.fresh = true
    this.sheet.record.endTyping()
    this.changed()
  }

  get current() {
    return this.all.find((cell) => this.isNow(cell))
  }

  /** The first that is empty is taken in hand, where none is; whether one was. */
  takeFirst() {
    if (this.current || !this.all.length) return false
    const cell = this.all.find((one) => this.value(one) === null) ?? this.all[0]
    this.now = cell.path.join('.')
    this.fresh = true
    return true
  }

  /** @param {string} key of the keypad */
  press(key) {
    const cell = this.current
    if (!cell) return
    const before = this.value(cell)
    const begins = this.fresh && key !== 'back' && key !== 'sign'
    const next = typed(begins ? undefined : before ?? undefined, key)
    this.fresh = false
    this.enter(cell, next ?? null, true)
    if (cell.most < 10 && key !== 'back' && key !== 'sign') this.next() // one digit is all it can have
  }

  /** @param {Cell} cell @param {number | null} value in its unit @param {boolean} [isTyped] */
  enter(cell, value, isTyped = false) {
    const line = `${cell.line}: ${value ?? '–'}`
    const worth = value === null ? null : value * (cell.unit ?? 1)
    if (!cell.among) return void this.sheet.set(cell.path, worth, line, isTyped)
    const list = cell.path.slice(0, -1)
    const row = Array.from({ length: cell.among }, (_, at) => this.sheet.record.at([...list, at]) ?? 0)
    this.sheet.set(list, row.with(Number(cell.path.at(-1)), worth ?? 0), line, isTyped)
    return undefined
  }

  /** @param {Cell} cell @param {number} way */
  by(cell, way) {
    const value = this.value(cell)
    const unit = cell.unit ?? 1
    const next = Math.round((value ?? 0) + (value === null && way < 0 ? 0 : way))
    this.enter(cell, Math.max(Math.ceil(cell.least / unit), Math.min(Math.floor(cell.most / unit), next)))
  }

  next() {
    const at = this.all.findIndex((cell) => this.isNow(cell))
    const following = this.all.slice(at + 1).find((cell) => !cell.folded)
    if (following) this.take(following)
    else {
      this.now = ''
      this.sheet.record.endTyping()
      this.onEnd()
    }
  }

  /** What shows a number and takes it: a button for the keypad on a phone, else a field for the keyboard. @param {Cell} cell */
  field(cell) {
    const value = this.value(cell)
    const key = cell.path.join('.')
    if (isSmall()) return make('button', { type: 'button', class: `cell${this.isNow(cell) ? ' now' : ''}${value === null ? ' none' : ''}`, 'aria-label': cell.line, 'data-cell': key, on: { click: () => this.take(cell) } }, value === null ? '–' : number(value))
    const input = make('input', { class: 'cell', inputmode: 'numeric', autocomplete: 'off', 'aria-label': cell.line, 'data-cell': key, 'data-focus': key, value: value ?? '', placeholder: '–' })
    input.addEventListener('input', () => this.written(cell, input))
    input.addEventListener('focus', () => input.select())
    input.addEventListener('blur', () => this.sheet.record.endTyping())
    return input
  }

  /** What is written into a field: a whole number, or nothing. @param {Cell} cell @param {HTMLInputElement} input */
  written(cell, input) {
    const text = input.value.trim().replace('−', '-')
    if (text === '-') return
    if (text && !/^-?\d{1,6}$/.test(text)) input.value = String(this.value(cell) ?? '')
    else this.enter(cell, text ? Number(text) : null, true)
  }

  /** The keypad, while a number is in hand. */
  pad() {
    const cell = this.current
    if (!cell || !isSmall()) return null
    return keypad({ press: (key) => this.press(key), next: () => this.next(), nextWord: say('page-sheet-next'), signs: cell.least < 0 })
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const key = this.current ? keyOf(event) : ''
    const target = /** @type {Element} */ (event.target)
    if (!key || target.closest('input, textarea, select, dialog') || (key === 'next' && target.closest('button'))) return
    event.preventDefault()
    if (key === 'next') this.next()
    else this.press(key)
  }
}
