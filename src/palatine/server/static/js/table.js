// One table: what the server says goes to the parts of the page, what is touched goes to the server.

import { bar, openSettings } from './bar.js'
import { confirmed, dialog } from './dialog.js'
import { button, icon, make, put } from './dom.js'
import { lang, page, randomWord, say } from './page.js'
import { announce, complain, hush, note } from './say.js'
import { onSettings, settings, change } from './settings.js'
import { symbols } from './symbols.js'
import { Board, touchOf } from './table/board.js'
import { Chat } from './table/chat.js'
import { Choices } from './table/choices.js'
import { Choosing } from './table/choosing.js'
import { curtain } from './table/curtain.js'
import { Hand } from './table/hand.js'
import { Log } from './table/log.js'
import { walk } from './table/motion.js'
import { myTurn, sound } from './table/notice.js'
import { Over } from './table/over.js'
import { pills } from './table/pills.js'
import { Placing } from './table/placing.js'
import { Prompt } from './table/prompt.js'
import { Seats } from './table/seats.js'
import { Socket } from './table/socket.js'
import { Stage } from './table/stage.js'
import { Tabs } from './table/tabs.js'
import { Waiting } from './table/waiting.js'

/** @typedef {import('./table/types.js').Update} Update */
/** @typedef {import('./table/types.js').Looked} Looked */

const LOOKS_AT_MOST = 64 // offers the server looks at in one go
const narrow = matchMedia('(max-width: 760px)')

