// A finished game at any move: slider, steps, play, seen as any seat; review, link, record and picture.

import { tableId } from '../shared/addresses.js'
import { Boards } from '../board/boards.js'
import { animateMoves } from '../board/motion.js'
import { savePicture } from '../board/picture.js'
import { announce, showError, showNote, ruleLink } from '../shared/announce.js'
import { get } from '../shared/api.js'
import { bar } from '../shared/bar.js'
import { button, icon, make, put, seatIcon } from '../shared/dom.js'
import { factChip } from '../shared/facts.js'
import { goneLines, groupsOf } from '../shared/groups.js'
import { lang, number, page, say, signed } from '../shared/page.js'
import { scores } from '../shared/scores.js'
import { withSecret, recordLink } from '../shared/secret.js'
import { settings } from '../shared/settings.js'
import { symbols } from '../shared/symbols.js'
import { deed, summed } from '../shared/told.js'
import { Review } from './review.js'

/** @typedef {import('../shared/answers.js').Position} Position */
/** @typedef {import('../shared/answers.js').Mark} Mark */
/** @typedef {import('../shared/types.js').Style} Style */

const EVERYTHING = -2

class Replay {
  constructor() {
    this.id = tableId()
    const asked = new URLSearchParams(location.search)
    this.at = Number(asked.get('at') ?? -1)
    this.as = Number(asked.get('as') ?? EVERYTHING)
    this.style = asked.get('style') ?? ''
    this.entries = 0
    /** @type {Mark[]} */
    this.marks = []
    /** @type {NonNullable<Position['story']>} as the chosen seat reads it */
    this.story = { lines: [], scores: [] }
    /** @type {{name: string}[]} */
    this.people = []
    this.playing = 0
    /** @type {Style[]} */
    this.styles = []
    /** @type {Map<string, Position>} */
    this.cache = new Map()
    this.boards = new Boards({ touch: () => {}, point: () => {} })
    this.slider = make('input', { type: 'range', min: 0, max: 0, value: 0, 'aria-label': say('page-replay-at'), on: { input: () => this.go(Number(this.slider.value)) } })
    this.ticks = make('div', { class: 'ticks', 'aria-hidden': 'true' })
    this.count = make('output', { class: 'count' })
    this.sentence = make('div', { class: 'told', role: 'status' })
    this.seats = make('ul', { class: 'bare seats' })
    this.playButton = button({ icon: 'play', label: say('page-play-on'), class: 'quiet big', act: () => this.toggle() })
    this.viewers = make('select', { 'aria-label': say('page-seen-as'), on: { change: () => this.lookAs(Number(this.viewers.value)) } })
    this.styleButtons = make('div', { class: 'styles', role: 'group', 'aria-label': say('page-styles') })
    this.result = make('section', { class: 'panel', hidden: true, 'aria-label': say('page-over') })
    this.heading = make('h1', { class: 'unseen' }, say('page-replay'))
    this.review = new Review(this.id, {
      go: (at) => { this.stop(); this.go(at) },
      text: (at) => this.marks[at - 1]?.[2] ?? '',
      name: (seat) => this.people[seat]?.name ?? '',
      ready: () => this.showTicks(),
    })
    this.log = make('ol', { class: 'bare log', tabindex: 0, 'aria-label': say('page-log') })
    this.layout()
    this.start()
  }

  layout() {
    const step = (/** @type {string} */ sign, /** @type {string} */ key, /** @type {() => number} */ to) => button({ icon: sign, label: say(key), class: 'quiet big', act: () => { this.stop(); this.go(to()) } })
    put(/** @type {HTMLElement} */ (document.getElementById('main')), this.heading,
      make('div', { class: 'middle' },
        make('section', { class: 'panel sheet-board', 'aria-label': say('page-board') }, this.styleButtons, this.boards.element),
        make('section', { class: 'panel player', 'aria-label': say('page-replay') }, this.sentence,
          make('div', { class: 'track' }, this.slider, this.ticks),
          make('div', { class: 'row' }, step('first', 'page-first', () => 0), step('prev', 'page-step-back', () => this.at - 1), this.playButton,
            step('next', 'page-step-on', () => this.at + 1), step('last', 'page-last', () => this.entries), this.count)),
        this.result),
      make('aside', { class: 'side', 'aria-label': say('page-panels') },
        make('section', { class: 'panel' }, make('h2', {}, say('page-at-table')), this.seats, make('label', { class: 'seen-as' }, make('span', {}, say('page-seen-as')), this.viewers)),
        make('section', { class: 'panel happened' }, make('h2', {}, say('page-log')), this.log),
        this.review.element,
        make('section', { class: 'panel column' },
          button({ icon: 'link', text: say('page-link-move'), class: 'plain', act: () => this.link() }),
          button({ icon: 'image', text: say('page-picture'), class: 'plain', act: () => this.picture() }),
          recordLink(this.id, `palatine-${this.id}.txt`, icon('save', 20), make('span', {}, say('page-record'))),
          !page.site && make('a', { class: 'plain', href: withSecret(`/verify/${this.id}`) }, icon('check', 20), make('span', {}, say('page-verify'))),
          make('a', { class: 'plain', href: withSecret(`/table/${this.id}`) }, icon('swan', 20), make('span', {}, say('page-to-table'))))))
    addEventListener('keydown', (event) => this.key(event))
    bar({ where: say('page-replay') })
  }

