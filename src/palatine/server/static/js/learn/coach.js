// The coach's balloon: one thing at a time, with what he wants done, why something else is not wanted, and the buttons Show me and Next.

import { announce, ruleLink } from '../shared/announce.js'
import { button, icon, make, put, unseen } from '../shared/dom.js'
import { say } from '../shared/page.js'
import { screenClass } from '../shared/screen.js'
import { bestPlace, shared } from './place.js'
import { boxOf, CONFIRM } from './rings.js'

/** @typedef {import('../shared/types.js').Lesson} Lesson */
/** @typedef {import('./rings.js').Rings} Rings */
/** @typedef {{kind: 'else' | 'refused' | 'tried', text: string, rule?: string, kept?: boolean}} Note kept: it has outlived the wish it was about */

const PATIENCE = 20000 // ms after which it is shown how
const WRONG = 2 // so many touches of something else do the same
const WIDTH = 348
const CONFIRMS = /^\S+(\s\S+)?\.\s/ // a balloon that begins with "Just so." itself: a sentence of one or two words

export class Coach {
  /** @param {Rings} rings @param {{next: () => void, showMe: () => void, on: () => void, rules: () => string}} handlers */
  constructor(rings, handlers) {
    this.rings = rings
    this.handlers = handlers
    this.folded = false
    this.wrong = 0
    this.timer = 0
    this.spot = '' // for which place and size it was put where it is
    this.said = ''
    /** @type {Lesson | null} */
    this.lesson = null
    /** @type {Note | null} */
    this.note = null
    this.title = make('h2', { id: 'coach-title' })
    this.fold = button({ icon: 'next', size: 18, label: say('learn-fold'), class: 'quiet coach-fold', 'aria-keyshortcuts': 'C', act: () => this.toggle() })
    this.text = make('p', { class: 'coach-text' })
    this.noteBox = make('div', { class: 'coach-note', role: 'alert', hidden: true })
    this.marked = unseen('')
    this.showMe = button({ icon: 'eye', text: say('learn-show-me'), class: 'act coach-show', act: () => { this.calm(); handlers.showMe() } })
    this.next = button({ icon: 'next', text: say('learn-next'), class: 'act strong coach-next', act: handlers.next })
    this.on = button({ icon: 'play', text: say('learn-on-without'), class: 'act coach-on', act: handlers.on })
    this.acts = make('div', { class: 'coach-acts' }, this.showMe, this.next, this.on)
    this.tail = make('span', { class: 'coach-tail', 'aria-hidden': 'true' })
    this.balloon = make('div', { class: 'balloon' }, this.tail,
      make('div', { class: 'coach-head' }, make('span', { class: 'roundel', 'aria-hidden': 'true' }, icon('swan', 22)), this.title, this.fold), this.text, this.noteBox, this.marked, this.acts)
    this.pillText = make('span', {})
    this.pill = make('button', { type: 'button', class: 'coach-pill', 'aria-keyshortcuts': 'C', title: say('learn-unfold'), on: { click: () => this.toggle(false) } },
      make('span', { class: 'roundel', 'aria-hidden': 'true' }, icon('swan', 18)), this.pillText)
    this.element = make('section', { class: 'coach', 'aria-label': say('learn-coach'), hidden: true }, this.balloon, this.pill)
    rings.listeners.push(() => this.stand())
    addEventListener('resize', () => { this.spot = ''; this.stand() })
    new MutationObserver(() => this.stand()).observe(document.body, { attributeFilter: ['class'] }) // a sheet opens: out of its way
  }

  /** Nothing to say: others move, or the lesson is over. */
  hide() {
    this.element.hidden = true
    clearTimeout(this.timer)
    this.rings.show([])
  }

