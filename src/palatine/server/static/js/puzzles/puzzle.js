// A puzzle: a position with the real controls of a table, one question, and the answer once it is asked for. Nothing is counted before
// the green button, and nothing is stored anywhere but in this browser.

import { go } from '../shared/addresses.js'
import { announce, clearRefusals, showError } from '../shared/announce.js'
import { post } from '../shared/api.js'
import { bar } from '../shared/bar.js'
import { icon, make } from '../shared/dom.js'
import { number, page, say } from '../shared/page.js'
import { density, isSmall, onScreen } from '../shared/screen.js'
import { settings } from '../shared/settings.js'
import { symbols } from '../shared/symbols.js'
import { Turn } from '../table/turn.js'
import { showLetters } from './marks.js'
import { read, remember } from '../shared/solved.js'
import { Side } from './side.js'
import { updateOf } from './update.js'
import { label } from './words.js'

/** @typedef {import('../shared/answers.js').Puzzle} Puzzle */
/** @typedef {import('../shared/answers.js').PuzzleAnswer} Answer */

const SQUARE = 1.25 // pictures narrower than this leave room for the tray at their left

class PuzzlePage {
  constructor() {
    /** @type {import('../shared/answers.js').PuzzleGame & {style: string}} */
    this.game = page.data
    this.n = 0
    /** @type {string[]} what was played so far */
    this.texts = []
    /** @type {Puzzle | null} */
    this.puzzle = null
    /** @type {Answer | null} */
    this.answer = null
    this.seq = 0
    this.busy = false
    this.words = make('pre', { class: 'unseen' }) // the position for who hears it
    this.turn = new Turn({
      send: (message) => this.sent(message), move: ({ texts }) => this.played(texts), refreshed: () => this.refreshed(), list: () => {}, holds: () => this.puzzle?.form === 'choose',
    })
    this.side = new Side({
      open: (n) => this.open(n), restart: () => this.restart(), show: () => this.ask(true), check: () => this.ask(false), next: () => this.next(),
      choose: (choice) => this.choose(choice),
    }, this.turn.trays.rail)
    this.layout()
    onScreen(() => this.load())
    addEventListener('hashchange', () => this.open(this.first()))
    addEventListener('keydown', (event) => this.key(event))
    this.open(this.first())
  }

  layout() {
    const { boards, trays, prompt } = this.turn
    document.getElementById('main')?.append(
      make('h1', { class: 'unseen' }, `${this.game.title}: ${label('title')}`),
      make('section', { class: 'region-rail', 'aria-label': label('question') }, ...this.side.parts),
      make('section', { class: 'region-stage', 'aria-label': say('page-board') }, trays.market, boards.element, this.words),
      make('section', { class: 'region-tray', 'aria-label': say('page-tray') }, trays.tray),
      prompt.element)
    const rules = make('a', { class: 'tool', href: this.game.rules, 'aria-label': say('page-rules'), title: say('page-rules') }, icon('rules', 22))
    const all = this.game.back
      ? make('a', { class: 'tool', href: this.game.back, 'aria-label': say('page-review'), title: say('page-review') }, icon('prev', 22))
      : make('a', { class: 'tool', href: '/puzzles', 'aria-label': label('all'), title: label('all') }, icon('hint', 22))
    bar({ extra: [all, rules] })
    document.getElementById('where')?.append(make('b', { class: 'game' }, this.game.title), make('span', {}, label('title')))
  }

  /** The puzzle that the address names, else the first that waits. */
  first() {
    const named = Number(location.hash.slice(1))
    if (named >= 1 && named <= this.game.puzzles.length) return named - 1
    return Math.max(0, this.waiting(0))
  }

  /** The next puzzle that is neither solved nor shown; -1 where there is none. @param {number} from */
  waiting(from) {
    const { marks } = read()
    const order = this.game.puzzles.map((_, i) => (from + i) % this.game.puzzles.length)
    return order.find((n) => !marks[`${this.game.game}/${this.game.puzzles[n].id}`]) ?? -1
  }

  get path() {
    return `${this.game.base ?? `/api/puzzles/${this.game.game}`}/${encodeURIComponent(this.game.puzzles[this.n].id)}`
  }

  // --- where we are --------------------------------------------------------------------------------

  /** @param {number} n */
  async open(n) {
    this.n = n
    history.replaceState(null, '', `#${n + 1}`)
    document.title = `${this.game.title} · ${label('puzzle')} ${number(n + 1)}`
    await this.restart()
    announce(`${label('puzzle')} ${number(n + 1)}. ${this.puzzle?.question ?? ''}`)
  }

  restart() {
    this.texts = []
    this.answer = null
    clearRefusals()
    return this.load()
  }

  next() {
    const n = this.waiting(this.n + 1)
    if (n < 0) go(this.game.back ?? '/puzzles')
    else this.open(n)
  }

