// Rings around what the coach points at: on boards, cards, buttons, facts and whole panels. They lie over the page and follow what they ring.

import { make, makeSvg, put } from '../shared/dom.js'
import { number } from '../shared/page.js'

/** @typedef {import('../board/boards.js').Boards} Boards */
/** @typedef {{mark: string, numbers: number[]}} Ring numbers: when it is touched, in order; none where there is no order */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box on the screen */

const EVERY = 120 // ms between two looks at where things are: boards are zoomed and panned, sheets open
const ELSE = 600 // ms that a touch is shown which is not wanted now
const GAP = 3 // px around what is ringed
const LEAST = 4 // px that must be seen of it

/** What is ringed while a choice waits to be confirmed. */
export const CONFIRM = 'confirm'

/** Parts of the page by the name that lessons give them. */
const PANELS = {
  [CONFIRM]: '.act-confirm',
  board: '.boards', seats: '.players', scores: '.players', story: '.happened', dock: '.dock', tray: '.trays', hint: '.hint-ask', rules: '#tools .tool[target]',
}

export class Rings {
  /** @param {Boards} boards @param {(touch: string) => Box | null} spot where a place is that nothing is drawn at */
  constructor(boards, spot) {
    this.boards = boards
    this.spot = spot
    /** @type {Ring[]} */
    this.rings = []
    this.places = '' // where they were drawn last
    this.arrow = makeSvg('svg', { class: 'ring-arrow', 'aria-hidden': 'true' })
    this.element = make('div', { class: 'rings', 'aria-hidden': 'true' }, this.arrow)
    document.body.append(this.element)
    /** @type {(() => void)[]} */
    this.listeners = []
    setInterval(() => this.draw(), EVERY)
  }

  /** @param {Ring[]} rings */
  show(rings) {
    this.rings = rings
    for (const { mark } of rings.toReversed()) { // the first one last: it is what has to be seen
      if (this.boards.has(mark)) this.boards.reveal(mark)
      else this.touched(mark)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }) // a card of a row that is longer than the page
    }
    this.draw(true)
  }

  /** What a mark means that can be seen now. @param {string} mark @returns {Element | null} */
  target(mark) {
    const [kind, ...rest] = mark.split(':')
    const name = rest.join(':')
    if (Object.hasOwn(PANELS, mark)) return visible(document.querySelector(PANELS[/** @type {keyof typeof PANELS} */ (mark)]))
    if (kind === 'seat') return visible(document.querySelectorAll('.players .seats > li')[Number(name)] ?? null)
    if (kind === 'tray') return visible(document.querySelector(`.tray[data-tab="tray-${CSS.escape(name)}"]`)) ?? visible(document.querySelector(`.tab[data-for="tray-${CSS.escape(name)}"]`))
    if (kind === 'fact') return fact(rest)
    return this.touched(mark)
  }

  /** The sheet in which the first of these marks lies, if none of them can be seen. @param {string[]} marks @returns {string} */
  sheetOf(marks) {
    if (marks.some((mark) => this.target(mark))) return ''
    for (const mark of marks) {
      const [kind, ...rest] = mark.split(':')
      const escaped = CSS.escape(mark)
      const found = kind === 'tray' ? document.querySelector(`[data-tab="tray-${CSS.escape(rest.join(':'))}"]`)
        : document.querySelector(`[data-tab] :is([data-about="${escaped}"], [data-touch="${escaped}"], [data-place="${escaped}"])`)
      const sheet = /** @type {HTMLElement | null} */ (found?.closest('[data-tab]'))
      if (sheet) return sheet.dataset.tab ?? ''
    }
    return ''
  }

  /** Something that can be touched: beside the boards, or on one of them. @param {string} touch */
  touched(touch) {
    const escaped = CSS.escape(touch)
    const beside = [...document.querySelectorAll(`:is(.verbs, .verb-end, .trays, .market, .rail-trays) :is([data-touch="${escaped}"], [data-place="${escaped}"])`)]
    const found = beside.map(visible).find(Boolean)
    if (found) return found
    for (const one of this.boards.all(touch)) {
      const hit = visible(one.querySelector('.hit') ?? one)
      if (hit) return hit
    }
    return [...document.querySelectorAll(`[data-about="${escaped}"]`)].map(visible).find(Boolean) ?? null
  }

  /** Where a mark is on the screen; null where it cannot be seen. @param {string} mark @returns {Box | null} */
  box(mark) {
    const target = this.target(mark)
    return target ? boxOf(target) : this.spot(mark)
  }

  /** Where everything is that is marked now. @returns {Box[]} */
  boxes() {
    return this.rings.flatMap(({ mark }) => this.box(mark) ?? [])
  }

  /** @param {boolean} [anew] */
  draw(anew = false) {
    const shown = this.rings.flatMap((ring) => { const box = this.box(ring.mark); return box ? [{ ...ring, ...box }] : [] })
    const places = shown.map(({ mark, left, top, right, bottom }) => [mark, left, top, right, bottom].join(' ')).join('|')
    if (places === this.places && !anew) return
    this.places = places
    put(this.element, this.arrow, ...shown.map(ringAt))
    this.point(shown)
    for (const listener of this.listeners) listener()
  }

  /** From the first place on a board to the second: something moves there. @param {(Ring & Box)[]} shown */
  point(shown) {
    const [from, to] = shown.filter((ring) => ring.numbers.length === 1 && this.boards.has(ring.mark))
    if (!from || !to) return void put(this.arrow)
    const [x1, y1, x2, y2] = [middle(from.left, from.right), middle(from.top, from.bottom), middle(to.left, to.right), middle(to.top, to.bottom)]
    const bend = 0.18
    const [cx, cy] = [middle(x1, x2) - (y2 - y1) * bend, middle(y1, y2) + (x2 - x1) * bend]
    const d = `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`
    const turn = (Math.atan2(y2 - cy, x2 - cx) * 180) / Math.PI
    put(this.arrow,
      makeSvg('path', { class: 'arrow-edge', d }), makeSvg('path', { class: 'arrow-line', d }),
      makeSvg('path', { class: 'arrow-head', d: 'M-14 -8L2 0L-14 8Z', transform: `translate(${x2} ${y2}) rotate(${turn})` }))
  }

  /** Once more: look here. */
  pulse() {
    this.element.classList.remove('pulse')
    void this.element.offsetWidth // so that it begins again
    this.element.classList.add('pulse')
  }

  /** Something else that was touched, for a moment. @param {string} touch */
  else(touch) {
    const box = this.box(touch)
    if (!box) return
    const ring = ringAt({ mark: touch, numbers: [], ...box })
    ring.classList.add('else')
    document.body.append(ring)
    setTimeout(() => ring.remove(), ELSE)
  }
}

