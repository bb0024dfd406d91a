// My turn: what I touch, what it means, what goes to the server. It owns the boards and the controls that choices are made
// with; where they stand, and everything else of the page, is the page's (table.js).

import { touchOf } from '../board/board.js'
import { Boards } from '../board/boards.js'
import { Choices } from '../board/choices.js'
import { showGhosts } from '../board/ghosts.js'
import { animateMoves } from '../board/motion.js'
import { Placing } from '../board/placing.js'
import { Selection } from '../board/selection.js'
import { announce, clearRefusals, showNote } from '../shared/announce.js'
import { randomWord, say } from '../shared/page.js'
import { settings } from '../shared/settings.js'
import { FocusKeeper } from './focus.js'
import { Passing } from './passing.js'
import { Prompt } from './prompt.js'
import { TakeBack } from './takeback.js'
import { Trays } from './trays.js'
import { Verbs } from './verbs.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').Offer} Offer */
/** @typedef {import('../shared/types.js').Preview} Preview */

/**
 * What a turn needs of its page: a way to the server, and to say that the choices are shown anew.
 * @typedef {object} Page
 * @property {(message: import('../shared/types.js').ClientMessage) => void} send
 * @property {(move: import('../shared/types.js').Move) => void} move sends it until it is answered
 * @property {() => void} refreshed
 * @property {() => void} list opens the list of all moves
 */

const MOST_PREVIEWS = 64 // offers the server answers about at once

export class Turn {
  /** @param {Page} page */
  constructor(page) {
    this.page = page
    /** @type {Update | null} the newest one, shown or not */
    this.update = null
    this.selection = new Selection()
    /** @type {Map<string, Preview>} by the text of the offer */
    this.previews = new Map()
    /** @type {Map<string, import('../shared/types.js').Question | null>} what is asked after touches */
    this.asks = new Map()
    /** @type {Map<string, import('../shared/types.js').Ghost[]>} how pieces would lie after touches */
    this.ghosts = new Map()
    this.seq = -1
    this.byTouch = false // the last press was a finger's: then nothing is sent without being confirmed
    this.answered = -1 // the question that was answered by itself
    this.busy = false // a move is on its way
    this.forced = false // the only first step was taken by itself
    this.requested = '' // the step that previews were last asked for
    this.pointed = /** @type {string | null} */ (null)
    this.pointTimer = 0
    this.asked = '' // what was touched when we asked why it is not possible
    /** @type {Set<string>} places of what moved last */
    this.last = new Set()
    /** @type {Set<string>} */
    this.refused = new Set()
    const handlers = { touch: (/** @type {string} */ t) => this.touch(t), point: (/** @type {string | null} */ t) => this.point(t), back: () => this.back() }
    this.boards = new Boards({
      ...handlers, wheel: (way) => this.rotate(way),
      hover: (frame, event) => this.hover(frame, event), click: (frame, event) => this.placeByClick(frame, event),
    })
    this.placing = new Placing(this.boards)
    this.verbs = new Verbs({ touch: handlers.touch, list: () => page.list() })
    this.takeBack = new TakeBack({ send: page.send, play: (texts) => this.play(texts), back: () => this.backIfBegun() })
    this.passing = new Passing({ isOn: () => settings.autopass, send: (offer) => this.send(offer) })
    this.prompt = new Prompt({ back: () => this.back(), confirm: () => this.confirm(), rotate: () => this.rotate(1) }, this.verbs, this.takeBack)
    this.choices = new Choices(handlers)
    this.trays = new Trays(handlers)
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
    this.seq = update.seq
    this.busy = false
    this.selection.setOffers(update.offers ?? [], true)
    this.passing.begin(update)
    this.answerByDefault(update)
  }

  /** A question that has a usual answer is answered so at once, unless the reader wants to be asked. @param {Update} update */
  answerByDefault({ ask, offers, table, seq }) {
    if (!ask?.default || this.answered === seq || settings.asked.includes(`${table.game}:${ask.switch}`)) return
    const offer = offers.find((one) => one[0] === ask.default)
    if (!offer) return
    this.answered = seq
    this.send(offer)
  }

  /** Show the board of an update, its pieces moving. @param {Update} update @param {[string, string][]} moves */
  async show(update, moves) {
    if (moves.length) this.last = new Set(moves.map(([, now]) => now))
    await animateMoves(this.boards, moves, () => {
      this.trays.show(update)
      this.boards.show(update.drawings.filter((picture) => picture.place === 'stage'), update.table.title)
      this.refresh()
    })
    if (update === this.update) this.refresh()
  }

