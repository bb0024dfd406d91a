// @ts-check
// The page of a score sheet: it shows what the sheet says, one step at a time on a phone, all of it on a larger page.

import { go } from '../shared/addresses.js'
import { announce, showError } from '../shared/announce.js'
import { bar } from '../shared/bar.js'
import { button, make, put } from '../shared/dom.js'
import { lang, number, page, say } from '../shared/page.js'
import { isSmall, onScreen } from '../shared/screen.js'
import { onSettings } from '../shared/settings.js'
import { CastleEditor } from './castle.js'
import { Castles, thumb } from './castles.js'
import { Cells } from './cells.js'
import { Fields } from './fields.js'
import { openMenu } from './menu.js'
import { onPrint, paper } from './paper.js'
import { withoutRule } from './parts.js'
import { Players } from './players.js'
import { banner, isByPlayer, missing, podium, resultTable } from './result.js'
import { Rounds } from './rounds.js'
import { ScoreSheet } from './sheet.js'
import { openShare } from './share.js'
import { Shell } from './shell.js'
import { evenings } from './store.js'
import { Wide } from './wide.js'

/** @typedef {import('../shared/dom.js').Child} Child */
/** @typedef {import('./types.js').Step} Step */
/** @typedef {import('./types.js').BuiltField} BuiltField */
/** @typedef {{body: Child[], foot: Child[], pad?: Child, class?: string}} Shown */

const day = new Intl.DateTimeFormat(lang, { weekday: 'long', day: 'numeric', month: 'long' })

export class ScorePage {
  constructor() {
    this.sheet = new ScoreSheet(page.data.id, () => this.show())
    const changed = () => this.show()
    this.cells = new Cells(this.sheet, changed)
    this.players = new Players(this.sheet, changed)
    this.fields = new Fields(this.sheet, this.cells, changed)
    this.rounds = new Rounds(this.sheet, this.fields, changed)
    this.castles = new Castles(this.sheet, (part) => this.open(part))
    this.editor = new CastleEditor(this.sheet, changed)
    this.shell = new Shell(this.sheet, { go: (step) => this.go(step), menu: () => this.menu() })
    this.wide = new Wide(this)
    this.main = /** @type {HTMLElement} */ (document.getElementById('main'))
    this.paper = make('div', { class: 'paper-place', 'aria-hidden': 'true' })
    this.sheet.mend = (document) => this.roundFields.reduce((made, field) => this.rounds.mend(made, field), document)
    document.title = `${page.data.title} · ${say('page-scorer')}`
    bar()
    onPrint(this.paper, () => this.onPaper())
    onScreen(() => { this.sheet.document ? this.sheet.ask() : this.show() })
    onSettings(changed)
  }

  async begin() {
    try {
      await this.sheet.begin()
    } catch (error) {
      showError(error)
      put(this.main, make('p', { class: 'panel' }, error instanceof Error ? error.message : String(error)))
    }
  }

  get roundFields() {
    return this.sheet.told.form.steps.flatMap((step) => step.fields).filter((field) => field.kind === 'rounds')
  }

  /** The day of the evening, in words. */
  get day() {
    const kept = this.sheet.document?.date
    const at = kept ? new Date(`${kept}T12:00`) : new Date(this.sheet.at)
    return Number.isNaN(at.getTime()) ? String(kept) : day.format(at)
  }

  // --- moving about -----------------------------------------------------------------------------

  /** @param {string} step */
  async go(step) {
    if (step !== 'players' && !await this.players.settle()) return this.show()
    this.cells.now = ''
    this.players.last = -1
    this.sheet.wrong = null
    const hadPart = this.sheet.looking.part
    this.sheet.goTo({ step, part: '', seat: 0 })
    this.show()
    if (hadPart && this.sheet.document) this.sheet.ask()
    return undefined
  }

  /** All steps in order. */
  get order() {
    return ['players', ...this.sheet.steps.map(({ key }) => key), 'result']
  }

  /** What follows a step. @param {string} key */
  after(key) {
    const next = this.order[this.order.indexOf(key) + 1] ?? 'result'
    return { key: next, label: this.sheet.steps.find((step) => step.key === next)?.label ?? say('page-sheet-result') }
  }

  /** Open a castle. @param {string} part */
  open(part) {
    this.editor.reset()
    this.sheet.wrong = null
    this.sheet.goTo({ part })
    this.show()
    this.sheet.ask()
  }

  /** The castle is complete: even where it has fewer rooms than castles usually have. */
  async finish() {
    const { part } = this.sheet.looking
    const at = Number(part.split(':')[1])
    const field = this.castleField
    if (field && this.castles.all(field)[at] && this.castles.missing(field, at)) await this.sheet.edit({ part, do: 'done' }, `${this.sheet.answer?.part?.title ?? ''}: ${say('page-sheet-castle-done')}`)
    this.close()
  }

  /** The castle is left as it is. */
  close() {
    this.editor.reset()
    this.sheet.wrong = null
    this.sheet.goTo({ part: '' })
    this.show()
  }

