// The dock: the question, its object and second line, and every button that answers it. Nothing else is ever written here.

import { pill } from '../board/choices.js'
import { dockSays, isHeld } from '../learn/held.js'
import { button, icon, make, renew, seatIcon, unseen } from '../shared/dom.js'
import { beforePaint } from '../shared/measuring.js'
import { say } from '../shared/page.js'
import { face } from './cards.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').Preview} Preview */
/** @typedef {import('../shared/types.js').Question} Question */

export class Prompt {
  /** @param {{back: () => void, confirm: () => void, rotate: () => void}} handlers @param {import('./verbs.js').Verbs} verbs @param {import('./takeback.js').TakeBack} takeBack */
  constructor(handlers, verbs, takeBack) {
    this.takeBack = takeBack
    this.object = make('button', { type: 'button', class: 'dock-object', 'aria-label': say('page-inspector'), disabled: true }) // explains what is asked about
    this.question = make('p', { class: 'question' })
    this.detail = make('p', { class: 'question-detail' })
    this.words = make('div', { class: 'dock-words' }, this.question, this.detail)
    this.budget = make('p', { class: 'budget', hidden: true })
    this.back = button({ icon: 'prev', text: say('page-back'), title: say('page-back'), class: 'act act-back', act: handlers.back })
    this.turn = button({ icon: 'turn', text: say('page-rotate'), class: 'act act-turn', act: handlers.rotate, hidden: true })
    this.word = make('span', {}, say('page-confirm'))
    this.noWayBack = make('small', { hidden: true }, say('page-no-way-back'))
    this.confirm = make('button', { type: 'button', class: 'act act-confirm', 'aria-keyshortcuts': 'Control+Enter', on: { click: handlers.confirm } }, icon('check'), make('span', { class: 'act-words' }, this.word, this.noWayBack))
    this.acts = make('div', { class: 'acts', role: 'group', 'aria-label': say('page-acts') }, takeBack.ask, takeBack.undo, takeBack.redo, this.back, this.turn, this.confirm, verbs.end)
    this.element = make('section', { class: 'dock', 'aria-label': say('page-asked') },
      make('div', { class: 'dock-ask' }, this.object, this.words), this.budget, verbs.element, this.acts)
    /** @type {Update | null} */
    this.update = null
    this.fitted = '' // the text that the letters were chosen for
  }

  /** @param {Update} update */
  show(update) {
    const { pending, you, seats, status, table } = update
    const mine = pending?.mine
    this.update = update
    this.element.classList.toggle('mine', Boolean(mine))
    this.element.dataset.seat = String(((mine ? you.seat : pending.seats[0] ?? -1) % 7) + 1)
    const thinking = !mine && !isHeld(update) && pending.seats.some((seat) => seats[seat]?.kind === 'bot')
    this.element.classList.toggle('thinking', thinking && table.state === 'playing')
    const budget = mine ? status?.budget : null
    this.budget.hidden = !budget
    renew(this.budget, ...(budget ? [budget.icon && icon(budget.icon, 24), make('strong', {}, budget.value), unseen(budget.label)] : []))
    this.budget.title = budget?.label ?? ''
    this.budget.dataset.about = budget?.touch ?? ''
    this.takeBack.show(update)
  }

  /**
   * What follows from the choice so far; what is pointed at changes nothing here.
   * @param {{asked: Question | null, exact: boolean, label: string, text: string, preview?: Preview | null, locked?: string, showPreviews: boolean, path: number, whole: boolean, turns: boolean, busy: boolean}} about
   */
  showDetail({ asked, exact, label, text, preview, locked, showPreviews, path, whole, turns, busy }) {
    const update = /** @type {Update} */ (this.update)
    const points = showPreviews && preview ? preview.preview : []
    const wish = path ? '' : dockSays(update)
    renew(this.question, ...(wish ? [wish] : named(asked?.text ?? title(update), label)))
    renew(this.object, picture(asked, update))
    this.object.disabled = !asked?.object
    this.object.dataset.about = asked?.object ?? ''
    renew(
      this.detail,
      !wish && make('span', {}, (exact && asked?.detail) || preview?.sentence || asked?.detail || text || second(update)),
      ...points.flatMap((one) => [' ', make('span', { class: 'worth' }, pill(one.points), ` ${one.label}`)]),
      locked && make('span', { class: 'lock' }, icon('final', 14), make('span', { class: 'lock-words' }, ` ${locked}`)),
    )
    this.element.classList.toggle('choosing', path > 0)
    this.back.disabled = path === 0 || busy
    this.takeBack.begun(path > 0 && !busy)
    this.confirm.disabled = !whole || busy
    this.confirm.classList.toggle('strong', whole)
    this.confirm.classList.toggle('sent', busy)
    this.confirm.classList.toggle('locks', Boolean(locked))
    const sign = this.confirm.querySelector('use'), href = locked ? '#i-final' : '#i-check'
    if (sign?.getAttribute('href') !== href) sign?.setAttribute('href', href) // the same again would be drawn again
    const twice = update.status?.verbs.some((verb) => verb.kind === 'end' && verb.label === asked?.button) // it stands on the button beside it
    const begun = whole || path > 0 || !update.pending?.mine // before that, what is sent has no name yet
    renew(this.word, (!twice && begun && asked?.button) || say(whole || !update.pending?.mine ? 'page-confirm' : 'page-choose'))
    this.noWayBack.hidden = !locked
    this.turn.hidden = !turns
    this.fit()
  }

  /** A question that needs more lines than there are gets smaller letters; it is never cut. */
  fit() {
    const text = `${innerWidth}|${this.words.textContent}`
    if (text === this.fitted) return
    this.fitted = text
    this.element.classList.remove('tight')
    beforePaint(this, () => {
      const room = Math.min(this.element.clientHeight, parseFloat(getComputedStyle(this.words).maxHeight) || Infinity)
      const tight = this.words.scrollHeight > room || this.question.scrollHeight + this.detail.scrollHeight > room
      return () => { this.element.classList.toggle('tight', tight) }
    })
  }
}

/** A question in which the name of its object stands out, where it is in it. @param {string} text @param {string} label */
function named(text, label) {
  const at = label ? text.toLocaleLowerCase().indexOf(label.toLocaleLowerCase()) : -1
  if (at < 0) return [text]
  return [text.slice(0, at), make('em', {}, text.slice(at, at + label.length)), text.slice(at + label.length)]
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
