// Home. A stranger reads one sentence and finds one button, the first game with a coach; who has been here before finds first what waits for him.

import { showError } from '../shared/announce.js'
import { get } from '../shared/api.js'
import { bar } from '../shared/bar.js'
import { icon, make, put } from '../shared/dom.js'
import { number, page, say } from '../shared/page.js'
import { read, streak } from '../shared/solved.js'
import { onSettings } from '../shared/settings.js'
import { lessonButton, inMinutes, offerFirst, remember, startLesson } from '../learn/start.js'
import { bringRecord } from './bring.js'
import { against, levelChoice } from './levels.js'
import { list, waiting } from './mine.js'
import { offlineNotes, withoutConnection } from './offline.js'
import { picture } from './pictures.js'
import { quickTable } from './creating.js'

/** @typedef {import('../shared/answers.js').Game} Game */
/** @typedef {import('../shared/answers.js').TableLine} TableLine */

const DAY = 86_400_000 // milliseconds

/** @param {number[]} range */
const fromTo = (range) => (range[0] === range.at(-1) ? number(range[0]) : `${number(range[0])}–${number(/** @type {number} */ (range.at(-1)))}`)

/** For a stranger: what this is, and the first game. @param {Game[]} games */
function hero(games) {
  const first = games.find((game) => game.lesson)
  return make('section', { class: 'hero' },
    make('div', { class: 'hero-words' }, make('h1', {}, say('page-hero')), make('p', {}, say(page.site ? 'page-offline-hero' : 'page-hero-text')),
      first?.lesson && make('div', { class: 'hero-acts' },
        make('button', { type: 'button', class: 'strong first-game', on: { click: () => startLesson(first.id, first.lesson?.name) } }, icon('play', 22),
          make('span', { class: 'two-rows' }, make('span', {}, say('page-first-game')), make('small', {}, `${first.title}, ${inMinutes(first.lesson.minutes)}, ${say('page-with-coach')}`))),
        first.how && make('a', { href: first.how }, first.what))),
    picture(games[0], 'hero-picture', 'hero'))
}

// --- the games ----------------------------------------------------------------------------------

/** @param {Game} game */
function card(game) {
  const others = make('small', {})
  const friends = say(page.site ? 'page-at-screen' : 'page-by-link')
  const tell = () => { others.textContent = against(game) }
  tell()
  onSettings(tell)
  return make('article', { class: 'panel game', 'aria-labelledby': `g-${game.id}` },
    picture(game, 'game-picture'),
    make('div', { class: 'words' },
      make('h2', { id: `g-${game.id}` }, game.title),
      make('p', {}, game.about, ' ', game.how && make('a', { href: game.how, 'aria-label': `${say('learn-how')}: ${game.title}` }, say('learn-how'))),
      make('div', { class: 'numbers' },
        make('span', {}, icon('people', 18), make('span', { class: 'unseen' }, say('page-players')), fromTo(game.seats)),
        make('span', {}, icon('clock', 18), inMinutes(game.about_minutes)), make('span', { class: 'weight' }, game.weight)),
      make('div', { class: 'starts' },
        make('button', { type: 'button', class: 'strong play', 'data-game': game.id, 'aria-label': `${say('page-play')}: ${game.title}`, on: { click: () => offerFirst(game, () => quickTable(game), isPlayed(game.id)) } },
          icon('play', 18), make('span', { class: 'two-rows' }, make('span', {}, say('page-play')), others)),
        lessonButton(game),
        make('button', { type: 'button', class: 'plain new', 'data-game': game.id, 'aria-label': `${say('page-friends')} ${friends}: ${game.title}`, on: { click: () => openSetup(game) } }, icon(page.site ? 'people' : 'link', 18),
          make('span', { class: 'two-lines' }, make('span', {}, say('page-friends')), make('small', {}, friends))))))
}

/** Whether I have tables of a game, or finished ones. @param {string} game */
function isPlayed(game) {
  const played = [...(page.data.mine ?? []), ...(page.data.finished ?? [])].some((one) => one.game === game)
  if (played) remember(game)
  return played
}

// --- below the games ----------------------------------------------------------------------------

