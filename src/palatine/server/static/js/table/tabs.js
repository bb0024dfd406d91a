// On a narrow page the panels are tabs; on a wide one they all show, log and chat sharing a place.

import { button, make } from '../shared/dom.js'
import { say } from '../shared/page.js'

/** @type {Record<string, string>} */
const SIGNS = { moves: 'check', players: 'person', log: 'rules', chat: 'chat' }

export class Tabs {
  /** @param {HTMLElement[]} panels */
  constructor(panels) {
    this.panels = panels
    const names = panels.map((panel) => panel.dataset.tab ?? '')
    this.buttons = new Map(names.map((name) => [name, button({
      icon: SIGNS[name], size: 20, text: say(`page-tab-${name}`), role: 'tab', id: `tab-${name}`, 'data-for': name, act: () => this.show(name) })]))
    this.element = make('div', { class: 'tabs', role: 'tablist', 'aria-label': say('page-panels') }, ...this.buttons.values())
    this.element.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => this.pressed(event))
    this.names = names
    this.show(names[0])
  }

  /** @param {string} name */
  show(name) {
    this.shown = name
    for (const [one, tab] of this.buttons) {
      tab.setAttribute('aria-selected', String(one === name))
      tab.setAttribute('tabindex', one === name ? '0' : '-1')
      if (one === name) tab.classList.remove('news')
    }
    for (const panel of this.panels) panel.classList.toggle('shown', panel.dataset.tab === name)
  }

  /** @param {string} name */
  markNew(name) {
    if (this.shown !== name) this.buttons.get(name)?.classList.add('news')
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!way || !this.shown) return
    const next = this.names[(this.names.indexOf(this.shown) + way + this.names.length) % this.names.length]
    this.show(next)
    this.buttons.get(next)?.focus()
  }
}
