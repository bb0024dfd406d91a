// Beside the board: the question, what I have, the seals, the answers to choose from, and what came of it.

import { address } from '../shared/addresses.js'
import { chipSign } from '../shared/chips.js'
import { button, icon, make, put, seatIcon } from '../shared/dom.js'
import { number } from '../shared/page.js'
import { face } from '../table/cards.js'
import { showThumbnails } from './around.js'
import { streak } from '../shared/solved.js'
import { seals } from './seals.js'
import { label } from './words.js'

const FEW = 3 // facts that are shown with their names; more of them say them when they are pointed at

/** @typedef {import('../shared/answers.js').PuzzleAnswer} Answer */
/** @typedef {import('../shared/answers.js').PuzzleChoice} Choice */

/**
 * @typedef {object} Shown
 * @property {import('../shared/answers.js').PuzzleGame} game
 * @property {number} n
 * @property {import('../shared/answers.js').Puzzle} puzzle
 * @property {Answer | null} answer
 * @property {number} played
 * @property {Choice | null} choice
 * @property {Record<string, string>} marks
 * @property {string[]} days
 * @property {boolean} busy
 */

/**
 * @typedef {object} Handlers
 * @property {(n: number) => void} open
 * @property {() => void} restart
 * @property {() => void} show
 * @property {() => void} check
 * @property {() => void} next
 * @property {(choice: Choice) => void} choose
 */

export class Side {
  /** @param {Handlers} handlers @param {HTMLElement} cards what lies beside the players at a table */
  constructor(handlers, cards) {
    this.handlers = handlers
    this.where = make('p', { class: 'puzzle-where' })
    this.question = make('h2', { class: 'puzzle-question' })
    this.note = make('p', { class: 'puzzle-note' })
    this.facts = make('div', { class: 'puzzle-facts' })
    this.thumbs = make('div', { class: 'puzzle-thumbs' })
    this.head = make('div', { class: 'puzzle-ask' }, this.where, this.question, this.note, this.facts)
    this.result = make('div', { class: 'puzzle-result', tabindex: '-1', hidden: true })
    this.seals = make('div', { class: 'puzzle-seals' })
    this.choices = make('div', { class: 'puzzle-choices', role: 'group', 'aria-label': label('answers') })
    this.restart = button({ icon: 'undo', text: label('restart'), class: 'plain act-restart', act: () => handlers.restart() })
    this.reveal = button({ icon: 'eye', text: label('show'), class: 'plain act-show', act: () => handlers.show() })
    this.rule = make('a', { class: 'plain act-rule', target: '_blank', rel: 'noopener' }, icon('rules', 20), make('span', {}, label('rule')))
    this.main = button({ icon: 'check', text: label('check-turn'), class: 'strong act-main', 'aria-keyshortcuts': 'Control+Enter', act: () => this.press() })
    this.foot = make('div', { class: 'puzzle-acts' }, this.restart, this.reveal, this.rule, this.main)
    this.next = false // what the green button does
    this.parts = [this.head, this.result, this.choices, this.seals, cards, this.thumbs, this.foot]
  }

  press() {
    if (this.next) this.handlers.next()
    else this.handlers.check()
  }

  /** After an answer the reader goes on from there. @param {boolean} small */
  focus(small) {
    if (small) this.result.scrollIntoView({ block: 'nearest' })
    this.result.focus({ preventScroll: true })
  }

  /** @param {Shown} shown */
  show(shown) {
    const { game, n, puzzle, answer, marks, days } = shown
    put(this.where, icon('hint', 20), make('span', {}, `${label('puzzle')} ${number(n + 1)} / ${number(game.puzzles.length)}`),
      make('span', { class: 'streak' }, label('streak'), ' ', make('strong', {}, number(streak(days, new Date())))))
    this.question.textContent = puzzle.question
    const how = label(puzzle.form === 'turn' ? 'note-turn' : puzzle.measure === 'lead' ? 'note-lead' : 'note-points')
    put(this.note, seatIcon(puzzle.seat, 20), ` ${puzzle.you} `, make('span', { class: 'puzzle-how' }, how))
    const facts = [...(puzzle.status.budget ? [puzzle.status.budget] : []), ...puzzle.status.seats[puzzle.seat] ?? []].filter((fact) => fact.value)
    this.facts.classList.toggle('many', facts.length > FEW)
    put(this.facts, ...facts.map(fact))
    put(this.seals, seals(game, marks, n, this.handlers.open))
    showThumbnails(this.thumbs, puzzle.drawings.filter((picture) => picture.place === 'thumbnail'))
    this.showResult(answer)
    this.showChoices(shown)
    this.showActs(shown)
  }