  /** @param {Lesson} lesson @param {(mark: string) => string} named what a mark is called */
  show(lesson, named) {
    const other = lesson.place !== this.lesson?.place
    if (other) this.begin(lesson)
    this.lesson = lesson
    const lost = lesson.state === 'lost'
    this.title.textContent = lost ? say('learn-lost-title') : lesson.title ?? ''
    this.text.textContent = lost ? say('learn-lost-say') : lesson.says ?? ''
    this.pillText.textContent = lesson.free ? say('learn-own-turn') : this.title.textContent
    this.next.hidden = lesson.state !== 'read'
    this.showMe.hidden = lesson.state !== 'wait' || Boolean(lesson.free)
    this.on.hidden = !lost
    const marks = lost ? [] : ringsOf(lesson)
    const touched = marks.filter((ring) => ring.numbers.length).map((ring) => named(ring.mark)).filter(Boolean)
    this.marked.textContent = touched.length ? `${say('learn-marked')} ${touched.join(', ')}.` : ''
    this.element.hidden = false
    this.element.classList.toggle('long', (lesson.says ?? '').length > 130)
    this.showNote()
    this.rings.show(marks)
    if (other) this.tell()
    this.stand()
  }

  /** Another wish: a note about the one before goes, but not the refusal that was asked for. @param {Lesson} lesson */
  begin(lesson) {
    const opens = lesson.step !== this.lesson?.step || lesson.balloon !== this.lesson?.balloon
    if (this.note?.kind !== 'tried' || this.note.kept) this.note = null
    else this.note.kept = true
    if (opens) this.folded = false
    this.wrong = 0
    this.calm()
    clearTimeout(this.timer)
    if (lesson.state === 'wait' && !lesson.free) this.timer = setTimeout(() => this.urge(), PATIENCE)
  }

  /** For those who do not see it; and the button that goes on gets the focus where nothing else has it. */
  tell() {
    const text = [this.note?.kind === 'tried' ? `${this.note.text} ${say('learn-just-so')}` : '', this.title.textContent, this.text.textContent, this.marked.textContent].filter(Boolean).join(' ')
    if (text !== this.said) announce(text)
    this.said = text
    const lost = !document.activeElement || document.activeElement === document.body || !document.activeElement.checkVisibility()
    if (lost && !this.next.hidden) this.next.focus({ preventScroll: true })
  }

  // --- notes ------------------------------------------------------------------------------------

  /** What became of a touch. @param {Note} note */
  tellNote(note) {
    this.note = note
    if (note.kind === 'else' && ++this.wrong >= WRONG) this.urge()
    this.folded = false
    this.showNote()
    this.stand()
  }

  /** A new touch: what was said of the last one goes. */
  forget() {
    if (!this.note) return
    this.note = null
    this.showNote()
  }

  showNote() {
    const { note } = this
    this.noteBox.hidden = !note
    this.noteBox.className = `coach-note ${note?.kind ?? ''}`
    if (!note) return
    put(this.noteBox, make('p', {}, note.text, ' ', note.rule && ruleLink(this.handlers.rules(), note.rule)))
    const says = this.lesson?.says ?? ''
    if (note.kind === 'tried' && note.kept && !CONFIRMS.test(says)) this.text.textContent = `${say('learn-just-so')} ${says}`
  }

  /** It takes long, or goes wrong: where to look, and who shows it. */
  urge() {
    this.rings.pulse()
    this.showMe.classList.add('strong')
  }

  calm() {
    this.showMe.classList.remove('strong')
  }

  // --- standing ---------------------------------------------------------------------------------

  /** @param {boolean} [folded] */
  toggle(folded = !this.folded) {
    if (this.element.hidden) return
    this.folded = folded
    this.stand()
    const focus = folded ? this.pill : this.fold
    focus.focus({ preventScroll: true })
  }

  /** Fold, unless it is folded; nobody's focus is moved. */
  stepAside() {
    this.folded = true
    this.stand()
  }

  stand() {
    if (this.element.hidden || !this.lesson) return
    this.element.classList.toggle('folded', this.folded)
    this.balloon.hidden = this.folded
    this.pill.hidden = !this.folded
    if (screenClass() === 'narrow') this.standBelow()
    else this.standBeside()
  }