  fresh() {
    this.sheet.startAnew()
    this.players.draft = null
    this.show()
  }

  menu() {
    openMenu(this.sheet, { fresh: () => this.fresh(), open: (evening) => this.openEvening(evening) })
  }

  /** An evening of this game opens here, one of another game on its own page. @param {import('./store.js').Evening} evening */
  async openEvening(evening) {
    this.sheet.openEvening(evening)
    if (evening.game !== this.sheet.game) {
      go(`/score/${evening.game}`)
      return
    }
    await this.sheet.ask()
    this.show()
  }

  // --- shown ------------------------------------------------------------------------------------

  show() {
    if (!this.sheet.told.title) return
    const active = /** @type {HTMLElement | null} */ (document.activeElement)
    const focus = active?.dataset?.focus
    const caret = active instanceof HTMLInputElement && active.type !== 'search' ? active.selectionEnd : null
    const small = isSmall()
    document.body.dataset.sheet = small ? 'small' : 'wide'
    put(this.main, small ? this.shell.element : this.wide.element, this.paper)
    if (small) this.showSmall()
    else this.wide.show()
    if (focus && document.activeElement === document.body) this.focusAgain(focus, caret)
  }

  /** What was made anew has the focus that it had before. @param {string} key @param {number | null} caret */
  focusAgain(key, caret) {
    const found = /** @type {HTMLElement | null} */ (document.querySelector(`[data-focus="${CSS.escape(key)}"]`))
    found?.focus()
    if (caret !== null && found instanceof HTMLInputElement) found.setSelectionRange(caret, caret)
  }

  showSmall() {
    const { step, part } = this.sheet.looking
    const shown = this.shownStep(step)
    const inCastle = Boolean(part) && step !== 'result' && step !== 'players'
    this.shell.element.dataset.step = inCastle ? 'castle' : step
    this.shell.show({
      second: this.sheet.told.title,
      steps: !inCastle, sums: step !== 'result' && step !== 'players' && !inCastle,
      body: [make('div', { class: `step ${shown.class ?? ''}` }, ...this.wrongLine(inCastle), ...shown.body)], foot: shown.pad ? [] : shown.foot, pad: shown.pad,
    })
  }

  /** What is wrong, in words, where it was entered. @param {boolean} elsewhere */
  wrongLine(elsewhere) {
    const { wrong } = this.sheet
    if (!wrong || elsewhere) return []
    return [make('p', { class: 'wrong-entry', role: 'alert' }, withoutRule(wrong), ' ', wrong.rule && make('a', { class: 'rule', href: `${page.data.rules}#${wrong.rule}`, target: '_blank', rel: 'noopener' }, wrong.rule))]
  }

  /** @param {string} key @returns {Shown} */
  shownStep(key) {
    if (key === 'players' || !this.sheet.document) return this.playersStep()
    if (key === 'result') return this.resultStep()
    const step = this.sheet.steps.find((one) => one.key === key)
    if (!step) return this.resultStep()
    const castles = step.fields.find((field) => field.kind === 'built')
    if (castles) return this.castlesStep(step, /** @type {BuiltField} */ (castles))
    return this.plainStep(step)
  }

  /** @returns {Shown} */
  playersStep() {
    const next = this.after('players')
    return { body: this.players.body(), foot: [button({ icon: 'next', text: next.label, class: 'strong act-next', disabled: !this.players.isEnough, act: () => this.go(next.key) })] }
  }

  /** @param {Step} step @returns {Shown} */
  plainStep(step) {
    const next = this.after(step.key)
    const rounds = step.fields.find((field) => field.kind === 'rounds')
    const ranking = step.fields.find((field) => field.kind === 'ranking')
    const hands = step.fields.find((field) => field.kind === 'hands')
    this.cells.begin(() => this.leave(step, next.key))
    const others = step.fields.filter((field) => field.kind !== 'rounds')
    const made = () => [step.hint && make('p', {}, step.hint), ...(others.length ? this.fields.show(others) : []), ...(rounds ? this.rounds.show(rounds) : [])]
    let body = made()
    if (this.isKeyed(step) && this.cells.takeFirst()) {
      this.cells.begin(this.cells.onEnd)
      body = made()
    }
    const later = rounds ? this.rounds.next(rounds) : undefined
    const foot = [
      ...(ranking ? this.fields.rankings.foot(ranking) : []),
      hands && this.fields.hands.next !== undefined && button({ icon: 'next', text: say('page-sheet-next-player'), class: 'plain act-player', act: () => this.lookAt({ seat: Number(this.fields.hands.next) }) }),
      later ? button({ icon: 'next', text: later.label, class: 'strong act-next', act: () => this.lookAt({ round: this.sheet.looking.round + 1 }) })
        : button({ icon: next.key === 'result' ? 'trophy' : 'next', text: next.label, class: 'strong act-next', act: () => this.leave(step, next.key) }),
    ]
    return { body, foot, pad: this.cells.pad() }
  }

