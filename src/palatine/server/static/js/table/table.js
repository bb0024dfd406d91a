// One table: what the server says goes to the parts of the page, what is touched goes to the server.

import { Board } from '../board/board.js'
import { Choices } from '../board/choices.js'
import { walk } from '../board/motion.js'
import { Placing } from '../board/placing.js'
import { Stage } from '../board/stage.js'
import { announce, complain, note } from '../shared/announce.js'
import { post } from '../shared/api.js'
import { bar, openSettings } from '../shared/bar.js'
import { seal } from '../shared/commitment.js'
import { confirmed, dialog } from '../shared/dialog.js'
import { button, icon, make, put } from '../shared/dom.js'
import { lang, page, say } from '../shared/page.js'
import { secret } from '../shared/secret.js'
import { onSettings, settings, change } from '../shared/settings.js'
import { symbols } from '../shared/symbols.js'
import { Chat } from './chat.js'
import { conductButtons, conductDialog } from './conduct.js'
import { Footing } from './focus.js'
import { Hand } from './hand.js'
import { curtain } from './handover.js'
import { Hint } from './hint.js'
import { Log } from './log.js'
import { Luck } from './luck.js'
import { myTurn, sound } from './notify.js'
import { Prompt } from './prompt.js'
import { Over } from './result.js'
import { Seats } from './seats.js'
import { Socket } from './socket.js'
import { Tabs } from './tabs.js'
import { Turn } from './turn.js'
import { Waiting } from './waiting.js'

/** @typedef {import('../shared/types.js').Update} Update */

const narrow = matchMedia('(max-width: 760px)')

class TablePage extends Turn {
  constructor() {
    super()
    this.id = location.pathname.split('/').pop() ?? ''
    /** @type {number | null} which seat I look as */
    this.seat = null
    this.style = ''
    /** @type {[string, string][]} moves of updates that wait for a running animation */
    this.moves = []
    this.walking = false
    this.build()
    this.socket = new Socket(this.id, () => this.hello(), this.hearing())
    addEventListener('keydown', (event) => this.key(event))
    narrow.addEventListener('change', () => { this.seatChat(); this.socket.greet() })
    onSettings(() => this.socket.greet())
  }

