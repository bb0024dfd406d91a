// The score sheet: build what lies on a real table by clicking, see its points, share it by link.

import { Board, touchOf } from '../board/board.js'
import { Choices } from '../board/choices.js'
import { pills } from '../board/pills.js'
import { Placing } from '../board/placing.js'
import { Selection } from '../board/selection.js'
import { Stage } from '../board/stage.js'
import { announce, showError, clearRefusals, showNote } from '../shared/announce.js'
import { post } from '../shared/api.js'
import { bar } from '../shared/bar.js'
import { button, icon, make, put } from '../shared/dom.js'
import { factChip } from '../shared/facts.js'
import { number, page, say, signed } from '../shared/page.js'
import { settings } from '../shared/settings.js'
import { symbols } from '../shared/symbols.js'

/** @typedef {import('../shared/answers.js').Built} Built */

const narrow = matchMedia('(max-width: 760px)')

class Scorer {
  constructor() {
    this.game = page.data.id
    /** @type {unknown} the document that the actions begin with; null for an empty one */
    this.document = null
    /** @type {string[]} */
    this.texts = []
    /** @type {Built | null} */
    this.built = null
    this.selection = new Selection()
    /** @type {Map<string, import('../shared/types.js').Preview>} */
    this.previews = new Map()
    this.busy = false
    const handlers = { touch: (/** @type {string} */ t) => this.touch(t), point: (/** @type {string | null} */ t) => { if (t && this.placing.active) this.placing.moveTo(t) }, back: () => this.back() }
    this.board = new Board(handlers)
    this.stage = new Stage(this.board.root)
    this.placing = new Placing({ list: [this.board] })
    this.stage.onWheel = (way) => this.rotate(way)
    this.stage.element.addEventListener('pointermove', (/** @type {PointerEvent} */ e) => { if (this.placing.active && e.pointerType !== 'touch') this.placing.nearest(this.stage.point({ x: e.clientX, y: e.clientY })) })
    this.stage.element.addEventListener('click', (/** @type {MouseEvent} */ e) => this.placeByClick(e), true)
    this.choices = new Choices(handlers)
    this.total = make('output', { class: 'grand-total', 'aria-live': 'polite' })
    this.lines = make('table', { class: 'list' })
    this.facts = make('div', { class: 'facts' })
    this.undo = button({ icon: 'undo', text: say('page-undo'), class: 'plain act-undo', act: () => this.takeBack() })
    this.turn = button({ icon: 'turn', text: say('page-rotate'), class: 'plain act-turn', act: () => this.rotate(1), hidden: true })
    this.source = make('textarea', { rows: 6, spellcheck: 'false', 'aria-label': say('page-document') })
    this.read()
    this.layout()
    this.ask()
    addEventListener('hashchange', () => { this.read(); this.ask() })
    addEventListener('keydown', (event) => this.key(event))
  }

  /** What the link says. */
  read() {
    const packed = new URLSearchParams(location.hash.slice(1)).get('d')
    if (!packed) return
    try {
      const { document, texts } = JSON.parse(unpacked(packed))
      this.document = document ?? null
      this.texts = Array.isArray(texts) ? texts : []
    } catch { showNote(say('page-error-unknown'), { kind: 'refused' }) }
  }

  layout() {
    put(/** @type {HTMLElement} */ (document.getElementById('main')),
      make('h1', { class: 'unseen' }, `${page.data.title}: ${say('page-scorer')}`),
      make('div', { class: 'middle' },
        make('section', { class: 'panel prompt', 'aria-label': say('page-total') }, icon('trophy', 30), make('div', { class: 'prompt-words' }, make('b', { class: 'prompt-title' }, say('page-total')), make('p', { class: 'prompt-detail' }, say('page-scorer-note'))), this.total,
          make('div', { class: 'acts', role: 'group', 'aria-label': say('page-acts') }, this.undo, this.turn,
            button({ icon: 'link', text: say('page-share'), class: 'strong', act: () => this.share() }))),
        make('section', { class: 'panel sheet-board', 'aria-label': say('page-board') }, this.stage.element)),
      make('aside', { class: 'side', 'aria-label': say('page-panels') }, this.choices.element,
        make('section', { class: 'panel points', 'aria-labelledby': 'points-head' }, make('h2', { id: 'points-head' }, say('page-points')), this.lines, this.facts,
          make('details', {}, make('summary', {}, say('page-document')), make('p', { class: 'hint' }, say('page-document-note')), this.source,
            make('div', { class: 'row' }, button({ text: say('page-apply'), class: 'plain act-apply', act: () => this.paste() }), button({ icon: 'redo', text: say('page-afresh'), class: 'plain', act: () => this.startAgain() }))))))
    document.title = `${page.data.title} · ${say('page-scorer')}`
    bar({ where: `${page.data.title} · ${say('page-scorer')}`, extra: [make('a', { class: 'tool', href: page.data.rules, 'aria-label': say('page-rules'), title: say('page-rules') }, icon('rules', 22))] })
  }

