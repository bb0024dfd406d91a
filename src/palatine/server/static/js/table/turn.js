// My turn: what I touch, what it means, what goes to the server. It owns the boards and the controls that choices are made
// with; where they stand, and everything else of the page, is the page's (table.js).

import { Boards } from '../board/boards.js'
import { Choices } from '../board/choices.js'
import { showGhosts } from '../board/ghosts.js'
import { animateMoves } from '../board/motion.js'
import { Placing } from '../board/placing.js'
import { Selection } from '../board/selection.js'
import { announce, clearRefusals, showNote } from '../shared/announce.js'
import { beforePaint } from '../shared/measuring.js'
import { randomWord, say } from '../shared/page.js'
import { settings } from '../shared/settings.js'
import { FocusKeeper } from './focus.js'
import { Passing } from './passing.js'
import { Press } from './press.js'
import { Previews } from './previews.js'
import { Prompt } from './prompt.js'
import { SentNote } from './sent.js'
import { wantsQuestion } from './switches.js'
import { TakeBack } from './takeback.js'
import { Tile } from './tile.js'
import { Trays } from './trays.js'
import { Verbs } from './verbs.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').Offer} Offer */

/**
 * What a turn needs of its page: a way to the server, and to say that the choices are shown anew.
 * @typedef {object} Page
 * @property {(message: import('../shared/types.js').ClientMessage) => void} send
 * @property {(move: import('../shared/types.js').Move) => void} move sends it until it is answered
 * @property {() => void} refreshed
 * @property {() => void} list opens the list of all moves
 * @property {() => boolean} [holds] whether nothing is sent without being confirmed, whatever the settings say
 */

const POINTED = 120 // milliseconds the pointer rests before it is asked what would follow
const WAITS = 120 // milliseconds without an answer after which it is shown that a move is on its way
const TRIED = 2000 // milliseconds that what was tried in vain stays hatched

export class Turn {
  /** @param {Page} page */
  constructor(page) {
    this.page = page
    /** @type {Update | null} the newest one, shown or not */
    this.update = null
    this.selection = new Selection()
    this.previews = new Previews(page.send)
    this.seq = -1
    /** @type {import('../learn/lesson.js').LessonPage | null} a guided game: its coach answers what is touched */
    this.lesson = null
    this.byTouch = false // the last press was a finger's: then nothing is sent without being confirmed
    this.answered = -1 // the question that was answered by itself
    this.busy = false // a move is on its way
    this.kept = /** @type {string[] | null} */ (null) // what stays chosen when something before it was taken back
    this.forced = false // the only first step was taken by itself
    this.pointed = /** @type {string | null} */ (null)
    this.pointTimer = 0
    this.asked = '' // what was touched when we asked why it is not possible
    this.triedTimer = 0
    this.sentTimer = 0
    /** @type {Set<string>} places of what moved last */
    this.last = new Set()
    /** @type {Set<string>} */
    this.refused = new Set()
    const handlers = { touch: (/** @type {string} */ t) => this.touch(t), point: (/** @type {string | null} */ t) => this.point(t), back: () => this.back() }
    this.boards = new Boards({
      ...handlers, wheel: (way) => this.tile.rotate(way), grab: (frame, event) => this.tile.grab(frame, event),
      resized: (frame) => this.tile.resized(frame), hover: (frame, event) => this.tile.hover(frame, event), click: (frame, event) => this.tile.click(frame, event),
    })
    this.placing = new Placing(this.boards)
    this.tile = new Tile(this)
    this.verbs = new Verbs({ touch: handlers.touch, list: () => page.list() })
    this.takeBack = new TakeBack({ send: page.send, play: (texts) => this.play(texts), back: () => { clearRefusals(); return this.backIfBegun() } })
    this.passing = new Passing({ isOn: () => settings.autopass && !this.lesson?.runs, send: (offer) => this.send(offer) })
    this.sentNote = new SentNote()
    this.prompt = new Prompt({ back: () => this.back(), confirm: () => this.confirm(), rotate: () => this.tile.rotate(1) }, this.verbs, this.takeBack)
    this.choices = new Choices(handlers)
    this.trays = new Trays(handlers)
    this.press = new Press(() => this.refresh())
    this.focus = new FocusKeeper(this.boards, this.choices.list, this.prompt.confirm)
    addEventListener('pointerdown', (event) => { this.byTouch = event.pointerType === 'touch' }, true)
    addEventListener('keydown', () => { this.byTouch = false }, true)
  }

  // --- what the page tells ----------------------------------------------------------------------

