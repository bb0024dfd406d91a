// The bar over a table: the game, where it stands, and four tools: rules, hint, chat, menu. What has no room wraps out of sight as a whole.

import { address } from '../shared/addresses.js'
import { button, icon, make, put, renew, unseen } from '../shared/dom.js'
import { number, say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Update} Update */

export class Tools {
  /** @param {{hint: HTMLElement, chat: () => void, menu: () => void}} parts */
  constructor({ hint, chat, menu }) {
    this.place = document.getElementById('where')
    this.title = make('span', { class: 'game' })
    this.progress = make('span', { class: 'progress-title' })
    this.steps = make('ol', { class: 'bare steps' })
    this.rules = make('a', { class: 'tool', 'data-opens': 'rules', target: '_blank', rel: 'noopener', 'aria-label': say('learn-explain'), title: say('learn-explain'), 'aria-keyshortcuts': '?' }, icon('rules', 24))
    this.unread = make('span', { class: 'unread' })
    this.chat = button({ icon: 'chat', size: 24, class: 'tool tool-chat', label: say('page-chat'), act: chat })
    this.chat.append(this.unread)
    this.menu = button({ icon: 'menu', size: 24, class: 'tool', label: say('page-table-menu'), act: menu })
    if (this.place) put(this.place, this.title, this.progress, this.steps)
    const tools = document.getElementById('tools')
    if (tools) put(tools, this.rules, hint, this.chat, this.menu)
    this.rules.hidden = this.menu.hidden = this.chat.hidden = true
  }

  /** @param {Update} update @param {boolean} talks whether there is anybody to talk with */
  show({ table, status }, talks) {
    const progress = table.state === 'playing' ? status?.progress : null
    renew(this.title, table.title)
    this.rules.href = address(table.rules)
    this.rules.hidden = !table.rules
    this.menu.hidden = false
    this.chat.hidden = !talks
    renew(this.progress, progress?.title)
    renew(this.steps, ...(progress?.steps ?? []).map((step, i) => make('li', i === progress?.now ? { class: 'now', 'aria-current': 'step' } : {}, step)))
  }

  /** @param {number} lines that nobody has read here */
  showUnread(lines) {
    this.chat.setAttribute('aria-label', lines ? `${say('page-chat')}: ${number(lines)}` : say('page-chat'))
    put(this.unread, lines > 0 && number(lines), lines > 0 && unseen(say('page-unread')))
    this.unread.hidden = lines === 0
  }
}
