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

  /** New offers, and what is known already to follow some of them; a half-made choice stays only while it still begins one. @param {Offer[]} offers @param {{touches: string[], offers: Offer[]}[]} further */
  setOffers(offers, further) {
    this.offers = offers
    for (const known of further) this.setFurther(known.touches, known.offers)
    if (!this.startsOffer(this.path)) this.path = []
  }

  /** What follows these touches is known now: offers that take the place of those that began so, so that what is listed keeps its order. @param {string[]} touches @param {Offer[]} offers */
  setFurther(touches, offers) {
    const begins = (/** @type {Offer} */ offer) => waysFrom(offer, touches).length > 0
    const at = this.offers.findIndex(begins)
    const others = this.offers.filter((offer) => !begins(offer))
    this.offers = at < 0 ? [...others, ...offers] : [...others.slice(0, at), ...offers, ...others.slice(at)]
  }

  /** @param {string[]} touches */
  startsOffer(touches) {
    return this.offers.some((offer) => waysFrom(offer, touches).length > 0)
  }

  /** The offers that begin with the path. */
  matching() {
    return this.offers.filter((offer) => waysFrom(offer, this.path).length > 0)
  }

  /** The offer the path is the whole of. */
  complete() {
    return this.whole(this.path)
  }

  /** The offer that these touches are the whole of. @param {string[]} path */
  whole(path) {
    return this.offers.find((offer) => waysFrom(offer, path).some((way) => way.length === path.length)) ?? null
  }

  /** What may be touched next. */
  next() {
    return this.from(this.path)
  }

  /** All that is touched by some offer, at whichever step. */
  all() {
    return new Set(this.offers.flatMap((offer) => offer[1]))
  }

  /** What may follow these touches. @param {string[]} path @returns {Map<string, Next>} in the order of the offers */
  from(path) {
    /** @type {Map<string, Next>} */
    const found = new Map()
    const at = path.length
    for (const offer of this.offers) {
      for (const way of waysFrom(offer, path)) {
        const touch = way[at]
        if (touch === undefined) continue
        const next = found.get(touch) ?? { touch, offers: [], done: null, locked: true }
        next.offers.push(offer)
        next.locked &&= offer[2]
        if (way.length === at + 1) next.done = offer
        found.set(touch, next)
      }
    }
    return found
  }

  /**
   * What a touch does: goes on (a verb also before what was touched already), goes back to before it, takes the place of the
   * last one, begins anew, or means nothing here.
   * @param {string} touch
   * @returns {'forward' | 'back' | 'instead' | 'restart' | 'none'}
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
    if (this.path.length && this.startsOffer([touch, ...this.path])) {
      this.path = [touch, ...this.path]
      return 'forward'
    }
    const instead = [...this.path.slice(0, -1), touch]
    if (this.path.length > 1 && this.startsOffer(instead)) {
      this.path = instead
      return 'instead'
    }
    if (this.startsOffer([touch])) {
      this.path = [touch]
      return 'restart'
    }
    return 'none'
  }

  /** The verbs that fit what was touched so far. @returns {Set<string>} */
  verbs() {
    return new Set(this.matching().flatMap((offer) => offer[4] ?? []))
  }

  back() {
    this.path = this.path.slice(0, -1)
  }

  clear() {
    this.path = []
  }
}

/** The ways to touch an offer, with its verb and without, that begin so. @param {Offer} offer @param {string[]} start */
function waysFrom([, touches, , , verb], start) {
  const ways = verb ? [touches, [verb, ...touches]] : [touches]
  return ways.filter((way) => start.length <= way.length && start.every((touch, i) => way[i] === touch))
}