/** @param {number} a @param {number} b */
const middle = (a, b) => (a + b) / 2

/** @param {Ring & Box} ring */
function ringAt({ mark, numbers, left, top, right, bottom }) {
  const ring = make('div', { class: 'ring', 'data-mark': mark }, numbers.length > 0 && make('span', { class: 'ring-number' }, numbers.map(number).join(', ')))
  ring.style.cssText = `left:${left - GAP}px;top:${top - GAP}px;width:${right - left + 2 * GAP}px;height:${bottom - top + 2 * GAP}px`
  return ring
}

/** As much of an element as can be seen of it. @param {Element} element @returns {Box} */
export function boxOf(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const seen = element.closest('.stage')?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  return {
    left: Math.max(left, 6, seen.left), top: Math.max(top, 6, seen.top),
    right: Math.min(right, innerWidth - 6, seen.right), bottom: Math.min(bottom, innerHeight - 6, seen.bottom),
  }
}

/** The element, if any of it can be seen. @param {Element | null} element */
function visible(element) {
  if (!element || !element.checkVisibility()) return null
  const { left, top, right, bottom } = boxOf(element)
  return right - left > LEAST && bottom - top > LEAST ? element : null
}

/** A fact by its icon or its touch; with a number before it, of that seat. @param {string[]} name */
function fact(name) {
  const seat = /^\d+$/.test(name[0]) && name.length > 1 ? Number(name[0]) : -1
  const wanted = (seat >= 0 ? name.slice(1) : name).join(':')
  const within = seat >= 0 ? [document.querySelectorAll('.players .seats > li')[seat]] : [document.querySelector('.budget'), document.querySelector('.table-board')]
  for (const place of within) {
    if (!place) continue
    const own = place.matches('.budget') ? [place] : [...place.querySelectorAll('.fact')]
    const found = own.find((one) => one.matches(`[data-about="${CSS.escape(wanted)}"]`)) ?? own.find((one) => one.querySelector(`use[href="#i-${CSS.escape(wanted)}"]`))
    const seen = visible(found ?? null)
    if (seen) return seen
  }
  return seat >= 0 ? visible(within[0] ?? null) : null
}
