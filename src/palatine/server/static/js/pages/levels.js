// How strong the opponents of "Play now" are: chosen once for all games, and remembered by this browser.

import { make } from '../shared/dom.js'
import { say } from '../shared/page.js'
import { changeSettings, settings } from '../shared/settings.js'

/** @typedef {import('../shared/answers.js').Game} Game */
/** @typedef {import('../shared/answers.js').Bot} Bot */

const LEVELS = 5 // the first so many opponents of a game, from the weakest on

/** The opponents that are levels. @param {Game[]} games */
export const levels = (games) => (games[0]?.bots ?? []).slice(0, LEVELS)

/** Against whom Play now plays. @param {Game} game @returns {Bot | undefined} */
export const opponentOf = (game) => game.bots.find((bot) => bot.name === settings.level) ?? game.bots.find((bot) => bot.name === game.opponent)

/** The levels to choose from, and a line that says how the chosen one plays. @param {Game[]} games */
export function levelChoice(games) {
  const chosen = opponentOf(games[0])
  const style = make('p', { class: 'level-style', role: 'status' }, chosen?.style ?? '')
  const choose = (/** @type {Bot} */ bot) => {
    changeSettings({ level: bot.name })
    style.textContent = bot.style
  }
  return [make('fieldset', { class: 'levels' }, make('legend', { class: 'unseen' }, say('page-level')),
    ...levels(games).map((bot, i) => make('label', {},
      make('input', { type: 'radio', name: 'level', value: bot.name, checked: bot.name === chosen?.name, on: { change: () => choose(bot) } }),
      make('span', {}, make('span', { class: 'lozenges', 'aria-hidden': 'true' }, '◆'.repeat(i + 1), '◇'.repeat(LEVELS - i - 1)),
        make('span', { class: 'level' }, make('b', {}, bot.label), make('small', {}, bot.about)))))), style]
}

/** "against 2 Squires": what Play now will do, written on its button. @param {Game} game */
export const against = (game) => opponentOf(game)?.against ?? ''