  /** An update has come; it is shown when pieces stand still. @param {Update} update */
  receive(update) {
    this.update = update
  }

  /** An update is about to be shown: a half-made choice stays as long as the question is the same. @param {Update} update */
  begin(update) {
    if (update.seq !== this.seq || !update.pending?.mine) this.clear()
    this.selection.path = this.kept ?? this.selection.path
    this.kept = null
    this.seq = this.previews.seq = update.seq
    this.busy = false
    this.previews.askAgain()
    this.selection.setOffers(update.offers ?? [], [...this.previews.further.values()])
    Object.assign(update.labels ??= {}, this.previews.labels)
    this.passing.begin(update)
    this.sentNote.begin(update)
    this.answerByDefault(update)
  }

  /** A question that has a usual answer is answered so at once, unless the reader wants to be asked or has just taken that answer back. @param {Update} update */
  answerByDefault({ ask, offers, table, seq, undo }) {
    if (!ask?.default || this.answered === seq || undo?.redo.length || wantsQuestion(table.game, ask.switch)) return
    const offer = offers.find((one) => one[0] === ask.default)
    if (!offer) return
    this.answered = seq
    this.send(offer)
  }

  /** Show the board of an update, its pieces moving. @param {Update} update @param {[string, string][]} moves @param {Map<string, import('../board/motion.js').Spot>} [before] where they stood */
  async show(update, moves, before) {
    if (moves.length) this.last = new Set(moves.map(([, now]) => now))
    const moved = await animateMoves(this.boards, moves, () => {
      this.trays.show(update)
      this.showPictures(update)
      this.refresh()
    }, before)
    if (moved) this.refresh() // points and ghosts stand where pieces have arrived
  }

  /** @param {Update} update */
  showPictures(update) {
    this.boards.show(update.drawings.filter((picture) => picture.place === 'stage'), update.table.title)
  }

  /** @param {import('../shared/types.js').Previews} message */
  takePreviews(message) {
    if (!this.previews.take(message)) return
    if (message.further.length) {
      this.selection.setFurther(message.touches, message.further)
      if (this.update) Object.assign(this.update.labels ??= {}, message.labels)
    }
    this.press.after()
  }

  /** Why something is not possible. @param {import('../shared/types.js').Explanation} message */
  explain(message) {
    const touch = message.touches?.at(-1) ?? this.asked
    if (!message.legal && touch) this.showTried(touch)
    if (!this.lesson?.explain(message, touch)) showNote(message.sentence, { kind: 'refused', rule: message.rule, rules: this.update?.table.rules })
    this.refresh()
  }

  /** What was tried in vain is hatched for a while, and what is allowed stands out. @param {string} touch */
  showTried(touch) {
    this.refused = new Set([touch])
    this.boards.element.classList.add('tried')
    clearTimeout(this.triedTimer)
    this.triedTimer = setTimeout(() => { this.forgetTried(); this.refresh() }, TRIED)
  }

  forgetTried() {
    clearTimeout(this.triedTimer)
    this.refused = new Set()
    this.boards.element.classList.remove('tried')
  }

  /** A move or a wish was refused. @param {import('../shared/types.js').Refused} message */
  refuse(message) {
    this.takeBack.waits = false // nothing comes of it
    if (!message.id && message.error === 'stale') return // a question about what is gone already
    if (message.id) {
      this.busy = false
      this.selection.clear()
    }
    if (!this.lesson?.refuse(message)) showNote(message.sentence, { kind: 'refused', rule: message.rule, rules: this.update?.table.rules })
    this.refresh()
  }

  /** Drop a half-made choice. */
  clear() {
    this.selection.clear()
    this.previews.clear()
    this.forgetTried()
  }

  // --- what is shown ----------------------------------------------------------------------------

