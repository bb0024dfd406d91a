// Texts: letters without accents, and where long words may be broken.

/** Letters without accents and case. @param {string} text */
export const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

const LONG = 7 // letters of a word that may have to be broken
const VOWELS = new Set('aáąeéěęiíoóuúůyýаеёиоуыэюя')
const NEVER_FIRST = new Set('йьъ')

/** A name whose longer words may be broken between syllables: soft hyphens, seen only where a line ends. @param {string} name */
export const breakable = (name) => name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : syllables(word)))

/** Before a consonant that a vowel follows: after a vowel, or between two consonants. @param {string} word */
function syllables(word) {
  const letters = [...word.toLocaleLowerCase()]
  const vowel = (/** @type {number} */ i) => VOWELS.has(letters[i])
  const starts = (/** @type {number} */ i) => i > 1 && i < letters.length - 2 && !vowel(i) && vowel(i + 1) && !NEVER_FIRST.has(letters[i]) && (vowel(i - 1) || vowel(i - 2))
  return [...word].map((letter, i) => (starts(i) ? `\u00ad${letter}` : letter)).join('')
}
