// The list of ratings of a game: people and bots on one scale.

import { bar } from '../shared/bar.js'
import { icon, make, put } from '../shared/dom.js'
import { number, page, say } from '../shared/page.js'

const { game, title, list, games } = page.data
document.title = `${title} · ${say('page-ratings')}`
bar()
put(
  /** @type {HTMLElement} */ (document.getElementById('main')),
  make('nav', { class: 'paper game-tabs', 'aria-label': say('page-games') }, ...games.map((/** @type {{id: string, title: string}} */ one) => make('a', { href: `/ratings/${one.id}`, 'aria-current': one.id === game ? 'page' : null }, one.title))),
  make('article', { class: 'panel paper' }, make('h1', {}, `${title}: ${say('page-ratings')}`), make('p', { class: 'aside' }, say('page-ratings-note')),
    list.length
      ? make('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': say('page-ratings') }, make('table', { class: 'list' },
        make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, say('page-place')), make('th', { scope: 'col' }, say('page-player')), make('th', { scope: 'col', class: 'n' }, say('page-rating')), make('th', { scope: 'col', class: 'n' }, say('page-games-played')))),
        make('tbody', {}, ...list.map((/** @type {import('../shared/answers.js').Rating} */ one, /** @type {number} */ i) => make('tr', { class: one.me ? 'won' : null }, make('td', {}, String(i + 1)),
          make('th', { scope: 'row' }, make('span', { class: 'row' }, icon(one.kind === 'bot' ? 'robot' : 'person', 18, one.kind === 'bot' ? say('page-bot') : say('page-player')), make('b', {}, one.name), one.me ? make('small', {}, say('page-you')) : null)),
          make('td', { class: 'n total' }, number(Math.round(one.shown))), make('td', { class: 'n' }, number(one.games)))))))
      : make('p', {}, say('page-ratings-none')),
    make('a', { class: 'plain', href: '/' }, icon('swan', 20), make('span', {}, say('page-home')))),
)