  /** Everything that follows from the choice so far. */
  refresh() {
    const update = this.update
    if (!update) return
    const mine = Boolean(update.pending?.mine) && update.table.state === 'playing'
    if (mine) this.takeForcedStep()
    const next = this.selection.next()
    /** @type {Set<string>} */
    const may = new Set(mine && !this.busy ? next.keys() : [])
    const chosen = new Set(this.selection.path)
    const labels = update.labels ?? {}
    const asked = mine ? this.asks() : null
    const object = new Set(asked?.object ? [asked.object] : [])
    this.placing.read(this.selection, (path) => this.previews.asked(path)?.symbol ?? '')
    for (const { board, stage } of this.boards.frames.values()) stage.include(board === this.placing.board ? this.placing.extent : null)
    if (mine && !this.busy) for (const place of this.placing.places) may.add(place.touch) // a laid tile can be moved
    for (const touch of this.placing.unfitting()) may.delete(touch)
    this.boards.mark({ may, chosen, object, last: this.boards.touchesAt(this.last), refused: this.refused, labels })
    this.trays.mark(may, this.selection.path, object)
    const shown = {
      selection: this.selection, forced: this.forced ? 1 : 0, labels, previews: this.previews.offers, showPreviews: settings.previews, busy: this.busy,
      onBoard: (/** @type {string} */ touch) => this.boards.has(touch), answers: Boolean(this.lesson?.runs),
    }
    if (mine) this.choices.show(shown)
    else this.choices.showReason(update.table.state === 'over' ? say('page-over-note') : update.pending?.waiting || say('page-nothing'))
    this.verbs.show(update.status?.verbs ?? [], mine ? shown : null, (touch) => this.boards.has(touch) || this.trays.has(touch) || this.placing.has(touch))
    beforePaint(this, () => this.overlay(mine))
    this.detail(asked)
    this.tile.reveal()
    this.focus.restore()
    if (mine) this.previews.requestStep(this.selection)
    this.page.refreshed()
  }

  /** What lies over the boards: points and ghosts. @param {boolean} mine @returns {() => void} which draws them where their places were measured to be */
  overlay(mine) {
    const draw = this.boards.pills(settings.previews && mine ? this.selection : new Selection(), this.previews.offers)
    return () => { draw(); this.showGhosts(mine ? this.ghosts() : []) }
  }

  /** What is asked after what is chosen so far. */
  asks() {
    const { path } = this.selection
    for (let length = path.length; length > 0; length--) { // until it is known what is asked now, the question before stays
      const asked = this.previews.asked(path.slice(0, length))
      if (asked) return asked
    }
    return this.update?.ask ?? null
  }

  /** How pieces would lie: after the choice so far, and with what is pointed at if that comes next. */
  ghosts() {
    const ahead = this.previews.ghostsAfter(this.tile.ahead())
    return ahead.length ? ahead : this.previews.ghostsAfter(this.selection.path)
  }

  /** The pieces of a half-made choice, and what it would bring as a whole, with the tile where it hovers. @param {import('../shared/types.js').Ghost[]} ghosts */
  showGhosts(ghosts) {
    const whole = this.selection.whole(this.tile.hovering ?? this.selection.path)
    const points = whole && settings.previews ? this.previews.offers.get(whole[0])?.total ?? null : null
    showGhosts(this.boards.list, ghosts, points, this.placing.at?.touch ?? '')
    this.trays.showGhosts(ghosts)
  }

  /** Whether the choice is whole, nothing can follow it, and it waits to be confirmed. */
  get waits() {
    const whole = this.selection.complete()
    const known = !whole?.[3] || this.previews.asked(this.selection.path) !== null // what follows, of one that may go on
    return Boolean(whole) && !this.busy && known && !this.selection.next().size
  }

  /** Where every offer begins with the same touch, that step is taken by itself. */
  takeForcedStep() {
    if (this.selection.path.length) return
    const first = [...this.selection.next().values()]
    this.forced = first.length === 1 && !first[0].done && first[0].offers.length > 1
    if (this.forced) this.selection.touch(first[0].touch)
  }

  /** The dock: the question after what is chosen so far, and what follows from it. @param {import('../shared/types.js').Question | null} asked */
  detail(asked) {
    const update = /** @type {Update} */ (this.update)
    const { path } = this.selection
    const whole = this.selection.complete()
    const own = path.slice(this.forced ? 1 : 0)
    this.prompt.showDetail({
      asked, exact: this.previews.asked(path) !== null, // the question is that of these very touches
      label: update.labels?.[asked?.object ?? ''] ?? '',
      text: own.map((touch) => update.labels?.[touch] ?? touch).join(' › '),
      preview: whole && this.previews.offers.get(whole[0]),
      locked: whole?.[2] ? update.turn?.locked_sentence : '',
      showPreviews: settings.previews, path: own.length, whole: Boolean(whole), turns: this.placing.active && this.placing.turns, busy: this.busy,
    })
  }

  // --- what I do ---------------------------------------------------------------------------------

  /** @param {string | null} touch */
  point(touch) {
    if (touch === this.pointed) return
    this.pointed = touch
    if (touch && this.placing.active && !this.placing.laid) this.placing.moveTo(touch)
    clearTimeout(this.pointTimer)
    this.pointTimer = setTimeout(() => this.pointedAt(touch), POINTED)
  }

