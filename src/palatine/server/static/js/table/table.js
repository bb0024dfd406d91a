// The page of a table: it gives what the server says to its parts. What is touched is the business of its turn (turn.js).

import { tableId } from '../shared/addresses.js'
import { announce, showError, showNote } from '../shared/announce.js'
import { make, put } from '../shared/dom.js'
import { lang, page, say } from '../shared/page.js'
import { density, isSmall, onScreen } from '../shared/screen.js'
import { secret } from '../shared/secret.js'
import { onSettings, settings } from '../shared/settings.js'
import { symbols } from '../shared/symbols.js'
import { spotsBefore } from '../board/motion.js'
import { isHeld } from '../learn/held.js'
import { LessonPage } from '../learn/lesson.js'
import { Chat } from './chat.js'
import { Consent } from './consent.js'
import { Follow } from './follow.js'
import { Grids } from './grids.js'
import { handOver } from './handover.js'
import { Hint } from './hint.js'
import { Inspector } from './inspector.js'
import { clickUsable, listenToKeys } from './keys.js'
import { Luck } from './luck.js'
import { Notes } from './notes.js'
import { showTurn, sound } from './notify.js'
import { Result } from './result.js'
import { RulesSheet } from './rules.js'
import { Seats } from './seats.js'
import { Socket } from './socket.js'
import { Styles } from './styles.js'
import { Switches } from './switches.js'
import { Tabs } from './tabs.js'
import { Tools } from './tools.js'
import { sumOf, total } from './trays.js'
import { Turn } from './turn.js'
import { Viewer } from './viewer.js'
import { Waiting } from './waiting.js'

/** @typedef {import('../shared/types.js').Update} Update */

const FEW = 4 // cards that fit into one row on a phone
const SQUARE = 1.5 // a picture that is not much wider than high leaves room for the tray beside it

class TablePage {
  constructor() {
    /** @type {Update | null} the newest one, shown or not */
    this.update = null
    this.id = tableId()
    /** @type {number | null} which seat I look as */
    this.seat = null
    /** @type {{update: Update, lines: import('../shared/types.js').Line[]}[]} updates that wait to be shown, each with the lines it has brought */
    this.queue = []
    this.walking = false
    this.still = Promise.resolve() // when all that has come is shown
    this.turn = new Turn({
      send: (message) => this.socket.send(message),
      move: (move) => this.socket.move(move),
      refreshed: () => this.refreshed(),
      list: () => this.openList(),
    })
    this.lesson = new LessonPage({
      boards: this.turn.boards, send: (message) => this.socket.send(message), ask: (touches) => this.turn.askWhy(touches),
      touches: (touches) => this.turn.choose(touches), restart: () => { this.turn.clear(); this.turn.refresh() }, closeExplanation: () => this.inspector.close(),
      spot: (touch) => this.turn.placing.boxAt(touch), front: (key) => { this.turn.trays.front = key }, sheet: (key) => { if (key) this.tabs.open(key); else this.tabs.close() },
    })
    this.turn.lesson = this.lesson
    this.tabs = new Tabs()
    this.hint = new Hint({ ask: () => this.socket.send({ type: 'hint', seq: this.turn.seq }), choose: (touches) => this.turn.choose(touches), pointed: () => this.hint.mark(document.body), open: () => this.tabs.open('hint'), close: () => { if (this.tabs.opened === 'hint') this.tabs.close() } })
    this.viewer = new Viewer({ ask: (key) => this.socket.send({ type: 'picture', key }), point: () => {} })
    this.seats = new Seats((seat, done) => this.aboutSeat(seat, done), (key) => this.viewer.open(key), (seat) => this.follow.rises(seat))
    this.inspector = new Inspector({
      ask: (touch) => this.socket.send({ type: 'about', touch }), rules: () => this.update?.table.rules ?? '',
      mayChoose: (touch) => this.turn.selection.next().has(touch), choose: (touch) => this.turn.touch(touch), drags: () => this.turn.tile.drag !== null, coach: () => this.lesson.speaker,
    })
    this.rules = new RulesSheet({ rules: () => this.update?.table.rules ?? '', table: () => this.update?.table ?? null, opened: () => { this.inspector.close(); this.tabs.close() } })
    this.grids = new Grids()
    this.switches = new Switches()
    this.notes = new Notes()
    this.follow = new Follow({
      boards: this.turn.boards, viewer: this.viewer, dock: this.turn.prompt.element, ask: /** @returns {boolean} */ (line) => this.socket.send({ type: 'past', line }),
      then: (position) => {
        if (isSmall()) this.tabs.close() // the story lies over the board there
        this.beside({ .../** @type {Update} */ (this.update), status: position.status, drawings: position.drawings })
      },
      now: () => this.showNow(), still: () => this.still, rule: (number) => { this.rules.open(number) },
    })
    this.log = this.follow.story
    this.chat = new Chat((text) => this.socket.send({ type: 'chat', text }), async (line) => (await import('./conduct.js')).conductDialog(this.about({ line: line.id }, line.name, line.muted)), () => this.tools.showUnread(this.chat.unread))
    this.tools = new Tools({ hint: this.hint.button, chat: () => this.openChat(), menu: () => this.openMenu().catch(showError) })
    this.tools.showUnread(0)
    this.result = new Result({
      boards: this.turn.boards, dock: this.turn.prompt.element, lines: () => this.log.lines, picture: (key) => this.viewer.open(key),
      counts: () => this.follow.counted.length > 0, count: () => this.follow.countAll(),
    })
    this.luck = new Luck()
    this.waiting = new Waiting({ secret: () => this.secret, reconnect: () => this.socket.open(), luck: this.luck })
    this.styles = new Styles(() => this.socket.sendHello())
    this.consent = new Consent((yes) => this.socket.send({ type: 'consent', yes }))
    this.layout()
    this.socket = new Socket(this.id, () => this.hello(), this.handlers())
    listenToKeys(this.keys())
    onScreen(() => { this.placeTabs(); this.socket.sendHello() })
    onSettings(() => this.socket.sendHello())
  }

