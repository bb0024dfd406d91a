// The chat of a table: one row with the last message, which opens. It is not there where all others are bots.

import { button, icon, make, put, seatIcon } from '../shared/dom.js'
import { page, say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').ChatLine} ChatLine */

export class Chat {
  /**
   * @param {(text: string) => void} send
   * @param {(line: ChatLine) => void} about what can be done about who said a line
   * @param {() => void} changed the number of unread lines is another
   */
  constructor(send, about, changed) {
    this.about = about
    this.changed = changed
    /** @type {number[]} seats I do not want to read, and those the host has muted for all */
    this.muted = []
    /** @type {number[]} */
    this.mutedByHost = []
    /** @type {ChatLine[]} */
    this.lines = []
    this.unread = 0
    this.begun = false // the lines from before we came are nothing new
    this.list = make('ol', { class: 'bare chat-lines', tabindex: 0, 'aria-label': say('page-chat'), 'aria-live': 'polite' })
    this.field = make('input', { name: 'text', maxlength: 500, autocomplete: 'off', placeholder: say('page-chat-write'), 'aria-label': say('page-chat-write') })
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault()
      const text = this.field.value.trim()
      if (text) send(text)
      this.field.value = ''
    }
    this.form = make('form', { class: 'row chat-form', on: { submit } }, make('span', { class: 'grow' }, this.field), make('button', { class: 'quiet', title: say('page-send'), 'aria-label': say('page-send') }, icon('send')))
    this.last = make('span', { class: 'fold-last' })
    this.fold = make('button', { type: 'button', class: 'fold', 'aria-expanded': 'false', on: { click: () => this.toggle() } },
      icon('chat', 18), make('b', {}, say('page-chat')), this.last, icon('next', 14))
    this.element = make('section', { class: 'panel talk', 'aria-label': say('page-chat'), 'data-tab': 'chat' },
      this.fold, make('div', { class: 'talk-body' }, this.list, this.form))
    this.show()
  }

  /** Unfold it, or fold it. @param {boolean} [open] */
  toggle(open = !this.element.classList.contains('unfolded')) {
    this.element.classList.toggle('unfolded', open)
    this.fold.setAttribute('aria-expanded', String(open))
    if (open) this.read()
  }

  /** All of it is seen. */
  read() {
    this.unread = 0
    this.list.scrollTop = this.list.scrollHeight
    this.changed()
  }

  /** There is nobody to talk with where all others are bots. @param {import('../shared/types.js').Update} update */
  here({ seats, you, table }) {
    const others = seats.some((seat) => seat.kind !== 'bot' && !you.mine.includes(seat.seat))
    this.element.hidden = !others && !this.lines.length && table.state !== 'waiting'
    return !this.element.hidden
  }

  get count() {
    return this.lines.length
  }

  /** Who has muted a seat: me | host | ''. @param {number} seat */
  mutedSeat(seat) {
    return this.muted.includes(seat) ? 'me' : this.mutedByHost.includes(seat) ? 'host' : ''
  }

  /** @param {import('../shared/types.js').ChatLines} message */
  take({ from, lines, muted, muted_by_host: byHost }) {
    this.muted = muted
    this.mutedByHost = byHost
    const before = this.begun ? this.lines.length : from + lines.length
    this.begun = true
    this.lines = this.lines.slice(0, from).concat(lines)
    this.show()
    const fresh = this.lines.slice(before).filter((line) => !line.mine && line.muted !== 'me')
    if (!this.isOpen) this.unread += fresh.length
    this.changed()
    return fresh
  }

  /** Whether its lines can be seen. */
  get isOpen() {
    return this.list.checkVisibility()
  }

  show() {
    put(this.list, ...(this.lines.length ? this.lines.map((line) => this.row(line)) : [make('li', { class: 'aside' }, say('page-chat-empty'))]))
    this.list.scrollTop = this.list.scrollHeight
    const last = this.lines.at(-1)
    this.last.textContent = last && last.muted !== 'me' ? `${last.name}: ${last.text}` : ''
  }

  /** A line of somebody else has a button: what can be done about him. @param {ChatLine} line */
  row(line) {
    const text = line.muted === 'me' ? make('i', {}, ` ${say('page-line-hidden')}`) : ` ${line.text}`
    return make('li', {}, line.seat >= 0 ? seatIcon(line.seat, 16) : null,
      make('span', { class: 'grow' }, make('b', {}, line.name), text),
      page.me && !line.mine && button({ icon: 'menu', size: 16, class: 'quiet about-line', label: `${say('page-about-person')}: ${line.name}`, act: () => this.about(line) }))
  }
}