  /** @param {import('../shared/types.js').Previews} message */
  takePreviews(message) {
    if (message.seq !== this.seq) return
    for (const one of message.offers) this.previews.set(one.text, one)
    if (message.further.length) {
      this.selection.setFurther(message.touches, message.further)
      if (this.update) Object.assign(this.update.labels ??= {}, message.labels)
    }
    this.asks.set(message.touches.join('|'), message.ask)
    this.ghosts.set(message.touches.join('|'), message.ghosts)
    this.refresh()
  }

  /** Why something is not possible. @param {import('../shared/types.js').Explanation} message */
  explain(message) {
    const touch = message.touches?.at(-1) ?? this.asked
    if (!message.legal && touch) this.refused = new Set([touch])
    showNote(message.sentence, { kind: 'refused', rule: message.rule, rules: this.update?.table.rules })
    this.refresh()
  }

  /** A move or a wish was refused. @param {import('../shared/types.js').Refused} message */
  refuse(message) {
    if (!message.id && message.error === 'stale') return // a question about what is gone already
    if (message.id) {
      this.busy = false
      this.selection.clear()
    }
    showNote(message.sentence, { kind: 'refused', rule: message.rule, rules: this.update?.table.rules })
    this.refresh()
  }

  /** Drop a half-made choice. */
  clear() {
    this.selection.clear()
    this.previews = new Map()
    this.asks = new Map()
    this.ghosts = new Map()
    this.refused = new Set()
    this.requested = ''
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
    this.placing.read(this.selection, (path) => this.asks.get(path.join('|'))?.symbol ?? '')
    if (mine && !this.busy) for (const place of this.placing.places) may.add(place.touch) // a laid tile can be moved
    for (const touch of this.placing.unfitting()) may.delete(touch)
    this.boards.mark({ may, chosen, last: this.lastTouches(), refused: this.refused, labels })
    this.trays.mark(may, this.selection.path)
    const shown = {
      selection: this.selection, forced: this.forced ? 1 : 0, labels, previews: this.previews, showPreviews: settings.previews, busy: this.busy,
      onBoard: (/** @type {string} */ touch) => this.boards.has(touch),
    }
    if (mine) this.choices.show(shown)
    else this.choices.showReason(update.table.state === 'over' ? say('page-over-note') : update.pending?.waiting || say('page-nothing'))
    this.verbs.show(update.status?.verbs ?? [], mine ? shown : null, (touch) => this.boards.has(touch) || this.trays.has(touch) || this.placing.has(touch))
    this.boards.pills(settings.previews && mine ? this.selection : new Selection(), this.previews)
    this.showGhosts(mine)
    this.detail()
    this.focus.restore()
    if (mine) this.requestPreviews()
    this.page.refreshed()
  }

  /** The pieces of a half-made choice, and what it would bring as a whole. @param {boolean} mine */
  showGhosts(mine) {
    const path = this.selection.path.join('|')
    const whole = this.selection.complete()
    const points = whole && settings.previews ? this.previews.get(whole[0])?.total ?? null : null
    const ghosts = mine ? this.ghosts.get(path) ?? [] : []
    showGhosts(this.boards.list, ghosts, points)
    this.trays.showGhosts(ghosts)
  }

  /** Where every offer begins with the same touch, that step is taken by itself. */
  takeForcedStep() {
    if (this.selection.path.length) return
    const first = [...this.selection.next().values()]
    this.forced = first.length === 1 && !first[0].done && first[0].offers.length > 1
    if (this.forced) this.selection.touch(first[0].touch)
  }

  lastTouches() {
    /** @type {Set<string>} */
    const touches = new Set()
    for (const place of this.last) {
      const piece = this.boards.piece(place)
      const touch = piece && touchOf(piece)
      if (touch) touches.add(touch)
    }
    return touches
  }

  /** The dock: the question after what is chosen so far, and what follows from it. */
  detail() {
    const update = /** @type {Update} */ (this.update)
    const { path } = this.selection
    const whole = this.selection.complete()
    const own = path.slice(this.forced ? 1 : 0)
    this.prompt.showDetail({
      asked: this.asks.get(path.join('|')) ?? update.ask,
      exact: Boolean(this.asks.get(path.join('|'))), // the question is that of these very touches
      text: own.map((touch) => update.labels?.[touch] ?? touch).join(' › '),
      preview: whole && this.previews.get(whole[0]),
      locked: whole?.[2] ? update.turn?.locked_sentence : '',
      showPreviews: settings.previews, path: own.length, whole: Boolean(whole), turns: this.placing.active && this.placing.turns, busy: this.busy,
    })
  }

  /** The offer a touch would complete: of a place, as the tile is turned now. @param {import('../board/selection.js').Next} next */
  offerOf(next) {
    const turn = this.placing.touches(next.touch)?.[1]
    const at = this.selection.path.length + 1
    return next.done ?? (turn ? next.offers.find((offer) => offer[1][at] === turn && offer[1].length === at + 1) ?? null : null)
  }