  async start() {
    try {
      const first = await this.fetch(0)
      this.marks = first.marks ?? []
      this.story = first.story ?? this.story
      this.entries = first.entries
      this.people = first.seats
      this.slider.max = String(this.entries)
      const games = /** @type {import('../shared/answers.js').Game[]} */ (await get('/api/games'))
      this.styles = games.find((one) => one.id === this.gameId(first))?.styles ?? []
      document.title = `${first.title} · ${say('page-replay')}`
      bar({ where: `${first.title} · ${say('page-replay')}` })
      put(this.viewers, ...[[EVERYTHING, say('page-seen-all')], [-1, say('page-seen-watch')], ...first.seats.map((seat, i) => [i, seat.name])].map(([value, text]) => make('option', { value, selected: value === this.as }, String(text))))
      this.showTicks()
      if (new URLSearchParams(location.search).has('review')) this.review.start()
      await this.go(this.at < 0 ? this.entries : this.at)
    } catch (error) { this.refused(error) }
  }

  /** Seen as somebody else, the story is another, too. @param {number} seat */
  async lookAs(seat) {
    this.as = seat
    try {
      this.story = (await this.fetch(0)).story ?? this.story
      await this.go(this.at)
    } catch (error) { showError(error) }
  }

  /** There is no such game, or not for me. @param {unknown} error */
  refused(error) {
    const home = make('a', { class: 'plain', href: '/' }, icon('swan', 20), make('span', {}, say('page-home')))
    put(/** @type {HTMLElement} */ (document.getElementById('main')), make('section', { class: 'panel', role: 'alert' }, make('h1', {}, say('page-error')), make('p', {}, error instanceof Error ? error.message : String(error)), home))
  }

  showTicks() {
    const shown = this.marks.filter(([, kind]) => kind && kind !== 'move' && kind !== 'draw' && kind !== 'event').slice(0, 60)
    const found = this.review.mistakes.map((one) => [one.at, 'mistake', one.better])
    put(this.ticks, ...[...shown, ...found].map(([n, kind, text]) => {
      const tick = make('span', { class: `tick ${kind}`, title: text })
      tick.style.left = `${(100 * Number(n)) / Math.max(1, this.entries)}%`
      return tick
    }))
  }

  /** @param {number} at @returns {Promise<Position>} */
  async fetch(at) {
    const density = settings.density === 'auto' ? (innerWidth <= 760 ? 'compact' : 'wide') : settings.density
    const key = `${at}|${this.as}|${density}|${this.style}`
    const kept = this.cache.get(key)
    if (kept) return kept
    const got = await get(`/api/tables/${this.id}/replay?at=${at}&as=${this.as}&density=${density}&style=${this.style}`)
    if (this.cache.size > 200) this.cache.clear()
    this.cache.set(key, got)
    return got
  }

  /** @param {number} wanted */
  async go(wanted) {
    const before = this.at
    this.at = Math.max(0, Math.min(this.entries, wanted))
    const at = this.at
    this.slider.value = String(at)
    try {
      const position = await this.fetch(at)
      await symbols(position.symbols)
      if (at !== this.at) return
      await this.show(position, before === at - 1)
      if (at < this.entries) this.fetch(at + 1).catch(() => {})
    } catch (error) { showError(error) }
  }