  build() {
    const heard = { touch: (/** @type {string} */ t) => this.touch(t), point: (/** @type {string | null} */ t) => this.point(t), back: () => this.back() }
    this.board = new Board(heard)
    this.stage = new Stage(this.board.root)
    this.placing = new Placing(this.board)
    this.stage.onWheel = (way) => this.rotate(way)
    this.stage.element.addEventListener('pointermove', (/** @type {PointerEvent} */ e) => this.hover(e))
    this.stage.element.addEventListener('click', (/** @type {MouseEvent} */ e) => this.put(e), true)
    this.prompt = new Prompt({ undo: () => this.undo(), back: () => this.back(), confirm: () => this.confirm(), ask: () => this.askUndo(), rotate: () => this.rotate(1) })
    this.choices = new Choices(heard)
    this.prompt.acts.prepend(this.choices.quick)
    this.footing = new Footing(this.board, this.choices.list, this.prompt.confirm)
    this.hint = new Hint({ ask: () => this.socket.send({ type: 'hint', seq: this.seq }), lay: (touches) => this.lay(touches), shown: () => this.hint.mark(document.body) })
    this.choices.advise(this.hint.button, this.hint.box)
    this.hand = new Hand(heard)
    this.seats = new Seats((seat, done) => this.aboutSeat(seat, done))
    this.log = new Log()
    this.chat = new Chat((text) => this.socket.send({ type: 'chat', text }), (line) => conductDialog(this.about({ line: line.id }, line.name, line.muted)))
    this.over = new Over()
    this.luck = new Luck()
    this.waiting = new Waiting({ secret: () => this.secret, again: () => this.socket.open(), luck: this.luck })
    this.looks = make('div', { class: 'looks', role: 'group', 'aria-label': say('page-looks') })
    this.consent = make('section', { class: 'panel consent', hidden: true, role: 'alert' })
    this.watch = make('p', { class: 'hint watch', hidden: true })
    const sheet = make('section', { class: 'panel sheet-board', 'aria-label': say('page-board') }, this.looks, this.stage.element)
    this.sheet = sheet
    this.side = make('aside', { class: 'side', 'aria-label': say('page-panels') })
    this.tabs = new Tabs([this.choices.element, this.seats.element, this.log.element, this.chat.element])
    this.foot = make('div', { class: 'foot-row' }, this.hand.element)
    put(this.side, this.tabs.element, this.choices.element, this.seats.element, this.log.element)
    put(/** @type {HTMLElement} */ (document.getElementById('main')),
      make('h1', { class: 'unseen' }, say('page-table')),
      make('div', { class: 'middle' }, this.prompt.element, this.consent, this.waiting.element, this.over.element, sheet, this.watch, this.foot), this.side)
    this.seatChat()
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

  /** On a wide page the talk lies beside the hand, on a narrow one it is a tab. */
  seatChat() {
    const place = narrow.matches ? this.side : this.foot
    place.append(this.chat.element)
  }

  tools() {
    const table = this.update?.table
    const seated = (this.update?.you.mine.length ?? 0) > 0
    bar({
      where: table ? table.title : '',
      extra: [
        table && make('a', { class: 'tool', href: table.rules, target: '_blank', rel: 'noopener', 'aria-label': say('page-rules'), title: say('page-rules') }, icon('rules', 22)),
        button({ icon: settings.previews ? 'hint' : 'hidden', class: 'tool wide-only', label: say('page-previews'), 'aria-pressed': String(settings.previews), act: () => change({ previews: !settings.previews }) }),
        button({ icon: settings.sound ? 'sound' : 'mute', class: 'tool wide-only', label: say('page-sound'), 'aria-pressed': String(settings.sound), act: () => change({ sound: !settings.sound }) }),
        table && button({ icon: 'menu', class: 'tool', label: say('page-table-menu'), act: () => this.menu(seated) }),
      ].filter(Boolean),
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

  hearing() {
    return {
      state: (/** @type {any} */ m) => this.connection(m),
      update: (/** @type {Update} */ m) => this.take(m),
      look: (/** @type {any} */ m) => this.takeLook(m),
      why: (/** @type {any} */ m) => this.explain(m),
      refused: (/** @type {any} */ m) => this.refuse(m),
      chat: (/** @type {any} */ m) => { if (this.chat.take(m) && m.from > 0) this.tabs.news('chat') },
      people: (/** @type {any} */ m) => this.seats.people(m.here, m.watching),
      bye: (/** @type {any} */ m) => note(m.sentence, { kind: 'refused' }),
    }
  }

  /** @param {{state: string, code?: number}} state */
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
    this.luck.take(update)
    const moves = fresh.flatMap((line) => line.moves ?? [])
    if (moves.length && !first) this.moves.push(...moves)
    if (!first && fresh.length) this.tell(fresh)
    if (update.table.symbols) await symbols(update.table.symbols)
    if (!this.walking) await this.show()
  }

  /** Show the newest update; what came while pieces walked waits for them. */
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
    this.chooseLook(table)
    if (update.seq !== this.seq || !update.pending?.mine) this.forget()
    this.seq = update.seq
    this.busy = false
    this.choosing.take(update.offers ?? [], true)
    this.frame(update)
    const moves = this.moves.splice(0)
    if (moves.length) this.last = new Set(moves.map(([, now]) => now))
    await walk(this.board, moves, () => {
      if (update.drawing) {
        this.stage.fitTo(update.drawing.box)
        this.board.show(update.drawing, update.drawing.label || table.title)
      }
      this.refresh()
    })
    if (update === this.update) this.refresh()
  }

  /** Which seat to ask for from now on. The server makes a watcher of whoever loses his seat; another one of his is asked for. @param {Update['you']} you */
  sit(you) {
    if (you.seat >= 0) {
      if (this.seat !== null || you.mine.length > 1) this.seat = you.seat
      return
    }
    this.seat = null
    if (you.mine.length) this.socket.greet()
  }

  refresh() {
    super.refresh()
    this.hint.mark(document.body)
  }

  /** Everything around the board. @param {Update} update */
  frame(update) {
    const { table, you, pending, status } = update
    document.title = `${pending?.mine ? '● ' : ''}${table.title} · ${say('page-palatine')}`
    document.body.dataset.state = table.state
    document.body.classList.toggle('seated', you.mine.length > 0)
    this.prompt.show(update)
    this.hint.show(update)
    this.seats.show(update)
    this.log.show(update)
    this.over.show(update)
    this.waiting.show(update)
    this.hand.element.hidden = you.seat < 0 || table.state === 'waiting' || (table.state === 'over' && !status?.mine?.length)
    this.hand.show(status?.mine ?? [])
    this.sheet.hidden = !update.drawing
    this.watch.hidden = you.mine.length > 0 || table.state !== 'playing'
    this.watch.textContent = say('page-watch-note')
    this.showLooks(table)
    this.askConsent(update)
    curtain(update, (seat) => { this.seat = seat; this.socket.greet() })
    myTurn(Boolean(pending?.mine) && table.state === 'playing', table.title, pending?.prompt ?? '')
    this.tools()
  }

  /** The look last chosen for this game; a game lists first what suits a wide page, last a narrow one. @param {Update['table']} table */
  chooseLook(table) {
    if (this.style) return
    const wanted = settings.styles[table.game] ?? (narrow.matches ? table.looks.at(-1)?.id : table.style)
    this.style = wanted ?? table.style
    if (this.style !== table.style) this.socket.greet()
  }

  /** @param {Update['table']} table */
  showLooks(table) {
    this.looks.hidden = table.looks.length < 2
    put(this.looks, ...(table.looks.length < 2 ? [] : table.looks.map((look) => button({
      text: look.label, class: 'look', 'aria-pressed': String(look.id === table.style),
      act: () => { this.style = look.id; change({ styles: { ...settings.styles, [table.game]: look.id } }) } }))))
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
  tell(lines) {
    const { pending } = /** @type {Update} */ (this.update)
    announce([...lines.slice(-4).map((line) => line.text), ...(pending?.mine ? [say('page-your-turn'), pending.prompt] : [])].join(' '))
    this.tabs.news('log')
    sound(this.update?.table.state === 'over' ? 'over' : 'move')
  }

  // --- keys and menus -------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target)
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return
    if (event.key === 'Escape' && this.choosing.path.length) this.back()
    else if (event.key === 'r' || event.key === 'R') this.rotate(event.key === 'R' ? -1 : 1)
    else if ((event.key === 'u' || event.key === 'U') && !this.prompt.undo.disabled) this.prompt.undoes()
    else if (event.key === 'h' || event.key === 'H') this.hint.ask()
    else return
    event.preventDefault()
  }

  /** @param {boolean} seated */
  menu(seated) {
    const update = /** @type {Update} */ (this.update)
    const { table, you } = update
    const playing = table.state === 'playing'
    const act = (/** @type {any} */ message) => () => { this.socket.send(message); box.close() }
    const away = update.seats[you.seat]?.away
    const resign = async () => {
      box.close()
      if (await confirmed(say('page-resign'), say('page-resign-note'), say('page-resign'))) this.socket.send({ type: 'resign' })
    }
    const leave = async () => {
      box.close()
      if (!table.rated || await confirmed(say('page-leave'), say('page-leave-rated'), say('page-leave'))) this.socket.send({ type: 'leave' })
    }
    // A host gives up a table where nobody plays: it still waits, or only bots play.
    const closes = you.host && (table.state === 'waiting' || (playing && update.seats.every((seat) => seat.kind === 'bot')))
    const close = async () => {
      box.close()
      if (await confirmed(say('page-close-table'), say('page-close-table-note'), say('page-close-table'))) await post(`/api/tables/${table.id}/close`, {}).catch(complain)
    }
    const box = dialog(table.title, [
      make('dl', { class: 'options' }, ...table.options.flatMap(([label, value]) => [make('dt', {}, label), make('dd', {}, value)]),
        make('dt', {}, say('page-commitment')), make('dd', {}, seal(table.commitment))),
      make('details', {}, make('summary', {}, say('page-board-text')), make('pre', { tabindex: 0, 'aria-label': say('page-board-text') }, update.text)),
      make('div', { class: 'column' },
        make('a', { class: 'plain', href: table.rules, target: '_blank', rel: 'noopener' }, icon('rules', 20), make('span', {}, say('page-rules'))),
        button({ icon: 'dials', text: say('page-settings'), class: 'plain', act: () => { box.close(); openSettings() } }),
        playing && seated && (away ? button({ icon: 'person', text: say('page-come-back'), class: 'plain', act: act({ type: 'back' }) })
          : button({ icon: 'robot', text: say('page-leave'), class: 'plain', act: leave })),
        playing && seated && button({ icon: 'door-out', text: say('page-resign'), class: 'plain danger', act: resign }),
        closes && button({ icon: 'door-out', text: say('page-close-table'), class: 'plain danger', act: close }),
        make('a', { class: 'plain', href: '/' }, icon('swan', 20), make('span', {}, say('page-home')))),
    ])
  }
}

if (page.data?.error) complain(new Error(page.data.sentence))
document.documentElement.lang = lang
const table = new TablePage()
Object.defineProperty(window, 'palatine', { value: table }) // for the tests and the curious
