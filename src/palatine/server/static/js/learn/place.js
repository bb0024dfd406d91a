// Where the coach stands on a large page: beside what he points at, never over it, over a place that may be chosen, or over the dock.

/** @typedef {import('./rings.js').Box} Box */

const GAP = 26 // px between the balloon and what it points at: room for its tail
const EDGE = 8 // px to the edges of the room it has
const FORBIDDEN = 1000 // a px of what must not be covered counts as so many of what may be

/** @param {Box} a @param {Box} b px that they share */
export const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/**
 * The best place for a balloon, and at which side of it the tail is.
 * @param {{width: number, height: number}} size
 * @param {Box} room where it may stand
 * @param {Box | null} at what it points at
 * @param {Box[]} never what it must not cover
 * @param {Box[]} rather what it rather does not cover
 */
export function bestPlace(size, room, at, never, rather) {
  const found = candidates(size, room, at).map((one) => ({ ...one, cost: cost(one.box, at, never, rather) }))
  return found.reduce((best, one) => (one.cost < best.cost ? one : best))
}

/** @param {Box} box @param {Box | null} at @param {Box[]} never @param {Box[]} rather */
function cost(box, at, never, rather) {
  const covered = never.reduce((sum, one) => sum + shared(box, one), 0) * FORBIDDEN + rather.reduce((sum, one) => sum + shared(box, one), 0)
  const far = at ? Math.hypot((box.left + box.right - at.left - at.right) / 2, (box.top + box.bottom - at.top - at.bottom) / 2) : 0
  return covered + 20 * far
}

/** @param {{width: number, height: number}} size @param {Box} room @param {Box | null} at @returns {{box: Box, tail: string}[]} */
function candidates({ width, height }, room, at) {
  const x = (/** @type {number} */ left) => Math.min(Math.max(left, room.left + EDGE), room.right - width - EDGE)
  const y = (/** @type {number} */ top) => Math.min(Math.max(top, room.top + EDGE), room.bottom - height - EDGE)
  const box = (/** @type {number} */ left, /** @type {number} */ top) => ({ left: x(left), top: y(top), right: x(left) + width, bottom: y(top) + height })
  /** @type {{box: Box, tail: string}[]} */
  const found = []
  if (at) {
    for (const part of [0.5, 0.2, 0.8]) {
      const top = (at.top + at.bottom) / 2 - height * part
      const left = (at.left + at.right) / 2 - width * part
      found.push({ box: box(at.right + GAP, top), tail: 'left' }, { box: box(at.left - GAP - width, top), tail: 'right' })
      found.push({ box: box(left, at.bottom + GAP), tail: 'top' }, { box: box(left, at.top - GAP - height), tail: 'bottom' })
    }
  }
  const columns = [room.left, (room.left + room.right - width) / 2, room.right]
  for (const left of columns) for (const top of [room.top, (room.top + room.bottom - height) / 2, room.bottom]) found.push({ box: box(left, top), tail: '' })
  return found.map((one) => ({ ...one, tail: at && touches(one, at) ? one.tail : '' }))
}

/** Whether the tail of a balloon, pushed back into its room, still points at it. @param {{box: Box, tail: string}} one @param {Box} at */
function touches({ box, tail }, at) {
  const across = at.bottom > box.top + 24 && at.top < box.bottom - 24
  const along = at.right > box.left + 24 && at.left < box.right - 24
  if (tail === 'left') return across && at.right <= box.left
  if (tail === 'right') return across && at.left >= box.right
  if (tail === 'top') return along && at.bottom <= box.top
  return tail === 'bottom' && along && at.top >= box.bottom
}
