// The little Markdown that rules are written in: **strong**, *emphasis*, `code`.

import { make } from './dom.js'

const MARKS = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/

/** @param {string} text @returns {(Node | string)[]} */
export function marked(text) {
  return text.split(MARKS).filter(Boolean).map((part) => {
    if (part.startsWith('**') && part.endsWith('**') && part.length > 4) return make('strong', {}, part.slice(2, -2))
    if (part.startsWith('`') && part.endsWith('`') && part.length > 2) return make('code', {}, part.slice(1, -1))
    if (part.startsWith('*') && part.endsWith('*') && part.length > 2) return make('em', {}, part.slice(1, -1))
    return part
  })
}

/** Letters without accents and case. @param {string} text */
export const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