  /** Show the position after what was played; what is refused was not played. */
  async load() {
    this.busy = true
    try {
      const puzzle = await post(this.path, { texts: this.texts, density: density(), style: settings.styles[this.game.game] ?? this.game.style })
      await symbols(this.game.symbols)
      await this.show(puzzle)
      return true
    } catch (error) {
      showError(error, this.game.rules)
      return false
    } finally {
      this.busy = false
      this.refreshed()
    }
  }

  /** @param {Puzzle} puzzle */
  async show(puzzle) {
    this.puzzle = puzzle
    const update = updateOf(this.game, puzzle, this.texts.length, ++this.seq, this.answer !== null)
    const { body } = document
    body.dataset.form = puzzle.form
    body.dataset.done = String(this.answer !== null)
    this.words.textContent = puzzle.text
    this.turn.receive(update)
    this.turn.begin(update)
    this.turn.prompt.show(update)
    this.turn.trays.show(update)
    this.arrange(update.drawings.filter((picture) => picture.place === 'stage'))
    await this.turn.show(update, [])
  }

  /** Where the tray stands: as at a table. @param {import('../shared/types.js').Picture[]} pictures */
  arrange(pictures) {
    const { trays } = this.turn
    const square = pictures.length === 1 && pictures[0].w / pictures[0].h < SQUARE && !trays.at('market').length
    document.body.dataset.tray = !trays.at('tray').length ? 'none' : square ? 'left' : 'below'
    document.body.dataset.hand = 'few'
  }

  // --- what the controls ask -----------------------------------------------------------------------

  /** @param {import('../shared/types.js').ClientMessage} message */
  async sent(message) {
    if (message.type === 'undo' && 'steps' in message) {
      this.texts = this.texts.slice(0, -message.steps)
      await this.load()
    } else if (message.type === 'preview' || message.type === 'why') {
      const { seq, touches } = message
      try {
        const told = await post(`${this.path}/ask`, { texts: this.texts, touches, about: message.type })
        if (seq !== this.seq) return
        if (message.type === 'why') this.turn.explain({ type: 'why', seq, touches, ...told })
        else this.turn.takePreviews({ type: 'preview', seq, touches, ...told })
      } catch { /* the controls go on without it */ }
    }
  }

  /** @param {string[]} texts */
  async played(texts) {
    if (this.puzzle?.form === 'choose') return this.ask(false)
    const before = this.texts
    this.texts = [...this.texts, ...texts]
    if (!await this.load()) {
      this.texts = before
      await this.load()
    }
  }

  /** The answer that is chosen now; null where none is. */
  chosen() {
    const whole = this.turn.selection.complete()
    return this.puzzle?.choices.find((choice) => choice.text === whole?.[0]) ?? null
  }

  /** Lay an answer down, and bring it into sight. @param {import('../shared/answers.js').PuzzleChoice} choice */
  choose(choice) {
    this.turn.choose(choice.touches)
    const laid = this.turn.placing.ghost.querySelector('.ghost-edge')
    if (laid) this.turn.boards.first.stage.reveal(laid)
    else if (choice.mark) this.turn.boards.reveal(choice.mark)
  }

  refreshed() {
    if (!this.puzzle) return
    const choice = this.answer ? null : this.chosen()
    const { marks, days } = read()
    this.side.show({ game: this.game, n: this.n, puzzle: this.puzzle, answer: this.answer, played: this.texts.length, choice, marks, days, busy: this.busy })
    showLetters(this.turn, this.answer ? [] : this.puzzle.choices, choice?.letter ?? '')
  }

  // --- the answer ----------------------------------------------------------------------------------

  /** @param {boolean} show the best answer, instead of judging mine */
  async ask(show) {
    const texts = show ? [] : this.puzzle?.form === 'choose' ? [this.chosen()?.text ?? ''] : this.texts
    if (this.busy || (!show && !texts[0])) return
    try {
      const answer = await post(`${this.path}/answer`, { texts, show })
      this.answer = answer
      this.texts = show ? answer.texts : texts
      if (answer.solved || show) remember(this.game.game, this.game.puzzles[this.n].id, show ? 'shown' : 'solved')
      await this.load()
      announce([answer.headline, ...answer.reason].join(' '))
      this.side.focus(isSmall())
    } catch (error) { showError(error, this.game.rules) }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target)
    if (event.altKey || event.metaKey || target.closest('input, textarea, select, dialog')) return
    const letter = this.puzzle?.choices.find((choice) => choice.letter === event.key.toUpperCase())
    if (event.ctrlKey && event.key === 'Enter') this.side.main.click()
    else if (event.ctrlKey) return
    else if (letter && !this.answer) this.choose(letter)
    else if (event.key === 'Escape' && this.turn.selection.path.length) this.turn.back()
    else if (event.key.toLowerCase() === 'z' && !this.answer) this.turn.takeBack.step()
    else if (event.key.toLowerCase() === 'r') this.turn.tile.rotate(event.key === 'R' ? -1 : 1)
  }
}

Object.defineProperty(window, 'palatine', { value: new PuzzlePage() }) // for the tests and the curious
