// The bar over every page: the sections of the house, where I am, and the tools: theme, language, who I am with all settings. On a phone sections and tools are a menu.

import { deletion, devices } from './account.js'
import { inLanguage } from './addresses.js'
import { showError } from './announce.js'
import { post } from './api.js'
import { dialog } from './dialog.js'
import { button, icon, make, put } from './dom.js'
import { lang, page, say } from './page.js'
import { changeSettings, onSettings, settings } from './settings.js'

/** @type {Record<string, string>} */
const NAMES = { en: 'English', cs: 'Čeština', pl: 'Polski', ru: 'Русский' }
const THEMES = ['auto', 'light', 'dark']

/**
 * @param {{where?: string, extra?: import('./dom.js').Child[]}} [about]
 */
export function bar({ where = '', extra = [] } = {}) {
  const place = document.getElementById('where')
  const tools = document.getElementById('tools')
  if (place) place.textContent = where
  if (!tools) return
  const show = () =>
    put(
      tools,
      ...extra,
      languageMenu(),
      button({
        icon: 'theme', class: 'tool wide-only', label: `${say('page-theme')}: ${say(`page-theme-${settings.theme}`)}`,
        act: () => changeSettings({ theme: THEMES[(THEMES.indexOf(settings.theme) + 1) % 3] }),
      }),
      make('button', { type: 'button', class: 'tool tool-me wide-only', 'aria-label': `${page.me?.name ?? say('page-guest')}: ${say('page-settings')}`, title: say('page-settings'), on: { click: openSettings } },
        icon('person', 20), make('span', {}, page.me?.name ?? say('page-guest'))),
      button({ icon: 'menu', size: 24, class: 'tool tool-menu', label: say('page-menu'), act: openMenu }),
    )
  show()
  onSettings(show)
}

/** The sections and the settings, where the bar has no room for them. */
function openMenu() {
  const sections = [...document.querySelectorAll('.sections a')].map((one) => /** @type {Node} */ (one.cloneNode(true)))
  const box = dialog(say('page-menu'), [
    make('nav', { class: 'menu-sections', 'aria-label': say('page-sections') }, ...sections),
    choice('theme', 'page-theme', [['auto', 'page-theme-auto'], ['light', 'page-theme-light'], ['dark', 'page-theme-dark']]),
    button({ icon: 'dials', text: say('page-settings'), class: 'plain to-settings', act: () => { box.close(); openSettings() } }),
  ], { class: 'sections-menu' })
}

export function languageMenu() {
  const choose = (/** @type {Event} */ event) => {
    const wanted = /** @type {HTMLSelectElement} */ (event.target).value
    switchLanguage(wanted)
  }
  return make(
    'label',
    { class: 'tool language', title: say('page-language') },
    icon('language', 20),
    make('span', { class: 'unseen' }, say('page-language')),
    make(
      'select',
      { on: { change: choose }, id: 'language' },
      ...(page.languages || Object.keys(NAMES)).map((one) =>
        make('option', { value: one, selected: one === lang, lang: one }, NAMES[one] || one),
      ),
    ),
  )
}

/** Reload in another language, which is remembered. @param {string} wanted */
export function switchLanguage(wanted) {
  document.cookie = `lang=${wanted}; path=/; max-age=31536000; SameSite=Lax`
  if (page.me) post('/api/me', { name: page.me.name, language: wanted }).catch(() => {})
  const url = inLanguage(wanted)
  if (url.href === location.href) location.reload()
  else location.replace(url)
}

export function openSettings() {
  dialog(say('page-settings'), [
    choice('theme', 'page-theme', [['auto', 'page-theme-auto'], ['light', 'page-theme-light'], ['dark', 'page-theme-dark']]),
    choice('confirm', 'page-confirm-when', [['never', 'page-confirm-never'], ['locked', 'page-confirm-locked'], ['always', 'page-confirm-always']]),
    choice('density', 'page-density', [['auto', 'page-density-auto'], ['wide', 'page-density-wide'], ['compact', 'page-density-compact']]),
    choice('pace', 'page-motion', [['none', 'page-motion-none'], ['calm', 'page-motion-calm'], ['slow', 'page-motion-slow']]),
    toggle('previews', 'page-previews', 'page-previews-note'),
    toggle('notes', 'page-notes', 'page-notes-note'),
    toggle('autopass', 'page-autopass', 'page-autopass-note'),
    toggle('sound', 'page-sound', 'page-sound-note'),
    toggle('notify', 'page-notify', 'page-notify-note'),
    ...profile(),
    make('h3', {}, say('page-keys')),
    make('dl', { class: 'keys' }, ...keys()),
  ], { class: 'settings' })
}