/** One line with a button. @param {string} sign @param {string} title @param {string} note @param {string} href @param {string} act */
const offer = (sign, title, note, href, act) => make('section', { class: 'panel offer' }, icon(sign, 28),
  make('div', { class: 'who' }, make('h2', {}, title), note && make('small', {}, note)), make('a', { class: 'plain', href, 'aria-label': `${act}: ${title}` }, act))

/** The puzzle of today: another one each day, of another game. @param {Game[]} games */
function puzzleOfDay(games) {
  const asked = games.filter((game) => game.puzzles > 0)
  if (!asked.length) return null
  const day = Math.floor(Date.now() / DAY)
  const game = asked[day % asked.length]
  const days = streak(read().days, new Date())
  const note = [game.title, days > 0 && `${say('learn-puzzle-streak')}: ${number(days)}`].filter(Boolean).join(' · ')
  return offer('hint', say('page-puzzle-of-day'), note, `/puzzles/${game.id}#${(Math.floor(day / asked.length) % game.puzzles) + 1}`, say('page-try'))
}

/** Lessons that were begun, and puzzles that are done. @param {Game[]} games @param {TableLine[]} mine */
function learning(games, mine) {
  const { marks } = read()
  const rows = games.flatMap((game) => {
    const lesson = mine.find((one) => one.game === game.id && one.lesson)
    const done = Object.keys(marks).filter((name) => name.startsWith(`${game.id}/`)).length
    if (lesson?.lesson) return [progress(game.title, lesson.lesson.step - 1, lesson.lesson.of, lesson.lesson.text, lesson.url)]
    return done ? [progress(game.title, done, game.puzzles, `${say('page-puzzles')}: ${number(done)} / ${number(game.puzzles)}`, `/puzzles/${game.id}`)] : []
  })
  return rows.length > 0 && make('section', { class: 'panel tables learning', 'aria-labelledby': 'learning' }, make('h2', { id: 'learning' }, say('page-learning')), make('ul', { class: 'bare' }, ...rows))
}

/** @param {string} title @param {number} done @param {number} of @param {string} text @param {string} href */
const progress = (title, done, of, text, href) => make('li', {}, make('a', { href }, make('span', { class: 'who' }, make('b', {}, title), make('small', {}, text)),
  make('progress', { max: of, value: done, 'aria-hidden': 'true' }), icon('next', 18)))

/** The set-up of a table like another one, which its page asked for (`#setup=`). @param {Game[]} games */
function wanted(games) {
  const text = new URLSearchParams(location.hash.slice(1)).get('setup')
  if (!text) return
  history.replaceState(null, '', location.pathname)
  try {
    const { game, ...given } = JSON.parse(text)
    const found = games.find((one) => one.id === game)
    if (found) openSetup(found, given)
  } catch { /* a link that was cut: then home is all there is */ }
}

function show() {
  const { games, open, mine, watch, finished } = page.data
  const isStranger = !mine?.length && !finished?.length
  put(
    /** @type {HTMLElement} */ (document.getElementById('main')),
    isStranger ? hero(games) : waiting(mine ?? [], games),
    make('div', { class: 'choose' }, make('h2', {}, say(isStranger ? 'page-choose-game' : 'page-start-new')), ...levelChoice(games)),
    make('section', { class: `games${isStranger ? '' : ' low'}`, 'aria-label': say('page-games') }, ...games.map(card)),
    make('div', { class: 'lists' }, page.site ? null : list('page-open-tables', open, 'page-open-none'), learning(games, mine ?? []), puzzleOfDay(games), offer('trophy', say('page-real-table'), say('page-real-table-note'), '/score', say('page-count')),
      list('page-watch', watch), list('page-finished', finished)),
    page.site ? offlineNotes(page.site) : make('div', { class: 'row' }, withoutConnection(page.data.offline), bringRecord()),
    make('footer', { class: 'end' }, say('page-fair')),
  )
}

bar()
document.title = say('page-palatine')
show()
wanted(page.data.games)
if (page.site) {
  // What is kept in this browser, only the engine can tell.
  get('/api/home').then((kept) => { Object.assign(page.data, kept, { games: page.data.games }); show() }).catch(showError)
}

/** The set-up of a table; most people start one without it, so it is loaded when it is wanted. @param {Game} game @param {import('./setup.js').Given} [given] */
async function openSetup(game, given) {
  const { openSetup: open } = await import('./setup.js')
  open(game, given)
}
