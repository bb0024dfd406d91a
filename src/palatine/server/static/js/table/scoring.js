// Scoring as a stage: step by step, what counts is lit on the board, a card says how, and the points rise at the seats. It goes on by
// itself, and whoever wants goes back, waits, or goes to the result.

import { announce, ruleLink } from '../shared/announce.js'
import { button, icon, make, put, seatIcon, unseen } from '../shared/dom.js'
import { number, say, signed } from '../shared/page.js'
import { showEarned } from './earned.js'
import { boxOf } from './marks.js'

/** @typedef {import('../shared/types.js').Line} Line */
/** @typedef {import('../shared/types.js').Scored} Scored */
/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/groups.js').Group} Group */
/** @typedef {{step: string, group: string, title: string, parts: Scored[], rule?: string | null}} Step */

const STEP = 2000 // ms
const MANY = 4 // steps of a kind after which they go on quicker
const QUICK = 1200
const GAP = 16 // px between the card and what counts

/** Lines of one castle, tile or category together, in the order in which they were first counted. @param {Line[]} lines @returns {Step[]} */
export function stepsOf(lines) {
  /** @type {Step[]} */
  const steps = []
  for (const { score, rule } of lines) {
    if (!score) continue
    const known = steps.find((one) => one.step === score.step)
    if (known) known.parts.push(score)
    else steps.push({ step: score.step, group: score.group, title: score.title, parts: [score], rule })
  }
  return steps
}

/**
 * What is nobody's yet (castles that two share) in an order for the eye: what stands on the stage last. All else follows in the order of the rules.
 * @param {Step[]} steps @param {(step: Step) => boolean} isOnStage @returns {Step[]}
 */
export function mineLast(steps, isOnStage) {
  const shared = steps.filter(({ parts }) => parts.every(({ seat }) => seat < 0))
  const near = shared.filter(isOnStage)
  return [...shared.filter((step) => !near.includes(step)), ...near, ...steps.filter((step) => !shared.includes(step))]
}

/** The picture that a step is about: the one whose key is the step's name, or begins it. @param {string} step @param {string[]} keys of pictures @returns {string} '' where it is none of them */
export const belongs = (step, keys) => keys.find((key) => key && (step === key || step.startsWith(`${key}:`))) ?? ''

/** How long a step is shown: shorter from the fifth of a kind on. @param {Step[]} steps @param {number} at */
export function lasting(steps, at) {
  const kind = (/** @type {Step} */ step) => step.step.split(':')[0]
  return steps.slice(0, at).filter((step) => kind(step) === kind(steps[at])).length >= MANY ? QUICK : STEP
}

export class Scoring {
  /** @param {{boards: import('../board/boards.js').Boards, viewer: import('./viewer.js').Viewer, dock: HTMLElement}} page */
  constructor({ boards, viewer, dock }) {
    this.boards = boards
    this.viewer = viewer
    this.dock = dock
    /** @type {Step[]} */
    this.steps = []
    this.at = -1
    this.paused = false
    this.timer = 0
    /** @type {number[]} the points of all before it */
    this.before = []
    /** @type {Update | null} */
    this.update = null
    this.done = () => {}
    this.card = make('div', { class: 'score-card panel', role: 'status' })
    this.totals = make('table', { class: 'score-totals' })
    this.list = make('ol', { class: 'bare score-steps' })
    this.panel = make('section', { class: 'score-panel panel', 'aria-label': say('page-scoring'), hidden: true }, make('h2', {}, say('page-scoring')), this.totals, this.list)
    this.question = make('p', { class: 'caption' })
    this.detail = make('p', { class: 'caption-detail' })
    this.pause = button({ icon: 'pause', text: say('page-pause'), class: 'act score-pause', act: () => this.hold(!this.paused) })
    this.element = make('div', { class: 'dock-score', hidden: true }, make('div', { class: 'caption-object', 'aria-hidden': 'true' }, icon('trophy', 36)), make('div', { class: 'caption-words' }, this.question, this.detail),
      make('div', { class: 'caption-acts' },
        button({ icon: 'prev', text: say('page-back'), class: 'act score-back', act: () => this.go(this.at - 1) }), this.pause,
        button({ icon: 'last', text: say('page-to-result'), class: 'act score-end', act: () => this.end() }),
        button({ icon: 'next', text: say('page-next'), class: 'act strong score-next', act: () => this.go(this.at + 1) })))
    dock.append(this.element)
    new ResizeObserver(() => this.renew()).observe(boards.element)
  }