  /** @param {Partial<import('./types.js').Looking>} what */
  lookAt(what) {
    this.cells.now = ''
    this.fields.hands.now = ''
    this.sheet.goTo(what)
    this.show()
  }

  /** Whether the keypad is there from the beginning: where a step asks for nothing but numbers. @param {Step} step */
  isKeyed(step) {
    const asked = step.fields.filter((field) => this.fields.isAsked(field) && !this.fields.isSpare(field, []))
    return asked.length === 1 && ['numbers', 'grid', 'lines'].includes(asked[0].kind)
  }

  /** Leave a step by its green button: what is empty counts as nothing. @param {Step} step @param {string} next */
  leave(step, next) {
    if (!this.isKeyed(step)) this.sheet.enter(this.fields.fillUp(step.fields), `${step.label}: 0`)
    return this.go(next)
  }

  /** @param {Step} step @param {BuiltField} field @returns {Shown} */
  castlesStep(step, field) {
    if (this.sheet.looking.part) {
      return { class: 'in-castle', body: this.editor.show(field),
        foot: [button({ icon: 'undo', text: say('page-undo'), class: 'plain', disabled: !this.sheet.record.entries.length, act: () => this.sheet.undo() }),
          button({ icon: 'check', text: say('page-sheet-castle-done'), class: 'strong act-done', act: () => this.finish() })] }
    }
    this.castles.learn(field, () => this.show())
    const at = this.castles.next(field)
    const next = this.after(step.key)
    const name = at >= 0 ? this.sheet.sheet?.columns[at]?.title || `${say('page-sheet-castle')} ${at + 1}` : ''
    return { class: 'ring-step', body: [step.hint && make('p', {}, step.hint), ...this.fields.show(step.fields.filter((one) => one.kind !== 'built')), ...this.castles.show(field)],
      foot: [at >= 0 && button({ icon: 'next', text: next.label, class: 'plain act-next', act: () => this.go(next.key) }),
        at >= 0 ? button({ icon: 'next', text: `${say('page-sheet-go-on')}: ${name}`, class: 'strong act-go-on', act: () => this.open(`castle:${at}`) })
          : button({ icon: next.key === 'result' ? 'trophy' : 'next', text: next.label, class: 'strong act-next', act: () => this.go(next.key) })] }
  }

  /** @returns {Shown} */
  resultStep() {
    const { sheet } = this.sheet
    if (!sheet) return { body: [], foot: [] }
    const others = evenings().filter(({ id }) => id !== this.sheet.id).length
    announce(`${sheet.headline}. ${sheet.sentence}`)
    return {
      class: 'result-step',
      body: [banner(sheet), !isByPlayer(sheet) && podium(sheet), this.table(), ...[...sheet.notes].map((note) => make('p', { class: 'note-line' }, note)), this.missing(),
        make('p', { class: 'kept' }, [`${this.day}.`, this.sheet.isKept ? `${say('page-sheet-kept')}. ${say('page-sheet-other-evenings')}: ${number(others)}.` : say('page-sheet-not-kept'), sheet.tie_rule].filter(Boolean).join(' '))],
      foot: [button({ icon: 'undo', text: say('page-sheet-correct'), class: 'plain act-correct', act: () => this.correct() }), button({ icon: 'print', text: say('page-sheet-print'), class: 'plain act-print', act: () => print() }),
        button({ icon: 'link', text: say('page-share'), class: 'strong act-share', act: () => this.share() })],
    }
  }

  missing() {
    const { sheet } = this.sheet
    return sheet && missing(sheet, (step, seat) => this.fix(step, seat))
  }

  table() {
    const { sheet } = this.sheet
    const field = this.castleField
    if (field) this.castles.learn(field, () => this.show())
    return sheet && resultTable(sheet, (at) => (field && !isByPlayer(sheet) && sheet.columns.length <= 5 ? thumb(this.castles.part(field, at)) : null))
  }

  /** @returns {BuiltField | undefined} */
  get castleField() {
    return /** @type {BuiltField | undefined} */ (this.sheet.steps.flatMap((step) => step.fields).find((field) => field.kind === 'built'))
  }

  share() {
    openShare(this.sheet, this.day)
  }

  onPaper() {
    const field = this.castleField
    return paper(this.sheet, this.day, (at) => (field ? this.castles.part(field, at) : undefined))
  }

  /** Back to what is missing, else to the last step. */
  correct() {
    const first = this.sheet.sheet?.missing[0]
    if (first) this.fix(first.step, first.seat)
    else this.go(this.order.at(-2) ?? 'players')
  }

  /** @param {string} step @param {number | null} seat */
  async fix(step, seat) {
    await this.go(this.order.includes(step) ? step : 'players')
    if (seat !== null && seat >= 0) this.lookAt({ seat })
  }
}

const score = new ScorePage()
Object.defineProperty(window, 'palatine', { value: score })
score.begin()
