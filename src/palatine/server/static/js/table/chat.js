// Talk at the table.

import { button, make, put, seatSign } from '../dom.js'
import { say } from '../page.js'

/** @typedef {{n: number, at: number, name: string, seat: number, text: string}} Said */

export class Chat {
  /** @param {(text: string) => void} send */
  constructor(send) {
    /** @type {Said[]} */
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
    this.form = make('form', { class: 'row chat-form', on: { submit } }, make('span', { class: 'grow' }, this.field), make('button', { class: 'quiet', title: say('page-send'), 'aria-label': say('page-send') }))
    this.form.querySelector('button').append(button({ icon: 'send', act: () => {} }).firstChild)
    this.element = make('section', { class: 'panel talk', 'aria-labelledby': 'chat-head', 'data-tab': 'chat' },
      make('h2', { id: 'chat-head' }, say('page-chat')), this.list, this.form)
    this.show()
  }

  get count() {
    return this.lines.length
  }

  /** @param {{from: number, lines: Said[]}} message */
  take({ from, lines }) {
    const fresh = from + lines.length - this.lines.length
    this.lines = this.lines.slice(0, from).concat(lines)
    this.show()
    return Math.max(0, fresh)
  }

  show() {
    put(this.list, ...(this.lines.length ? this.lines.map((line) =>
      make('li', {}, line.seat >= 0 ? seatSign(line.seat, 16) : null, make('span', {}, make('b', {}, line.name), ` ${line.text}`))) : [make('li', { class: 'aside' }, say('page-chat-empty'))]))
    this.list.scrollTop = this.list.scrollHeight
  }
}
