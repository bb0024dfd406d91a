// My hand: cards and pieces that only I see; on a phone they are near the thumb.

import { makeSvg, icon, make, put } from '../shared/dom.js'
import { say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Card} Card */

const WORDY = 44 // letters of a note that need a broader card

export class Hand {
  /** @param {{touch: (touch: string) => void, point: (touch: string | null) => void}} handlers */
  constructor(handlers) {
    this.handlers = handlers
    this.list = make('div', { class: 'hand-cards' })
    this.element = make('section', { class: 'hand', 'aria-label': say('page-hand') },
      make('span', { class: 'hand-label', 'aria-hidden': 'true' }, say('page-hand')), this.list)
    /** @type {Card[]} */
    this.cards = []
    this.shown = '' // the cards as text
  }

  /** @param {Card[]} cards */
  show(cards) {
    const shown = JSON.stringify(cards)
    if (shown === this.shown) return
    this.shown = shown
    this.cards = cards
    put(this.list, ...(cards.length ? cards.map((card) => this.card(card)) : [make('p', { class: 'aside hand-empty' }, say('page-hand-empty'))]))
  }

  /** @param {Card} card */
  card(card) {
    const box = document.getElementById(card.symbol)?.getAttribute('viewBox') ?? '0 0 74 104'
    const [, , width, height] = box.split(' ')
    const face = makeSvg('svg', { class: 'card-face', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }, makeSvg('use', { href: `#${card.symbol}`, width, height }))
    return make(
      'button',
      {
        type: 'button', class: (card.note?.length ?? 0) > WORDY ? 'card wordy' : 'card', 'data-touch': card.touch || null,
        on: {
          click: () => card.touch && this.handlers.touch(card.touch),
          pointerenter: () => this.handlers.point(card.touch || null), pointerleave: () => this.handlers.point(null), focus: () => this.handlers.point(card.touch || null),
        },
      },
      make('span', { class: 'card-name' }, card.name),
      face,
      make('small', {}, card.note || ''),
      make('span', { class: 'card-lock', title: say('page-hand-secret') }, icon('lock', 14)),
    )
  }

  /** @param {Set<string>} may @param {string[]} chosen */
  mark(may, chosen) {
    for (const card of this.list.querySelectorAll('.card')) {
      const touch = card.getAttribute('data-touch') ?? ''
      card.classList.toggle('may', may.has(touch))
      card.classList.toggle('chosen', chosen.includes(touch))
      card.setAttribute('aria-pressed', String(chosen.includes(touch)))
    }
  }
}
