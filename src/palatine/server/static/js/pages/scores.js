// The games that have a score sheet for a real table.

import { bar } from '../shared/bar.js'
import { icon, make, put } from '../shared/dom.js'
import { page, say } from '../shared/page.js'
import { picture } from './pictures.js'

/** @param {import('../shared/answers.js').Game} game */
const card = (game) => make('article', { class: 'panel game', 'aria-labelledby': `g-${game.id}` }, picture(game, 'game-picture'),
  make('div', { class: 'words' }, make('h2', { id: `g-${game.id}` }, game.title),
    make('div', { class: 'starts' }, make('a', { class: 'strong', href: `/score/${game.id}`, 'aria-label': `${say('page-count')}: ${game.title}` }, icon('play', 18), make('span', {}, say('page-count'))))))

document.title = `${say('page-scorer')} · ${say('page-palatine')}`
bar()
put(/** @type {HTMLElement} */ (document.getElementById('main')),
  make('div', { class: 'greeting' }, make('h1', {}, say('page-real-table')), make('p', {}, say('page-real-table-note'))),
  make('section', { class: 'games', 'aria-label': say('page-games') }, ...page.data.games.map(card)))
