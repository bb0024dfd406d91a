// Sheets: panels that have no room of their own open over another part of the page. Tabs open them where the page is small;
// the list of all moves and hints open over the rail on a wide page, too. One sheet is open at a time; Escape closes it.

import { button, make, put } from '../shared/dom.js'
import { say } from '../shared/page.js'
import { breakable } from '../shared/text.js'

/** @typedef {{key: string, title: string, panel: HTMLElement, count?: number, note?: string, base?: boolean, opened?: (isOpen: boolean) => void}} Tab a base tab is in sight where no sheet is open; `opened` is told whether it is */

export class Tabs {
  constructor() {
    /** @type {Tab[]} */
    this.tabs = []
    /** @type {Tab[]} sheets that something else opens */
    this.others = []
    this.opened = '' // the key of the open sheet
    /** @type {Map<string, HTMLButtonElement>} */
    this.buttons = new Map()
    /** @type {Set<string>} */
    this.news = new Set()
    /** @type {Element | null} what had the focus before */
    this.before = null
    this.element = make('div', { class: 'tabs', role: 'group', 'aria-label': say('page-panels') })
  }

  /** @param {Tab[]} tabs @param {Tab[]} others sheets without a tab */
  show(tabs, others) {
    this.tabs = tabs
    this.others = others
    for (const { key } of tabs) if (!this.buttons.has(key)) this.buttons.set(key, button({ class: 'tab', 'data-for': key, act: () => this.toggle(key) }))
    for (const { key, title, count, note } of tabs) {
      const gap = title.includes(' ') ? '\u00a0' : ' ' // two lines at most: a number has none of its own where its words have two
      const text = breakable(count === undefined ? title : `${title}${gap}${count}`)
      const one = this.buttons.get(key), shown = note ? `${text} ${note}` : text
      if (one && one.textContent !== shown) put(one, note ? `${text} ` : text, note && make('small', {}, note))
    }
    put(this.element, ...tabs.map(({ key }) => this.buttons.get(key)))
    if (this.opened && !this.tab(this.opened)) this.opened = ''
    this.mark()
  }

  /** @param {string} key */
  tab(key) {
    return [...this.tabs, ...this.others].find((tab) => tab.key === key)
  }

  /** @param {string} key */
  toggle(key) {
    if (this.opened === key || this.tab(key)?.base) this.close()
    else this.open(key)
  }

  /** @param {string} key */
  open(key) {
    if (this.opened === key) return
    this.before ??= document.activeElement
    this.opened = key
    this.news.delete(key)
    this.mark()
  }

  /** @returns {boolean} whether one was open */
  close() {
    if (!this.opened) return false
    const panel = this.tab(this.opened)?.panel
    const within = panel?.contains(document.activeElement)
    this.opened = ''
    this.mark()
    if (within && this.before instanceof HTMLElement) this.before.focus()
    this.before = null
    return true
  }

  mark() {
    document.body.classList.toggle('sheet-open', Boolean(this.opened))
    for (const { key, panel, base, opened } of [...this.tabs, ...this.others]) {
      const open = key === this.opened
      opened?.(open)
      const one = this.buttons.get(key)
      panel.classList.toggle('open', open)
      one?.setAttribute('aria-pressed', String(open || Boolean(base && !this.opened)))
      one?.classList.toggle('news', this.news.has(key) && !open)
      one?.classList.toggle('usable', panel.classList.contains('usable'))
    }
  }

  /** Give a heading a cross that closes the sheet. @param {HTMLElement} heading */
  addCross(heading) {
    const row = make('div', { class: 'sheet-top' })
    heading.replaceWith(row)
    row.append(heading, button({ icon: 'close', label: say('page-close'), class: 'quiet', act: () => this.close() }))
  }

  /** Something has come that is not in sight. @param {string} key */
  markNew(key) {
    if (this.opened !== key) this.news.add(key)
    this.mark()
  }
}
