// Tells that it is my turn: by title, favicon, sound and notification, the last two only if wanted.

import { address } from '../shared/addresses.js'
import { say } from '../shared/page.js'
import { settings } from '../shared/settings.js'

const title = () => document.title.replace(/^● /, '')
let leader = false // of several tabs one makes sounds and notifications
navigator.locks?.request('palatine-notice', () => { leader = true; return new Promise(() => {}) }).catch(() => {})

/** @type {AudioContext | null} */
let audio = null

/** Soft tones, made here: there is no file to load. @param {number[]} tones */
function playTones(tones) {
  audio ??= new AudioContext()
  tones.forEach((tone, i) => {
    const at = /** @type {AudioContext} */ (audio).currentTime + i * 0.16
    const oscillator = /** @type {AudioContext} */ (audio).createOscillator()
    const volume = /** @type {AudioContext} */ (audio).createGain()
    oscillator.type = 'triangle'
    oscillator.frequency.value = tone
    volume.gain.setValueAtTime(0.0001, at)
    volume.gain.exponentialRampToValueAtTime(0.18, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5)
    oscillator.connect(volume).connect(/** @type {AudioContext} */ (audio).destination)
    oscillator.start(at)
    oscillator.stop(at + 0.55)
  })
}

/** @param {'turn' | 'move' | 'over'} what */
export function sound(what) {
  if (!settings.sound || !(leader || document.visibilityState === 'visible')) return
  playTones({ turn: [523, 784], move: [330], over: [523, 659, 784] }[what])
}

let was = false

/** @param {boolean} mine @param {string} game @param {string} prompt */
export function showTurn(mine, game, prompt) {
  document.title = (mine ? '● ' : '') + title()
  document.getElementById('favicon')?.setAttribute('href', address(mine ? '/static/icon-turn.svg' : '/static/icon.svg'))
  if (mine && !was) {
    sound('turn')
    if (settings.notify && leader && document.visibilityState !== 'visible' && 'Notification' in window && Notification.permission === 'granted') {
      const card = new Notification(`${game}: ${say('page-your-turn')}`, { body: prompt, icon: address('/static/icon-turn.svg'), tag: location.pathname })
      card.onclick = () => { focus(); card.close() }
    }
  }
  was = mine
}