  get isOpen() {
    return this.at >= 0
  }

  /** Show a scoring. @param {Group} group @param {number[]} after the points of all when it was over @param {Update} update @returns {Promise<void>} when it is over */
  run(group, after, update) {
    this.end()
    this.steps = mineLast(stepsOf(group.lines), ({ step, parts }) => belongs(step, [...this.boards.frames.keys()]) !== '' || parts.some(({ touches }) => touches.some((touch) => this.boards.has(touch))))
    if (!this.steps.length) return Promise.resolve()
    this.update = update
    this.before = after.map((points, seat) => points - this.gained(this.steps.length)[seat])
    this.hold(false)
    this.element.hidden = this.panel.hidden = false
    this.dock.classList.add('scoring')
    document.body.classList.add('scoring')
    const stage = this.boards.element.parentElement
    stage?.append(this.card)
    document.querySelector('.region-rail')?.append(this.panel)
    const over = new Promise((/** @type {(value: void) => void} */ give) => { this.done = give })
    this.go(0)
    return over
  }

  /** What everybody has got in the first steps. @param {number} steps */
  gained(steps) {
    const sums = (this.update?.seats ?? []).map(() => 0)
    for (const { parts } of this.steps.slice(0, steps)) for (const { seat, points } of parts) if (seat >= 0) sums[seat] += points
    return sums
  }

  /** @param {number} at */
  go(at) {
    clearTimeout(this.timer)
    if (at >= this.steps.length) return void this.end()
    this.at = Math.max(0, at)
    this.show()
    if (!this.paused) this.timer = setTimeout(() => this.go(this.at + 1), lasting(this.steps, this.at))
  }

  /** @param {boolean} paused */
  hold(paused) {
    this.paused = paused
    put(this.pause, icon(paused ? 'play' : 'pause', 20), make('span', {}, say(paused ? 'page-go-on' : 'page-pause')))
    clearTimeout(this.timer)
    if (this.isOpen) this.tell()
    if (!paused && this.isOpen) this.timer = setTimeout(() => this.go(this.at + 1), lasting(this.steps, this.at))
  }

  show() {
    const step = this.steps[this.at]
    const { seats, table: { rules } } = /** @type {Update} */ (this.update)
    this.question.textContent = step.parts[0].pays || step.title
    this.tell()
    put(this.card, step.group && make('p', { class: 'score-kind' }, step.group), make('h2', {}, step.title), make('table', {}, make('tbody', {}, ...step.parts.map((part) => reckoned(part, seats)))),
      step.rule && rules && make('p', {}, ruleLink(rules, step.rule)))
    this.showTotals(seats)
    this.showSteps()
    this.bring(step)
    announce([step.group, step.title, ...step.parts.map((part) => part.formula)].filter(Boolean).join(' '))
  }

  /** How far it is, and whether it waits. */
  tell() {
    const step = `${say('page-step')} ${number(this.at + 1)} / ${number(this.steps.length)}`
    this.detail.textContent = [this.steps[this.at].group, this.paused ? step : `${step}. ${say('page-by-itself')}`].filter(Boolean).join(' · ')
  }

