// The page of a table: it gives what the server says to its parts. What is touched is the business of its turn (turn.js).

import { announce, showError, showNote } from '../shared/announce.js'
import { bar } from '../shared/bar.js'
import { button, icon, make, put } from '../shared/dom.js'
import { lang, page, say } from '../shared/page.js'
import { secret } from '../shared/secret.js'
import { onSettings, settings, changeSettings } from '../shared/settings.js'
import { symbols } from '../shared/symbols.js'
import { Chat } from './chat.js'
import { conductButtons, conductDialog } from './conduct.js'
import { handOver } from './handover.js'
import { Hint } from './hint.js'
import { Log } from './log.js'
import { Luck } from './luck.js'
import { openMenu } from './menu.js'
import { showTurn, sound } from './notify.js'
import { ResultPanel } from './result.js'
import { Seats } from './seats.js'
import { Socket } from './socket.js'
import { Tabs } from './tabs.js'
import { Turn } from './turn.js'
import { Waiting } from './waiting.js'

/** @typedef {import('../shared/types.js').Update} Update */

const narrow = matchMedia('(max-width: 760px)')

class TablePage {
  constructor() {
    /** @type {Update | null} the newest one, shown or not */
    this.update = null
    this.id = location.pathname.split('/').pop() ?? ''
    /** @type {number | null} which seat I look as */
    this.seat = null
    this.style = ''
    /** @type {[string, string][]} moves of updates that wait for a running animation */
    this.moves = []
    this.walking = false
    this.turn = new Turn({
      send: (message) => this.socket.send(message),
      move: (move) => this.socket.move(move),
      refreshed: () => this.hint.mark(document.body),
    })
    const { stage, choices, hand } = this.turn
    this.hint = new Hint({ ask: () => this.socket.send({ type: 'hint', seq: this.turn.seq }), choose: (touches) => this.turn.choose(touches), pointed: () => this.hint.mark(document.body) })
    choices.addHint(this.hint.button, this.hint.box)
    this.seats = new Seats((seat, done) => this.aboutSeat(seat, done))
    this.log = new Log()
    this.chat = new Chat((text) => this.socket.send({ type: 'chat', text }), (line) => conductDialog(this.about({ line: line.id }, line.name, line.muted)))
    this.result = new ResultPanel()
    this.luck = new Luck()
    this.waiting = new Waiting({ secret: () => this.secret, reconnect: () => this.socket.open(), luck: this.luck })
    this.styles = make('div', { class: 'styles', role: 'group', 'aria-label': say('page-styles') })
    this.consent = make('section', { class: 'panel consent', hidden: true, role: 'alert' })
    this.watch = make('p', { class: 'hint watch', hidden: true })
    this.sheet = make('section', { class: 'panel sheet-board', 'aria-label': say('page-board') }, this.styles, stage.element)
    this.side = make('aside', { class: 'side', 'aria-label': say('page-panels') })
    this.tabs = new Tabs([choices.element, this.seats.element, this.log.element, this.chat.element])
    this.foot = make('div', { class: 'foot-row' }, hand.element)
    this.layout()
    this.socket = new Socket(this.id, () => this.hello(), this.handlers())
    addEventListener('keydown', (event) => this.key(event))
    narrow.addEventListener('change', () => { this.placeChat(); this.socket.sendHello() })
    onSettings(() => this.socket.sendHello())
  }

  layout() {
    const { prompt, choices } = this.turn
    put(this.side, this.tabs.element, choices.element, this.seats.element, this.log.element)
    put(/** @type {HTMLElement} */ (document.getElementById('main')),
      make('h1', { class: 'unseen' }, say('page-table')),
      make('div', { class: 'middle' }, prompt.element, this.consent, this.waiting.element, this.result.element, this.sheet, this.watch, this.foot), this.side)
    this.placeChat()
    this.tools()
  }

  /** Whom a button is about. @param {import('./conduct.js').Whom} whom @param {string} name @param {string} muted */
  about(whom, name, muted) {
    const { you, table } = /** @type {Update} */ (this.update)
    return { table: this.id, whom, name, muted, host: you.host, removable: you.host && whom.seat !== undefined && table.state === 'waiting' }
  }

