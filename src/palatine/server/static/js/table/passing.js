// Passing by itself where that is all one can do. The others must not learn from the time it takes that there was no choice:
// so with this setting on, every pass leaves at the same drawn moment, whether it was forced or pressed before.

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').Offer} Offer */

const SOONEST = 2000 // milliseconds after the question
const LATEST = 6000

export class Passing {
  /** @param {{isOn: () => boolean, send: (offer: Offer) => void}} page */
  constructor(page) {
    this.page = page
    this.seq = -1
    this.due = 0 // when a pass leaves at the earliest
    this.timer = 0
    /** @type {Set<string>} texts that pass */
    this.passes = new Set()
  }

  /** A question is shown. @param {Update} update */
  begin(update) {
    const mine = update.pending.mine && update.table.state === 'playing'
    if (!mine || update.seq !== this.seq) clearTimeout(this.timer)
    if (!mine || update.seq === this.seq) return
    this.seq = update.seq
    this.due = performance.now() + SOONEST + Math.random() * (LATEST - SOONEST)
    const touches = new Set((update.status?.verbs ?? []).filter((verb) => verb.kind === 'pass').map((verb) => verb.touch))
    const passing = update.offers.filter((offer) => offer[1].length === 1 && touches.has(offer[1][0]))
    this.passes = new Set(passing.map((offer) => offer[0]))
    if (this.page.isOn() && passing.length === 1 && update.offers.length === 1) this.leave(passing[0])
  }

  /** Whether an offer is kept back for its time; it leaves by itself then. @param {Offer} offer */
  holds(offer) {
    if (!this.page.isOn() || !this.passes.has(offer[0]) || performance.now() >= this.due) return false
    this.leave(offer)
    return true
  }

  /** @param {Offer} offer */
  leave(offer) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.page.send(offer), Math.max(0, this.due - performance.now()))
  }
}
