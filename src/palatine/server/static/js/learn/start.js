// Beginning a lesson, from any page: the table of one that was left in the middle, or a new one.

import { go } from '../shared/addresses.js'
import { showError } from '../shared/announce.js'
import { post } from '../shared/api.js'
import { dialog } from '../shared/dialog.js'
import { button, icon, make } from '../shared/dom.js'
import { number, page, say } from '../shared/page.js'

/** @typedef {{id: string, title: string, lesson: {name: string, minutes: number, steps: number} | null}} Taught a game, as /api/games has it */

const KNOWN = 'palatine-played' // games for which the lesson was offered once, or that were played here

/** Go to the lesson of a game. @param {string} game @param {string} [lesson] @param {boolean} [anew] @param {number} [step] a new one, from this step on: what comes before is played as it is written */
export async function startLesson(game, lesson = 'first', anew = false, step = 0) {
  try {
    if (!page.me) page.me = (await post('/api/me', { name: say('page-guest'), language: page.lang })).me
    const { url } = await post('/api/lessons', { game, lesson, anew: anew || step > 0 })
    go(step > 1 ? `${url}#step=${step}` : url)
  } catch (error) { showError(error) }
}

/** "10 minutes". @param {number} minutes */
export const inMinutes = (minutes) => `${number(minutes)} ${say('page-minutes')}`

/**
 * The button that begins the lesson of a game; null where it has none.
 * @param {Taught} game @param {{class?: string, text?: string}} [about]
 */
export function lessonButton(game, { class: kind = 'plain learn', text = say('learn-learn') } = {}) {
  const { lesson } = game
  if (!lesson) return null
  return make('button', { type: 'button', class: kind, 'data-game': game.id, 'aria-label': `${text}: ${game.title}, ${inMinutes(lesson.minutes)}`, on: { click: () => startLesson(game.id, lesson.name) } },
    icon('swan', 18), make('span', { class: 'two-lines' }, make('span', {}, text), make('small', {}, inMinutes(lesson.minutes))))
}

/** @returns {string[]} */
function known() {
  try { return JSON.parse(localStorage.getItem(KNOWN) || '[]') } catch { return [] }
}

/** This game is known from now on: the lesson is not offered for it any more. @param {string} game */
export function remember(game) {
  try { localStorage.setItem(KNOWN, JSON.stringify([...new Set([...known(), game])])) } catch { /* then it is offered again */ }
}

/**
 * Before the first game of somebody who has never played it: the lesson, or just play. Once.
 * @param {Taught} game @param {() => void} play @param {boolean} played whether there are tables of this game that I know of
 */
export function offerFirst(game, play, played) {
  const { lesson } = game
  if (!lesson || played || known().includes(game.id)) return play()
  remember(game.id)
  const box = dialog(say('learn-never-played'), [
    make('p', {}, say('learn-never-played-note')),
    make('div', { class: 'row end' },
      button({ icon: 'play', text: say('learn-just-play'), class: 'plain just-play', act: () => { box.close(); play() } }),
      button({ icon: 'swan', text: `${say('learn-by-playing')}: ${inMinutes(lesson.minutes)}`, class: 'strong learn-first', act: () => startLesson(game.id, lesson.name) })),
  ], { class: 'never-played' })
}
