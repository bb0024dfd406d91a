// @ts-check
// Finding by a few letters: every word that is typed begins one of the words of a piece. Accents and case do not matter.

/** The words of a text as they are looked for (docs/score-sheets.md). @param {string} text */
export const wordsOf = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** What is meant by some letters: those first whose name begins with them. @template {{name: string, words: string[]}} T @param {T[]} all @param {string} typed @returns {T[]} */
export function meant(all, typed) {
  const parts = wordsOf(typed)
  const fits = all.filter((one) => parts.every((part) => one.words.some((word) => word.startsWith(part))))
  const rank = (/** @type {T} */ one) => (wordsOf(one.name)[0]?.startsWith(parts[0] ?? '') ? 0 : 1)
  return fits.toSorted((a, b) => rank(a) - rank(b))
}
