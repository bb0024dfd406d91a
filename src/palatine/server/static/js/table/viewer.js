// A picture that a thumbnail stands for, large over the stage. Escape or its cross closes it.

import { Board } from '../board/board.js'
import { pictureHead } from '../board/boards.js'
import { Stage } from '../board/stage.js'
import { chipSign } from '../shared/chips.js'
import { button, make, makeSvg, renew } from '../shared/dom.js'
import { say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Picture} Picture */

/** A button that opens the large picture. @param {Picture} picture @param {(key: string) => void} open @param {boolean} [isLarge] its words can be read */
export function thumbnail(picture, open, isLarge = false) {
  const drawing = makeSvg('svg', { class: 'thumb-picture', viewBox: picture.box, 'aria-hidden': 'true' })
  drawing.innerHTML = picture.groups.map(([, text]) => text).join('')
  for (const one of drawing.querySelectorAll('[data-t], [data-p]')) {
    one.removeAttribute('data-t') // it is a button as a whole: nothing in it can be touched
    one.removeAttribute('data-p')
  }
  if (!isLarge) drawing.querySelectorAll('text').forEach((one) => one.remove()) // a picture of the stage has some
  const label = [picture.title, picture.note, picture.value].filter(Boolean).join(', ')
  return make('button', { type: 'button', class: 'thumb', 'aria-label': label, title: label, 'data-key': picture.key, on: { click: () => open(picture.key) } }, drawing)
}

export class Viewer {
  /** @param {{ask: (key: string) => void, point: (touch: string | null) => void}} handlers */
  constructor(handlers) {
    this.handlers = handlers
    this.key = '' // of the picture that is open
    /** @type {Element | null} */
    this.before = null
    /** Told whenever it was drawn. @type {(isFirst: boolean) => void} */
    this.drawn = () => {}
    this.board = new Board({ touch: handlers.point, point: handlers.point })
    this.stage = new Stage(this.board.root)
    this.title = make('h2', { class: 'viewer-title' })
    this.foot = make('div', { class: 'frame-foot' })
    this.cross = button({ icon: 'close', label: say('page-close'), class: 'quiet', act: () => this.close() })
    this.element = make('section', { class: 'viewer panel', hidden: true },
      make('div', { class: 'viewer-head' }, this.title, this.cross), this.stage.element, this.foot)
  }

  /** Somebody wants to see it: the focus goes there, and comes back. @param {string} key */
  open(key) {
    this.before = document.activeElement
    this.show(key, (isFirst) => { if (isFirst) this.cross.focus() })
  }

  /** The focus stays where it is. @param {string} key @param {(isFirst: boolean) => void} drawn */
  show(key, drawn) {
    this.drawn = drawn
    this.key = key
    this.handlers.ask(key)
  }

  /** The server has drawn it. @param {import('../shared/types.js').PictureAnswer} answer */
  take({ key, drawing }) {
    if (key !== this.key) return
    const opening = this.element.hidden
    this.element.hidden = false
    renew(this.title, ...pictureHead(drawing))
    renew(this.foot, ...drawing.counts.map(chipSign))
    this.stage.fitTo(drawing.box, drawing.least)
    this.board.show(drawing, drawing.label || drawing.title)
    this.drawn(opening)
  }

  /** The position has changed. */
  renew() {
    if (this.key) this.handlers.ask(this.key)
  }

  /** @returns {boolean} whether it was open */
  close() {
    if (!this.key) return false
    this.key = ''
    this.element.hidden = true
    if (this.before instanceof HTMLElement || this.before instanceof SVGElement) this.before.focus()
    this.before = null
    return true
  }
}
