// The choices as a list of buttons: the same as on the board, step by step.

import { button, icon, make, put } from '../shared/dom.js'
import { say, signed } from '../shared/page.js'
import { plain } from '../shared/text.js'

/** @typedef {import('./selection.js').Selection} Selection */
/** @typedef {import('./selection.js').Next} Next */
/** @typedef {import('../shared/types.js').Preview} Preview */

const MANY = 14 // from so many on, a field to search in

/**
 * @typedef {object} Shown
 * @property {Selection} selection
 * @property {Record<string, string>} labels
 * @property {(touch: string) => boolean} onBoard
 * @property {boolean} [answers] what is not possible answers why: in a lesson
 * @property {Map<string, Preview>} previews by the text of the offer
 * @property {number} [forced] how many steps took themselves
 * @property {boolean} showPreviews
 * @property {boolean} busy
 */

export class Choices {
  /** @param {{touch: (touch: string) => void, point: (touch: string | null) => void, back: () => void}} handlers */
  constructor(handlers) {
    this.handlers = handlers
    this.head = make('h2', { id: 'choices-head' }, say('page-you-may'))
    this.crumbs = make('p', { class: 'crumbs' })
    this.search = make('input', { type: 'search', class: 'search', placeholder: say('page-search'), 'aria-label': say('page-search'), autocomplete: 'off', hidden: true, on: { input: () => this.filter() } })
    this.spots = make('div', { class: 'spots' })
    this.between = make('h3', {}, say('page-on-board'))
    this.list = make('div', { class: 'choices', role: 'group', 'aria-labelledby': 'choices-head' })
    this.element = make('section', { class: 'panel moves over-rail', 'aria-labelledby': 'choices-head', 'data-tab': 'moves' }, this.head, this.crumbs, this.search, this.list)
    this.list.addEventListener('keydown', (/** @type {KeyboardEvent} */ e) => this.pressed(e))
    this.key = ''
    /** @type {Map<string, HTMLButtonElement>} */
    this.buttons = new Map()
    this.isOpen = false // nobody sees it else: it is drawn when it is opened
    this.draw = () => {}
  }

  /** The sheet is opened or closed. @param {boolean} isOpen @returns {boolean} whether its choices were drawn now */
  opened(isOpen) {
    const isNew = isOpen && !this.isOpen
    if (isNew) this.draw()
    this.isOpen = isOpen
    return isNew
  }

  /** Show instead why there is nothing to choose. @param {string} text */
  showReason(text) {
    this.later(() => this.drawReason(text))
  }

  /** @param {Shown} shown */
  show(shown) {
    this.later(() => this.drawChoices(shown))
  }

  /** @param {() => void} draw */
  later(draw) {
    this.draw = draw
    if (this.isOpen) draw()
  }

  /** @param {string} text */
  drawReason(text) {
    this.key = ''
    this.crumbs.textContent = ''
    this.search.hidden = true
    put(this.list, make('p', { class: 'aside' }, text))
  }

  /** @param {Shown} shown */
  drawChoices(shown) {
    const { selection, labels } = shown
    const key = `${selection.path.join('|')}#${selection.offers.length}`
    const inside = this.list.contains(document.activeElement)
    const had = document.activeElement?.getAttribute('data-touch') ?? null
    put(this.crumbs, ...crumbs(selection.path.slice(shown.forced ?? 0), labels, this.handlers))
    const next = [...selection.next().values()]
    if (key !== this.key) this.search.value = ''
    this.search.hidden = next.length < MANY
    const away = next.filter((one) => !shown.onBoard(one.touch))
    const here = next.filter((one) => shown.onBoard(one.touch))
    this.dropButtons(key)
    put(
      this.list,
      ...away.map((one) => this.choice(one, shown, false)),
      away.length > 0 && here.length > 0 && this.between,
      here.length > 0 && this.spots,
    )
    put(this.spots, ...here.map((one) => this.choice(one, shown, true)))
    if (this.search.value) this.filter()
    if (inside) this.refocus(key === this.key ? had : null)
    this.key = key
  }

  /** Buttons are kept as long as the step lasts, so that none is replaced while it is pressed. @param {string} key */
  dropButtons(key) {
    if (key !== this.key) this.buttons = new Map()
  }

  /** @param {Next} one @param {Shown} shown @param {boolean} spot */
  choice(one, shown, spot) {
    const button = this.buttons.get(one.touch) ?? this.newButton(one.touch, spot)
    this.buttons.set(one.touch, button)
    button.disabled = shown.busy
    const preview = one.done && shown.previews.get(one.done[0])
    const face = `${shown.labels[one.touch]}|${shown.showPreviews && preview?.total}|${one.locked}|${!one.done}`
    if (button.dataset.face !== face) {
      button.dataset.face = face
      put(button, make('span', {}, shown.labels[one.touch] ?? one.touch), shown.showPreviews && preview && pill(preview.total),
        one.locked && icon('final', 16, say('page-locked')), !one.done && icon('next', 14))
    }
    return button
  }

  /** @param {string} touch @param {boolean} spot */
  newButton(touch, spot) {
    const { handlers } = this
    return make('button', {
      type: 'button', class: spot ? 'choice spot' : 'choice', 'data-touch': touch,
      on: { click: () => handlers.touch(touch), pointerenter: () => handlers.point(touch), pointerleave: () => handlers.point(null), focus: () => handlers.point(touch) },
    })
  }

  /** Show only what has the searched letters. */
  filter() {
    const wanted = plain(this.search.value)
    for (const one of this.list.querySelectorAll('button')) one.hidden = !plain(one.textContent).includes(wanted)
  }

  /** @param {string | null} touch */
  refocus(touch) {
    const buttons = [...this.list.querySelectorAll('button')]
    const target = buttons.find((one) => one.dataset.touch === touch) ?? buttons.find((one) => !one.disabled)
    target?.focus()
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (!way) return
    event.preventDefault()
    const all = [...this.list.querySelectorAll('button')].filter((one) => !one.hidden)
    const at = all.findIndex((one) => one === document.activeElement)
    all[(at + way + all.length) % all.length]?.focus()
  }
}

/** @param {string[]} path @param {Record<string, string>} labels @param {{back: () => void}} handlers */
function crumbs(path, labels, handlers) {
  if (!path.length) return []
  return [
    button({ icon: 'prev', size: 16, label: say('page-back'), class: 'quiet', act: handlers.back }),
    make('span', {}, path.map((touch) => labels[touch] ?? touch).join(' › ')),
  ]
}

/** Points that would follow. @param {number} total */
export function pill(total) {
  if (!total) return null
  return make('b', { class: total < 0 ? 'pill loss' : 'pill' }, signed(total))
}