  /** Five regions: the bar is there already; stage, tray, rail and dock. Where each stands is said by shell.css. */
  layout() {
    const { prompt, choices, boards, trays } = this.turn
    this.tabs.addCross(this.hint.head)
    this.tabs.addCross(choices.head)
    this.stage = make('section', { class: 'region-stage', 'aria-label': say('page-board') }, this.waiting.element, trays.market, this.follow.past.element, boards.element, this.styles.element, this.viewer.element)
    this.tray = make('section', { class: 'region-tray', 'aria-label': say('page-tray') }, this.tabs.element, trays.tray)
    this.rail = make('aside', { class: 'region-rail', 'aria-label': say('page-panels') },
      make('div', { class: 'rail-body' }, this.seats.element, this.grids.element, trays.rail, this.seats.board, this.switches.element),
      this.log.element, this.lesson.knows.element, this.chat.element, this.hint.element, choices.element, this.consent.element)
    put(/** @type {HTMLElement} */ (document.getElementById('main')),
      make('h1', { class: 'unseen' }, say('page-table')), prompt.element, this.stage, this.tray, this.rail, this.result.element, this.notes.element, this.lesson.coach.element, this.lesson.ending.element, this.inspector.element, this.rules.element)
  }

  /** The panels that open as sheets: on a small page all that has no place, on a larger one trays that a strip has no room for. */
  placeTabs() {
    const { trays, choices } = this.turn
    const panel = (/** @type {string} */ key) => /** @type {import('./trays.js').TrayPanel} */ (trays.panels.get(key)).element
    const tab = (/** @type {import('../shared/types.js').Tray} */ tray, /** @type {number} */ i) => ({ key: `tray-${tray.key}`, title: tray.title, note: sumOf(tray), count: /\d/.test(tray.title) ? undefined : total(tray), panel: panel(tray.key), base: i === 0 })
    const own = trays.at('tray').map(tab)
    const beside = !isSmall() ? [] : [
      ...trays.at('rail').map((tray) => tab(tray, 1)),
      ...(this.update?.status?.grids ?? []).map((grid) => ({ key: `grid-${grid.key}`, title: grid.title, panel: /** @type {HTMLElement} */ (this.grids.panels.get(grid.key)) })),
      ...(this.seats.board.hidden ? [] : [{ key: 'facts', title: say('page-table'), panel: this.seats.board }]),
      { key: 'log', title: say('page-tab-log'), panel: this.log.element },
      ...(this.lesson.runs ? [{ key: 'knows', title: say('learn-what-you-know'), panel: this.lesson.knows.element }] : []),
      ...(this.chat.element.hidden ? [] : [{ key: 'chat', title: say('page-chat'), panel: this.chat.element }]),
    ]
    this.tabs.show([...own, ...beside], [{ key: 'hint', title: '', panel: this.hint.element }, { key: 'moves', title: '', panel: choices.element, opened: (open) => { if (choices.opened(open)) this.hint.mark(document.body) } }])
  }

