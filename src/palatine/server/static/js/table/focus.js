// Where somebody at the keyboard stands: what had the focus may be gone after a move, and he goes on nearby.

/** @typedef {import('../board/board.js').Board} Board */

export class Footing {
  /** @param {Board} board @param {HTMLElement} list @param {HTMLButtonElement} confirm */
  constructor(board, list, confirm) {
    this.board = board
    this.list = list
    this.confirm = confirm
    this.keys = false // the last that was used were keys
    /** @type {'' | 'list' | 'board'} where choices are made */
    this.place = ''
    addEventListener('keydown', () => { this.keys = true }, true)
    addEventListener('pointerdown', () => { this.keys = false }, true)
    addEventListener('focusin', (event) => this.moved(/** @type {Element} */ (event.target)))
  }

  /** @param {Element} target */
  moved(target) {
    if (this.list.contains(target)) this.place = 'list'
    else if (this.board.root.contains(target)) this.place = 'board'
    else if (!target.closest('.acts')) this.place = '' // he left for the chat, the menu ...
  }

  /** Whether nothing that can be used has the focus. */
  get lost() {
    const here = document.activeElement
    if (!here || here === document.body || here.matches(':disabled')) return true
    return this.board.root.contains(here) && (!here.hasAttribute('tabindex') || !this.board.stop)
  }

  /** After the choices have changed: on to what comes next. */
  mend() {
    if (!this.keys || !this.place || !this.lost || document.querySelector('dialog[open]')) return
    if (this.place === 'board' && this.board.stop && this.board.focus(this.board.stop)) return
    const next = /** @type {HTMLElement | null} */ (this.list.querySelector('button:not(:disabled, [hidden])'))
    if (next) next.focus()
    else if (!this.confirm.disabled) this.confirm.focus()
  }
}
