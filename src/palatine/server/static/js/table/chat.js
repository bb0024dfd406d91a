// The chat of a table.

import { button, icon, make, put, seatIcon } from '../shared/dom.js'
import { page, say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').ChatLine} ChatLine */

export class Chat {
  /** @param {(text: string) => void} send @param {(line: ChatLine) => void} about what can be done about who said a line */
  constructor(send, about) {
    this.about = about
    /** @type {number[]} seats I do not want to read, and those the host has muted for all */
    this.muted = []
    /** @type {number[]} */
    this.mutedByHost = []
    /** @type {ChatLine[]} */
    this.lines = []
    this.unread = 0
    this.list = make('ol', { class: 'bare chat-lines', tabindex: 0, 'aria-label': say('page-chat'), 'aria-live': 'polite' })
    this.field = make('input', { name: 'text', maxlength: 500, autocomplete: 'off', placeholder: say('page-chat-write'), 'aria-label': say('page-chat-write') })
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault()
      const text = this.field.value.trim()
      if (text) send(text)
      this.field.value = ''
    }
    this.form = make('form', { class: 'row chat-form', on: { submit } }, make('span', { class: 'grow' }, this.field), make('button', { class: 'quiet', title: say('page-send'), 'aria-label': say('page-send') }, icon('send')))
    this.element = make('section', { class: 'panel talk', 'aria-labelledby': 'chat-head', 'data-tab': 'chat' },
      make('h2', { id: 'chat-head' }, say('page-chat')), this.list, this.form)
    this.show()
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
    const fresh = from + lines.length - this.lines.length
    this.lines = this.lines.slice(0, from).concat(lines)
    this.show()
    return Math.max(0, fresh)
  }

  show() {
    put(this.list, ...(this.lines.length ? this.lines.map((line) => this.row(line)) : [make('li', { class: 'aside' }, say('page-chat-empty'))]))
    this.list.scrollTop = this.list.scrollHeight
  }

  /** A line of somebody else has a button: what can be done about him. @param {ChatLine} line */
  row(line) {
    const text = line.muted === 'me' ? make('i', {}, ` ${say('page-line-hidden')}`) : ` ${line.text}`
    return make('li', {}, line.seat >= 0 ? seatIcon(line.seat, 16) : null,
      make('span', { class: 'grow' }, make('b', {}, line.name), text),
      page.me && !line.mine && button({ icon: 'menu', size: 16, class: 'quiet about-line', label: `${say('page-about-person')}: ${line.name}`, act: () => this.about(line) }))
  }
}