  /** The pointer rests: what would follow is shown, and asked about where it is not known yet. @param {string | null} touch */
  pointedAt(touch) {
    if (this.busy || !this.update?.pending?.mine) return
    const ahead = this.tile.ahead()
    if (touch && ahead !== this.selection.path) this.previews.request(ahead)
    this.showGhosts(this.ghosts())
  }

  /** @param {string} touch */
  touch(touch) {
    const update = this.update
    if (!update?.pending?.mine || this.busy) {
      if (update && update.table.state === 'playing' && update.pending?.waiting) showNote(update.pending.waiting, { ms: 3000 })
      return
    }
    clearRefusals()
    this.forgetTried()
    this.lesson?.touched()
    const isAgain = this.selection.path.at(-1) === touch || (this.placing.laid && this.placing.at?.touch === touch) // of a tile its turn was touched last
    if (isAgain && (this.placing.laid ? this.selection.complete() : this.selection.complete()?.[2] === false)) return this.confirm(true)
    const placed = this.placing.touches(touch)
    const before = this.selection.path
    if (this.placing.laid && this.placing.has(touch)) this.selection.path = [...this.placing.base]
    const done = this.selection.touch(touch)
    if (done === 'none') return void (this.lesson?.confirmFirst() || this.frees(touch) || this.askWhy([...before, touch]))
    if (done === 'forward' && placed && placed.length > 1) this.selection.touch(placed[1])
    // A place that does not go on with what was begun may be a slip: it is shown, and sent when it is confirmed.
    const slip = done === 'restart' && before.length > 0 && this.boards.has(touch)
    if (!slip) this.sendIfComplete()
    if (done === 'back') this.pointed = null // it is free again, though the pointer still rests on it
    return this.busy ? this.sent() : this.refresh()
  }

  /** Choose all that an offer touches; it is sent when it is confirmed, whatever the settings say. @param {string[]} touches */
  choose(touches) {
    if (!this.update?.pending?.mine || this.busy || !this.selection.startsOffer(touches)) return
    clearRefusals()
    this.forgetTried()
    this.selection.path = [...touches]
    this.refresh()
  }

  /** After a step: send what is whole, unless it has to be confirmed. */
  sendIfComplete() {
    const whole = this.selection.complete()
    if (!whole || whole[3] || this.selection.next().size) return // one that goes on waits for what follows
    const ask = this.byTouch || this.page.holds?.() || settings.confirm === 'always' || (whole[2] && settings.confirm === 'locked')
    if (!ask) { this.sentNote.sent(this.seq); this.send(whole) }
    else announce(this.previews.offers.get(whole[0])?.sentence || say('page-confirm-now'))
  }

  /** @param {Offer} offer */
  send(offer) {
    if (!this.passing.holds(offer)) this.play(offer[0].split('\n'))
    this.busy = true
  }

  /** @param {string[]} texts */
  play(texts) {
    this.page.move({ type: 'move', id: randomWord(), seq: this.seq, texts })
  }

  /** @param {boolean} [again] by touching once more what is laid: that sends nothing that could not be taken back */
  confirm(again = false) {
    const whole = this.selection.complete()
    if (!whole || this.busy) return
    if (again && whole[2]) return announce(say('page-confirm-now'))
    this.send(whole)
    this.sent()
  }

  /** Whether something in a tray is chosen and sent already: then it is free again, and what was chosen after it stays chosen. @param {string} touch */
  frees(touch) {
    const sent = this.trays.has(touch) && this.previews.ghostsAfter([]).some(({ at }) => at === touch)
    if (sent && this.takeBack.last()) this.kept = this.selection.path
    return sent
  }

  /** What is sent is mostly answered at once, so the boards are drawn anew with the answer; where that takes longer, the page shows that it waits. */
  sent() {
    this.prompt.confirm.disabled = true
    this.page.refreshed()
    clearTimeout(this.sentTimer)
    this.sentTimer = setTimeout(() => { if (this.busy) this.refresh() }, WAITS)
  }

  back() {
    this.selection.back()
    if (/^at:/.test(this.selection.path.at(-1) ?? '')) this.selection.back() // place and turn are one step
    clearRefusals()
    this.refresh()
  }

  /** Take the last touch back; whether there was one of mine. */
  backIfBegun() {
    const begun = this.selection.path.length > (this.forced ? 1 : 0)
    if (begun) this.back()
    return begun
  }

  /** @param {string[]} touches */
  askWhy(touches) {
    this.asked = touches.at(-1) ?? ''
    this.page.send({ type: 'why', seq: this.seq, touches })
  }
}
