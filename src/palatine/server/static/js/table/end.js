// The end of a game: who won and by how much, places, every category of every castle or player, how it went, and where to go on. It
// lies over the table; the board can be looked at again.

import { go } from '../shared/addresses.js'
import { savePicture } from '../board/picture.js'
import { showError } from '../shared/announce.js'
import { post } from '../shared/api.js'
import { button, icon, make, put, seatIcon, unseen } from '../shared/dom.js'
import { number, page, say, signed } from '../shared/page.js'
import { isSmall } from '../shared/screen.js'
import { withSecret, recordLink } from '../shared/secret.js'
import { course } from '../shared/groups.js'
import { breakable } from '../shared/text.js'
import { chart } from './chart.js'
import { thumbnail } from './viewer.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').Column} Column */
/** @typedef {import('../shared/types.js').Result} Result */
/** @typedef {import('../shared/types.js').Line} Line */

const ABREAST = 5 // places side by side on a phone
const AROUND = 24 // px beside the board
const NEARLY = 0.88 // of the size at which something can be read
const LEAST = 12 // px

/**
 * What it needs of its page.
 * @typedef {object} Page
 * @property {import('../board/boards.js').Boards} boards
 * @property {HTMLElement} dock
 * @property {() => Line[]} lines
 * @property {(key: string) => void} picture opens a picture
 * @property {() => boolean} counts whether points were counted step by step
 * @property {() => void} count shows that again
 */

export class EndPage {
  /** @param {Page} page @param {HTMLElement} element where it stands */
  constructor(page, element) {
    this.page = page
    this.element = element
    this.shown = true // the page; else the board
    /** @type {Update | null} */
    this.update = null
    this.ways = make('div', { class: 'dock-end ways', hidden: true })
    page.dock.append(this.ways)
  }

  /** @param {Update} update */
  show(update) {
    const { result, table } = update
    const over = table.state === 'over' && result !== null
    this.update = update
    this.ways.hidden = !over
    this.page.dock.classList.toggle('ended', over)
    this.element.hidden = !over || !this.shown
    document.body.classList.toggle('at-end', !this.element.hidden)
    if (!over || !result) return
    put(this.ways, ...this.links(update))
    put(this.element, this.banner(update, result),
      make('div', { class: 'end-parts' }, this.points(update, result), this.places(update, result), this.board(update), this.went(update)))
  }

  /** The board once more, or the result. @param {boolean} shown */
  turn(shown) {
    this.shown = shown
    if (this.update) this.show(this.update)
  }

  /** @param {Update} update @param {Result} result */
  banner(update, result) {
    const notes = [result.detail, ...result.tie_breaks].filter(Boolean)
    const rating = update.table.unrated_because || update.rating_note
    return make('header', { class: 'end-banner' }, make('span', { class: 'end-seal', 'aria-hidden': 'true' }, icon('crown', 36)),
      make('div', {}, make('h2', { id: 'over-head' }, result.title ? `${say('page-rank')}: ${result.title}` : result.headline), result.title && make('p', { class: 'end-title' }, result.headline), make('p', { class: 'end-detail' }, notes.join(' ')), rating && make('p', { class: 'hint' }, rating)))
  }

  /** The seats, best first, with what is theirs. @param {Update} update @param {Result} result */
  places(update, result) {
    const order = result.places.map((_, i) => i).sort((a, b) => result.places[a] - result.places[b])
    const shared = isShared(result)
    const ratings = new Map((update.ratings ?? []).map((one) => [one.seat, one]))
    const row = (/** @type {number} */ i) => {
      const change = ratings.get(i)
      const own = shared ? result.columns.filter((column) => column.seats.includes(i)) : []
      return make('li', { class: update.you.mine.includes(i) ? 'mine' : null }, make('b', { class: 'end-place' }, number(result.places[i])), i < update.seats.length ? seatIcon(i, 22) : make('span', { class: 'nobody' }),
        make('span', { class: 'end-name' }, make('b', {}, breakable(update.seats[i]?.name ?? result.extras[i - update.seats.length])),
          result.resigned.includes(i) && make('small', {}, say('page-resigned')),
          change && make('small', { class: 'rating' }, `${say('page-rating')} ${number(Math.round(change.after))} (${signed(Math.round(change.after - change.before))})`)),
        make('span', { class: 'end-castles' }, ...(own.length ? own.map((column) => this.castle(column, i, update)) : this.pictures(update, [i]))),
        make('strong', { class: 'score' }, number(result.scores[i])))
    }
    const list = make('ol', { class: 'bare' }, ...order.map(row))
    list.style.setProperty('--columns', String(order.length > ABREAST ? Math.ceil(order.length / 2) : order.length)) // on a phone, where they stand side by side
    return make('section', { class: 'end-part end-places' }, make('h3', {}, say('page-places')), list)
  }