  /** @param {Position} position @param {boolean} moves */
  async show(position, moves) {
    const url = new URL(location.href)
    url.searchParams.set('at', String(this.at))
    url.searchParams.delete('review')
    if (this.as === EVERYTHING) url.searchParams.delete('as')
    else url.searchParams.set('as', String(this.as))
    history.replaceState(null, '', url)
    this.slider.setAttribute('aria-valuetext', `${this.at}: ${position.lines.map((line) => line.text).join(' ')}`)
    this.count.textContent = `${number(this.at)} / ${number(this.entries)}`
    const sentences = position.lines.length ? position.lines.map((line) => make('p', {}, line.seat >= 0 ? seatIcon(line.seat, 16) : null, make('span', {}, line.text, ' ', line.rule ? ruleLink(`/rules/${this.gameId(position)}`, line.rule) : null))) : [make('p', { class: 'aside' }, this.at ? position.text : say('page-replay-begin'))]
    put(this.sentence, ...sentences)
    announce(position.lines.map((line) => line.text).join(' '))
    put(this.seats, ...position.seats.map((seat, i) => make('li', {}, make('div', { class: 'seat-about' }, seatIcon(i, 26), make('span', { class: 'who' }, make('b', {}, seat.name)),
      make('span', { class: 'facts' }, ...(position.status.seats[i] ?? []).map(factChip)), make('strong', { class: 'score' }, number(position.status.scores[i] ?? 0))))))
    this.showLog()
    const styles = this.styles
    this.styleButtons.hidden = styles.length < 2
    put(this.styleButtons, ...styles.map((style) => button({ text: style.label, class: 'style', 'aria-pressed': String(style.id === (this.style || styles[0].id)), act: () => { this.style = style.id; this.go(this.at) } })))
    this.result.hidden = !position.result || this.at < this.entries
    if (!this.result.hidden) put(this.result, make('h2', {}, say('page-over')), make('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': say('page-over') }, scores(position)))
    const pictures = position.drawings.filter((picture) => picture.place === 'stage')
    this.box = pictures[0]?.box
    await animateMoves(this.boards, moves ? position.lines.flatMap((line) => line.moves ?? []) : [], () => this.boards.show(pictures, position.title))
  }

  /** The turns around this move, the later ones first; each line leads to its own. */
  showLog() {
    const { lines, scores } = this.story
    const groups = groupsOf(lines, scores), gone = goneLines(lines)
    const here = lines.findLast((line) => line.after <= this.at)
    const at = Math.max(0, groups.findIndex((group) => group.n === here?.turn.n))
    put(this.log, ...groups.slice(Math.max(0, at - 8), at + 5).reverse().map((group) => this.group(group, here?.n ?? -1, gone)))
    const now = /** @type {HTMLElement | null} */ (this.log.querySelector('.here'))
    if (now) this.log.scrollTop = Math.max(0, now.offsetTop - this.log.offsetTop - this.log.clientHeight / 2)
  }

  /** @param {import('../shared/groups.js').Group} group @param {number} here the line that is shown @param {Set<number>} gone */
  group(group, here, gone) {
    const told = summed(group.lines.filter((line) => !line.turn.begins || group.lines.length === 1), gone)
    const gains = group.gains.filter((gain) => gain.points).map((gain) => make('span', { class: 'gain' }, gain.seat !== group.seat && seatIcon(gain.seat, 16), signed(gain.points)))
    const name = group.kind === 'turn' ? this.people[group.seat]?.name : group.kind === 'score' ? say('page-scoring') : ''
    return make('li', { class: `turn ${group.kind === 'score' ? 'counted' : group.kind}` },
      name && make('p', { class: 'turn-head' }, group.kind === 'turn' ? seatIcon(group.seat, 18) : icon('trophy', 18), make('b', {}, name), ...gains),
      make('ol', { class: 'bare' }, ...told.map((line) => make('li', { class: `line${(line.first ?? line.n) <= here && here <= line.n ? ' here' : ''}${gone.has(line.n) ? ' gone' : ''}` },
        make('button', { type: 'button', class: 'to', on: { click: () => { this.stop(); this.go(this.story.lines[line.n].after) } } },
          make('span', {}, group.kind === 'turn' ? deed(line, /** @type {import('../shared/types.js').Seat[]} */ (this.people)) : line.text))))))
  }

  /** @param {Position} position */
  gameId(position) {
    return /\/symbols\/([a-z]+)-/.exec(position.symbols)?.[1] ?? ''
  }

  toggle() {
    if (this.playing) return this.stop()
    if (this.at >= this.entries) this.at = -1
    this.playing = setInterval(() => (this.at >= this.entries ? this.stop() : this.go(this.at + 1)), settings.pace === 'slow' ? 2400 : 1100)
    this.playButton.replaceChildren(icon('pause', 20))
    this.go(this.at + 1)
  }

  stop() {
    clearInterval(this.playing)
    this.playing = 0
    this.playButton.replaceChildren(icon('play', 20))
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target)
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, dialog, .log')) return
    if (event.key === 'ArrowRight') this.go(this.at + 1)
    else if (event.key === 'ArrowLeft') this.go(this.at - 1)
    else return
    event.preventDefault()
  }

  async link() {
    try {
      await navigator.clipboard.writeText(location.href)
      showNote(say('page-copied'))
    } catch { showNote(location.href, { ms: 0 }) }
  }

  picture() {
    const [board] = this.boards.list
    if (board) savePicture(board.root, this.box ?? '0 0 100 100', `palatine-${this.id}-${this.at}`)
  }
}

document.documentElement.lang = lang
new Replay()
