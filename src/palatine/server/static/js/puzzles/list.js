// All puzzles: ten a game, with what this browser remembers of them.

import { go } from '../shared/addresses.js'
import { bar } from '../shared/bar.js'
import { icon, make, put } from '../shared/dom.js'
import { number, page, say } from '../shared/page.js'
import { read, streak } from '../shared/solved.js'
import { seals } from './seals.js'
import { label } from './words.js'

/** @param {import('../shared/answers.js').PuzzleGame} game @param {Record<string, string>} marks */
function card(game, marks) {
  const done = game.puzzles.filter(({ id }) => marks[`${game.game}/${id}`]).length
  return make('article', { class: 'panel puzzle-game', 'aria-labelledby': `p-${game.game}` },
    make('h2', { id: `p-${game.game}` }, game.title),
    make('p', { class: 'aside' }, `${label('done')}: ${number(done)} / ${number(game.puzzles.length)}`),
    seals(game, marks, -1, (n) => go(`/puzzles/${game.game}#${n + 1}`)),
    make('a', { class: 'strong', href: `/puzzles/${game.game}` }, icon('play', 18), make('span', {}, label(done ? 'go-on' : 'begin'))))
}

const { marks, days } = read()
bar({ where: label('title') })
document.title = `${label('title')} · ${say('page-palatine')}`
put(/** @type {HTMLElement} */ (document.getElementById('main')),
  make('div', { class: 'puzzle-head' }, make('h1', {}, label('title')), make('p', {}, label('about')),
    make('p', { class: 'streak' }, label('streak'), ' ', make('strong', {}, number(streak(days, new Date()))))),
  make('section', { class: 'puzzle-games', 'aria-label': label('title') }, ...page.data.games.map((/** @type {import('../shared/answers.js').PuzzleGame} */ game) => card(game, marks))))