  /** What can be done about another person at the table. @param {import('../shared/types.js').Seat} seat @param {() => void} done */
  aboutSeat(seat, done) {
    if (seat.kind !== 'person' || this.update?.you.mine.includes(seat.seat)) return []
    return conductButtons(this.about({ seat: seat.seat }, seat.name, this.chat.mutedSeat(seat.seat)), done)
  }

  /** On a wide page the chat stands beside the hand, on a narrow one it is a tab. */
  placeChat() {
    const place = narrow.matches ? this.side : this.foot
    place.append(this.chat.element)
  }

  tools() {
    const table = this.update?.table
    bar({
      where: table ? table.title : '',
      extra: [
        table && make('a', { class: 'tool', href: table.rules, target: '_blank', rel: 'noopener', 'aria-label': say('page-rules'), title: say('page-rules') }, icon('rules', 22)),
        button({ icon: settings.previews ? 'hint' : 'hidden', class: 'tool wide-only', label: say('page-previews'), 'aria-pressed': String(settings.previews), act: () => changeSettings({ previews: !settings.previews }) }),
        button({ icon: settings.sound ? 'sound' : 'mute', class: 'tool wide-only', label: say('page-sound'), 'aria-pressed': String(settings.sound), act: () => changeSettings({ sound: !settings.sound }) }),
        table && button({ icon: 'menu', class: 'tool', label: say('page-table-menu'), act: () => openMenu(/** @type {Update} */ (this.update), (message) => this.socket.send(message)) }),
      ],
    })
  }

  get secret() {
    return secret()
  }

  hello() {
    const density = settings.density === 'auto' ? (narrow.matches ? 'compact' : 'wide') : settings.density
    return { seat: this.seat, density, style: this.style, lines: this.log.count, chat: this.chat.count, ...(this.secret ? { secret: this.secret } : {}) }
  }

  // --- what the server says -------------------------------------------------------------------

  /** @returns {import('./socket.js').Handlers} */
  handlers() {
    return {
      state: (m) => this.connection(m),
      update: (m) => this.take(m),
      preview: (m) => this.turn.takePreviews(m),
      why: (m) => this.turn.explain(m),
      refused: (m) => this.turn.refuse(m),
      chat: (m) => { if (this.chat.take(m) && m.from > 0) this.tabs.markNew('chat') },
      people: (m) => this.seats.people(m.here, m.watching),
      bye: (m) => showNote(m.sentence, { kind: 'refused' }),
    }
  }

  /** @param {import('./socket.js').Connection} connection */
  connection({ state, code }) {
    const banner = /** @type {HTMLElement} */ (document.getElementById('link'))
    document.body.dataset.link = state
    clearTimeout(this.bannerTimer)
    if (state === 'here') banner.hidden = true
    else if (state === 'shut') this.banner(code === 4404 ? 'page-no-table' : 'page-not-allowed')
    else if (state === 'lost') this.bannerTimer = setTimeout(() => this.banner('page-reconnecting'), 400)
  }

  /** @param {string} key */
  banner(key) {
    const banner = /** @type {HTMLElement} */ (document.getElementById('link'))
    banner.textContent = say(key)
    banner.hidden = false
  }

  /** @param {Update} update */
  async take(update) {
    const fresh = this.log.take(update.log)
    // From another seat, or from beside the table, everything is new: nothing of it has just happened.
    const first = this.update?.you.seat !== update.you.seat
    this.update = update
    this.turn.receive(update)
    this.luck.take(update)
    const moves = fresh.flatMap((line) => line.moves ?? [])
    if (moves.length && !first) this.moves.push(...moves)
    if (!first && fresh.length) this.announceLines(fresh)
    if (update.table.symbols) await symbols(update.table.symbols)
    if (!this.walking) await this.show()
  }

  /** Show the newest update; one that comes while pieces move waits for them. */
  async show() {
    this.walking = true
    try {
      for (let shown = null; shown !== this.update;) {
        shown = this.update
        await this.draw(/** @type {Update} */ (shown))
      }
    } finally { this.walking = false }
  }

