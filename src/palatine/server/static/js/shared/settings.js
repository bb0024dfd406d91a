// What this browser remembers: theme, sound, previews and the like. Nothing of it leaves it.

const NAME = 'palatine'

export const DEFAULTS = {
  theme: 'auto', // auto | light | dark
  sound: false,
  notify: false,
  previews: true, // false: "as at a real table"
  confirm: 'locked', // never | locked | always
  density: 'auto', // auto | wide | compact
  pace: 'calm', // slow | calm | none (at once): how others' moves are shown
  level: '', // of the opponents of Play now; '': the one that a game proposes
  notes: true, // explain what comes up for the first time
  noted: /** @type {Record<string, string[]>} */ ({}), // by game: what was explained
  autopass: false, // pass by itself where that is all one can do
  asked: /** @type {string[]} */ ([]), // `game:switch`: questions with a usual answer that are asked nevertheless
  styles: /** @type {Record<string, string>} */ ({}), // the style chosen for a game
}

/** @typedef {typeof DEFAULTS} Settings */

/** @returns {Settings} */
function read() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(NAME) || '{}') }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings = read()

/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set()

/** @param {(settings: Settings) => void} listener */
export const onSettings = (listener) => listeners.add(listener)

/** @param {Partial<Settings>} changes */
export function changeSettings(changes) {
  Object.assign(settings, changes)
  try {
    localStorage.setItem(NAME, JSON.stringify(settings))
  } catch { /* not remembered, then */ }
  apply()
  for (const listener of listeners) listener(settings)
}

function apply() {
  const root = document.documentElement
  if (settings.theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = settings.theme
}

addEventListener('storage', (event) => {
  if (event.key !== NAME) return
  Object.assign(settings, read())
  apply()
  for (const listener of listeners) listener(settings)
})