  // --- what I do ---------------------------------------------------------------------------------

  /** @param {string | null} touch */
  point(touch) {
    if (touch === this.pointed) return
    this.pointed = touch
    if (touch && this.placing.active) this.placing.moveTo(touch)
    clearTimeout(this.pointTimer)
    if (touch) this.pointTimer = setTimeout(() => this.requestPreview(touch), 120)
  }

  /** Ask for sentences and previews of what lies ahead, once for each step. */
  requestPreviews() {
    const open = this.selection.matching().length
    const key = `${this.seq}|${this.selection.path.join('|')}`
    if (!open || this.requested === key || (open > MOST_PREVIEWS && !this.selection.path.length)) return
    this.requested = key
    this.page.send({ type: 'preview', seq: this.seq, touches: this.selection.path })
  }

  /** What is pointed at and was not among the first that were asked for. @param {string} touch */
  requestPreview(touch) {
    const next = this.selection.next().get(touch)
    const offer = next && this.offerOf(next)
    if (offer && !this.previews.has(offer[0])) this.page.send({ type: 'preview', seq: this.seq, touches: [...this.selection.path, touch] })
  }

  /** @param {string} touch */
  touch(touch) {
    const update = this.update
    if (!update?.pending?.mine || this.busy) {
      if (update && update.table.state === 'playing' && update.pending?.waiting) showNote(update.pending.waiting, { ms: 3000 })
      return
    }
    clearRefusals()
    this.refused = new Set()
    const whole = this.selection.complete()
    if (whole && this.selection.path.at(-1) === touch) return this.confirm()
    const placed = this.placing.touches(touch)
    const before = this.selection.path
    if (this.placing.laid && this.placing.has(touch)) this.selection.path = [...this.placing.base]
    const done = this.selection.touch(touch)
    if (done === 'none') return this.askWhy([...before, touch])
    if (done === 'forward' && placed && placed.length > 1) this.selection.touch(placed[1])
    this.sendIfComplete()
    this.refresh()
  }

  /** Choose all that an offer touches; it is sent when it is confirmed, whatever the settings say. @param {string[]} touches */
  choose(touches) {
    if (!this.update?.pending?.mine || this.busy || !this.selection.startsOffer(touches)) return
    clearRefusals()
    this.refused = new Set()
    this.selection.path = [...touches]
    this.refresh()
  }

  /** After a step: send what is whole, unless it has to be confirmed. */
  sendIfComplete() {
    const whole = this.selection.complete()
    if (!whole || whole[3] || this.selection.next().size) return // one that goes on waits for what follows
    const ask = this.byTouch || settings.confirm === 'always' || (whole[2] && settings.confirm === 'locked')
    if (!ask) this.send(whole)
    else announce(this.previews.get(whole[0])?.sentence || say('page-confirm-now'))
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

  confirm() {
    const whole = this.selection.complete()
    if (!whole || this.busy) return
    this.send(whole)
    this.refresh()
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

  // --- placing on a plane ---------------------------------------------------------------------

  /** @param {import('../board/boards.js').Frame} frame @param {PointerEvent} event */
  hover(frame, event) {
    if (!this.placing.active || frame.board !== this.placing.board || this.busy || event.pointerType === 'touch') return
    const place = this.placing.nearest(frame.stage.point({ x: event.clientX, y: event.clientY }))
    this.point(place?.touch ?? null)
  }

  /** A click on the plane is a click on the nearest place. @param {import('../board/boards.js').Frame} frame @param {MouseEvent} event */
  placeByClick(frame, event) {
    const target = /** @type {Element} */ (event.target)
    if (!this.placing.active || frame.board !== this.placing.board || frame.stage.dragged || !target.closest('svg.board')) return
    const touch = touchOf(target)
    if (touch && this.boards.marks.may.has(touch)) return
    const place = this.placing.nearest(frame.stage.point({ x: event.clientX, y: event.clientY }))
    if (!place) return
    event.stopPropagation()
    this.touch(place.touch)
  }

  /** @param {number} way */
  rotate(way) {
    if (!this.placing.active || !this.placing.rotate(way)) return false
    if (!this.placing.fitsSomewhere) showNote(say('page-turned-nowhere'), { ms: 3000 })
    if (this.placing.laid) this.layAgain()
    this.refresh()
    return true
  }

  /** The laid tile was turned: it lies where it fits now, or nowhere. */
  layAgain() {
    const { at, base } = this.placing
    this.selection.path = [...base]
    if (!at) return
    this.selection.touch(at.touch)
    const turned = this.placing.touches(at.touch)
    if (turned) this.selection.touch(turned[1])
  }
}
