// All games, to be learnt: the guided first game, one page to read, the complete rules, puzzles.

import { bar } from '../shared/bar.js'
import { icon, make, put } from '../shared/dom.js'
import { number, page, say } from '../shared/page.js'
import { read } from '../shared/solved.js'
import { inMinutes, startLesson } from '../learn/start.js'
import { picture } from './pictures.js'

/** @typedef {import('../shared/answers.js').Game} Game */

/** @param {Game} game */
function card(game) {
  const lesson = page.data.mine?.find((/** @type {import('../shared/answers.js').TableLine} */ one) => one.game === game.id && one.lesson)?.lesson
  const done = Object.keys(read().marks).filter((name) => name.startsWith(`${game.id}/`)).length
  const link = (/** @type {string} */ href, /** @type {string} */ key, note = '') => href && make('a', { class: 'plain', href, 'aria-label': `${say(key)}: ${game.title}` }, make('span', { class: 'two-lines' }, make('span', {}, say(key)), note && make('small', {}, note)))
  return make('article', { class: 'panel game', 'aria-labelledby': `g-${game.id}` }, picture(game, 'game-picture'),
    make('div', { class: 'words' }, make('h2', { id: `g-${game.id}` }, game.title), make('p', {}, game.about),
      make('div', { class: 'starts' },
        game.lesson && make('button', { type: 'button', class: 'strong learn', 'data-game': game.id, on: { click: () => startLesson(game.id, game.lesson?.name) } }, icon('play', 18),
          make('span', { class: 'two-rows' }, make('span', {}, say('learn-by-playing')), make('small', {}, lesson?.text ?? inMinutes(game.lesson.minutes)))),
        link(game.how, 'learn-how'), link(game.rules, 'page-rules'),
        game.puzzles > 0 && link(`/puzzles/${game.id}`, 'page-puzzles', `${number(done)} / ${number(game.puzzles)}`))))
}

document.title = `${say('page-section-learn')} · ${say('page-palatine')}`
bar()
put(/** @type {HTMLElement} */ (document.getElementById('main')),
  make('div', { class: 'greeting' }, make('h1', {}, say('page-section-learn')), make('p', {}, say('page-learn-note'))),
  make('section', { class: 'games', 'aria-label': say('page-games') }, ...page.data.games.map(card)))
