// The rules beside the table: a sheet over the rail (on a phone from below) with the texts of the rules' own pages. The number of
// a rule, wherever it stands, opens it at the paragraph that says it; the board stays in sight and can be played on.

import { address, fitLinks } from '../shared/addresses.js'
import { Reader } from '../learn/reader.js'
import { announce, showError, showNote } from '../shared/announce.js'
import { get } from '../shared/api.js'
import { button, icon, make, put } from '../shared/dom.js'
import { say } from '../shared/page.js'
import { style } from '../shared/style.js'
import { symbols } from '../shared/symbols.js'

/** @typedef {import('../shared/answers.js').Guide} Guide */
/** @typedef {'howto' | 'rules' | 'legend'} Tab */

const OPENS = 'a.rule, a[data-opens=rules]' // what is a link to the rules on other pages
const KEPT = 'palatine-rules' // in this tab: the sheet stays open
/** @type {[Tab, string][]} */
const TABS = [['howto', 'learn-one-page'], ['rules', 'learn-complete'], ['legend', 'learn-legend']]
const STYLES = ['guide', 'rules'] // needed by the sheet alone, so they come with it

export class RulesSheet {
  /** @param {{rules: () => string, table: () => import('../shared/types.js').Table | null, opened: () => void}} page the address of the rules, '' where there are none; the table; what gives way to the sheet */
  constructor(page) {
    this.page = page
    /** @type {Promise<Guide> | null} */
    this.guide = null
    /** @type {Tab} */
    this.tab = 'rules'
    /** @type {Element | null} what had the focus before */
    this.before = null
    this.title = make('h2', {})
    this.tabs = TABS.map(([tab, key]) => button({ text: say(key), role: 'tab', 'data-tab': tab, act: () => this.choose(tab) }))
    /** @type {Record<Tab, HTMLElement>} */
    this.panes = { howto: make('div', { class: 'pane' }), rules: make('div', { class: 'pane' }), legend: make('div', { class: 'pane chapter now', 'data-title': say('learn-legend') }) }
    this.contents = make('ol', { class: 'bare sheet-chapters', hidden: true })
    this.body = make('div', { class: 'rules-body guide', tabindex: 0 }, this.contents, ...Object.values(this.panes))
    this.reader = new Reader(this.body, (chapter) => this.turned(chapter), 'start')
    /** @type {import('../learn/search.js').Search | null} it comes with the texts: the first move does not wait for it */
    this.search = null
    this.keeper = button({ icon: 'lock', text: say('learn-keep-open'), class: 'plain', 'aria-pressed': 'false', act: () => this.keep(!this.isKept) })
    this.element = make('aside', { class: 'rules-sheet', hidden: true, 'aria-label': say('learn-explain') },
      make('div', { class: 'rules-head' }, this.title,
        button({ icon: 'link', label: say('learn-copy'), class: 'quiet', act: () => this.copy() }),
        button({ icon: 'close', label: say('page-close'), class: 'quiet', act: () => this.close() })),
      make('div', { class: 'rules-tabs', role: 'tablist' }, ...this.tabs), this.body,
      make('div', { class: 'rules-foot' }, button({ icon: 'menu', text: say('learn-chapters'), class: 'plain', act: () => this.listChapters() }), this.keeper))
    addEventListener('click', (event) => this.clicked(event), true)
    this.body.addEventListener('click', (event) => this.followed(event))
    this.element.addEventListener('keydown', (event) => this.key(event))
  }

  get isOpen() {
    return !this.element.hidden
  }

  get isKept() {
    return this.keeper.getAttribute('aria-pressed') === 'true'
  }

  // --- opening and closing --------------------------------------------------------------------------

