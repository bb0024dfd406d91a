// The inspector: whatever the pointer rests on, has the focus or is pressed long is explained beside it (to a finger on a narrow page in
// a sheet from below): its name, what it does, what it is worth now and why, and its rule. It never changes the question.

import { announce, ruleLink } from '../shared/announce.js'
import { button, icon, make, put } from '../shared/dom.js'
import { number, say, signed } from '../shared/page.js'
import { isSmall, screenClass } from '../shared/screen.js'
import { face } from './cards.js'

/** @typedef {import('../shared/types.js').About} About */

const REST = 200 // milliseconds the pointer rests before the inspector opens
const HOVERS = matchMedia('(hover: hover)') // where nothing can rest on anything, nothing opens by itself
const NEXT = 100 // the same while it is open already
const CALM = 1500 // where a coach speaks: whoever rests so long, after moving away from the last click, wants to know
const LEAVE = 150 // and until it goes
const PRESS = 350 // of a long press
const SLIP = 10 // pixels a finger may slip during it
const GAP = 10 // pixels between the piece and the card

/** What can be asked about: places and pieces of a picture, cards, facts, seats. */
const THINGS = '[data-about], [data-touch], .board [data-t]'

/**
 * @typedef {object} Page
 * @property {(touch: string) => void} ask what is this?
 * @property {(touch: string) => boolean} mayChoose
 * @property {(touch: string) => void} choose
 * @property {() => boolean} drags a finger has taken something, and asks nothing
 * @property {() => string} rules the address of the rules
 * @property {() => Element | null} [coach] what must not be covered, where a lesson runs
 */

export class Inspector {
  /** @param {Page} page */
  constructor(page) {
    this.page = page
    this.body = make('div', { class: 'inspector-body' })
    this.foot = make('div', { class: 'inspector-foot' })
    this.element = make('aside', { class: 'inspector', 'aria-label': say('page-inspector'), hidden: true }, this.body, this.foot)
    /** @type {Element | null} what is explained, or about to be */
    this.thing = null
    this.touch = ''
    this.shown = '' // the touch that the card is about
    this.kept = false
    this.spoken = false // it was asked for by a key or a finger: then it is read out
    this.timer = 0
    this.pressed = { x: 0, y: 0, timer: 0 }
    this.click = { x: -1000, y: -1000 } // where the last one was
    this.byKey = false // the last thing that was pressed was a key
    this.swallow = false // the click that ends a long press is none
    this.listen()
  }

  get open() {
    return !this.element.hidden
  }

