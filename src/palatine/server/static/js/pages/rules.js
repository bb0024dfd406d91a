// The rules of a game, every one with its number as an anchor.

import { bar } from '../shared/bar.js'
import { icon, make, put } from '../shared/dom.js'
import { page, say } from '../shared/page.js'
import { marked, plain } from '../shared/text.js'

/** @typedef {{kind: string, level?: number, text: string, id?: string, rows?: string[][]}} Block */

const HEADINGS = /** @type {const} */ (['h2', 'h3', 'h4'])
const NUMBER = /^\**([A-Z]+-\d+[a-z]?)\**$/ // a row of a table may be a rule

/** @param {Block} block @param {number} i @returns {HTMLElement} */
function shown(block, i) {
  if (block.kind === 'heading') return make(HEADINGS[Math.min(4, Math.max(2, block.level ?? 2)) - 2], { id: `part-${i}` }, ...marked(block.text))
  if (block.kind === 'rule' && !block.text) return make('span', { id: block.id, tabindex: -1 }) // one of a range
  if (block.kind === 'rule') {
    return make('p', { id: block.id, class: 'the-rule', tabindex: -1 }, make('a', { class: 'number', href: `#${block.id}` }, block.id ?? ''), make('span', {}, ...marked(block.text)))
  }
  if (block.kind === 'code') return make('pre', { tabindex: 0 }, block.text)
  if (block.kind === 'item') return make('p', { class: 'item' }, ...marked(block.text))
  if (block.kind === 'table') {
    const [head, ...rows] = block.rows ?? [[]]
    return make('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': say('page-rules') }, make('table', { class: 'list' },
      make('thead', {}, make('tr', {}, ...head.map((cell) => make('th', { scope: 'col' }, ...marked(cell))))),
      make('tbody', {}, ...rows.map((row) => make('tr', { id: NUMBER.exec(row[0])?.[1], tabindex: NUMBER.test(row[0]) ? -1 : null }, ...row.map((cell) => make('td', {}, ...marked(cell))))))))
  }
  return make('p', {}, ...marked(block.text))
}

function show() {
  const { title, blocks, game } = page.data
  document.title = `${title} · ${say('page-rules')}`
  bar({ where: `${title} · ${say('page-rules')}` })
  const body = make('article', { class: 'panel paper' }, make('h1', {}, title), page.lang !== 'en' && make('p', { class: 'aside' }, say('page-rules-english')),
    make('div', { lang: 'en' }, ...blocks.filter((/** @type {Block} */ one, /** @type {number} */ i) => !(one.kind === 'heading' && one.level === 1 && i === 0)).map(shown)))
  const parts = [...body.querySelectorAll('h2')]
  const search = make('input', { type: 'search', placeholder: say('page-search'), 'aria-label': say('page-search'), on: { input: () => filter(body, search.value) } })
  put(/** @type {HTMLElement} */ (document.getElementById('main')),
    make('nav', { class: 'panel contents', 'aria-label': say('page-contents') }, search,
      make('ul', { class: 'bare' }, ...parts.map((part) => make('li', {}, make('a', { href: `#${part.id}` }, part.textContent)))),
      make('a', { class: 'plain', href: '/' }, icon('swan', 20), make('span', {}, say('page-home')))), body)
  point()
  addEventListener('hashchange', point)
  document.body.dataset.game = game
}

/** @param {HTMLElement} body @param {string} wanted */
function filter(body, wanted) {
  const letters = plain(wanted)
  for (const found of body.querySelectorAll('.the-rule, .item, p, pre, .scroll')) {
    const one = /** @type {HTMLElement} */ (found)
    if (one.closest('.scroll') !== one && one.closest('.scroll')) continue
    one.hidden = letters !== '' && !plain(one.textContent ?? '').includes(letters)
  }
}

function point() {
  document.querySelectorAll('.pointed').forEach((one) => one.classList.remove('pointed'))
  const rule = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!rule) return
  rule.classList.add('pointed')
  rule.scrollIntoView({ block: 'center' })
  rule.focus({ preventScroll: true })
}

show()