/** @param {keyof import('./settings.js').Settings} name @param {string} label @param {string[][]} choices */
export function choice(name, label, choices) {
  const set = (/** @type {Event} */ e) => changeSettings({ [name]: /** @type {HTMLInputElement} */ (e.target).value })
  return make(
    'fieldset',
    { class: 'segments' },
    make('legend', {}, say(label)),
    ...choices.map(([value, key]) =>
      make('label', {}, make('input', { type: 'radio', name, value, checked: settings[name] === value, on: { change: set } }), make('span', {}, say(key))),
    ),
  )
}

/** @param {keyof import('./settings.js').Settings} name @param {string} label @param {string} about */
export function toggle(name, label, about) {
  const set = async (/** @type {Event} */ e) => {
    const box = /** @type {HTMLInputElement} */ (e.target)
    if (name === 'notify' && box.checked && 'Notification' in window) {
      box.checked = (await Notification.requestPermission()) === 'granted'
    }
    changeSettings({ [name]: box.checked })
  }
  return make(
    'label',
    { class: 'switch' },
    make('input', { type: 'checkbox', checked: settings[name], role: 'switch', on: { change: set } }),
    make('span', {}, make('b', {}, say(label)), make('small', {}, say(about))),
  )
}

function profile() {
  if (!page.me) return []
  const rename = async (/** @type {Event} */ event) => {
    event.preventDefault()
    const name = /** @type {any} */ (event.target).elements.name.value.trim()
    try {
      if (name) await post('/api/me', { name, language: lang })
      location.reload()
    } catch (error) { showError(error) }
  }
  return [
    make('h3', {}, say('page-me')),
    make('form', { class: 'row', on: { submit: rename } },
      make('label', { class: 'grow' }, make('span', { class: 'unseen' }, say('page-your-name')), make('input', { name: 'name', value: page.me.name, maxlength: 30, autocomplete: 'nickname' })),
      make('button', { class: 'plain' }, say('page-rename'))),
    ...(page.site ? [] : [linkDevice(), devices(), deletion()]),
  ]
}

/** Being the same guest on another device: a code from here, or one from there. */
function linkDevice() {
  const code = make('output', { class: 'code' })
  const get = async () => {
    try { code.textContent = (await post('/api/me/link')).code } catch (error) { showError(error) }
  }
  const take = async (/** @type {Event} */ event) => {
    event.preventDefault()
    try {
      await post('/api/me/linked', { code: /** @type {any} */ (event.target).elements.code.value.trim() })
      location.reload()
    } catch (error) { showError(error) }
  }
  return make('details', {}, make('summary', {}, say('page-device')),
    make('p', { class: 'hint' }, say('page-device-note')),
    make('div', { class: 'row' }, button({ text: say('page-device-code'), class: 'plain', act: get }), code),
    make('form', { class: 'row', on: { submit: take } },
      make('label', { class: 'grow' }, make('span', { class: 'unseen' }, say('page-device-enter')), make('input', { name: 'code', placeholder: say('page-device-enter'), autocomplete: 'off' })),
      make('button', { class: 'plain' }, say('page-device-take'))))
}

function keys() {
  const rows = [['Tab', 'page-key-tab'], ['← ↑ → ↓', 'page-key-arrows'], ['1 … 9', 'page-key-number'], ['Enter', 'page-key-enter'], ['Ctrl Enter', 'page-key-send'], ['E', 'page-key-end'], ['Esc', 'page-key-escape'], ['R', 'page-key-turn'], ['Z', 'page-key-undo'], ['Shift Z', 'page-undo-turn'], ['Y', 'page-redo'], ['I', 'page-key-inspect'], ['L', 'page-all-moves'], ['?', 'learn-explain'], ['C', 'learn-fold'], ['H', 'page-key-hint'], ['R', 'page-key-again'], ['S', 'page-key-skip'], ['+ − 0', 'page-key-zoom'], [', .', 'page-turn-board']]
  return rows.flatMap(([key, what]) => [make('dt', {}, make('kbd', {}, key)), make('dd', {}, say(what))])
}