  openList() {
    if (this.tabs.opened === 'moves') return void this.tabs.close()
    this.tabs.open('moves')
    this.turn.choices.refocus(null)
  }

  openChat() {
    if (isSmall()) this.tabs.toggle('chat')
    else { this.tabs.close(); this.chat.toggle() }
    if (this.chat.isOpen) { this.chat.read(); this.chat.field.focus() }
  }

  /** Its code comes when it is first asked for: nobody needs it for the first move. */
  async openMenu() {
    const { openMenu } = await import('./menu.js')
    const sheets = isSmall() ? this.tabs.tabs.filter((tab) => !tab.base).map((tab) => ({ title: tab.title, open: () => this.tabs.open(tab.key) })) : []
    openMenu(/** @type {Update} */ (this.update), { send: (message) => this.socket.send(message), list: () => this.openList(), styles: (done) => this.styles.menu(done), sheets })
  }

  /** Whom a button is about. @param {import('./conduct.js').Whom} whom @param {string} name @param {string} muted */
  about(whom, name, muted) {
    const { you, table } = /** @type {Update} */ (this.update)
    return { table: this.id, whom, name, muted, host: you.host, removable: you.host && whom.seat !== undefined && table.state === 'waiting' }
  }

  /** What can be done about another person at the table; its code comes with the first one. @param {import('../shared/types.js').Seat} seat @param {() => void} done */
  async aboutSeat(seat, done) {
    if (seat.kind !== 'person' || this.update?.you.mine.includes(seat.seat)) return []
    const { conductButtons } = await import('./conduct.js')
    return conductButtons(this.about({ seat: seat.seat }, seat.name, this.chat.mutedSeat(seat.seat)), done)
  }

  get secret() {
    return secret()
  }

  hello() {
    const wanted = settings.density === 'auto' ? density() : settings.density
    return { seat: this.seat, density: wanted, style: this.styles.style, turn: this.styles.turn, lines: this.log.count, chat: this.chat.count, ...(this.secret ? { secret: this.secret } : {}) }
  }

  // --- what the server says -------------------------------------------------------------------

  /** @returns {import('./socket.js').Handlers} */
  handlers() {
    return {
      state: (m) => { if (m.state !== 'here') this.follow.past.refuse(); this.connection(m) },
      update: (m) => this.take(m),
      preview: (m) => this.turn.takePreviews(m),
      why: (m) => this.turn.explain(m),
      refused: (m) => { this.follow.past.refuse(); this.turn.refuse(m) },
      past: (m) => this.follow.past.take(m),
      chat: (m) => this.takeChat(m),
      picture: (m) => this.viewer.take(m),
      about: (m) => this.inspector.take(m),
      people: (m) => this.seats.people(m.here, m.watching),
      bye: (m) => showNote(m.sentence, { kind: 'refused' }),
    }
  }

