// What this browser remembers of puzzles: which are solved or were shown, and on which days one was solved. Nothing of it leaves it.

const NAME = 'palatine-puzzles'
const KEPT = 400 // days that are remembered

/** @typedef {'solved' | 'shown'} Mark */
/** @typedef {{marks: Record<string, Mark>, days: string[]}} Progress marks by `game/puzzle`; days as 2026-11-16, the newest last */

/** @returns {Progress} */
export function read() {
  try {
    const { marks, days } = JSON.parse(localStorage.getItem(NAME) || '{}')
    return { marks: marks && typeof marks === 'object' ? marks : {}, days: Array.isArray(days) ? days : [] }
  } catch {
    return { marks: {}, days: [] }
  }
}

/** A day where the reader is. @param {Date} date */
export const dayOf = (date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

/** Days in a row on which a puzzle was solved, up to today or yesterday: who comes back today has lost nothing yet. @param {string[]} days @param {Date} today */
export function streak(days, today) {
  const solved = new Set(days)
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12)
  if (!solved.has(dayOf(day))) day.setDate(day.getDate() - 1)
  let count = 0
  for (; solved.has(dayOf(day)); day.setDate(day.getDate() - 1)) count++
  return count
}

/** A puzzle was solved or shown. What was shown once is not solved by playing it again; what was solved stays so. @param {string} game @param {string} id @param {Mark} mark */
export function remember(game, id, mark) {
  const { marks, days } = read()
  const name = `${game}/${id}`
  const first = !marks[name]
  if (first) marks[name] = mark
  const today = dayOf(new Date())
  if (mark === 'solved' && marks[name] === 'solved' && !days.includes(today)) days.push(today)
  try {
    localStorage.setItem(NAME, JSON.stringify({ marks, days: days.slice(-KEPT) }))
  } catch { /* not remembered, then */ }
}
