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

const LONG = 9 // letters of a word that may have to be broken
const VOWEL = 'aáąeéěęiíoóuúůyýæøаеёиоуыэюя'
const BREAK = new RegExp(`([${VOWEL}])(?=[^\\s${VOWEL}][${VOWEL}])`, 'giu')

/** A name whose long words may be broken between syllables: soft hyphens, seen only where a line ends. @param {string} name */
export const breakable = (name) => name.replace(new RegExp(`\\p{L}{${LONG},}`, 'gu'), (word) => word.slice(0, 3) + word.slice(3, -3).replace(BREAK, '$1\u00ad') + word.slice(-3))
