// The keyboard focus: what had it may be gone after a move, and then something near gets it.

/** @typedef {import('../board/boards.js').Boards} Boards */

export class FocusKeeper {
  /** @param {Boards} boards @param {HTMLElement} list @param {HTMLButtonElement} confirm */
  constructor(boards, list, confirm) {
    this.boards = boards
    this.list = list
    this.confirm = confirm
    this.usesKeys = false // the last that was used were keys
    /** @type {'' | 'list' | 'board'} where choices are made */
    this.place = ''
    addEventListener('keydown', () => { this.usesKeys = true }, true)
    addEventListener('pointerdown', () => { this.usesKeys = false }, true)
    addEventListener('focusin', (event) => this.focusMoved(/** @type {Element} */ (event.target)))
  }

  /** @param {Element} target */
  focusMoved(target) {
    if (this.list.contains(target)) this.place = 'list'
    else if (this.boards.contains(target)) this.place = 'board'
    else if (!target.closest('.acts')) this.place = '' // it left for the chat, the menu ...
  }

  /** Whether nothing that can be used has the focus. */
  get lost() {
    const here = document.activeElement
    if (!here || here === document.body || here.matches(':disabled')) return true
    return this.boards.contains(here) && (!here.hasAttribute('tabindex') || !this.boards.tabStop)
  }

  /** The choices have changed: if what had the focus is gone, the next choice gets it. */
  restore() {
    if (!this.usesKeys || !this.place || !this.lost || document.querySelector('dialog[open]')) return
    if (this.place === 'board' && this.boards.tabStop && this.boards.focus(this.boards.tabStop)) return
    const next = /** @type {HTMLElement | null} */ (this.list.querySelector('button:not(:disabled, [hidden])'))
    if (next) next.focus()
    else if (!this.confirm.disabled) this.confirm.focus()
  }
}