  /** On a phone it has a row of its own; the tail is under the column of the mark. */
  standBelow() {
    this.element.removeAttribute('style')
    const [at] = this.rings.boxes()
    const own = this.element.getBoundingClientRect()
    const points = at && at.bottom <= own.top + 4
    this.tail.dataset.side = points ? 'top' : ''
    if (points) this.tail.style.setProperty('--at', `${Math.min(Math.max((at.left + at.right) / 2 - own.left, 28), own.width - 28)}px`)
  }

  /** Beside the first mark, and it stays there while it is in nobody's way. */
  standBeside() {
    const { width, height } = { width: this.folded ? this.pill.offsetWidth : Math.min(WIDTH, innerWidth - 24), height: this.folded ? 48 : this.balloon.offsetHeight }
    const boxes = this.rings.boxes()
    const large = boxes.filter((box) => (box.right - box.left) * (box.bottom - box.top) > 0.4 * innerWidth * innerHeight)
    const never = [...boxes.filter((box) => !large.includes(box)), ...choices(), ...named(), dockBox()]
    const spot = `${this.lesson?.step} ${this.lesson?.balloon} ${this.folded} ${Math.round(height / 40)} ${innerWidth}`
    const here = boxOf(this.element)
    if (spot === this.spot && !never.some((box) => shared(here, box) > 0)) return
    this.spot = spot
    const at = boxes.find((box) => !large.includes(box)) ?? null
    const { box, tail } = bestPlace({ width, height }, room(), this.folded ? null : at, never, pieces())
    this.element.style.cssText = `left:${box.left}px;top:${box.top}px;width:${this.folded ? 'auto' : `${width}px`}`
    this.tail.dataset.side = tail
    if (at) this.tail.style.setProperty('--at', `${tail === 'left' || tail === 'right' ? clamp((at.top + at.bottom) / 2 - box.top, height) : clamp((at.left + at.right) / 2 - box.left, width)}px`)
  }
}

/** @param {number} at @param {number} length */
const clamp = (at, length) => Math.min(Math.max(at, 26), length - 26)

/** What is ringed: what is pointed at, and what is touched in order; alternatives have no order. @param {Lesson} lesson */
export function ringsOf(lesson) {
  const { marks = [], points_at: pointed = [], accepts = [] } = lesson
  const inOrder = Boolean(lesson.try) || accepts[0]?.length === 1 || marks.at(-1) === CONFIRM || marks.length < 2
  const rest = pointed.filter((mark) => !marks.includes(mark))
  const numbers = (/** @type {string} */ mark) => (inOrder && marks.length > 1 ? marks.flatMap((one, i) => (one === mark ? [i + 1] : [])) : [])
  return [...new Set([...marks, ...rest])].map((mark) => ({ mark, numbers: numbers(mark) }))
}

/** Where the balloon may stand: between the bar and the dock. */
function room() {
  const main = /** @type {HTMLElement} */ (document.getElementById('main')).getBoundingClientRect()
  const beside = document.body.dataset.screen === 'low' ? dockBox().left : main.right
  const below = document.body.dataset.screen === 'low' ? main.bottom : dockBox().top
  return { left: main.left, top: main.top, right: beside, bottom: below - 6 }
}

function dockBox() {
  const dock = document.querySelector('.dock')
  return dock ? boxOf(dock) : { left: 0, top: innerHeight, right: 0, bottom: innerHeight }
}

/** What may be chosen now, on boards and beside them. */
const choices = () => [...document.querySelectorAll('.boards [data-t].may, .boards .ghost-piece, .card.may, .verb:not(:disabled)')].filter((one) => one.checkVisibility()).map(boxOf)

/** What question and coach speak of by its name: headings of pictures, switches; and the list of moves or a hint, if it is open. */
const named = () => [...document.querySelectorAll('.boards .frame-head, .switches .switch, .region-rail > .open')].filter((one) => one.checkVisibility()).map(boxOf)

/** What stands on the boards, and the panels beside them. */
const pieces = () => [...document.querySelectorAll('.boards [data-p], .region-rail .players, .knows, .trays .tray, .market')].filter((one) => one.checkVisibility()).map(boxOf)
