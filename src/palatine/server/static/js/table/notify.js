// That it is my turn: by title, favicon, sound and notification, the last two only if wanted.

import { say } from '../shared/page.js'
import { settings } from '../shared/settings.js'

const title = () => document.title.replace(/^● /, '')
let alone = false // one tab sounds and notifies for all
navigator.locks?.request('palatine-notice', () => { alone = true; return new Promise(() => {}) }).catch(() => {})

/** @type {AudioContext | null} */
let audio = null

/** Two soft strokes, made here: there is no file to load. @param {number[]} tones */
function strike(tones) {
  audio ??= new AudioContext()
  tones.forEach((tone, i) => {
    const at = /** @type {AudioContext} */ (audio).currentTime + i * 0.16
    const voice = /** @type {AudioContext} */ (audio).createOscillator()
    const loud = /** @type {AudioContext} */ (audio).createGain()
    voice.type = 'triangle'
    voice.frequency.value = tone
    loud.gain.setValueAtTime(0.0001, at)
    loud.gain.exponentialRampToValueAtTime(0.18, at + 0.02)
    loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.5)
    voice.connect(loud).connect(/** @type {AudioContext} */ (audio).destination)
    voice.start(at)
    voice.stop(at + 0.55)
  })
}

/** @param {'turn' | 'move' | 'over'} what */
export function sound(what) {
  if (!settings.sound || !(alone || document.visibilityState === 'visible')) return
  strike({ turn: [523, 784], move: [330], over: [523, 659, 784] }[what])
}

let was = false

/** @param {boolean} mine @param {string} game @param {string} prompt */
export function myTurn(mine, game, prompt) {
  document.title = (mine ? '● ' : '') + title()
  document.getElementById('favicon')?.setAttribute('href', mine ? '/static/icon-turn.svg' : '/static/icon.svg')
  if (mine && !was) {
    sound('turn')
    if (settings.notify && alone && document.visibilityState !== 'visible' && 'Notification' in window && Notification.permission === 'granted') {
      const card = new Notification(`${game}: ${say('page-your-turn')}`, { body: prompt, icon: '/static/icon-turn.svg', tag: location.pathname })
      card.onclick = () => { focus(); card.close() }
    }
  }
  was = mine
}
