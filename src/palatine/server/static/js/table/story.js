// The story: what happened, grouped by turns, the newest first and open. A line leads to the board as it was then; the numbers of
// rules stand behind a sign.

import { ruleLink } from '../shared/announce.js'
import { dialog } from '../shared/dialog.js'
import { button, icon, make, put, seatIcon } from '../shared/dom.js'
import { number, say, signed } from '../shared/page.js'
import { goneLines, groupsOf } from '../shared/groups.js'
import { deed, deeds, sentence, summed } from '../shared/told.js'

/** @typedef {import('../shared/types.js').Line} Line */
/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/groups.js').Group} Group */

const SHOWN = 40 // groups beside the board; the whole story has all
const DEALT = 2 // lines of a deal that are shown without being asked for

export class Story {
  /** @param {{showPast: (line: Line) => void, point: (lines: Line[]) => void, score: (group: Group) => void, rule: (number: string) => void}} handlers */
  constructor(handlers) {
    this.handlers = handlers
    /** @type {Line[]} */
    this.lines = []
    /** @type {Update | null} */
    this.update = null
    /** @type {Map<number, boolean>} groups that were opened or closed by hand */
    this.opened = new Map()
    /** @type {Map<number, {text: string, element: HTMLElement}>} groups beside the board by their first lines, with what is written there */
    this.shown = new Map()
    this.list = make('ol', { class: 'bare log', tabindex: 0, 'aria-label': say('page-log') })
    this.whole = button({ text: say('page-whole-story'), class: 'quiet whole-story', act: () => this.openWhole() })
    this.element = make('section', { class: 'panel happened', 'aria-labelledby': 'log-head', 'data-tab': 'log' },
      make('h2', { id: 'log-head' }, say('page-log')), this.list, this.whole)
  }

  /** How many lines there are: what `hello` tells. */
  get count() {
    return this.lines.length
  }

  /**
   * Take in the lines of an update; those that are new to us come back.
   * @param {{from: number, lines: Line[]}} log
   * @returns {Line[]}
   */
  take(log) {
    const known = this.lines.length
    this.lines = this.lines.slice(0, log.from).concat(log.lines)
    return log.from <= known ? log.lines.filter((line) => line.n >= known || log.from < known) : log.lines
  }

  /** The lines that the update which is shown knows; others may have come already, and wait. */
  get told() {
    const log = this.update?.log
    return log ? this.lines.slice(0, log.from + log.lines.length) : []
  }

  /** They, in groups. @returns {Group[]} */
  groups() {
    return groupsOf(this.told, this.update?.log.scores ?? [])
  }

  /** @param {Update} update */
  show(update) {
    this.update = update
    const groups = this.groups().filter((group) => group.lines.some((line) => !line.turn.begins)) // a turn of which there is nothing to tell yet is not told
    const gone = goneLines(this.lines)
    const newest = groups.findLast((group) => group.kind === 'turn' && !update.you.mine.includes(group.seat))
    const names = update.seats.map((seat) => seat.name)
    this.shown = new Map(groups.slice(-SHOWN).reverse().map((group) => {
      const open = this.opened.get(group.n) ?? group === newest
      const text = JSON.stringify([group, open, group.lines.map((line) => gone.has(line.n)), names])
      const first = group.lines[0].n, known = this.shown.get(first)
      return [first, known?.text === text ? known : { text, element: this.group(group, update, gone, open, this.handlers.showPast) }]
    }))
    put(this.list, ...[...this.shown.values()].map(({ element }) => element))
    this.whole.hidden = !groups.length
  }

  /** @param {Group} group @param {Update} update @param {Set<number>} gone @param {boolean} open @param {(line: Line) => void} showPast */
  group(group, update, gone, open, showPast) {
    if (group.kind === 'round') return make('li', { class: 'turn round' }, this.line(group.lines[0], update, gone, showPast))
    const told = summed(group.lines.filter((line) => !line.turn.begins), gone)
    const lines = group.kind === 'table' && !open ? told.slice(0, DEALT) : told
    const body = make('ol', { class: 'bare turn-lines', hidden: group.kind === 'turn' && !open }, ...lines.map((line) => make('li', {}, this.line(line, update, gone, showPast))))
    const more = told.length - lines.length
    return make('li', { class: `turn ${group.kind === 'score' ? 'counted' : group.kind}${open ? ' open' : ''}`, 'data-turn': group.n, on: { pointerenter: () => this.handlers.point(group.lines), pointerleave: () => this.handlers.point([]) } },
      group.kind === 'table' ? null : this.head(group, update, gone, open), body,
      more > 0 && button({ text: `${say('page-more-lines')}: ${number(more)}`, class: 'quiet more-lines', act: () => this.toggle(group.n, open) }))
  }