  /** A line that nobody sees is told: the first one, too. @param {import('../shared/types.js').ChatLines} message */
  takeChat(message) {
    const fresh = this.chat.take(message)
    if (this.update) this.tools.show(this.update, this.chat.here(this.update))
    const last = fresh.at(-1)
    if (!last || this.chat.isOpen) return
    this.tabs.markNew('chat')
    announce(`${last.name}: ${last.text}`)
    sound('move')
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
    const other = this.update?.table.density !== update.table.density || this.update?.table.style !== update.table.style
    if (first || other) this.follow.past.forget()
    const known = this.update !== null
    this.update = update
    this.luck.take(update)
    if (!first && fresh.length) this.announceLines(fresh)
    if (!known) this.rules.restore()
    if (update.table.symbols) await symbols(update.table.symbols)
    this.queue.push({ update, lines: first ? [] : fresh })
    if (other && this.follow.isCounting && !this.queue.some((one) => one.lines.length)) this.turn.showPictures(update) // the same in another size
    await (this.walking ? this.follow.more() : this.still = this.show())
  }

  /** Show what waits, one update after the other at the pace that is wanted, or all at once. */
  async show() {
    this.walking = true
    try {
      while (this.queue.length && !this.follow.past.isOpen) {
        const { queue } = this, { update } = /** @type {TablePage['queue'][0]} */ (queue.at(-1))
        const quick = this.follow.isQuick(queue.flatMap((one) => one.lines), update)
        const next = quick ? { update, lines: queue.splice(0).flatMap((one) => one.lines) } : /** @type {TablePage['queue'][0]} */ (queue.shift())
        await this.draw(next.update, next.lines, quick)
      }
    } finally { this.walking = false }
    if (this.follow.past.isOpen) this.follow.past.element.classList.toggle('news', this.queue.length > 0)
    else this.follow.pace.rest(this.botsPlay)
  }

  /** Whether it is nobody's turn but bots', and no coach is to be read first. */
  get botsPlay() {
    const update = /** @type {Update} */ (this.update), { table, pending, seats } = update
    return !isHeld(update) && table.state === 'playing' && pending.seats.length > 0 && pending.seats.every((seat) => seats[seat].kind === 'bot')
  }

  /** After a look back: what has come meanwhile, or else the present as it was. */
  showNow() {
    if (!this.update) return
    if (!this.queue.length) this.queue.push({ update: this.update, lines: [] })
    if (!this.walking) this.still = this.show()
  }

  /** @param {Update} update @param {import('../shared/types.js').Line[]} lines @param {boolean} quick */
  async draw(update, lines, quick) {
    this.sit(update.you)
    this.styles.choose(update.table)
    this.turn.receive(update)
    this.lesson.begin(update)
    this.follow.pace.steady = this.lesson.runs
    this.turn.begin(update)
    const moves = lines.flatMap((line) => line.moves ?? []), before = spotsBefore(this.turn.boards, moves)
    this.frame(update)
    if (isSmall() && !update.pending.mine && this.tabs.opened === 'moves') this.tabs.close() // nothing to choose: now the board is looked at
    await this.follow.arrived(this.turn.show(update, moves, before), lines, this.queue)
    await this.follow.play(lines, update, quick)
    await this.result.show(update)
    this.lesson.show(update)
    this.explainNew()
  }

  /** What is new to the reader is explained once; not while a sheet is read, which hides it, and on a small page not in the middle of a choice, where a note would lie over what comes next. */
  explainNew() {
    const update = /** @type {Update} */ (this.update), { path } = this.turn.selection
    const asked = [update.ask, this.turn.previews.asked(path)].flatMap((one) => one?.key ?? [])
    if (update.lesson) this.notes.learn(update, asked)
    else if (!this.tabs.opened && (!path.length || !isSmall())) this.notes.show(update, asked)
  }

  /** The choices are shown anew: the recap goes with the first one. */
  refreshed() {
    this.hint.mark(document.body)
    this.tabs.mark()
    this.lesson.chosen(this.turn.selection.path, this.turn.waits)
    if (this.update && !this.walking) this.explainNew()
    this.uncover()
    if (this.turn.selection.path.length > (this.turn.forced ? 1 : 0) || this.turn.busy) this.follow.recap.close()
  }

