// The seals of a game's puzzles: crimson where one was solved, pale where it was shown, open where it still waits.

import { button, icon, make, put, unseen } from '../shared/dom.js'
import { number } from '../shared/page.js'
import { label } from './words.js'

/** @param {import('../shared/answers.js').PuzzleGame} game @param {Record<string, string>} marks @param {number} now which one is open, from 0 @param {(n: number) => void} open */
export function seals(game, marks, now, open) {
  return make('ol', { class: 'seals', 'aria-label': label('title') }, ...game.puzzles.map(({ id }, n) => {
    const mark = marks[`${game.game}/${id}`] ?? 'open'
    const seal = button({ class: `seal-dot ${mark}${n === now ? ' now' : ''}`, 'data-n': n + 1, 'aria-current': n === now ? 'step' : null, act: () => open(n) })
    put(seal, unseen(`${label('puzzle')} ${number(n + 1)}: ${label(`is-${mark}`)}`), mark === 'solved' ? icon('check', 16) : make('span', { 'aria-hidden': 'true' }, number(n + 1)))
    return make('li', {}, seal)
  }))
}
