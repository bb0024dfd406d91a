// The verbs of the dock: what can be begun or chosen that is neither on a board nor on a card. A verb that cannot be used now is pale, not gone.

import { pill } from '../board/choices.js'
import { isOnPlane } from '../board/placing.js'
import { icon, make, put } from '../shared/dom.js'
import { say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Verb} Verb */
/** @typedef {import('../board/choices.js').Shown} Shown */
/** @typedef {import('../board/selection.js').Next} Next */

const MOST = 8 // more than that are found in the list of all moves

export class Verbs {
  /** @param {{touch: (touch: string) => void, list: () => void}} handlers */
  constructor(handlers) {
    this.handlers = handlers
    /** @type {Map<string, HTMLButtonElement>} */
    this.buttons = new Map()
    this.element = make('div', { class: 'verbs', role: 'group', 'aria-label': say('page-verbs') })
    this.end = make('div', { class: 'verb-end' }) // ends the turn: always in sight
    this.all = make('button', { type: 'button', class: 'verb', on: { click: handlers.list } }, make('span', {}, say('page-all-moves')))
  }

  /**
   * @param {Verb[]} verbs those of the game, whether they can be used or not
   * @param {Shown | null} shown null while nothing can be chosen
   * @param {(touch: string) => boolean} elsewhere whether a touch is on a board or a card
   */
  show(verbs, shown, elsewhere) {
    const next = shown ? shown.selection.next() : new Map()
    const known = new Set(verbs.map((verb) => verb.touch))
    const others = [...next.keys()].filter((touch) => !known.has(touch) && !elsewhere(touch))
    const more = others.length > MOST
    const told = others.slice(0, more ? 0 : MOST).map((touch) => ({ touch, icon: '', label: shown?.labels[touch] ?? touch, cost: '', kind: /** @type {const} */ ('verb') }))
    const start = shown ? shown.selection.from([]) : new Map()
    const row = (/** @type {Verb} */ verb) => this.verb(verb, next.get(verb.touch), shown, start.get(verb.touch))
    put(this.element, ...verbs.filter((verb) => verb.kind !== 'end').map(row), ...told.map(row), more && this.all)
    put(this.end, ...verbs.filter((verb) => verb.kind === 'end').map(row))
    const only = next.size === 1 && verbs.some((verb) => verb.kind === 'end' && next.has(verb.touch))
    this.end.classList.toggle('only', only)
    // a step that comes later needs the row: it has its room from the beginning, so that the board does not move then
    const all = shown ? [...shown.selection.all()] : []
    this.element.classList.toggle('later', all.some((touch) => !known.has(touch) && !elsewhere(touch) && !isOnPlane(touch)))
  }

  /** @param {Verb} verb @param {Next | undefined} next @param {Shown | null} shown @param {Next} [face] what is written on it: while something is chosen it stays, so that no verb changes its size */
  verb(verb, next, shown, face = next) {
    const one = this.buttons.get(verb.touch) ?? make('button', { type: 'button', 'data-touch': verb.touch, on: { click: () => this.handlers.touch(verb.touch) } })
    this.buttons.set(verb.touch, one)
    const preview = face?.done && shown?.showPreviews ? shown.previews.get(face.done[0])?.total : 0
    const selection = shown?.selection
    const chosen = Boolean(selection?.path.length && (selection.path.includes(verb.touch) || selection.verbs().has(verb.touch)))
    const fits = Boolean(selection && (selection.startsOffer([verb.touch]) || selection.startsOffer([verb.touch, ...selection.path])))
    const text = `${verb.icon}|${verb.label}|${verb.cost}|${preview}|${face?.locked}`
    if (one.dataset.face !== text) {
      one.dataset.face = text
      put(one, verb.icon && icon(verb.icon, 22), make('span', { class: 'verb-label' }, verb.label), verb.cost && make('span', { class: 'verb-cost' }, verb.cost),
        Boolean(preview) && pill(preview ?? 0), face?.locked && icon('final', 16, say('page-locked')))
    }
    const useless = !next && !chosen && !fits
    const kind = `verb ${verb.kind}${chosen ? ' chosen' : ''}${verb.icon ? ' signed' : ''}${useless ? ' useless' : ''}`
    if (one.className !== kind) one.className = kind
    one.disabled = (useless && !shown?.answers) || Boolean(shown?.busy)
    one.setAttribute('aria-pressed', String(chosen))
    return one
  }
}
