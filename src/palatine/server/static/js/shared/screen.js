// How large the window is: one of four classes, by width and height. The style sheets go by body[data-screen].

/** @typedef {'wide' | 'middle' | 'narrow' | 'low'} Screen */

/** @returns {Screen} */
function measure() {
  if (innerHeight < 500 && innerWidth > innerHeight) return 'low' // a phone on its side
  if (innerWidth < 760) return 'narrow'
  return innerWidth >= 1200 && innerHeight >= 700 ? 'wide' : 'middle'
}

/** @type {Screen} */
let now = measure()
document.body.dataset.screen = now

export const screenClass = () => now

/** The density of drawings that suits the window. */
export const density = () => (now === 'wide' ? 'wide' : now === 'middle' ? 'middle' : 'compact')

/** Whether there is room for the tray and the rail beside the board, or they open as sheets over it. */
export const isSmall = () => now === 'narrow' || now === 'low'

/** @type {Set<() => void>} */
const listeners = new Set()

/** @param {() => void} listener called when the class has changed */
export const onScreen = (listener) => listeners.add(listener)

addEventListener('resize', () => {
  const next = measure()
  if (next === now) return
  now = next
  document.body.dataset.screen = now
  for (const listener of listeners) listener()
})
