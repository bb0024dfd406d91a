// What the server has told about choices that are not made yet: what offers would bring, what is asked after some touches, how
// pieces would lie. Each step of a choice is asked about once.

/** @typedef {import('../shared/types.js').Preview} Preview */
/** @typedef {import('../shared/types.js').Question} Question */
/** @typedef {import('../shared/types.js').Ghost} Ghost */
/** @typedef {import('../shared/types.js').Offer} Offer */
/** @typedef {import('../board/selection.js').Selection} Selection */

const MOST = 64 // offers the server answers about at once

export class Previews {
  /** @param {(message: import('../shared/types.js').ClientMessage) => void} send */
  constructor(send) {
    this.send = send
    this.seq = -1
    /** @type {Map<string, Preview>} by the text of the offer */
    this.offers = new Map()
    /** @type {Map<string, Question | null>} what is asked after touches */
    this.asks = new Map()
    /** @type {Map<string, Ghost[]>} how pieces would lie after touches */
    this.ghosts = new Map()
    /** @type {Map<string, {touches: string[], offers: Offer[]}>} what follows touches of offers that go on */
    this.further = new Map()
    /** @type {Record<string, string>} the names of what they touch */
    this.labels = {}
    /** @type {Set<string>} touches that were asked about */
    this.requested = new Set()
  }

  clear() {
    for (const known of [this.offers, this.asks, this.ghosts, this.further, this.requested]) known.clear()
    this.labels = {}
  }

  /** The same question has come anew, perhaps after the line was lost: what was not answered is asked again when it is needed. */
  askAgain() {
    this.requested = new Set([...this.requested].filter((touches) => this.asks.has(touches)))
  }

  /** Whether it is about the question that is shown. @param {import('../shared/types.js').Previews} message */
  take({ seq, touches, offers, ask, ghosts, further, labels }) {
    if (seq !== this.seq) return false
    for (const one of offers) this.offers.set(one.text, one)
    this.asks.set(key(touches), ask)
    this.ghosts.set(key(touches), ghosts)
    if (further.length) this.further.set(key(touches), { touches, offers: further })
    Object.assign(this.labels, labels)
    return true
  }

  /** @param {string[]} touches */
  request(touches) {
    if (this.requested.has(key(touches))) return
    this.requested.add(key(touches))
    this.send({ type: 'preview', seq: this.seq, touches })
  }

  /** What lies ahead of the choice so far; too many first steps are asked about one by one when they are pointed at. @param {Selection} selection */
  requestStep(selection) {
    const open = selection.matching().length
    if (open && (open <= MOST || selection.path.length)) this.request(selection.path)
  }

  /** @param {string[]} touches */
  asked(touches) {
    return this.asks.get(key(touches)) ?? null
  }

  /** @param {string[]} touches */
  ghostsAfter(touches) {
    return this.ghosts.get(key(touches)) ?? []
  }
}

/** @param {string[]} touches */
const key = (touches) => touches.join('|')
