// The keys of a table. What has the focus takes the keys of its own first; in fields and dialogs there are none of these.

/**
 * @typedef {object} Actions
 * @property {() => boolean} close closes what lies over the page; whether there was something
 * @property {() => boolean} back takes the last touch back; whether there was one
 * @property {(way: number) => boolean} rotate
 * @property {(way: number) => boolean} turnView turns the board by a quarter; whether it can be turned
 * @property {() => void} again shows again what happened since my last turn
 * @property {() => void} skip shows at once what others do
 * @property {() => void} undo
 * @property {() => void} undoTurn
 * @property {() => void} redo
 * @property {() => void} hint
 * @property {() => void} inspect keeps the explanation of what has the focus open, or closes it
 * @property {() => void} list
 * @property {() => void} legend opens the legend of the game, or closes it
 * @property {() => void} send
 * @property {() => void} coach folds or opens the coach of a lesson
 * @property {() => void} end
 * @property {(n: number) => void} nth the n-th verb or card
 */

/** @param {Actions} actions */
export function listenToKeys(actions) {
  addEventListener('keydown', (event) => {
    const target = /** @type {HTMLElement} */ (event.target)
    if (event.metaKey || event.altKey || event.defaultPrevented || target.closest('input, textarea, select, dialog')) return
    if (press(event, actions)) event.preventDefault()
  })
}

/** @param {KeyboardEvent} event @param {Actions} actions @returns {boolean} whether the key means something */
function press(event, actions) {
  if (event.ctrlKey) return event.key === 'Enter' ? done(actions.send) : false
  if (event.key === 'Escape') return actions.close() || actions.back()
  if (event.key === 'Backspace') return actions.back()
  if (/^[1-9]$/.test(event.key)) return done(() => actions.nth(Number(event.key)))
  if (event.key === ',' || event.key === '.') return actions.turnView(event.key === ',' ? -1 : 1)
  if (event.key === '?') return done(actions.legend)
  const key = event.key.toLowerCase()
  if (key === 'r') return actions.rotate(event.shiftKey ? -1 : 1) || done(actions.again)
  if (key === 'z' && event.shiftKey) return done(actions.undoTurn)
  /** @type {Record<string, () => void>} */
  const simple = { s: actions.skip, z: actions.undo, u: actions.undo, y: actions.redo, h: actions.hint, i: actions.inspect, l: actions.list, c: actions.coach, e: actions.end }
  return Object.hasOwn(simple, key) && done(simple[key])
}

/** @param {() => void} act */
function done(act) {
  act()
  return true
}

/** @param {HTMLButtonElement | null | undefined} button */
export function clickUsable(button) {
  if (button && !button.disabled) button.click()
}
