// The same choices as on the board, as a list of buttons that goes step by step as the clicks do.

import { button, icon, make, put } from '../dom.js'
import { say, signed } from '../page.js'

/** @typedef {import('./choosing.js').Choosing} Choosing */
/** @typedef {import('./choosing.js').Next} Next */
/** @typedef {import('./types.js').Looked} Looked */

const MANY = 14 // from so many on, a field to search in

/**
 * @typedef {object} Shown
 * @property {Choosing} choosing
 * @property {Record<string, string>} labels
 * @property {(touch: string) => boolean} onBoard
 * @property {Map<string, Looked>} looked by the text of the offer
 * @property {boolean} previews
 * @property {boolean} busy
 * @property {(touch: string) => string} symbol what a card of the hand looks like
 */

export class Choices {
  /** @param {{touch: (touch: string) => void, point: (touch: string | null) => void, back: () => void}} heard */
  constructor(heard) {
    this.heard = heard
    this.head = make('h2', { id: 'choices-head' }, say('page-you-may'))
    this.crumbs = make('p', { class: 'crumbs' })
    this.search = make('input', { type: 'search', class: 'search', placeholder: say('page-search'), 'aria-label': say('page-search'), autocomplete: 'off', hidden: true, on: { input: () => this.filter() } })
    this.list = make('div', { class: 'choices', role: 'group', 'aria-labelledby': 'choices-head' })
    this.element = make('section', { class: 'panel moves', 'aria-labelledby': 'choices-head', 'data-tab': 'moves' }, this.head, this.crumbs, this.search, this.list)
    this.list.addEventListener('keydown', (/** @type {KeyboardEvent} */ e) => this.pressed(e))
    this.key = ''
  }

  /** Say instead why there is nothing to choose. @param {string} text */
  silent(text) {
    this.key = ''
    this.crumbs.textContent = ''
    this.search.hidden = true
    put(this.list, make('p', { class: 'aside' }, text))
  }

  /** @param {Shown} shown */
  show(shown) {
    const { choosing, labels } = shown
    const key = `${choosing.path.join('|')}#${choosing.offers.length}`
    const inside = this.list.contains(document.activeElement)
    const had = /** @type {any} */ (document.activeElement)?.dataset?.touch
    put(this.crumbs, ...crumbs(choosing.path, labels, this.heard))
    const next = [...choosing.next().values()]
    if (key !== this.key) this.search.value = ''
    this.search.hidden = next.length < MANY
    const away = next.filter((one) => !shown.onBoard(one.touch))
    const here = next.filter((one) => shown.onBoard(one.touch))
    put(
      this.list,
      ...away.map((one) => this.choice(one, shown, false)),
      away.length > 0 && here.length > 0 && make('h3', {}, say('page-on-board')),
      here.length > 0 && make('div', { class: 'spots' }, ...here.map((one) => this.choice(one, shown, true))),
    )
    if (this.search.value) this.filter()
    if (inside) this.refocus(key === this.key ? had : null)
    this.key = key
  }

  /** @param {Next} one @param {Shown} shown @param {boolean} spot */
  choice(one, shown, spot) {
    const label = shown.labels[one.touch] ?? one.touch
    const looked = one.done && shown.looked.get(one.done[0])
    const symbol = shown.symbol(one.touch)
    return make(
      'button',
      {
        type: 'button', class: spot ? 'choice spot' : 'choice', 'data-touch': one.touch, disabled: shown.busy,
        title: looked?.sentence,
        on: {
          click: () => this.heard.touch(one.touch),
          pointerenter: () => this.heard.point(one.touch), pointerleave: () => this.heard.point(null),
          focus: () => this.heard.point(one.touch),
        },
      },
      symbol ? icon(symbol, 20) : null,
      make('span', {}, label),
      shown.previews && looked && pill(looked.total),
      one.locked && icon('lock', 16, say('page-locked')),
      !one.done && icon('next', 14),
    )
  }

  /** Show only what has the searched letters. */
  filter() {
    const wanted = plain(this.search.value)
    for (const one of this.list.querySelectorAll('.choice')) one.hidden = !plain(one.textContent).includes(wanted)
  }

  /** @param {string | null} touch */
  refocus(touch) {
    const wanted = touch && this.list.querySelector(`[data-touch="${CSS.escape(touch)}"]`)
    const target = wanted || this.list.querySelector('button:not(:disabled)')
    target?.focus()
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (!way) return
    event.preventDefault()
    const all = [...this.list.querySelectorAll('button:not([hidden])')]
    const at = all.indexOf(document.activeElement)
    all[(at + way + all.length) % all.length]?.focus()
  }
}

/** @param {string[]} path @param {Record<string, string>} labels @param {{back: () => void}} heard */
function crumbs(path, labels, heard) {
  if (!path.length) return []
  return [
    button({ icon: 'prev', size: 16, label: say('page-back'), class: 'quiet', act: heard.back }),
    make('span', {}, path.map((touch) => labels[touch] ?? touch).join(' › ')),
  ]
}

/** Points that would follow. @param {number} total */
export function pill(total) {
  if (!total) return null
  return make('b', { class: total < 0 ? 'pill loss' : 'pill' }, signed(total))
}

/** Letters without accents and case. @param {string} text */
export const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
