// @ts-check
// The sheet's own keypad: digits, two zeros, fifty, sign, taking a digit back, and the green key that goes on. Keys of a keyboard do the same.

import { button, make } from '../shared/dom.js'
import { say } from '../shared/page.js'

const LONGEST = 5 // digits of a number
const KEYS = ['1', '2', '3', 'back', '4', '5', '6', 'sign', '7', '8', '9', 'next', '00', '0', '50']

/** A number after a key; undefined for an empty one. @param {number | undefined} value @param {string} key @returns {number | undefined} */
export function typed(value, key) {
  if (key === 'back') {
    const left = Math.trunc((value ?? 0) / 10)
    return left === 0 ? undefined : left
  }
  if (key === 'sign') return value ? -value : value
  const text = `${value ?? ''}${key}`
  return text.replace('-', '').length > LONGEST ? value : Number(text)
}

/**
 * @param {{press: (key: string) => void, next: () => void, nextWord: string, signs?: boolean}} about press: digits, `back` or `sign`
 */
export function keypad({ press, next, nextWord, signs = true }) {
  const key = (/** @type {string} */ name) => {
    if (name === 'next') return button({ text: nextWord, class: 'key go', act: next })
    if (name === 'back') return button({ icon: 'undo', label: say('page-sheet-digit-back'), class: 'key', 'data-key': name, act: () => press(name) })
    if (name === 'sign') return button({ text: '±', label: say('page-sheet-sign'), class: 'key small', 'data-key': name, disabled: !signs, act: () => press(name) })
    return button({ text: name, class: `key${name.length > 1 ? ' small' : ''}`, 'data-key': name, act: () => press(name) })
  }
  return make('div', { class: 'keypad', role: 'group', 'aria-label': say('page-sheet-keypad') }, ...KEYS.map(key))
}

/** The key of the keypad that a key of the keyboard means; '' for none. @param {KeyboardEvent} event */
export function keyOf(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return ''
  if (/^\d$/.test(event.key)) return event.key
  return event.key === 'Backspace' ? 'back' : event.key === '-' ? 'sign' : event.key === 'Enter' ? 'next' : ''
}
