// The prompt: what I am asked, what the pointed-at choice would do; the buttons undo, turn, back and confirm.

import { pill } from '../board/choices.js'
import { button, icon, make, put, seatIcon } from '../shared/dom.js'
import { factChip } from '../shared/facts.js'
import { say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').Preview} Preview */

export class Prompt {
  /** @param {{undo: () => void, back: () => void, confirm: () => void, ask: () => void, rotate: () => void}} handlers */
  constructor(handlers) {
    this.handlers = handlers
    this.sign = make('div', { class: 'prompt-sign' })
    this.title = make('b', { class: 'prompt-title' })
    this.detail = make('p', { class: 'prompt-detail' })
    this.facts = make('div', { class: 'facts prompt-facts' })
    this.undo = button({ icon: 'undo', text: say('page-undo'), class: 'plain act-undo', act: () => this.pressUndo() })
    this.turn = button({ icon: 'turn', text: say('page-rotate'), title: say('page-rotate'), class: 'plain act-turn', act: handlers.rotate, hidden: true })
    this.back = button({ icon: 'prev', text: say('page-back'), title: say('page-back'), class: 'plain act-back', act: handlers.back })
    this.confirm = button({ icon: 'check', text: say('page-confirm'), title: say('page-confirm'), class: 'strong act-confirm', act: handlers.confirm })
    this.acts = make('div', { class: 'acts', role: 'group', 'aria-label': say('page-acts') }, this.undo, this.turn, this.back, this.confirm)
    this.words = make('div', { class: 'prompt-words' }, this.title, this.detail)
    this.element = make('section', { class: 'panel prompt', 'aria-label': say('page-asked') }, this.sign, this.words, this.facts, this.acts)
    this.asksConsent = false
  }

  pressUndo() {
    if (this.asksConsent) this.handlers.ask()
    else this.handlers.undo()
  }

  /** @param {Update} update */
  show(update) {
    const { pending, you, seats, undo, status, table } = update
    const asked = pending?.seats ?? []
    const mine = pending?.mine
    this.element.classList.toggle('mine', Boolean(mine))
    this.element.dataset.seat = String(((mine ? you.seat : asked[0] ?? -1) % 7) + 1)
    put(this.sign, ...(table.state === 'over' ? [icon('trophy', 30)] : asked.length ? asked.slice(0, 3).map((seat) => seatIcon(seat, 30)) : [icon('tower', 30)]))
    this.title.textContent = title(update)
    const thinking = !mine && asked.some((seat) => seats[seat]?.kind === 'bot')
    this.element.classList.toggle('thinking', thinking && table.state === 'playing')
    this.question = mine ? pending.prompt : update.result?.lines?.[0] ?? (pending?.silent ? say('page-silent') : '')
    put(this.facts, ...(status?.table ?? []).map(factChip))
    this.asksConsent = undo ? undo.free === 0 && undo.ask : false
    this.undo.classList.toggle('asks', this.asksConsent)
    this.undo.disabled = !undo || (undo.free === 0 && !undo.ask)
    this.undo.title = undo ? (this.asksConsent ? undo.ask_sentence : undo.sentence) : say('page-undo')
    const caption = this.undo.querySelector('span')
    if (caption) caption.textContent = this.asksConsent ? say('page-undo-ask') : say('page-undo')
  }

  /**
   * @param {{text: string, preview?: Preview | null, locked?: string, showPreviews: boolean, path: number, whole: boolean, turns: boolean, busy: boolean}} about
   */
  showDetail({ text, preview, locked, showPreviews, path, whole, turns, busy }) {
    const points = showPreviews && preview ? preview.preview : []
    put(
      this.detail,
      make('span', {}, preview?.sentence || text || this.question || ''),
      ...points.flatMap((one) => [' ', make('span', { class: 'worth' }, pill(one.points), ` ${one.label}`)]),
      locked && make('span', { class: 'lock' }, icon('lock', 14), ` ${locked}`),
    )
    this.back.disabled = path === 0 || busy
    this.confirm.disabled = !whole || busy
    this.turn.hidden = !turns
    this.element.classList.toggle('choosing', path > 0)
    this.element.classList.toggle('told', Boolean(preview?.sentence || text))
  }
}

/** @param {Update} update */
function title({ table, pending, result }) {
  if (table.state === 'over') return result?.title || say('page-over')
  if (table.state === 'halted' || table.state === 'closed') return table.reason
  if (table.state === 'waiting') return say('page-waiting')
  return pending.mine ? say('page-your-turn') : pending.waiting
}
