// What was touched so far, and which of the offers begin with it. It knows no rules.

/** @typedef {import('../shared/types.js').Offer} Offer */

/**
 * What may be touched next: how many offers lie behind it, the one it completes, whether all lock.
 * @typedef {{touch: string, offers: Offer[], done: Offer | null, locked: boolean}} Next
 */

export class Selection {
  constructor() {
    /** @type {Offer[]} */
    this.offers = []
    /** @type {string[]} */
    this.path = []
  }

  /** New offers; a half-made choice stays only while it still begins one. @param {Offer[]} offers @param {boolean} keep */
  setOffers(offers, keep) {
    this.offers = offers
    if (!keep || !this.startsOffer(this.path)) this.path = []
  }

  /** What follows these touches is known now: offers that take the place of those that began so. @param {string[]} touches @param {Offer[]} offers */
  setFurther(touches, offers) {
    this.offers = [...this.offers.filter((offer) => !startsWith(offer[1], touches)), ...offers]
  }

  /** @param {string[]} touches */
  startsOffer(touches) {
    return this.offers.some((offer) => startsWith(offer[1], touches))
  }

  /** The offers that begin with the path. */
  matching() {
    return this.offers.filter((offer) => startsWith(offer[1], this.path))
  }

  /** The offer the path is the whole of. */
  complete() {
    return this.matching().find((offer) => offer[1].length === this.path.length) ?? null
  }

  /** @returns {Map<string, Next>} in the order of the offers */
  next() {
    const found = new Map()
    const at = this.path.length
    for (const offer of this.matching()) {
      const touch = offer[1][at]
      if (touch === undefined) continue
      const next = found.get(touch) ?? { touch, offers: [], done: null, locked: true }
      next.offers.push(offer)
      next.locked &&= offer[2]
      if (offer[1].length === at + 1) next.done = offer
      found.set(touch, next)
    }
    return found
  }

  /**
   * What a touch does: goes on, goes back to before it, begins anew, or means nothing here.
   * @param {string} touch
   * @returns {'forward' | 'back' | 'restart' | 'none'}
   */
  touch(touch) {
    if (this.startsOffer([...this.path, touch])) {
      this.path = [...this.path, touch]
      return 'forward'
    }
    const at = this.path.lastIndexOf(touch)
    if (at >= 0) {
      this.path = this.path.slice(0, at)
      return 'back'
    }
    if (this.startsOffer([touch])) {
      this.path = [touch]
      return 'restart'
    }
    return 'none'
  }

  back() {
    this.path = this.path.slice(0, -1)
  }

  clear() {
    this.path = []
  }
}

/** @param {string[]} touches @param {string[]} start */
function startsWith(touches, start) {
  return start.length <= touches.length && start.every((touch, i) => touches[i] === touch)
}