  /** Bars that grow: before the scoring solid, what it has brought so far dashed. @param {import('../shared/types.js').Seat[]} seats */
  showTotals(seats) {
    const now = this.gained(this.at + 1)
    const most = Math.max(1, ...this.before.map((points, seat) => points + this.gained(this.steps.length)[seat]))
    put(this.totals, make('thead', { class: 'unseen' }, make('tr', {}, make('td', {}), make('th', { scope: 'col' }, say('page-player')), make('td', {}), make('th', { scope: 'col' }, say('page-gained')), make('th', { scope: 'col' }, say('page-total')))),
      make('tbody', {}, ...seats.map(({ seat, name }) => {
        const bar = make('span', { class: `score-bar on-seat${(seat % 7) + 1}` }), more = make('span', { class: `score-more edge-seat${(seat % 7) + 1}` })
        bar.style.width = `${(100 * Math.max(0, this.before[seat] + Math.min(0, now[seat]))) / most}%`
        more.style.width = `${(100 * Math.max(0, now[seat])) / most}%`
        return make('tr', {}, make('td', { class: 'score-sign' }, seatIcon(seat, 20)), make('th', { scope: 'row' }, make('span', {}, name)),
          make('td', { class: 'score-track', 'aria-hidden': 'true' }, bar, more), make('td', { class: 'n gain' }, now[seat] ? signed(now[seat]) : ''), make('td', { class: 'n score' }, number(this.before[seat] + now[seat])))
      })))
  }

  showSteps() {
    const heading = (/** @type {number} */ i) => this.steps[i].group !== '' && this.steps[i].group !== this.steps[i - 1]?.group && make('li', { class: 'score-kind' }, make('h3', {}, this.steps[i].group))
    put(this.list, ...this.steps.flatMap((step, i) => [heading(i), make('li', { class: [i === this.at ? 'now' : i < this.at ? 'done' : '', step.group && 'grouped'].filter(Boolean).join(' ') || null, 'aria-current': i === this.at ? 'step' : null },
      make('button', { type: 'button', on: { click: () => this.go(i) } }, i < this.at ? icon('check', 16) : make('span', { class: 'nobody' }), make('span', {}, step.title, i < this.at && unseen(say('page-counted'))),
        make('span', { class: 'turn-gains' }, ...(i <= this.at ? gainsOf(step) : []))))]))
    const here = /** @type {HTMLElement | null} */ (this.list.querySelector('.now'))
    if (here) this.list.scrollTop = Math.max(0, here.offsetTop - this.list.offsetTop - this.list.clientHeight / 2)
  }

  /** What counts comes into sight: on the stage, or else the picture that it is in, over the stage. @param {Step} step */
  bring(step) {
    const { drawings } = /** @type {Update} */ (this.update)
    const key = belongs(step.step, drawings.filter(({ place }) => place === 'thumbnail').map((picture) => picture.key))
    if (!key) this.viewer.close()
    else if (key !== this.viewer.key) this.viewer.show(key, () => { if (this.isOpen) this.light(this.steps[this.at]) })
    this.light(step)
  }

  /** Dim the boards but for what counts, and lay the card where it covers none of that. @param {Step} step */
  light(step) {
    const touches = new Set(step.parts.flatMap((part) => part.touches))
    const first = [...touches].find((touch) => this.boards.has(touch))
    if (first) this.boards.reveal(first)
    for (const { board, stage } of [...this.boards.frames.values(), this.viewer]) {
      const counting = [...touches].flatMap((touch) => board.all(touch))
      stage.forget(!first) // what counts is no piece: the pictures as a whole
      if (counting.length) stage.revealAll(...counting)
    }
    /** @type {DOMRect[]} */
    const lit = []
    for (const { root } of this.shown) {
      const counting = [...root.querySelectorAll('[data-t]')].filter((element) => touches.has(element.getAttribute('data-t') ?? ''))
      root.classList.toggle('counting', counting.length > 0 || first !== undefined)
      root.querySelectorAll('.counts').forEach((one) => one.classList.remove('counts'))
      for (const element of counting) {
        element.classList.add('counts')
        if (boxOf(root, element)) lit.push(element.getBoundingClientRect())
      }
    }
    this.place(lit, lit.length ? lit : this.everything)
    for (const board of this.shown) showEarned(board, step.parts)
  }

  /** The pictures have another size, or are drawn anew: when they stand. */
  renew() {
    requestAnimationFrame(() => { if (this.isOpen) this.light(this.steps[this.at]) })
  }

  /** Every board that may have something that counts. */
  get shown() {
    return [...this.boards.list, this.viewer.board]
  }

  /** Where pieces are, and the heads and feet of pictures. */
  get everything() {
    return [...this.boards.element.querySelectorAll('[data-t], .frame-head, .frame-foot')].map((one) => one.getBoundingClientRect())
  }