  /** Ask what stands now; when it is refused, stay with what stood before. */
  async ask() {
    this.busy = true
    try {
      const built = await post(`/api/build/${this.game}`, { document: this.document, texts: this.texts, touches: this.selection.path, density: narrow.matches ? 'compact' : 'wide' })
      await symbols(built.symbols)
      this.show(built)
      return true
    } catch (error) {
      showError(error, page.data.rules)
      return false
    } finally {
      this.busy = false
      this.refresh()
    }
  }

  /** @param {Built} built */
  show(built) {
    this.built = built
    this.previews = new Map(built.previews.map((one) => [one.text, one]))
    this.selection.setOffers(built.offers, [])
    this.stage.fitTo(built.drawings[0].box)
    this.board.show(built.drawings[0], built.drawings[0].label ?? page.data.title)
    this.total.textContent = number(built.total)
    this.total.dataset.total = String(built.total)
    put(this.lines, make('tbody', {}, ...built.breakdown.filter((one) => one.points).map((one) => make('tr', {}, make('th', { scope: 'row' }, one.label), make('td', { class: 'n' }, signed(one.points))))))
    put(this.facts, ...built.status.table.map(factChip))
    if (document.activeElement !== this.source) this.source.value = JSON.stringify(built.document)
    history.replaceState(null, '', this.texts.length || this.document ? `#d=${packed(JSON.stringify({ document: built.document, texts: this.texts }))}` : location.pathname)
  }

  refresh() {
    if (!this.built) return
    const { labels } = this.built
    this.takeForcedStep()
    const next = this.selection.next()
    const path = this.selection.path
    this.placing.read(this.selection)
    const may = new Set(this.busy ? [] : next.keys())
    for (const touch of this.placing.unfitting()) may.delete(touch)
    this.board.mark({ may, chosen: new Set(path), object: new Set(), last: new Set(), refused: new Set(), labels })
    this.choices.show({ selection: this.selection, labels, previews: this.previews, showPreviews: settings.previews, busy: this.busy, onBoard: (touch) => this.board.has(touch) })
    pills(this.board, this.selection, this.previews)
    this.undo.disabled = !this.texts.length && !path.length
    this.turn.hidden = !(this.placing.active && this.placing.turns)
  }

  /** Where every offer begins with the same touch, that step is taken by itself. */
  takeForcedStep() {
    const first = this.selection.path.length ? [] : [...this.selection.next().values()]
    if (first.length === 1 && !first[0].done && first[0].offers.length > 1) this.selection.touch(first[0].touch)
  }

  /** @param {string} touch */
  async touch(touch) {
    if (this.busy) return
    clearRefusals()
    const placed = this.placing.touches(touch)
    if (this.selection.touch(touch) === 'none') return
    if (placed && placed.length > 1) this.selection.touch(placed[1])
    const whole = this.selection.complete()
    if (!whole || this.selection.next().size) {
      this.refresh()
      return
    }
    const before = this.texts
    this.texts = [...this.texts, whole[0]]
    this.selection.clear()
    if (await this.ask()) announce(`${say('page-total')}: ${number(/** @type {Built} */ (this.built).total)}`)
    else this.texts = before
  }

  back() {
    this.selection.back()
    this.refresh()
  }

  takeBack() {
    if (this.selection.path.length) return this.back()
    this.texts = this.texts.slice(0, -1)
    this.ask()
  }

  /** @param {number} way */
  rotate(way) {
    if (!this.placing.active || !this.placing.rotate(way)) return false
    this.refresh()
    return true
  }

  /** @param {MouseEvent} event */
  placeByClick(event) {
    const target = /** @type {Element} */ (event.target)
    if (!this.placing.active || this.stage.dragged || !target.closest('svg.board')) return
    const touch = touchOf(target)
    if (touch && this.board.marks.may.has(touch)) return
    const place = this.placing.nearest(this.stage.point({ x: event.clientX, y: event.clientY }))
    if (!place) return
    event.stopPropagation()
    this.touch(place.touch)
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target)
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return
    if (event.key === 'Escape' && this.selection.path.length) this.back()
    else if (event.key.toLowerCase() === 'r') this.rotate(event.key === 'R' ? -1 : 1)
    else if (event.key.toLowerCase() === 'u') this.takeBack()
  }

  paste() {
    try {
      this.document = JSON.parse(this.source.value)
      this.texts = []
      this.selection.clear()
      this.ask()
    } catch (error) { showError(error) }
  }

  startAgain() {
    this.document = null
    this.texts = []
    this.selection.clear()
    this.ask()
  }

  async share() {
    try {
      if (narrow.matches && navigator.share) await navigator.share({ title: document.title, url: location.href })
      else {
        await navigator.clipboard.writeText(location.href)
        showNote(say('page-copied'))
      }
    } catch { showNote(location.href, { ms: 0 }) }
  }
}

/** @param {string} text */
function packed(text) {
  const bytes = new TextEncoder().encode(text)
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @param {string} text */
function unpacked(text) {
  return new TextDecoder().decode(Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)))
}

const scorer = new Scorer()
Object.defineProperty(window, 'palatine', { value: scorer })