  /** @param {Update} update */
  async draw(update) {
    const { table, you } = update
    this.sit(you)
    this.chooseStyle(table)
    this.turn.begin(update)
    this.frame(update)
    await this.turn.show(update, this.moves.splice(0))
  }

  /** Which seat to ask for from now on. The server makes a watcher of whoever loses his seat; another one of his is asked for. @param {Update['you']} you */
  sit(you) {
    if (you.seat >= 0) {
      if (this.seat !== null || you.mine.length > 1) this.seat = you.seat
      return
    }
    this.seat = null
    if (you.mine.length) this.socket.sendHello()
  }

  /** Everything around the board. @param {Update} update */
  frame(update) {
    const { table, you, pending, status } = update
    const { prompt, hand } = this.turn
    document.title = `${pending?.mine ? '● ' : ''}${table.title} · ${say('page-palatine')}`
    document.body.dataset.state = table.state
    document.body.classList.toggle('seated', you.mine.length > 0)
    prompt.show(update)
    this.hint.show(update)
    this.seats.show(update)
    this.log.show(update)
    this.result.show(update)
    this.waiting.show(update)
    hand.element.hidden = you.seat < 0 || table.state === 'waiting' || (table.state === 'over' && !status?.mine?.length)
    hand.show(status?.mine ?? [])
    this.sheet.hidden = !update.drawings.length
    this.watch.hidden = you.mine.length > 0 || table.state !== 'playing'
    this.watch.textContent = say('page-watch-note')
    this.showStyles(table)
    this.askConsent(update)
    handOver(update, (seat) => { this.seat = seat; this.socket.sendHello() })
    showTurn(Boolean(pending?.mine) && table.state === 'playing', table.title, pending?.prompt ?? '')
    this.tools()
  }

  /** The style last chosen for this game; a game lists first what suits a wide page, last a narrow one. @param {Update['table']} table */
  chooseStyle(table) {
    if (this.style) return
    const wanted = settings.styles[table.game] ?? (narrow.matches ? table.styles.at(-1)?.id : table.style)
    this.style = wanted ?? table.style
    if (this.style !== table.style) this.socket.sendHello()
  }

  /** @param {Update['table']} table */
  showStyles(table) {
    this.styles.hidden = table.styles.length < 2
    put(this.styles, ...(table.styles.length < 2 ? [] : table.styles.map((style) => button({
      text: style.label, class: 'style', 'aria-pressed': String(style.id === table.style),
      act: () => { this.style = style.id; changeSettings({ styles: { ...settings.styles, [table.game]: style.id } }) } }))))
  }

  /** @param {Update} update */
  askConsent({ undo }) {
    const asked = undo?.asked
    this.consent.hidden = !asked
    if (!asked) return
    const answer = (/** @type {boolean} */ yes) => () => this.socket.send({ type: 'consent', yes })
    put(this.consent, make('p', {}, asked.sentence), asked.mine && make('div', { class: 'row' },
      button({ icon: 'check', text: say('page-consent-yes'), class: 'strong', act: answer(true) }), button({ icon: 'close', text: say('page-consent-no'), class: 'plain', act: answer(false) })))
  }

  /** @param {import('../shared/types.js').Line[]} lines */
  announceLines(lines) {
    const { pending } = /** @type {Update} */ (this.update)
    announce([...lines.slice(-4).map((line) => line.text), ...(pending?.mine ? [say('page-your-turn'), pending.prompt] : [])].join(' '))
    this.tabs.markNew('log')
    sound(this.update?.table.state === 'over' ? 'over' : 'move')
  }

  // --- keys -------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target)
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return
    if (event.key === 'Escape' && this.turn.selection.path.length) this.turn.back()
    else if (event.key === 'r' || event.key === 'R') this.turn.rotate(event.key === 'R' ? -1 : 1)
    else if ((event.key === 'u' || event.key === 'U') && !this.turn.prompt.undo.disabled) this.turn.prompt.pressUndo()
    else if (event.key === 'h' || event.key === 'H') this.hint.ask()
    else return
    event.preventDefault()
  }
}

if (page.data?.error) showError(new Error(page.data.sentence))
document.documentElement.lang = lang
const table = new TablePage()
Object.defineProperty(window, 'palatine', { value: table }) // for the tests and the curious