  /** @param {Answer | null} answer */
  showResult(answer) {
    this.result.hidden = !answer
    if (!answer) return
    const good = answer.solved || answer.shown
    put(this.result,
      make('div', { class: `verdict ${good ? 'good' : 'short'}` }, make('p', { class: 'verdict-head' }, answer.headline), ...answer.reason.filter(Boolean).map((text) => make('p', {}, text))),
      good && make('h3', {}, label('best')),
      good && make('ol', { class: 'best bare' }, ...answer.best.map((one) => make('li', { class: one.mine ? 'mine' : '' },
        make('b', { class: 'best-letter' }, one.letter || (one.mine ? '✓' : '')),
        make('span', {}, one.sentence, one.detail && make('small', {}, one.detail)), make('strong', {}, one.points)))))
  }

  /** @param {Shown} shown */
  showChoices({ puzzle, answer, choice, busy }) {
    this.choices.hidden = !puzzle.choices.length || answer !== null
    if (this.choices.hidden) return
    this.choices.classList.toggle('letters-only', puzzle.choices.every((one) => !one.sentence))
    put(this.choices, subject(puzzle), ...puzzle.choices.map((one) => {
      const chosen = one.letter === choice?.letter
      return make('button', { type: 'button', class: `answer${chosen ? ' chosen' : ''}`, 'data-letter': one.letter, 'aria-pressed': String(chosen), 'aria-label': one.heard ? `${one.letter}: ${one.heard}` : one.letter, 'aria-keyshortcuts': one.letter, disabled: busy, on: { click: () => this.handlers.choose(one) } },
        make('b', {}, one.letter), one.sentence && make('span', {}, one.sentence))
    }))
  }

  /** @param {Shown} shown */
  showActs({ game, puzzle, answer, played, choice, busy }) {
    const good = Boolean(answer?.solved || answer?.shown)
    this.next = good
    this.restart.hidden = !answer && puzzle.form === 'choose'
    this.restart.disabled = busy || (!answer && !played)
    this.text(this.restart, answer ? (good ? 'others' : 'again') : 'restart')
    this.reveal.hidden = good
    this.rule.hidden = !good || !answer?.rule
    this.rule.href = address(`${game.rules}#${answer?.rule ?? ''}`)
    this.main.hidden = Boolean(answer) && !good
    this.main.disabled = busy || (!good && (puzzle.form === 'choose' ? !choice : !played))
    this.text(this.main, good ? 'next' : puzzle.form === 'turn' ? 'check-turn' : 'check-choice')
    this.main.querySelector('use')?.setAttribute('href', good ? '#i-next' : '#i-check')
  }

  /** @param {HTMLElement} one @param {string} key */
  text(one, key) {
    const words = one.querySelector('span')
    if (words) words.textContent = label(key)
  }
}

/** What I have: a sign, a number, and what it is. @param {import('../shared/types.js').Fact} about */
const fact = ({ icon: sign, value, label: name }) => make('p', { class: 'puzzle-fact', title: name }, sign && icon(sign, 24), make('strong', {}, value), make('span', {}, name))

/** The card that all answers are about, with its name and numbers; null where they are about several. @param {import('../shared/answers.js').Puzzle} puzzle */
function subject({ status, choices }) {
  const card = status.trays.flatMap((tray) => tray.cards).find(({ touch }) => touch && choices.every((one) => one.touches.includes(touch)))
  return card ? make('div', { class: 'puzzle-subject' }, face(card.symbol, 'card-face subject-face'), make('b', {}, card.name), make('span', { class: 'chips' }, ...card.chips.map(chipSign))) : null
}