  listen() {
    addEventListener('pointerover', (event) => this.pointed(event))
    addEventListener('pointerdown', (event) => this.down(event))
    addEventListener('pointermove', (event) => { this.slipped(event); this.moved(event) })
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => clearTimeout(this.pressed.timer))
    addEventListener('click', (event) => this.clicked(event), true)
    addEventListener('contextmenu', (event) => { if (this.swallow) event.preventDefault() })
    addEventListener('keydown', () => { this.byKey = true }, true)
    addEventListener('focusin', (event) => this.focused(event))
    document.documentElement.addEventListener('pointerleave', (event) => { if (event.pointerType !== 'touch') this.left() })
  }

  // --- what opens and closes it -------------------------------------------------------------------

  /** @param {PointerEvent} event */
  pointed(event) {
    if (event.pointerType === 'touch' || this.kept || !HOVERS.matches) return
    const target = /** @type {Element} */ (event.target)
    if (this.element.contains(target)) return clearTimeout(this.timer)
    const thing = target.closest('.board.placing') ? null : target.closest(THINGS) // a tile follows the pointer there
    if (thing === this.thing) return
    if (!thing) return this.left()
    if (this.page.coach?.()) return this.left() // the next one has to be rested on
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.inspect(thing), this.open ? NEXT : REST)
    this.thing = thing
  }

  /** In a lesson it opens for a pointer that has left the place of the last click and rests; what comes under one that does not move is no question. @param {PointerEvent} event */
  moved(event) {
    if (event.pointerType === 'touch' || this.kept || this.open || !this.page.coach?.()) return
    clearTimeout(this.timer)
    const target = /** @type {Element} */ (event.target)
    const thing = target.closest('.board.placing') ? null : target.closest(THINGS)
    this.thing = thing
    if (thing && Math.hypot(event.clientX - this.click.x, event.clientY - this.click.y) > SLIP) this.timer = setTimeout(() => this.inspect(thing), CALM)
  }

  /** The pointer is on nothing that could be explained. */
  left() {
    if (this.kept) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.close(), LEAVE)
    this.thing = null
  }

  /** A key brought the focus here: explain it as if it were pointed at. @param {FocusEvent} event */
  focused(event) {
    const target = /** @type {Element} */ (event.target)
    const thing = target.closest(THINGS)
    const byKey = this.byKey
    this.byKey = false // what is focused again after a redraw was not asked for
    if (!byKey || !thing || this.element.contains(target) || !target.matches(':focus-visible')) return
    clearTimeout(this.timer)
    this.thing = thing
    this.timer = setTimeout(() => this.inspect(thing, this.kept), this.open ? NEXT : REST)
  }

  /** @param {PointerEvent} event */
  down(event) {
    clearTimeout(this.pressed.timer)
    this.swallow = false
    this.byKey = false
    if (event.pointerType !== 'touch' || this.page.drags()) return
    const thing = /** @type {Element} */ (event.target).closest(THINGS)
    if (!thing) return
    const timer = setTimeout(() => { this.swallow = true; this.inspect(thing, true) }, PRESS)
    this.pressed = { x: event.clientX, y: event.clientY, timer }
  }

  /** A finger that moves pans or drags. @param {PointerEvent} event */
  slipped(event) {
    if (Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > SLIP) clearTimeout(this.pressed.timer)
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const target = /** @type {Element} */ (event.target)
    if (this.swallow) {
      this.swallow = false
      event.preventDefault()
      event.stopPropagation()
      return
    }
    clearTimeout(this.timer) // who chooses does not want to read now
    this.click = { x: event.clientX, y: event.clientY }
    const object = target.closest('.dock-object')
    if (object) this.inspect(object, true)
    else if (this.open && !this.element.contains(target) && (isSmall() || !this.kept)) this.close()
  }

  /** Keep it open for what has the focus or is pointed at; or close it. */
  toggleKept() {
    if (this.kept) return void this.close()
    const thing = document.activeElement?.closest(THINGS) ?? this.thing
    if (!thing) return
    this.keep()
    this.inspect(thing, true)
  }

  keep() {
    this.kept = true
    this.element.classList.add('kept')
    this.place()
  }

  /** @param {Element} thing @param {boolean} [spoken] */
  inspect(thing, spoken = false) {
    this.thing = thing
    this.spoken = spoken
    this.touch = touchOf(thing)
    if (this.touch) this.page.ask(this.touch)
  }

  /** The position has changed: what is explained may be worth something else now, or be gone. */
  renew() {
    if (!this.open) return
    if (!this.thing?.isConnected) this.thing = [...document.querySelectorAll(THINGS)].find((one) => touchOf(one) === this.touch && one.checkVisibility()) ?? null
    if (this.thing) this.page.ask(this.touch)
    else this.close()
  }

  /** Whether there was something to close. */
  close() {
    const open = this.open
    clearTimeout(this.timer)
    this.element.hidden = true
    this.kept = false
    this.element.classList.remove('kept')
    this.thing = null
    this.touch = ''
    return open
  }

  // --- what it says ---------------------------------------------------------------------------------

  /** @param {About} about */
  take(about) {
    if (about.touch !== this.touch) return // the pointer is elsewhere by now
    if (!about.name) return void this.close()
    put(this.body, head(about), ...about.does.map((text) => make('p', {}, text)), about.points.length > 0 && pointsList(about), ...about.follows.map((text) => make('p', { class: 'follows' }, text)))
    put(this.foot, this.rule(about), this.chooser(about), this.keeper())
    this.foot.hidden = !this.foot.childElementCount
    this.shown = about.touch
    this.element.hidden = false
    this.place()
    if (this.spoken) announce([about.name, about.kind, ...about.does, ...about.points.map((one) => `${one.label}: ${number(one.points)}`), ...about.follows].filter(Boolean).join('. '))
  }

  /** @param {About} about */
  rule(about) {
    if (!about.rule) return null
    const link = ruleLink(this.page.rules(), about.rule)
    link.prepend(icon('rules', 16))
    return link
  }

  /** On a narrow page what lies under the finger is chosen from here. @param {About} about */
  chooser(about) {
    if (!this.isSheet || !this.page.mayChoose(about.touch)) return null
    return button({ icon: 'check', text: say('page-choose-this'), class: 'strong', act: () => { this.close(); this.page.choose(about.touch) } })
  }

  keeper() {
    if (isSmall() && !this.isSheet) return null // it goes with the pointer
    if (isSmall()) return button({ icon: 'close', text: say('page-close'), class: 'plain', act: () => this.close() })
    return button({ icon: 'lock', text: say('page-keep-open'), class: 'plain', act: () => this.keep() })
  }

  /** Whether it comes as a sheet from below. For a mouse that rests on something it does not: it would lie over the dock, and often over what the mouse is about to click. */
  get isSheet() {
    return isSmall() && (this.spoken || screenClass() !== 'narrow' || !HOVERS.matches)
  }

  /** Beside the piece, over neither it nor the dock, and over as little as possible of what may be chosen. */
  place() {
    const { style } = this.element
    for (const side of ['left', 'top']) style.removeProperty(side)
    this.element.classList.toggle('sheet', this.isSheet)
    if (this.isSheet || this.kept || !this.thing) return
    const dock = document.querySelector('.dock')
    const low = dock?.getBoundingClientRect().top ?? innerHeight
    const card = this.element.getBoundingClientRect(), balloon = this.page.coach?.()?.getBoundingClientRect()
    const piece = this.thing.getBoundingClientRect()
    const { left, top } = spotFor(piece, card, low, balloon)
    if (balloon && !this.spoken && covered({ left, top }, card, [balloon])) return void this.close()
    if (isSmall() && covered({ left, top }, card, [piece])) return void this.close() // no room for both: a click is to hit the piece
    style.setProperty('left', `${left}px`)
    style.setProperty('top', `${top}px`)
  }
}

