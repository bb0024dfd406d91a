// Home. A stranger reads one sentence and finds one button, the first game with a coach; who has been here before finds first what waits for him.

import { bar } from '../shared/bar.js'
import { icon, make, put } from '../shared/dom.js'
import { ago, number, page, say, until } from '../shared/page.js'
import { onSettings } from '../shared/settings.js'
import { lessonButton, inMinutes, offerFirst, remember, startLesson } from '../learn/start.js'
import { against, levelChoice } from './levels.js'
import { picture } from './pictures.js'
import { openSetup, opponents, quickTable } from './setup.js'

/** @typedef {import('../shared/answers.js').Game} Game */
/** @typedef {import('../shared/answers.js').TableLine} TableLine */

const CARDS = 3 // tables of mine that are shown as cards; all others are a list
const LINES = 12 // of a list

/** @param {number[]} range */
const fromTo = (range) => (range[0] === range.at(-1) ? number(range[0]) : `${number(range[0])}–${number(/** @type {number} */ (range.at(-1)))}`)

// --- what stands on top -------------------------------------------------------------------------

/** For a stranger: what this is, and the first game. @param {Game[]} games */
function hero(games) {
  const first = games.find((game) => game.lesson)
  return make('section', { class: 'hero' },
    make('div', { class: 'hero-words' }, make('h1', {}, say('page-hero')), make('p', {}, say('page-hero-text')),
      first?.lesson && make('div', { class: 'hero-acts' },
        make('button', { type: 'button', class: 'strong first-game', on: { click: () => startLesson(first.id, first.lesson?.name) } }, icon('play', 22),
          make('span', { class: 'two-rows' }, make('span', {}, say('page-first-game')), make('small', {}, `${first.title}, ${inMinutes(first.lesson.minutes)}, ${say('page-with-coach')}`))),
        first.how && make('a', { href: first.how }, `${say('learn-how')}: ${first.title}`))),
    picture(games[0], 'hero-picture', 'hero'))
}

/** For who has been here: his tables, those first where he is asked. @param {TableLine[]} mine @param {Game[]} games */
function waiting(mine, games) {
  const asked = mine.filter((one) => one.asked)
  const cards = [...asked, ...mine.filter((one) => !one.asked)].slice(0, CARDS)
  const rest = mine.filter((one) => !cards.includes(one))
  const hello = page.me ? `${say('page-hello')}, ${page.me.name}` : say('page-palatine')
  return make('section', { class: 'mine', 'aria-label': say('page-my-games') },
    make('div', { class: 'greeting' }, make('h1', {}, hello), make('p', {}, asked.length ? `${say('page-waits-for-you')}: ${number(asked.length)}` : say('page-nothing-waits'))),
    cards.length > 0 && make('div', { class: 'my-tables' }, ...cards.map((one, i) => tableCard(one, games, i === 0 && one.asked))),
    rest.length > 0 && list('page-my-games', rest))
}

/** @param {TableLine} one @param {Game[]} games @param {boolean} urgent */
function tableCard(one, games, urgent) {
  const game = games.find((game) => game.id === one.game)
  const act = one.lesson ? say('learn-go-on') : one.asked ? say('page-continue') : say('page-look')
  return make('article', { class: `panel my-table${urgent ? ' urgent' : ''}` },
    game ? picture(game, 'table-picture') : null,
    make('div', { class: 'words' }, make('small', { class: 'turn-of' }, one.lesson?.text ?? whose(one)), make('h2', {}, one.title),
      make('p', {}, one.reason || one.seats.map((seat) => (seat.score === null ? seat.name || say('page-free-seat') : `${seat.name} ${number(seat.score)}`)).join(' · ')),
      make('a', { class: one.asked ? 'strong' : 'plain', href: one.url, 'aria-label': `${act}: ${one.title}` }, icon(one.asked ? 'play' : 'eye', 18), make('span', {}, act))))
}

/** Whose turn it is and since when. @param {TableLine} one */
function whose(one) {
  const turn = one.seats.filter((seat) => seat.turn).map((seat) => seat.name)
  const who = one.asked ? say('page-your-turn') : turn.length ? `${say('page-turn-of')}: ${turn.join(', ')}` : ''
  return [who, ago(one.at), one.due ? `${say('page-time-until')}: ${until(one.due)}` : ''].filter(Boolean).join(' · ')
}

// --- the games ----------------------------------------------------------------------------------