  /** On a small page a card may be chosen from a sheet that hides the board: where the choice goes on there, the sheet gives way. */
  uncover() {
    const { selection, boards } = this.turn
    if (!isSmall() || !selection.path.length || !this.tabs.opened.startsWith('tray-')) return
    if ([...selection.next().keys()].some((touch) => boards.all(touch).length)) this.tabs.close()
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
    const { table, you, pending } = update
    document.title = `${pending?.mine ? '● ' : ''}${table.title} · ${say('page-palatine')}`
    document.body.dataset.state = table.state
    document.body.classList.toggle('seated', you.mine.length > 0)
    this.tools.show(update, this.chat.here(update))
    this.turn.prompt.show(update)
    this.hint.show(update)
    this.follow.show(update)
    this.beside(update)
    this.switches.show(update)
    this.inspector.renew()
    this.waiting.show(update)
    this.arrange(update)
    this.placeTabs()
    this.viewer.renew()
    this.styles.show(update)
    this.consent.show(update)
    handOver(update, (seat) => { this.seat = seat; this.socket.sendHello() })
    showTurn(Boolean(pending?.mine) && table.state === 'playing', table.title, pending?.prompt ?? '')
  }

  /** What stands beside the boards, now or as it was. @param {Update} update */
  beside(update) {
    this.seats.gains = this.follow.past.isOpen ? [] : this.follow.gains(update)
    this.seats.show(update)
    this.grids.show(update)
    this.turn.trays.show(update)
  }

  /** Where the tray stands: beside a square picture, below wide ones, nowhere if it is empty. @param {Update} update */
  arrange({ drawings }) {
    const { trays } = this.turn, pictures = drawings.filter((picture) => picture.place === 'stage')
    const square = pictures.length === 1 && pictures[0].w / pictures[0].h < SQUARE && !trays.at('market').length
    document.body.dataset.tray = !trays.at('tray').length ? 'none' : square ? 'left' : 'below'
    document.body.dataset.hand = !square && (trays.at('tray')[0]?.cards.length ?? 0) > FEW ? 'many' : 'few'
    this.turn.boards.element.hidden = !pictures.length
  }

  /** @param {import('../shared/types.js').Line[]} lines */
  announceLines(lines) {
    const { pending } = /** @type {Update} */ (this.update)
    announce([...lines.slice(-4).map((line) => line.text), ...(pending?.mine ? [say('page-your-turn'), pending.prompt] : [])].join(' '))
    this.tabs.markNew('log')
    sound(this.update?.table.state === 'over' ? 'over' : 'move')
  }

  /** What the keys do. @returns {import('./keys.js').Actions} */
  keys() {
    const { turn } = this
    return {
      close: () => this.inspector.close() || (!this.tabs.opened && this.notes.close()) || this.follow.scoring?.end() || this.viewer.close() || this.follow.stop() || this.tabs.close() || this.rules.escape(),
      back: () => { const some = turn.selection.path.length > 0; if (some) turn.back(); return some },
      rotate: (way) => turn.tile.rotate(way),
      turnView: (way) => this.styles.turnBy(way),
      again: () => this.follow.again(),
      skip: () => this.follow.pace.skip(),
      undo: () => turn.takeBack.step(),
      undoTurn: () => turn.takeBack.turn(),
      redo: () => turn.takeBack.again(),
      hint: () => this.hint.ask(),
      inspect: () => this.inspector.toggleKept(),
      list: () => this.openList(),
      legend: () => { if (!this.rules.isOpen) this.rules.open('', 'legend'); else this.rules.close() },
      send: () => turn.confirm(),
      coach: () => this.lesson.coach.toggle(),
      end: () => clickUsable(turn.verbs.end.querySelector('button')),
      nth: (n) => clickUsable([...turn.verbs.element.querySelectorAll('button'), ...turn.trays.tray.querySelectorAll('button')][n - 1]),
    }
  }
}

if (page.data?.error) showError(new Error(page.data.sentence))
document.documentElement.lang = lang
const table = new TablePage()
Object.defineProperty(window, 'palatine', { value: table }) // for the tests and the curious
