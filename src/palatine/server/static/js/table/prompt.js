// The dock: the question, its object and second line, and every button that answers it. Nothing else is ever written here.

import { pill } from '../board/choices.js'
import { button, icon, make, put, seatIcon, unseen } from '../shared/dom.js'
import { say } from '../shared/page.js'
import { face } from './cards.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').Preview} Preview */
/** @typedef {import('../shared/types.js').Question} Question */

export class Prompt {
  /** @param {{back: () => void, confirm: () => void, rotate: () => void}} handlers @param {import('./verbs.js').Verbs} verbs @param {import('./takeback.js').TakeBack} takeBack */
  constructor(handlers, verbs, takeBack) {
    this.takeBack = takeBack
    this.object = make('div', { class: 'dock-object', 'aria-hidden': 'true' })
    this.question = make('p', { class: 'question' })
    this.detail = make('p', { class: 'question-detail' })
    this.words = make('div', { class: 'dock-words' }, this.question, this.detail)
    this.budget = make('p', { class: 'budget', hidden: true })
    this.back = button({ icon: 'prev', text: say('page-back'), title: say('page-back'), class: 'act act-back', act: handlers.back })
    this.turn = button({ icon: 'turn', text: say('page-rotate'), class: 'act act-turn', act: handlers.rotate, hidden: true })
    this.confirm = button({ icon: 'check', text: say('page-confirm'), class: 'act act-confirm', act: handlers.confirm })
    this.acts = make('div', { class: 'acts', role: 'group', 'aria-label': say('page-acts') }, takeBack.ask, takeBack.undo, takeBack.redo, this.back, this.turn, this.confirm, verbs.end)
    this.element = make('section', { class: 'dock', 'aria-label': say('page-asked') },
      make('div', { class: 'dock-ask' }, this.object, this.words), this.budget, verbs.element, this.acts)
    /** @type {Update | null} */
    this.update = null
    /** @type {Question | null} what is asked after what is chosen */
    this.asked = null
  }

  /** @param {Update} update */
  show(update) {
    const { pending, you, seats, status, table } = update
    const mine = pending?.mine
    this.update = update
    this.element.classList.toggle('mine', Boolean(mine))
    this.element.dataset.seat = String(((mine ? you.seat : pending.seats[0] ?? -1) % 7) + 1)
    const thinking = !mine && pending.seats.some((seat) => seats[seat]?.kind === 'bot')
    this.element.classList.toggle('thinking', thinking && table.state === 'playing')
    const budget = mine ? status?.budget : null
    this.budget.hidden = !budget
    put(this.budget, ...(budget ? [budget.icon && icon(budget.icon, 24), make('strong', { title: budget.label }, budget.value), unseen(budget.label)] : []))
    this.takeBack.show(update)
  }

  /**
   * What follows from the choice so far; what is pointed at changes nothing here.
   * @param {{asked: Question | null, exact: boolean, text: string, preview?: Preview | null, locked?: string, showPreviews: boolean, path: number, whole: boolean, turns: boolean, busy: boolean}} about
   */
  showDetail({ asked, exact, text, preview, locked, showPreviews, path, whole, turns, busy }) {
    const update = /** @type {Update} */ (this.update)
    const points = showPreviews && preview ? preview.preview : []
    this.question.textContent = asked?.text ?? title(update)
    put(this.object, picture(asked, update))
    put(
      this.detail,
      make('span', {}, (exact && asked?.detail) || preview?.sentence || asked?.detail || text || second(update)),
      ...points.flatMap((one) => [' ', make('span', { class: 'worth' }, pill(one.points), ` ${one.label}`)]),
      locked && make('span', { class: 'lock' }, icon('lock', 14), ` ${locked}`),
    )
    this.element.classList.toggle('choosing', path > 0)
    this.back.disabled = path === 0 || busy
    this.confirm.disabled = !whole || busy
    this.confirm.classList.toggle('strong', whole)
    const word = this.confirm.querySelector('span')
    if (word) word.textContent = asked?.button || say('page-confirm')
    this.turn.hidden = !turns
  }
}

/** The picture of what is asked about, or else who is asked. @param {Question | null} asked @param {Update} update */
function picture(asked, { table, pending }) {
  if (asked?.symbol) return face(asked.symbol, 'object-face')
  if (table.state === 'over') return icon('trophy', 36)
  return pending.seats.length ? seatIcon(pending.seats[0], 36) : icon('tower', 36)
}

/** @param {Update} update */
function title({ table, pending, result }) {
  if (table.state === 'over') return result?.title || say('page-over')
  if (table.state === 'halted' || table.state === 'closed') return table.reason
  if (table.state === 'waiting') return say('page-waiting')
  return pending.mine ? pending.prompt || say('page-your-turn') : pending.waiting
}

/** @param {Update} update */
function second({ pending, result, you, table }) {
  if (table.state === 'over') return result?.lines?.[0] ?? ''
  if (table.state === 'playing' && !you.mine.length) return say('page-watch-note')
  return pending.silent ? say('page-silent') : ''
}