class TablePage {
  constructor() {
    this.id = location.pathname.split('/').pop() ?? ''
    /** @type {Update | null} */
    this.update = null
    /** @type {number | null} which seat I look as */
    this.seat = null
    this.style = ''
    this.choosing = new Choosing()
    /** @type {Map<string, Looked>} */
    this.looked = new Map()
    this.seq = -1
    this.busy = false // a move is on its way
    this.pointed = /** @type {string | null} */ (null)
    this.last = new Set()
    this.refused = new Set()
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
    this.hand = new Hand(heard)
    this.seats = new Seats()
    this.log = new Log()
    this.chat = new Chat((text) => this.socket.send({ type: 'chat', text }))
    this.over = new Over()
    this.waiting = new Waiting({ secret: () => this.secret, again: () => this.socket.open() })
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
    return new URLSearchParams(location.hash.slice(1)).get('join') ?? new URLSearchParams(location.hash.slice(1)).get('watch') ?? ''
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
    const first = this.update === null
    this.update = update
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
    if (this.seat !== null || you.mine.length > 1) this.seat = you.seat
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

  /** Everything around the board. @param {Update} update */
  frame(update) {
    const { table, you, pending, status } = update
    document.title = `${pending?.mine ? '● ' : ''}${table.title} · ${say('page-palatine')}`
    document.body.dataset.state = table.state
    document.body.classList.toggle('seated', you.mine.length > 0)
    this.prompt.show(update)
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

  /** @param {import('./table/types.js').Line[]} lines */
  tell(lines) {
    announce(lines.slice(-4).map((line) => line.text).join(' '))
    this.tabs.news('log')
    sound(this.update?.table.state === 'over' ? 'over' : 'move')
  }

  // --- choosing -------------------------------------------------------------------------------

  /** A half-made choice falls. */
  forget() {
    this.choosing.clear()
    this.looked = new Map()
    this.refused = new Set()
    this.asked = ''
  }

  /** Everything that follows from the choice so far. */
  refresh() {
    const update = this.update
    if (!update) return
    const mine = Boolean(update.pending?.mine) && update.table.state === 'playing'
    if (mine) this.force()
    const next = this.choosing.next()
    const may = mine && !this.busy ? new Set(next.keys()) : new Set()
    const chosen = new Set(this.choosing.path)
    const labels = update.labels ?? {}
    this.placing.read(this.choosing, labels)
    for (const touch of this.placing.misfits()) may.delete(touch)
    this.board.mark({ may, chosen, last: this.lastTouches(), refused: this.refused, labels })
    this.hand.mark(may, this.choosing.path)
    if (mine) {
      this.choices.show({
        choosing: this.choosing, forced: this.forced ? 1 : 0, labels, looked: this.looked, previews: settings.previews, busy: this.busy,
        onBoard: (touch) => this.board.has(touch), inHand: (touch) => this.hand.cards.some((card) => card.touch === touch),
      })
    } else this.choices.silent(update.table.state === 'over' ? say('page-over-note') : update.pending?.waiting || say('page-nothing'))
    if (settings.previews && mine) pills(this.board, this.choosing, this.looked)
    else pills(this.board, new Choosing(), this.looked)
    this.detail()
    if (mine) this.look()
  }

  /** Where everything begins with the same touch, it is touched already. */
  force() {
    if (this.choosing.path.length) return
    const first = [...this.choosing.next().values()]
    this.forced = first.length === 1 && !first[0].done && first[0].offers.length > 1
    if (this.forced) this.choosing.touch(first[0].touch)
  }

  lastTouches() {
    const touches = new Set()
    for (const place of this.last) {
      const piece = this.board.piece(place)
      const touch = piece?.closest('[data-t]')
      if (touch) touches.add(/** @type {HTMLElement} */ (touch).dataset.t)
    }
    return touches
  }

  /** The line under the prompt: what the pointed-at or chosen thing means. */
  detail() {
    const update = /** @type {Update} */ (this.update)
    const { path } = this.choosing
    const whole = this.choosing.whole()
    const next = this.choosing.next()
    const pointed = this.pointed ? next.get(this.pointed) : null
    const offer = pointed ? this.meant(pointed) : whole
    const named = (pointed ? [...path, pointed.touch] : path).slice(pointed ? 0 : this.forced ? 1 : 0)
    this.prompt.tell({
      text: named.map((touch) => update.labels?.[touch] ?? touch).join(' › '),
      looked: offer && this.looked.get(offer[0]),
      locked: offer?.[2] ? update.turn?.locked_sentence : '',
      previews: settings.previews, path: path.length - (this.forced ? 1 : 0), whole: Boolean(whole), turns: this.placing.active && this.placing.turns, busy: this.busy,
    })
  }

  /** The offer a touch would complete: of a place, as the tile is turned now. @param {import('./table/choosing.js').Next} next */
  meant(next) {
    const turn = this.placing.touches(next.touch)?.[1]
    const at = this.choosing.path.length + 1
    return next.done ?? (turn ? next.offers.find((offer) => offer[1][at] === turn && offer[1].length === at + 1) ?? null : null)
  }

  /** @param {string | null} touch */
  point(touch) {
    if (touch === this.pointed) return
    this.pointed = touch
    if (touch && this.placing.active) this.placing.lie(touch)
    if (this.update) this.detail()
    clearTimeout(this.pointTimer)
    if (touch) this.pointTimer = setTimeout(() => this.lookAt(touch), 120)
  }

  /** Ask for sentences and previews of what lies ahead, once for each step. */
  look() {
    const open = this.choosing.open().length
    const key = `${this.seq}|${this.choosing.path.join('|')}`
    if (!open || this.asked === key || (open > LOOKS_AT_MOST && !this.choosing.path.length)) return
    this.asked = key
    this.socket.send({ type: 'look', seq: this.seq, touches: this.choosing.path })
  }

  /** What is pointed at and was not among the first that were asked for. @param {string} touch */
  lookAt(touch) {
    const next = this.choosing.next().get(touch)
    const offer = next && this.meant(next)
    if (offer && !this.looked.has(offer[0])) this.socket.send({ type: 'look', seq: this.seq, touches: [...this.choosing.path, touch] })
  }

  /** @param {{seq: number, offers: Looked[]}} message */
  takeLook(message) {
    if (message.seq !== this.seq) return
    for (const one of message.offers) this.looked.set(one.text, one)
    this.refresh()
  }

  /** @param {string} touch */
  touch(touch) {
    const update = this.update
    if (!update?.pending?.mine || this.busy) {
      if (update && update.table.state === 'playing' && update.pending?.waiting) note(update.pending.waiting, { ms: 3000 })
      return
    }
    hush()
    this.refused = new Set()
    const whole = this.choosing.whole()
    if (whole && this.choosing.path.at(-1) === touch) return this.confirm()
    const placed = this.placing.touches(touch)
    const before = this.choosing.path
    const done = this.choosing.touch(touch)
    if (done === 'no') return this.ask([...before, touch])
    if (done === 'on' && placed && placed.length > 1) this.choosing.touch(placed[1])
    this.follow()
    this.refresh()
  }

  /** After a step: send what is whole, unless it has to be confirmed. */
  follow() {
    const whole = this.choosing.whole()
    if (!whole || this.choosing.next().size) return
    const ask = settings.confirm === 'always' || (whole[2] && settings.confirm === 'locked')
    if (!ask) this.send(whole)
    else announce(this.looked.get(whole[0])?.sentence || say('page-confirm-now'))
  }

  /** @param {import('./table/types.js').Offer} offer */
  send(offer) {
    this.busy = true
    this.socket.move({ type: 'move', id: randomWord(), seq: this.seq, texts: [offer[0]] })
  }

  confirm() {
    const whole = this.choosing.whole()
    if (!whole || this.busy) return
    this.send(whole)
    this.refresh()
  }

  back() {
    this.choosing.back()
    if (/^at:/.test(this.choosing.path.at(-1) ?? '')) this.choosing.back() // place and turn are one step
    hush()
    this.refresh()
  }

  undo() {
    if (this.choosing.path.length > (this.forced ? 1 : 0)) return this.back()
    this.socket.send({ type: 'undo', steps: 1 })
  }

  askUndo() {
    this.socket.send({ type: 'undo', ask: true })
  }

  /** @param {string[]} touches */
  ask(touches) {
    this.why = touches.at(-1)
    this.socket.send({ type: 'why', seq: this.seq, touches })
  }

  /** @param {{legal: boolean, sentence: string, rule?: string, touches?: string[]}} message */
  explain(message) {
    const touch = message.touches?.at(-1) ?? this.why
    if (!message.legal && touch) this.refused = new Set([touch])
    note(message.sentence, { kind: 'refused', rule: message.rule, rules: this.update?.table.rules })
    this.refresh()
  }

  /** @param {any} message */
  refuse(message) {
    if (!message.id && message.error === 'stale') return // a question about what is gone already
    if (message.id) {
      this.busy = false
      this.choosing.clear()
    }
    note(message.sentence, { kind: 'refused', rule: message.rule, rules: this.update?.table.rules })
    this.refresh()
  }

  // --- placing on a plane ---------------------------------------------------------------------

  /** @param {PointerEvent} event */
  hover(event) {
    if (!this.placing.active || this.busy || event.pointerType === 'touch') return
    const place = this.placing.near(this.stage.point({ x: event.clientX, y: event.clientY }))
    this.point(place?.touch ?? null)
  }

  /** A click on the plane is a click on the nearest place. @param {MouseEvent} event */
  put(event) {
    const target = /** @type {Element} */ (event.target)
    if (!this.placing.active || this.stage.dragged || !target.closest('svg.board')) return
    const touch = touchOf(target)
    if (touch && this.board.marks.may.has(touch)) return
    const place = this.placing.near(this.stage.point({ x: event.clientX, y: event.clientY }))
    if (!place) return
    event.stopPropagation()
    this.touch(place.touch)
  }

  /** @param {number} way */
  rotate(way) {
    if (!this.placing.active || !this.placing.rotate(way)) return false
    this.refresh()
    return true
  }

  // --- keys and menus -------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target)
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return
    if (event.key === 'Escape' && this.choosing.path.length) this.back()
    else if (event.key === 'r' || event.key === 'R') this.rotate(event.key === 'R' ? -1 : 1)
    else if ((event.key === 'u' || event.key === 'U') && !this.prompt.undo.disabled) this.prompt.undoes()
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
    const box = dialog(table.title, [
      make('dl', { class: 'options' }, ...table.options.flatMap(([label, value]) => [make('dt', {}, label), make('dd', {}, value)]),
        make('dt', {}, say('page-commitment')), make('dd', {}, make('code', { class: 'long' }, table.commitment))),
      make('details', {}, make('summary', {}, say('page-board-text')), make('pre', { tabindex: 0, 'aria-label': say('page-board-text') }, update.text)),
      make('div', { class: 'column' },
        make('a', { class: 'plain', href: table.rules, target: '_blank', rel: 'noopener' }, icon('rules', 20), make('span', {}, say('page-rules'))),
        button({ icon: 'dials', text: say('page-settings'), class: 'plain', act: () => { box.close(); openSettings() } }),
        playing && seated && (away ? button({ icon: 'person', text: say('page-come-back'), class: 'plain', act: act({ type: 'back' }) })
          : button({ icon: 'robot', text: say('page-leave'), class: 'plain', act: act({ type: 'leave' }) })),
        playing && seated && button({ icon: 'door-out', text: say('page-resign'), class: 'plain danger', act: resign }),
        make('a', { class: 'plain', href: '/' }, icon('swan', 20), make('span', {}, say('page-home')))),
    ])
  }
}

if (page.data?.error) complain(new Error(page.data.sentence))
document.documentElement.lang = lang
const table = new TablePage()
Object.defineProperty(window, 'palatine', { value: table }) // for the tests and the curious
