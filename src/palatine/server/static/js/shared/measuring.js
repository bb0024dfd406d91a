// Measuring: whatever has to know where things stand waits until everything is drawn, and is done once before the frame is painted. So the
// page is laid out once for all of it, and not anew for each.

/** Reads where things stand; what it returns draws by that. @typedef {() => (() => void) | void} Measuring */

/** @type {Map<object, Measuring>} */
const due = new Map()

/** Measure before the next frame; asked for again by the same owner, only the last counts. @param {object} owner @param {Measuring} measure */
export function beforePaint(owner, measure) {
  if (!due.size) requestAnimationFrame(measureAll)
  due.delete(owner) // what is asked for last is done last
  due.set(owner, measure)
}

/** All are measured before any draws. */
function measureAll() {
  const measuring = [...due.values()]
  due.clear()
  for (const draw of measuring.map((measure) => measure())) draw?.()
}
