// A press of a button, from the pointer's going down to the click. A button that is drawn anew in between gets no click, so what comes from
// the server meanwhile is shown when the press is over.

export class Press {
  /** @param {() => void} show what has waited */
  constructor(show) {
    this.show = show
    this.lasts = false
    this.waiting = false
    addEventListener('pointerdown', (event) => { this.lasts = event.target instanceof Element && event.target.closest('button') !== null }, true)
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(() => this.end()), true) // the click comes first
    addEventListener('blur', () => this.end()) // of the window
  }

  /** Now, or when the press is over. */
  after() {
    if (this.lasts) this.waiting = true
    else this.show()
  }

  end() {
    this.lasts = false
    if (!this.waiting) return
    this.waiting = false
    this.show()
  }
}