  /** A castle of somebody; the one that counts for him is framed. @param {Column} column @param {number} seat @param {Update} update */
  castle(column, seat, update) {
    const counts = column.decides.includes(seat)
    return make('span', { class: counts ? 'end-castle counts' : 'end-castle' }, ...this.pictures(update, column.seats),
      make('span', {}, make('small', {}, breakable(column.title)), make('b', {}, number(column.total)), counts && unseen(say('page-it-counts'))))
  }

  /** The small picture that belongs to exactly these seats. @param {Update} update @param {number[]} seats */
  pictures({ drawings }, seats) {
    const same = drawings.filter(({ seats: whose, place }) => place !== 'stage' && whose.length && whose.length === seats.length && whose.every((seat) => seats.includes(seat)))
    return same.slice(0, 1).map((picture) => thumbnail(picture, (key) => { this.turn(false); if (picture.place === 'thumbnail') this.page.picture(key) }))
  }

  /** A picture of the board that is everybody's. @param {Update} update */
  board({ drawings }) {
    const whole = drawings.filter((picture) => picture.place === 'stage' && !picture.seats.length)
    if (!whole.length) return null
    const thumbs = whole.map((picture) => thumbnail(picture, () => this.turn(false), true))
    for (const thumb of thumbs) keepLegible(thumb)
    const scale = (innerWidth / 2 - AROUND) / Number(whole[0].box.split(' ')[2]) // as half of the window
    return make('section', { class: scale > NEARLY * whole[0].least ? 'end-part end-board beside' : 'end-part end-board' }, make('h3', {}, say('page-board')), ...thumbs)
  }