  /** Beside what counts, or else where the card covers the least of what it should not. @param {DOMRect[]} lit @param {DOMRect[]} others */
  place(lit, others) {
    const stage = this.boards.element.getBoundingClientRect(), card = this.card.getBoundingClientRect()
    const spots = spotsFor(card, lit, stage).map(([x, y]) => new DOMRect(Math.max(stage.left, Math.min(stage.right - card.width, x)), Math.max(stage.top, Math.min(stage.bottom - card.height, y)), card.width, card.height))
    const costs = spots.map((spot) => others.reduce((sum, box) => sum + shared(spot, box), 0))
    const { x, y } = spots[costs.indexOf(Math.min(...costs))]
    const around = this.card.parentElement?.getBoundingClientRect() ?? stage
    this.card.style.left = `${Math.round(x - around.left)}px`
    this.card.style.top = `${Math.round(y - around.top)}px`
  }

  /** To the result. @returns {boolean} whether it was shown */
  end() {
    clearTimeout(this.timer)
    if (!this.isOpen) return false
    this.at = -1
    this.element.hidden = this.panel.hidden = true
    this.card.remove()
    this.panel.remove()
    this.viewer.close()
    this.dock.classList.remove('scoring')
    document.body.classList.remove('scoring')
    for (const { stage } of this.boards.frames.values()) stage.forget()
    for (const { root } of this.shown) {
      root.classList.remove('counting')
      root.querySelectorAll('.counts').forEach((one) => one.classList.remove('counts'))
      root.querySelectorAll(':scope > .earned').forEach((/** @type {Element} */ one) => one.remove())
    }
    this.done()
    return true
  }
}

/** Whose points, how they came about, and how many; a sum of one number says nothing. @param {Scored} part @param {import('../shared/types.js').Seat[]} seats */
function reckoned({ seat, formula, points }, seats) {
  const isSum = formula !== number(points)
  return make('tr', {}, make('td', {}, seat >= 0 ? seatIcon(seat, 20) : ''), make('th', { scope: 'row' }, seats[seat]?.name ?? ''),
    make('td', {}, isSum ? formula : ''), make('td', { class: 'n gain' }, seat < 0 && isSum ? `= ${number(points)}` : signed(points)))
}

/** What a step brings: each seat its points; or, of a castle that two share, how many. @param {Step} step */
function gainsOf({ parts }) {
  const own = parts.filter(({ seat }) => seat >= 0)
  if (own.length) return own.map(({ seat, points }) => make('span', { class: 'gain' }, seatIcon(seat, 16), number(points)))
  return [make('span', { class: 'gain' }, signed(parts.reduce((sum, { points }) => sum + points, 0)))]
}

/** Where a card may lie, the best places first: at the side of what counts where there is more room, at the other one, below, above, in a corner. @param {DOMRect} card @param {DOMRect[]} lit @param {DOMRect} stage @returns {[number, number][]} */
function spotsFor(card, lit, stage) {
  if (!lit.length) { // clear of the heads and feet of pictures
    const across = [stage.left + (stage.width - card.width) / 2, stage.left + GAP, stage.right - card.width - GAP]
    return [stage.bottom - card.height - 3 * GAP, stage.top + 3 * GAP].flatMap((y) => across.map((x) => /** @type {[number, number]} */ ([x, y])))
  }
  const left = Math.min(...lit.map((box) => box.left)), right = Math.max(...lit.map((box) => box.right))
  const top = Math.min(...lit.map((box) => box.top)), bottom = Math.max(...lit.map((box) => box.bottom))
  const x = (left + right - card.width) / 2, y = (top + bottom - card.height) / 2
  /** @type {[number, number][]} */
  const sides = [[right + GAP, y], [left - GAP - card.width, y]]
  if (left - stage.left > stage.right - right) sides.reverse()
  return [...sides, [x, bottom + GAP], [x, top - GAP - card.height], [stage.right, stage.bottom], [stage.left, stage.bottom], [stage.right, stage.top], [stage.left, stage.top]]
}

/** The area that two boxes share. @param {DOMRect} one @param {DOMRect} other */
const shared = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
