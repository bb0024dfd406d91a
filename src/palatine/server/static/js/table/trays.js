// What lies beside the board: what is mine (the tray), what there is to choose from (the market over the picture), what stands
// beside the players (in the rail). All of it can be touched like the board.

import { icon, make, put } from '../shared/dom.js'
import { beforePaint } from '../shared/measuring.js'
import { say } from '../shared/page.js'
import { cardButton } from './cards.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').Tray} Tray */

/** How many cards a tray holds, equal ones counted. @param {Tray} tray */
export const total = ({ cards }) => cards.reduce((sum, card) => sum + (Number(card.count) || 1), 0)

/** The note of a tray where it is what its signs are worth; that of cards is a rule, which their inspector tells as well. @param {Tray} tray */
export const sumOf = ({ form, note }) => (form === 'signs' ? note : '')

/** One tray: a panel whose cards are made anew only where they have changed. */
export class TrayPanel {
  /** @param {string} key @param {import('./cards.js').Handlers} handlers */
  constructor(key, handlers) {
    this.handlers = handlers
    this.shown = '' // the tray as text
    /** @type {[string, HTMLElement][]} its cards, each with its text */
    this.cards = []
    this.head = make('h2', { class: 'tray-head', id: `tray-${key}` })
    this.list = make('div', { class: 'tray-cards' })
    this.element = make('section', { class: 'panel tray', 'aria-labelledby': `tray-${key}`, 'data-tab': `tray-${key}` }, this.head, this.list)
  }

  /** @param {Tray} tray */
  show(tray) {
    const shown = JSON.stringify(tray)
    if (shown === this.shown) return
    this.shown = shown
    const { title, note, secret, form, cards } = tray
    this.element.dataset.form = form
    this.element.dataset.count = String(cards.length)
    this.element.style.setProperty('--count', String(cards.length))
    put(this.head, make('span', {}, sumOf(tray) ? `${title} ${total(tray)}` : title), secret && icon('hidden', 16, say('page-hand-secret')), note && make('small', {}, note))
    const before = this.cards
    this.cards = cards.map((card) => {
      const text = JSON.stringify([form, card]), kept = before.findIndex((one) => one[0] === text)
      return kept < 0 ? [text, cardButton(card, form, this.handlers)] : before.splice(kept, 1)[0]
    })
    put(this.list, ...(cards.length ? this.cards.map(([, card]) => card) : [make('p', { class: 'aside tray-empty' }, say('page-hand-empty'))]))
  }
}

export class Trays {
  /** @param {import('./cards.js').Handlers} handlers */
  constructor(handlers) {
    this.handlers = handlers
    /** @type {Map<string, TrayPanel>} */
    this.panels = new Map()
    /** @type {Tray[]} */
    this.trays = []
    this.shownObject = '' // what the question was about, on which screen, when strips were scrolled to it
    this.offered = '' // what of the market may be chosen
    this.front = '' // the key of the one that comes first where there is room for one only: what a coach points at
    this.tray = make('div', { class: 'trays' })
    this.market = make('div', { class: 'market' })
    this.rail = make('div', { class: 'rail-trays' })
  }

  /** @param {Update} update */
  show({ status, table }) {
    const shown = table.state === 'playing' || table.state === 'over'
    this.trays = shown ? status?.trays ?? [] : []
    this.panels = new Map(this.trays.map((tray) => [tray.key, this.panels.get(tray.key) ?? new TrayPanel(tray.key, this.handlers)]))
    for (const tray of this.trays) this.panels.get(tray.key)?.show(tray)
    for (const place of /** @type {const} */ (['tray', 'market', 'rail'])) put(this[place], ...this.at(place).map((tray) => this.panels.get(tray.key)?.element))
  }

  /** @param {Tray['place']} place */
  at(place) {
    return this.trays.filter((tray) => tray.place === place).sort((a, b) => Number(b.key === this.front) - Number(a.key === this.front))
  }

  /** Whether there is a card, or the place of one, to touch so. @param {string} touch */
  has(touch) {
    return this.trays.some((tray) => tray.cards.some((card) => card.touch === touch || card.place === touch))
  }

  /** What cards would be after a choice that is half made: their number in it ("2/2"), or their price. @param {import('../shared/types.js').Ghost[]} ghosts */
  showGhosts(ghosts) {
    const texts = new Map(ghosts.filter((ghost) => ghost.text).map((ghost) => [ghost.at, ghost.text]))
    for (const { cards, key } of this.trays) {
      const list = this.panels.get(key)?.list
      for (const card of cards) {
        const shown = card.touch ? list?.querySelector(`[data-touch="${CSS.escape(card.touch)}"]`) : null
        if (shown) showGhost(shown, card, texts.get(card.touch) ?? '')
      }
    }
  }

  /** @param {Set<string>} may @param {string[]} chosen @param {Set<string>} object what the question is about */
  mark(may, chosen, object) {
    for (const panel of this.panels.values()) {
      for (const card of panel.list.querySelectorAll('.card')) {
        const touch = card.getAttribute('data-touch') ?? ''
        const place = may.has(card.getAttribute('data-place') ?? '-')
        card.classList.toggle('may-place', place)
        card.classList.toggle('may', place || may.has(touch))
        card.classList.toggle('chosen', chosen.includes(touch))
        card.classList.toggle('object', object.has(touch))
        card.setAttribute('aria-pressed', String(chosen.includes(touch)))
      }
      panel.element.classList.toggle('usable', panel.list.querySelector('.may') !== null)
    }
    const asked = [document.body.dataset.screen, ...object].join(' ')
    if (asked !== this.shownObject) beforePaint(this, () => this.reveal())
    this.shownObject = asked
    const offered = [...this.market.querySelectorAll('.card.may')], key = offered.map((card) => card.getAttribute('data-touch')).join()
    if (key !== this.offered) beforePaint(this.market, () => this.bring(offered))
    this.offered = key
  }

  /** What scrolls is scrolled so far that the question's object is whole in sight. */
  reveal() {
    const ways = [...this.panels.values()].flatMap(({ list }) => {
      const card = list.querySelector('.card.object')?.getBoundingClientRect(), around = list.getBoundingClientRect()
      if (!card) return []
      return { list, left: Math.max(0, card.right - around.right) || Math.min(0, card.left - around.left), top: Math.max(0, card.bottom - around.bottom) || Math.min(0, card.top - around.top) }
    })
    return () => ways.forEach(({ list, left, top }) => { if (left || top) list.scrollBy({ left, top, behavior: 'instant' }) })
  }

  /** A row of the market that is too long for a phone begins with what may be chosen, where none of that is in sight. @param {Element[]} offered */
  bring(offered) {
    const around = this.market.getBoundingClientRect(), boxes = offered.map((card) => card.getBoundingClientRect())
    if (!boxes.length || boxes.some((box) => box.left >= around.left && box.right <= around.right)) return
    const left = this.market.scrollLeft + boxes[0].left - around.left - around.width / 10
    return () => this.market.scrollTo({ left })
  }
}

/** @param {Element} shown @param {import('../shared/types.js').Card} card @param {string} text what it would be, '' where it stays */
function showGhost(shown, card, text) {
  const price = shown.querySelector('.card-price')
  if (price) price.textContent = text || card.price
  price?.classList.toggle('ghost', Boolean(text))
  const mark = card.mark || (price ? '' : text)
  if (mark) shown.setAttribute('data-mark', mark)
  else shown.removeAttribute('data-mark')
}
