// Taking back: one step at once, a whole turn after a question, and beyond that only if everybody agrees, which is a button of
// its own; and playing again what was taken back. Nothing here crosses another's move silently.

import { confirmed, dialog } from '../shared/dialog.js'
import { button, make, seatIcon } from '../shared/dom.js'
import { say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Update} Update */

const HOLD = 600 // milliseconds: who holds the button means the whole turn

/**
 * @typedef {object} Page
 * @property {(message: import('../shared/types.js').ClientMessage) => void} send
 * @property {(texts: string[]) => void} play
 * @property {() => boolean} back takes a half-made choice back; whether there was one
 */

export class TakeBack {
  /** @param {Page} page */
  constructor(page) {
    this.page = page
    /** @type {Update | null} */
    this.update = null
    this.waits = false // one is on its way: further presses mean the same one
    this.holding = 0
    this.held = false
    this.undo = button({ icon: 'undo', text: say('page-undo'), class: 'act act-undo', 'aria-keyshortcuts': 'Z Shift+Z', act: () => this.pressed() })
    this.redo = button({ icon: 'redo', text: say('page-redo'), title: say('page-redo'), class: 'act act-redo', 'aria-keyshortcuts': 'Y', act: () => this.again() })
    this.ask = button({ icon: 'people', text: say('page-undo-ask'), class: 'act act-ask', act: () => this.wish() })
    this.undo.addEventListener('pointerdown', () => { this.held = false; this.holding = setTimeout(() => { this.held = true; this.turn() }, HOLD) })
    for (const end of ['pointerup', 'pointerleave', 'pointercancel']) this.undo.addEventListener(end, () => clearTimeout(this.holding))
  }

  /** @param {Update} update */
  show(update) {
    const { undo } = update
    this.update = update
    this.waits = false
    this.undo.title = undo?.sentence || say('page-undo')
    this.redo.hidden = !undo?.redo.length
    this.ask.hidden = !undo?.ask
    this.ask.title = undo?.ask_sentence ?? ''
  }

  /** Whether a choice is half made, which the button takes back first. @param {boolean} begun */
  begun(begun) {
    this.undo.disabled = !begun && !this.update?.undo.free
  }

  pressed() {
    if (!this.held) this.step()
    this.held = false
  }

  /** A half-made choice first, then the last action that was sent. */
  step() {
    if (!this.page.back()) this.last()
  }

  /** The last action that was sent, without asking; whether it is on its way. */
  last() {
    if (this.waits || !this.update?.undo.free) return false
    this.page.send({ type: 'undo', steps: 1 })
    return (this.waits = true)
  }

  /** All that is mine since the last draw, reveal or move of another. */
  async turn() {
    const steps = this.update?.undo.free ?? 0
    if (this.waits || !steps) return
    this.page.back()
    if (await confirmed(say('page-undo-turn'), say('page-undo-turn-note'), say('page-undo-turn-yes'), say('page-undo-turn-no'))) {
      this.waits = true
      this.page.send({ type: 'undo', steps })
    }
  }

  again() {
    const texts = this.update?.undo.redo ?? []
    if (!texts.length || this.waits) return
    this.waits = true
    this.page.play(texts.slice(0, 1))
  }

  /** Ask the others, once it is said what would be undone and who has to agree. */
  wish() {
    const { undo, seats } = /** @type {Update} */ (this.update)
    if (!undo.ask || document.querySelector('dialog.wish')) return
    const bots = seats.filter((seat) => seat.kind === 'bot')
    const line = (/** @type {import('../shared/types.js').Seat} */ seat, /** @type {string} */ what) => make('li', {}, seatIcon(seat.seat, 18), `${seat.name}: ${what}`)
    const box = dialog(say('page-undo-wish'), [
      make('p', {}, undo.ask_sentence),
      make('h3', {}, say('page-undo-would')),
      make('ul', { class: 'would-undo' }, ...undo.would_undo.map((text) => make('li', {}, text))),
      make('ul', { class: 'bare agree' }, ...undo.must_agree.map((seat) => line(seats[seat], say('page-undo-is-asked'))), ...bots.map((seat) => line(seat, say('page-undo-bot-agrees')))),
      make('div', { class: 'row end' },
        button({ text: say('page-undo-turn-no'), class: 'plain', act: () => box.close() }),
        button({ icon: 'people', text: say('page-undo-ask'), class: 'strong', act: () => { box.close(); this.page.send({ type: 'undo', ask: true }) } })),
    ], { class: 'wish' })
  }
}