  /** Who, what it brought, the sign of its rules; of my own, and of what is folded, also what was done. @param {Group} group @param {Update} update @param {Set<number>} gone @param {boolean} open */
  head(group, update, gone, open) {
    const score = group.kind === 'score'
    const name = score ? group.lines.find((line) => line.score)?.text : update.seats[group.seat]?.name
    const folded = deeds(group.lines.filter((line) => line.kind === 'event' && !gone.has(line.n)), update.seats) || deeds(group.lines.slice(-1), update.seats) // all of it was taken back: that is told
    const rules = [...new Set(group.lines.map((line) => line.rule).filter(Boolean))]
    return make('div', { class: 'turn-head' },
      make('button', { type: 'button', class: 'turn-name', 'aria-expanded': String(open), on: { click: () => this.toggle(group.n, open) } },
        score ? icon('trophy', 18) : seatIcon(group.seat, 18),
        make('span', { class: 'turn-title' }, score ? say('page-scoring') : make('b', {}, name), !open && !score && make('span', { class: 'turn-short' }, ' ', folded)),
        make('span', { class: 'turn-gains' }, ...group.gains.filter((gain) => gain.points).map((gain) => make('span', { class: 'gain' }, (score || gain.seat !== group.seat) && seatIcon(gain.seat, 16), signed(gain.points))))),
      score && button({ icon: 'play', label: say('page-see-again'), class: 'quiet', size: 18, act: () => this.handlers.score(group) }),
      rules.length > 0 && button({ icon: 'rules', label: say('page-rules'), class: 'quiet turn-rules', size: 18, act: () => this.showRules(group, update) }))
  }

  /** @param {Line} line @param {Update} update @param {Set<number>} gone @param {(line: Line) => void} showPast */
  line(line, update, gone, showPast) {
    return make('button', { type: 'button', class: `line ${line.kind}${gone.has(line.n) ? ' gone' : ''}`, 'data-line': line.n, title: say('page-look-back'),
      on: { click: () => showPast(line), pointerenter: () => this.handlers.point([line]) } },
      line.turn.kind === 'turn' && line.kind === 'event' && line.seat === line.turn.seat ? deed(line, update.seats) : sentence(line, update.seats))
  }

  /** @param {number} n @param {boolean} open */
  toggle(n, open) {
    this.opened.set(n, !open)
    const focus = /** @type {HTMLElement | null} */ (document.activeElement)?.closest('[data-turn]')?.getAttribute('data-turn')
    if (this.update) this.show(this.update)
    if (focus) /** @type {HTMLElement | null} */ (this.list.querySelector(`[data-turn="${focus}"] button`))?.focus()
  }

  /** @param {Group} group @param {Update} update */
  showRules(group, update) {
    const ruled = group.lines.filter((line) => line.rule)
    if (new Set(ruled.map((line) => line.rule)).size === 1) return this.handlers.rule(ruled[0].rule ?? '')
    dialog(say('page-rules'), [make('ul', { class: 'bare ruled' }, ...ruled.map((line) => make('li', {}, ruleLink(update.table.rules, line.rule), ' ', make('span', {}, line.text))))])
  }

  /** Everything from the beginning, rounds as headings, with a search. */
  openWhole() {
    const update = /** @type {Update} */ (this.update)
    const gone = goneLines(this.lines)
    const list = make('ol', { class: 'bare log whole' })
    const showPast = (/** @type {Line} */ line) => { box.close(); this.handlers.showPast(line) }
    const show = (/** @type {string} */ wanted) => {
      const fits = (/** @type {Line} */ line) => line.text.toLocaleLowerCase().includes(wanted.toLocaleLowerCase())
      const found = this.groups().map((group) => ({ ...group, lines: group.lines.filter((line) => group.kind === 'round' || fits(line)) }))
      put(list, ...found.filter((group) => group.lines.length).map((group) => this.group(group, update, gone, true, showPast)))
    }
    const search = make('input', { type: 'search', class: 'search', placeholder: say('page-search-story'), 'aria-label': say('page-search-story'), on: { input: () => show(search.value) } })
    const box = dialog(say('page-whole-story'), [search, list], { class: 'story-sheet' })
    show('')
  }
}
