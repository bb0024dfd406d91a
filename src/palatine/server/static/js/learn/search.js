// Search in the rules: over all chapters, without accents; what is found is a sentence with its chapter and the number of its rule.

import { icon, make, put } from '../shared/dom.js'
import { lang, say } from '../shared/page.js'
import { plain } from '../shared/text.js'

/** @typedef {{element: HTMLElement, chapter: string, number: string, text: string, plain: string}} Sentence */

const MOST = 30 // hits that are listed
const LEAST = 2 // letters that are looked for
const NEAR = 3 // headings that are offered where nothing is found
const BLOCKS = 'p, li, td, figcaption, h2, h3'

/** The sentences of a text, as the language ends them. @param {string} text */
function sentences(text) {
  if (!('Segmenter' in Intl)) return [text]
  return [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)].map((one) => one.segment.trim()).filter(Boolean)
}

/** Every sentence under an element. @param {HTMLElement} root @returns {Sentence[]} */
export function sentencesOf(root) {
  /** @type {Sentence[]} */
  const found = []
  for (const block of root.querySelectorAll(BLOCKS)) {
    if (!(block instanceof HTMLElement) || block.closest('nav') || block.querySelector(BLOCKS)) continue
    const chapter = /** @type {HTMLElement | null} */ (block.closest('.chapter'))?.dataset.title ?? ''
    for (const [text, number] of numbered(block)) {
      for (const one of sentences(text)) found.push({ element: block, chapter, number, text: one, plain: plain(one) })
    }
  }
  return found
}

/** The texts of a block, each with the number of the rule that stands behind it. @param {HTMLElement} block @returns {[string, string][]} */
function numbered(block) {
  /** @type {[string, string][]} */
  const parts = []
  let text = ''
  const walk = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const number = node.parentElement?.closest('.rule-number')
    if (!number) text += node.textContent
    else if (text.trim()) { parts.push([text.trim(), number.textContent ?? '']); text = '' }
  }
  if (text.trim()) parts.push([text.trim(), ''])
  return parts
}

/** @param {Sentence[]} all @param {string} wanted */
export function find(all, wanted) {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  const exact = all.filter((one) => plain(one.number) === words.join(' '))
  const fits = all.filter((one) => !exact.includes(one) && words.every((word) => one.plain.includes(word)))
  return [...exact, ...fits]
}

/** The headings that have most pairs of letters in common with what was looked for. @param {Sentence[]} all @param {string} wanted */
export function nearest(all, wanted) {
  const pairs = (/** @type {string} */ text) => new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)))
  const asked = pairs(plain(wanted))
  const common = (/** @type {Sentence} */ one) => [...pairs(one.plain)].filter((pair) => asked.has(pair)).length / Math.sqrt(one.plain.length + 1)
  const headings = all.filter((one) => one.element.matches('h2, h3'))
  return headings.sort((a, b) => common(b) - common(a)).slice(0, NEAR)
}

/** A sentence with what was looked for in it marked. @param {Sentence} sentence @param {string} wanted */
function marked({ text, plain: letters }, wanted) {
  const word = plain(wanted).split(/\s+/).find((one) => one && letters.includes(one))
  if (!word || letters.length !== text.length) return [text] // a letter became two: the places do not agree
  const at = letters.indexOf(word)
  return [text.slice(0, at), make('mark', {}, text.slice(at, at + word.length)), text.slice(at + word.length)]
}

export class Search {
  /** @param {{root: () => HTMLElement, point: (element: HTMLElement) => void, legend: () => void, open?: (isOpen: boolean) => void, done?: () => void}} page */
  constructor(page) {
    this.page = page
    /** @type {Sentence[] | null} */
    this.all = null
    this.field = make('input', { type: 'search', placeholder: say('learn-find'), 'aria-label': say('learn-find'), autocomplete: 'off', spellcheck: 'false', on: { input: () => this.search(), keydown: (/** @type {KeyboardEvent} */ event) => this.key(event) } })
    this.hits = make('ol', { class: 'bare hits', hidden: true, 'aria-label': say('learn-find') })
    this.element = make('div', { class: 'finder', role: 'search' }, make('label', { class: 'find' }, icon('search', 20), this.field, make('kbd', { class: 'wide-only', 'aria-hidden': 'true' }, '/')), this.hits)
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === 'Escape' && this.field.value) {
      event.preventDefault()
      event.stopPropagation()
      this.clear()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const first = this.hits.querySelector('a')
      if (first) first.click()
    }
  }

  clear() {
    this.field.value = ''
    this.search()
  }

  search() {
    const wanted = this.field.value.trim()
    this.all ??= sentencesOf(this.page.root())
    const isOpen = wanted.length >= LEAST
    this.hits.hidden = !isOpen
    this.page.open?.(isOpen)
    if (!isOpen) return
    const found = find(this.all, wanted)
    if (found.length) {
      put(this.hits, ...found.slice(0, MOST).map((one) => this.hit(one, marked(one, wanted))))
      this.page.point(found[0].element)
      this.field.focus()
    } else put(this.hits, make('li', { class: 'none' }, say('learn-found-none')), ...nearest(this.all, wanted).map((one) => this.hit(one, [one.text])), this.legend())
  }

  /** @param {Sentence} sentence @param {import('../shared/dom.js').Child[]} text */
  hit(sentence, text) {
    const act = (/** @type {Event} */ event) => { event.preventDefault(); this.page.point(sentence.element); this.page.done?.() }
    const where = [sentence.chapter, sentence.number].filter(Boolean).join(' · ')
    return make('li', {}, make('a', { href: '#', on: { click: act } }, ...text, make('small', {}, where)))
  }

  legend() {
    const act = (/** @type {Event} */ event) => { event.preventDefault(); this.page.legend(); this.page.done?.() }
    return make('li', {}, make('a', { href: '#legend', on: { click: act } }, say('learn-legend')))
  }
}