  /** Categories down, castles or players across; the best of a row underlined, my own shaded. @param {Update} update @param {Result} result */
  points(update, result) {
    const { columns } = result
    const shared = isShared(result)
    const kinds = [...new Set(columns.flatMap((column) => column.points.map(({ label }) => label)))]
    const mine = (/** @type {Column} */ column) => (column.seats.some((seat) => update.you.mine.includes(seat)) ? 'mine' : null)
    const sign = (/** @type {string} */ kind) => columns.flatMap((column) => column.points.filter(({ label }) => label === kind))[0].sign
    const of = (/** @type {Column} */ column, /** @type {string} */ kind) => column.points.find((one) => one.label === kind)?.points
    const best = (/** @type {string} */ kind) => Math.max(...columns.map((column) => of(column, kind) ?? -Infinity))
    const varies = (/** @type {string} */ kind) => columns.some((column) => (of(column, kind) ?? 0) !== best(kind))
    const head = (/** @type {Column} */ column) => make('th', { scope: 'col', class: mine(column) }, ...this.pictures(update, column.seats), make('span', { class: 'end-column' }, breakable(column.title)), make('span', { class: 'end-signs' }, ...column.seats.map((seat) => seatIcon(seat, 18))))
    const total = (/** @type {Column} */ column) => make('td', { class: ['total', mine(column)].filter(Boolean).join(' ') }, number(column.total), shared && make('span', { class: 'end-signs end-decides' }, ...column.decides.map((seat) => seatIcon(seat, 16))))
    const cell = (/** @type {Column} */ column, /** @type {string} */ kind) => {
      const points = of(column, kind)
      const leads = points !== undefined && points === best(kind) && varies(kind)
      return make('td', { class: [mine(column), leads && 'best'].filter(Boolean).join(' ') || null }, points === undefined ? '·' : number(points))
    }
    return make('section', { class: shared ? 'end-part end-points shared' : 'end-part end-points' }, make('h3', {}, say('page-by-point'), ' ', columns.length > 1 && make('small', {}, say('page-best-underlined'))),
      make('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': say('page-by-point') },
        make('table', { class: 'scores' }, make('thead', {}, make('tr', {}, make('td', {}), ...columns.map(head))),
          make('tbody', {}, ...kinds.map((kind) => make('tr', {}, make('th', { scope: 'row' }, make('span', { class: 'end-kind' }, sign(kind) && icon(sign(kind), 18), make('span', {}, breakable(kind)))), ...columns.map((column) => cell(column, kind))))),
          make('tfoot', {}, make('tr', {}, make('th', { scope: 'row' }, say('page-total')), ...columns.map(total))))))
  }

  /** A line for each seat: the points after the turns. @param {Update} update */
  went(update) {
    const steps = course(this.page.lines(), update.log.scores)
    if (steps.length < 3) return null
    return make('section', { class: 'end-part end-course' }, make('h3', {}, say('page-how-it-went'), ' ', make('small', {}, say('page-points-by-turn'))),
      chart(steps, update.seats.map(({ seat }) => seat)))
  }

  /** Where to go on. @param {Update} update */
  links({ table, you }) {
    const again = async () => {
      try {
        go((await post(`/api/tables/${table.id}/rematch`)).url)
      } catch (error) { showError(error) }
    }
    const board = button({ icon: this.shown ? 'eye' : 'trophy', text: say(this.shown ? 'page-see-board' : 'page-see-result'), class: 'act', act: () => this.turn(!this.shown) })
    const more = [
      isSmall() && board,
      this.page.counts() && button({ icon: 'trophy', text: say('page-scoring-again'), class: 'act', act: () => { this.turn(false); this.page.count() } }),
      button({ icon: 'image', text: say('page-share-picture'), class: 'act', act: () => this.share(table) }),
      !page.site && link(withSecret(`/verify/${table.id}`), 'check', 'page-verify'),
      act(recordLink(table.id, `${table.game}-${table.id}.txt`, icon('save', 20), make('span', {}, say('page-record')))),
      link('/', 'swan', 'page-another-game'),
    ]
    return [
      you.mine.length > 0 && button({ icon: 'redo', text: say('page-rematch'), class: 'act act-again strong', act: again }),
      link(withSecret(`/replay/${table.id}`), 'play', 'page-replay'),
      link(withSecret(page.site ? `/replay/${table.id}?review` : `/review/${table.id}`), 'hint', 'page-review'),
      !isSmall() && board,
      make('details', { class: 'end-more' }, make('summary', { class: 'act', 'aria-label': say('page-more-ways'), title: say('page-more-ways') }, icon('menu', 20), make('span', {}, say('page-more-ways'))), make('div', { class: 'end-menu' }, ...more)),
    ]
  }

  /** The board as a file. @param {Update['table']} table */
  share(table) {
    const [frame] = this.page.boards.frames.values()
    const picture = this.update?.drawings.find((one) => one.place === 'stage')
    if (frame && picture) savePicture(frame.board.root, picture.box, `palatine-${table.game}-${table.id}`)
  }
}

/** What of a picture would be a little too small is as large as can be read, and what would be far too small is not there. @param {HTMLElement} thumb */
function keepLegible(thumb) {
  new ResizeObserver(() => {
    for (const text of thumb.querySelectorAll('text')) {
      text.style.fontSize = ''
      const unit = text.getScreenCTM()?.a ?? 0, size = parseFloat(getComputedStyle(text).fontSize) * unit
      if (size < LEAST) text.style.fontSize = size > NEARLY * LEAST ? `${LEAST / unit}px` : '0'
    }
  }).observe(thumb)
}

/** Whether castles are compared that two share, not the seats themselves. @param {Result} result */
const isShared = ({ columns }) => columns.some((column) => column.seats.length > 1)

/** @param {string} href @param {string} sign @param {string} key */
const link = (href, sign, key) => make('a', { class: 'act', href }, icon(sign, 20), make('span', {}, say(key)))

/** @param {HTMLElement} element */
function act(element) {
  element.className = 'act'
  return element
}
