// Home: the games, a table in two clicks, and the tables there are.

import { get } from '../shared/api.js'
import { bar } from '../shared/bar.js'
import { makeSvg, icon, make, put } from '../shared/dom.js'
import { ago, number, page, say, until } from '../shared/page.js'
import { symbols } from '../shared/symbols.js'
import { lessonButton, offerFirst, remember } from '../learn/start.js'
import { openSetup, quickTable } from './setup.js'

/** @typedef {import('../shared/answers.js').Game} Game */
/** @typedef {import('../shared/answers.js').TableLine} TableLine */

/** @param {number[]} range */
const fromTo = (range) => (range[0] === range.at(-1) ? number(range[0]) : `${number(range[0])}–${number(/** @type {number} */ (range.at(-1)))}`)

/** @param {Game} game */
function card(game) {
  const picture = make('button', { type: 'button', class: 'picture', 'aria-label': `${say('page-play')}: ${game.title}`, tabindex: -1, on: { click: () => openSetup(game) } })
  paint(picture, game)
  return make(
    'article',
    { class: 'panel game', 'aria-labelledby': `g-${game.id}` },
    picture,
    make('div', { class: 'words' },
      make('h2', { id: `g-${game.id}` }, game.title),
      make('p', {}, game.about),
      make('div', { class: 'numbers' },
        make('span', {}, icon('people', 18), make('span', { class: 'unseen' }, say('page-players')), fromTo(game.seats)),
        make('span', {}, icon('clock', 18), `${fromTo(game.minutes)} ${say('page-minutes')}`)),
      make('div', { class: 'starts' },
        make('button', { type: 'button', class: 'strong play', 'data-game': game.id, 'aria-label': `${say('page-play')}: ${game.title}`, on: { click: () => offerFirst(game, () => quickTable(game), isPlayed(game.id)) } }, icon('play', 18), make('span', {}, say('page-play'))),
        make('button', { type: 'button', class: 'plain new', 'data-game': game.id, 'aria-label': `${say('page-new-table')}: ${game.title}`, on: { click: () => openSetup(game) } }, icon('people', 18), make('span', {}, say('page-new-table')))),
      lessonButton(game),
      make('div', { class: 'links' },
        game.how && make('a', { href: game.how, 'aria-label': `${say('learn-how')}: ${game.title}` }, say('learn-how')),
        game.rules && make('a', { href: game.rules, 'aria-label': `${say('page-rules')}: ${game.title}` }, say('page-rules')),
        game.puzzles > 0 && make('a', { href: `/puzzles/${game.id}`, 'aria-label': `${say('page-puzzles')}: ${game.title}` }, say('page-puzzles')),
        make('a', { href: `/ratings/${game.id}`, 'aria-label': `${say('page-ratings')}: ${game.title}` }, say('page-ratings')),
        game.scorer && make('a', { href: `/score/${game.id}`, 'aria-label': `${say('page-scorer')}: ${game.title}` }, say('page-scorer')))),
  )
}

/** Whether I have tables of a game, or finished ones. @param {string} game */
function isPlayed(game) {
  const played = [...(page.data.mine ?? []), ...(page.data.finished ?? [])].some((one) => one.game === game)
  if (played) remember(game)
  return played
}

const BROAD = 1.6 // of pictures broader than this the middle is shown, and larger

/** A position of the game as its picture, when there is time for it. @param {HTMLElement} frame @param {Game} game */
function paint(frame, game) {
  const watch = new IntersectionObserver(async (seen) => {
    if (!seen.some((one) => one.isIntersecting)) return
    watch.disconnect()
    try {
      const { drawing } = await get(`/api/picture/${game.id}`)
      await symbols(game.symbols)
      const shape = drawing.w / drawing.h
      const sheet = makeSvg('svg', { class: 'board', viewBox: drawing.box, 'aria-hidden': 'true', preserveAspectRatio: shape < 1 ? 'xMidYMin slice' : shape > BROAD ? 'xMidYMid slice' : 'xMidYMid meet' })
      sheet.innerHTML = drawing.groups.map((/** @type {string[]} */ group) => group[1]).join('')
      for (const one of sheet.querySelectorAll('[data-t], [data-p]')) ['data-t', 'data-p'].forEach((name) => one.removeAttribute(name))
      frame.replaceChildren(sheet)
    } catch {
      frame.replaceChildren(icon('tower', 96)) // no picture: the house's sign
    }
  }, { rootMargin: '200px' })
  watch.observe(frame)
}

/** @param {string} key @param {TableLine[]} lines @param {string} [empty] */
function list(key, lines, empty = '') {
  if (!lines?.length && !empty) return null
  return make('section', { class: 'panel tables', 'aria-labelledby': key }, make('h2', { id: key }, say(key)),
    lines?.length ? make('ul', { class: 'bare' }, ...lines.slice(0, 12).map(line)) : make('p', { class: 'aside' }, say(empty)))
}

/** A table of a list: the game, who plays, and where it stands. @param {TableLine} one */
function line(one) {
  return make('li', {}, make('a', { href: one.state === 'over' ? `/replay/${one.id}` : one.url },
    make('span', { class: 'who' }, make('b', {}, one.title), ...(one.reason ? [make('small', {}, one.reason)] : one.lesson ? [make('small', { class: 'lesson-line' }, one.lesson.text)] : standing(one))),
    one.asked && make('span', { class: 'asked' }, one.lesson ? say('learn-go-on') : say('page-your-turn')), icon('next', 18)))
}

/** Whose turn it is and since when; or how it ended. @param {TableLine} one */
function standing(one) {
  const names = one.seats.map((seat) => seat.name || say('page-free-seat')).join(', ')
  const turn = one.seats.filter((seat) => seat.turn).map((seat) => seat.name)
  if (one.state === 'over') return [make('small', { class: 'outcome' }, ...outcome(one)), make('small', {}, ago(one.at))]
  return [
    make('small', {}, names),
    make('small', {}, [turn.length > 0 && !one.asked ? `${say('page-turn-of')}: ${turn.join(', ')}` : '', ago(one.at), one.due ? `${say('page-time-until')}: ${until(one.due)}` : ''].filter(Boolean).join(' · ')),
  ]
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
  bar()
  document.title = say('page-palatine')
  put(
    /** @type {HTMLElement} */ (document.getElementById('main')),
    make('div', { class: 'welcome' }, make('h1', {}, say('page-palatine')), make('hr', { class: 'double' }), make('p', {}, say('page-about'))),
    mine?.length ? make('div', { class: 'lists' }, list('page-my-games', mine)) : null,
    make('section', { class: 'games', 'aria-label': say('page-games') }, ...games.map(card)),
    make('div', { class: 'lists' }, list('page-open-tables', open, 'page-open-none'), list('page-watch', watch), list('page-finished', finished)),
    make('footer', { class: 'end' }, say('page-fair')),
  )
}

show()