/** @param {Game} game */
function card(game) {
  const others = make('small', {})
  const tell = () => { others.textContent = against(game, opponents(game)) }
  tell()
  onSettings(tell)
  return make('article', { class: 'panel game', 'aria-labelledby': `g-${game.id}` },
    picture(game, 'game-picture'),
    make('div', { class: 'words' },
      make('h2', { id: `g-${game.id}` }, game.title), make('p', {}, game.about),
      make('div', { class: 'numbers' },
        make('span', {}, icon('people', 18), make('span', { class: 'unseen' }, say('page-players')), fromTo(game.seats)),
        make('span', {}, icon('clock', 18), `${fromTo(game.minutes)} ${say('page-minutes')}`)),
      make('button', { type: 'button', class: 'strong play', 'data-game': game.id, 'aria-label': `${say('page-play')}: ${game.title}`, on: { click: () => offerFirst(game, () => quickTable(game), isPlayed(game.id)) } },
        icon('play', 18), make('span', { class: 'two-rows' }, make('span', {}, say('page-play')), others)),
      make('div', { class: 'starts' }, lessonButton(game),
        make('button', { type: 'button', class: 'plain new', 'data-game': game.id, 'aria-label': `${say('page-new-table')}: ${game.title}`, on: { click: () => openSetup(game) } }, icon('people', 18),
          make('span', { class: 'two-lines' }, make('span', {}, say('page-new-table')), make('small', {}, say('page-with-friends'))))),
      make('div', { class: 'links' },
        link(game, game.how, 'learn-how'), link(game, game.rules, 'page-rules'), link(game, game.puzzles > 0 ? `/puzzles/${game.id}` : '', 'page-puzzles'), link(game, `/ratings/${game.id}`, 'page-ratings'), link(game, game.scorer ? `/score/${game.id}` : '', 'page-scorer'))))
}

/** @param {Game} game @param {string} url '' where there is no such page @param {string} key */
const link = (game, url, key) => url && make('a', { href: url, 'aria-label': `${say(key)}: ${game.title}` }, say(key))

/** Whether I have tables of a game, or finished ones. @param {string} game */
function isPlayed(game) {
  const played = [...(page.data.mine ?? []), ...(page.data.finished ?? [])].some((one) => one.game === game)
  if (played) remember(game)
  return played
}

// --- lists --------------------------------------------------------------------------------------

/** @param {string} key @param {TableLine[]} lines @param {string} [empty] */
function list(key, lines, empty = '') {
  if (!lines?.length && !empty) return null
  return make('section', { class: 'panel tables', 'aria-labelledby': key }, make('h2', { id: key }, say(key)),
    lines?.length ? make('ul', { class: 'bare' }, ...lines.slice(0, LINES).map(line)) : make('p', { class: 'aside' }, say(empty)))
}

/** A table of a list: the game, who plays, and where it stands. @param {TableLine} one */
function line(one) {
  return make('li', {}, make('a', { href: one.state === 'over' ? `/replay/${one.id}` : one.url },
    make('span', { class: 'who' }, make('b', {}, one.title), ...(one.reason ? [make('small', {}, one.reason)] : one.lesson ? [make('small', { class: 'lesson-line' }, one.lesson.text)] : standing(one))),
    one.asked && make('span', { class: 'asked' }, one.lesson ? say('learn-go-on') : say('page-your-turn')), icon('next', 18)))
}

/** Who plays, whose turn it is and since when; or how it ended. @param {TableLine} one */
function standing(one) {
  if (one.state === 'over') return [make('small', { class: 'outcome' }, ...outcome(one)), make('small', {}, ago(one.at))]
  const names = one.seats.map((seat) => seat.name || say('page-free-seat')).join(', ')
  return [make('small', {}, names), make('small', {}, whose({ ...one, asked: false }))]
}

/** Everybody with his points, the winner first. @param {TableLine} one */
function outcome(one) {
  const seats = [...one.seats].sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
  return seats.flatMap((seat, i) => {
    const text = seat.score === null ? seat.name : `${seat.name} ${number(seat.score)}`
    return [i > 0 && ' · ', seat.place === 1 ? make('strong', {}, text) : text]
  })
}

function show() {
  const { games, open, mine, watch, finished } = page.data
  const isStranger = !mine?.length && !finished?.length
  bar()
  document.title = say('page-palatine')
  put(
    /** @type {HTMLElement} */ (document.getElementById('main')),
    isStranger ? hero(games) : waiting(mine ?? [], games),
    make('div', { class: 'choose' }, make('h2', {}, say(isStranger ? 'page-choose-game' : 'page-start-new')), levelChoice(games)),
    make('section', { class: `games${isStranger ? '' : ' low'}`, 'aria-label': say('page-games') }, ...games.map(card)),
    make('div', { class: 'lists' }, list('page-open-tables', open, 'page-open-none'), list('page-watch', watch), list('page-finished', finished)),
    make('footer', { class: 'end' }, say('page-fair')),
  )
}

show()