  /** A link to the rules, anywhere on the page. @param {MouseEvent} event */
  clicked(event) {
    const link = event.target instanceof Element ? event.target.closest(OPENS) : null
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || !this.page.rules()) return
    event.preventDefault()
    link.closest('dialog')?.close()
    link.closest('.note')?.remove() // it would lie over what it leads to
    const name = decodeURIComponent(new URL(link.href).hash.slice(1))
    if (!name && this.isOpen) this.close()
    else this.open(name, name ? 'rules' : 'howto')
  }

  /** @param {string} [name] of a rule, a chapter, a sign @param {Tab} [tab] */
  async open(name = '', tab = 'rules') {
    if (!this.page.rules()) return
    if (!this.isOpen) this.before = document.activeElement
    this.page.opened()
    try {
      const guide = await (this.guide ??= this.fetch())
      await symbols(guide.symbols)
    } catch (error) {
      this.guide = null
      showError(error)
      return
    }
    this.element.hidden = false
    document.body.classList.add('with-rules')
    this.search?.clear()
    this.choose(tab)
    if (name && this.reader.show(name)) announce(this.body.querySelector('.pointed')?.textContent ?? '')
    else this.body.focus({ preventScroll: true })
  }

  /** @returns {Promise<Guide>} */
  async fetch() {
    /** @type {[Guide, typeof import('../learn/search.js'), ...unknown[]]} */
    const [guide, { Search }] = await Promise.all([get(this.page.rules().replace('/rules/', '/api/guide/')), import('../learn/search.js'), ...STYLES.map(style)])
    this.search ??= new Search({ root: () => this.panes.rules, point: (element) => this.reader.point(element), legend: () => this.choose('legend'), open: (isOpen) => { this.body.hidden = isOpen }, done: () => { this.choose('rules', false); this.search?.clear() } })
    this.body.before(this.search.element)
    this.panes.howto.innerHTML = guide.howto.html
    this.panes.legend.innerHTML = guide.legend
    put(this.panes.rules, ...guide.rules.chapters.map((one, i) => {
      const chapter = make('section', { class: i ? 'chapter' : 'chapter now', 'data-anchor': one.id, 'data-number': one.number, 'data-title': one.title })
      chapter.innerHTML = one.html
      return chapter
    }))
    fitLinks(this.body)
    this.markPlayed(guide)
    for (const one of this.body.querySelectorAll('[id]')) { // an id of theirs may be one of the page's
      one.setAttribute('data-anchor', one.id)
      one.removeAttribute('id')
    }
    put(this.contents, ...guide.rules.chapters.map((one) => make('li', {}, make('a', { href: `#${one.id}` }, make('i', {}, String(one.number)), make('span', {}, one.title)))))
    return guide
  }

  /** Beside every agreement: how it is played at this table. @param {Guide} guide */
  markPlayed({ agreements = {} }) {
    const table = this.page.table()
    Object.keys(table?.agreed ?? {}).forEach((key, i) => {
      const number = agreements[key] ? this.panes.rules.querySelector(`[id="${CSS.escape(agreements[key])}"]`) : null
      const place = number?.closest('.agreements li, p, li')
      if (place) place.append(make('small', { class: 'played-here' }, icon('check', 16), `${say('learn-played-here')}: ${table?.options[i]?.[1] ?? ''}`))
    })
  }

  /** @returns {boolean} whether it was open and may be closed by the way */
  escape() {
    return this.isOpen && !this.isKept && this.close()
  }

  close() {
    const was = this.isOpen
    this.element.hidden = true
    this.keep(false)
    document.body.classList.remove('with-rules')
    if (was && this.element.contains(document.activeElement) && (this.before instanceof HTMLElement || this.before instanceof SVGElement)) this.before.focus()
    return was
  }

  /** Open until it is closed by its own button, and again after the page was loaded anew. @param {boolean} isKept */
  keep(isKept) {
    this.keeper.setAttribute('aria-pressed', String(isKept))
    try {
      if (isKept) sessionStorage.setItem(KEPT, this.tab)
      else sessionStorage.removeItem(KEPT)
    } catch { /* not remembered, then */ }
  }

  /** The table is shown for the first time: open what was kept open. */
  restore() {
    /** @type {string | null} */
    let tab = null
    try { tab = sessionStorage.getItem(KEPT) } catch { /* nothing was kept */ }
    const kept = TABS.find(([one]) => one === tab)
    if (kept) this.open('', kept[0]).then(() => this.keep(this.isOpen))
  }

  // --- inside ---------------------------------------------------------------------------------------

  /** @param {Tab} tab @param {boolean} [anew] from its beginning */
  choose(tab, anew = true) {
    this.tab = tab
    for (const one of this.tabs) one.setAttribute('aria-selected', String(one.getAttribute('data-tab') === tab))
    for (const [name] of TABS) this.panes[name].hidden = name !== tab
    this.contents.hidden = true
    const chapter = tab === 'rules' ? this.panes.rules.querySelector('.chapter.now') : null
    if (chapter instanceof HTMLElement) this.name(chapter)
    else this.title.textContent = say(tab === 'howto' ? 'learn-how' : 'learn-legend')
    if (anew) this.body.scrollTop = 0
  }

  /** @param {HTMLElement} chapter */
  turned(chapter) {
    if (this.panes.rules.contains(chapter)) {
      if (this.tab !== 'rules') this.choose('rules', false)
      this.name(chapter)
    } else if (this.panes.legend.contains(chapter)) this.choose('legend', false)
  }

  /** @param {HTMLElement} chapter */
  name(chapter) {
    this.title.textContent = `${chapter.dataset.number ?? ''} ${chapter.dataset.title ?? ''}`.trim()
  }

  listChapters() {
    const isShown = !this.contents.hidden
    this.choose('rules', !isShown)
    this.contents.hidden = isShown
    if (!isShown) this.contents.querySelector('a')?.focus()
  }

  /** Links inside lead to other places of the sheet; a rule's own number copies its address. @param {MouseEvent} event */
  followed(event) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    const name = decodeURIComponent(new URL(link.href).hash.slice(1))
    if (link.classList.contains('rule-number')) return void this.copy(name)
    this.choose('rules', false)
    this.reader.show(name)
  }

  /** The address of the page of rules, at this rule or at the chapter that is shown. @param {string} [name] */
  async copy(name) {
    const at = name ?? (this.tab === 'legend' ? 'legend' : this.reader.root.querySelector('.pane:not([hidden]) .chapter.now')?.getAttribute('data-anchor') ?? '')
    const copied = new URL(address(this.tab === 'howto' && !name ? this.page.rules().replace('/rules/', '/how/') : `${this.page.rules()}#${at}`), location.href).href
    await navigator.clipboard?.writeText(copied).catch(() => { prompt(say('page-copy'), copied) })
    showNote(say('learn-rule-copied'), { ms: 2500 })
    announce(say('learn-rule-copied'))
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== '/' || !this.search || event.target === this.search.field) return
    event.preventDefault()
    event.stopPropagation()
    this.search.field.focus()
  }
}
