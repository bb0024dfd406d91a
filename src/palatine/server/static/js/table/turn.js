// My turn: what is touched, what it means, what goes to the server. The page around it is table.js.

import { touchOf } from '../board/board.js'
import { pills } from '../board/pills.js'
import { Choosing } from '../board/selection.js'
import { announce, hush, note } from '../shared/announce.js'
import { randomWord, say } from '../shared/page.js'
import { settings } from '../shared/settings.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').Looked} Looked */

const LOOKS_AT_MOST = 64 // offers the server looks at in one go

export class Turn {
  /** @type {import('../board/board.js').Board} */ board
  /** @type {import('../board/stage.js').Stage} */ stage
  /** @type {import('../board/placing.js').Placing} */ placing
  /** @type {import('./prompt.js').Prompt} */ prompt
  /** @type {import('../board/choices.js').Choices} */ choices
  /** @type {import('./hand.js').Hand} */ hand
  /** @type {import('./socket.js').Socket} */ socket
  /** @type {import('./focus.js').Footing} */ footing

  constructor() {
    /** @type {Update | null} */
    this.update = null
    this.choosing = new Choosing()
    /** @type {Map<string, Looked>} */
    this.looked = new Map()
    this.seq = -1
    this.busy = false // a move is on its way
    this.forced = false // the first step took itself
    this.asked = '' // what was looked at last
    this.pointed = /** @type {string | null} */ (null)
    this.pointTimer = 0
    this.last = new Set() // places of what moved last
    this.refused = new Set()
  }

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
        onBoard: (touch) => this.board.has(touch), tall: !this.placing.active && this.stage.tall, inHand: (touch) => this.hand.cards.some((card) => card.touch === touch),
      })
    } else this.choices.silent(update.table.state === 'over' ? say('page-over-note') : update.pending?.waiting || say('page-nothing'))
    if (settings.previews && mine) pills(this.board, this.choosing, this.looked)
    else pills(this.board, new Choosing(), this.looked)
    this.detail()
    this.footing.mend()
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

  /** The offer a touch would complete: of a place, as the tile is turned now. @param {import('../board/selection.js').Next} next */
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

  /** Choose all that an offer touches; it is sent when it is confirmed, whatever the settings say. @param {string[]} touches */
  lay(touches) {
    if (!this.update?.pending?.mine || this.busy || !this.choosing.begins(touches)) return
    hush()
    this.refused = new Set()
    this.choosing.path = [...touches]
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

  /** @param {import('../shared/types.js').Offer} offer */
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
}
