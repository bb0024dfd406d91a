// Texts: letters without accents, and where long words may be broken.

/** Letters without accents and case. @param {string} text */
export const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

const LONG = 9 // letters of a word that may have to be broken: shorter ones fit on the narrowest card
const VOWELS = new Set('aáąeéěęiíoóuúůyýаеёиоуыэюя')
const SIGNS = new Set('ьъ') // part of the letter before

/** A name whose longer words may be broken between syllables: soft hyphens, seen only where a line ends. @param {string} name */
export const breakable = (name) => name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : syllables(word)))

/** One consonant between two vowels begins a syllable; of two or three the second does. @param {string} word */
function syllables(word) {
  const letters = [...word], plainly = [...word.toLocaleLowerCase()]
  /** @type {number[]} */
  let between = [] // the places of the consonants since the last vowel
  let begun = false
  for (const [i, letter] of plainly.entries()) {
    if (SIGNS.has(letter)) continue
    if (!VOWELS.has(letter)) {
      between.push(i)
      continue
    }
    const start = between[Math.min(1, between.length - 1)] ?? 0
    if (begun && between.length < 4 && start > 1 && start < letters.length - 2 && plainly[start] !== 'й') letters[start] = `\u00ad${letters[start]}`
    begun = true
    between = []
  }
  return letters.join('')
}