/** @typedef {{left: number, top: number}} Spot */

/**
 * Right or left of the piece, below or above it, or at the edge of the page: the first that covers least of what may be chosen, so
 * that no choice is hidden by an explanation.
 * @param {DOMRect} piece @param {DOMRect} card @param {number} low where the dock begins @param {DOMRect} [balloon] of the coach
 */
function spotFor(piece, card, low, balloon) {
  const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ most) => Math.max(GAP, Math.min(at, most - size - GAP))
  const left = within(piece.left, card.width, innerWidth), top = within(piece.top, card.height, low)
  const sides = [{ left: piece.right + GAP, top }, { left: piece.left - GAP - card.width, top }]
  if (innerWidth - piece.right < piece.left) sides.reverse()
  const spots = [...sides, { left, top: piece.bottom + GAP }, { left, top: Math.min(piece.top, low) - GAP - card.height }, { left: innerWidth - GAP - card.width, top }, { left: GAP, top }]
  const choices = [...document.querySelectorAll('.board .may, .card.may, .choice')].map((one) => (one.querySelector('.hit') ?? one).getBoundingClientRect())
  const cost = (/** @type {Spot} */ spot) => covered(spot, card, balloon ? [piece, balloon] : [piece]) * 1000 + covered(spot, card, choices)
  const fitting = spots.filter((spot) => spot.left >= GAP && spot.top >= GAP && spot.left + card.width <= innerWidth && spot.top + card.height <= low)
  return fitting.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), fitting[0] ?? { left, top })
}

/** How many of these a card at a spot would lie over. @param {Spot} spot @param {DOMRect} card @param {DOMRect[]} things */
function covered({ left, top }, card, things) {
  return things.filter((one) => one.left < left + card.width && one.right > left && one.top < top + card.height && one.bottom > top).length
}

/** What the server is asked about. @param {Element} thing */
const touchOf = (thing) => thing.getAttribute('data-about') ?? thing.getAttribute('data-touch') ?? thing.getAttribute('data-t') ?? ''

/** @param {About} about */
function head(about) {
  return make('header', {}, about.symbol && face(about.symbol, 'inspector-picture'),
    make('div', {}, make('h2', {}, about.name), about.kind && make('p', { class: 'kind' }, about.kind)))
}

/** @param {About} about */
function pointsList(about) {
  const rows = about.points.map((one) => make('tr', { class: one.points ? null : 'none' },
    make('th', { scope: 'row' }, one.label, one.reason && make('small', {}, one.reason)), make('td', { class: 'n' }, number(one.points))))
  const total = make('tr', { class: 'total' }, make('th', { scope: 'row' }, say('page-worth-now')), make('td', { class: 'n' }, signed(about.total)))
  return make('table', { class: 'summands' }, make('tbody', {}, ...rows, rows.length > 1 && total))
}
