// My tables on the home page: those first where I am asked, each with the place of the last move.

import { icon, make, seatIcon } from '../shared/dom.js'
import { ago, number, page, say, until } from '../shared/page.js'
import { lastMove } from './pictures.js'

/** @typedef {import('../shared/answers.js').Game} Game */
/** @typedef {import('../shared/answers.js').TableLine} TableLine */

const CARDS = 3 // tables that are shown as cards; all others are a list
const LINES = 12 // of a list

/** @param {TableLine[]} mine @param {Game[]} games */
export function waiting(mine, games) {
  const asked = mine.filter((one) => one.asked)
  const ordered = [...asked, ...mine.filter((one) => !one.asked)]
  const cards = ordered.slice(0, CARDS), rest = ordered.slice(CARDS)
  const hello = page.me ? `${say('page-hello')}, ${page.me.name}` : say('page-palatine')
  return make('section', { class: 'mine', 'aria-label': say('page-my-games') },
    make('div', { class: 'greeting' }, make('h1', {}, hello), make('p', {}, asked.length ? `${say('page-waits-for-you')}: ${number(asked.length)}` : say('page-nothing-waits'))),
    cards.length > 0 && make('div', { class: 'my-tables' }, ...cards.map((one, i) => tableCard(one, games, i === 0))),
    rest.length > 0 && make('details', { class: 'panel tables all-tables' }, make('summary', {}, `${say('page-all-tables')}: ${number(mine.length)}`), make('ul', { class: 'bare' }, ...rest.slice(0, LINES).map(line))))
}

/** @param {TableLine} one @param {Game[]} games @param {boolean} isFirst */
function tableCard(one, games, isFirst) {
  const game = games.find((game) => game.id === one.game)
  const act = one.lesson ? say('learn-go-on') : one.asked ? say('page-continue') : say('page-look')
  const points = make('p', { class: 'points' }, ...one.seats.map((seat, i) => player(seat.name || say('page-free-seat'), i, seat.score)))
  const story = make('p', { class: 'happened' }, one.reason)
  /** @param {import('../shared/answers.js').Glance} told */
  const tell = ({ scores, line, where }) => {
    if (scores.length) points.replaceChildren(...one.seats.map((seat, i) => player(seat.name, i, scores[i] ?? null)))
    if (!one.reason) story.textContent = [where && `${where}.`, line].filter(Boolean).join(' ')
  }
  return make('article', { class: `panel my-table${isFirst && one.asked ? ' urgent' : ''}` },
    game ? lastMove(game, one.id, 'table-picture', tell) : null,
    make('div', { class: 'words' }, make('small', { class: 'turn-of' }, one.lesson?.text ?? whose(one)), make('h2', {}, one.title), points, story,
      make('a', { class: one.asked ? 'strong' : 'plain', href: one.url, 'aria-label': `${act}: ${one.title}` }, icon(one.asked ? 'play' : 'eye', 18), make('span', {}, act))))
}

/** A player of a table, by sign, name and points. @param {string} name @param {number} seat @param {number | null} points */
const player = (name, seat, points) => make('span', { class: 'player' }, seatIcon(seat, 18), `${name} `, points !== null && make('b', {}, number(points)))

/** Whose turn it is and since when. @param {TableLine} one */
function whose(one) {
  const turn = one.seats.filter((seat) => seat.turn).map((seat) => seat.name)
  const who = one.asked ? say('page-your-turn') : turn.length ? `${say('page-turn-of')}: ${turn.join(', ')}` : ''
  return [who, ago(one.at), one.due ? `${say('page-time-until')}: ${until(one.due)}` : ''].filter(Boolean).join(' · ')
}

/** @param {string} key @param {TableLine[]} lines @param {string} [empty] what is said where there are none */
export function list(key, lines, empty = '') {
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
