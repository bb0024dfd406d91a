// @ts-check
// One castle: its drawing as at a table, each room with its points, the reason of the room in hand, and the search field, always in reach. A tile goes
// to its best place by itself; dragging moves it, a long press takes it away.

import { Board, centre } from '../board/board.js'
import { Stage } from '../board/stage.js'
import { button, icon, make, makeSvg, put, seatIcon } from '../shared/dom.js'
import { number, say, signed } from '../shared/page.js'
import { breakable } from '../shared/text.js'
import { Drag } from './drag.js'
import { meant } from './find.js'
import { counter, face, searchField, withoutRule } from './parts.js'

/** @typedef {import('./types.js').BuiltField} BuiltField */
/** @typedef {import('./types.js').Piece} Piece */
/** @typedef {import('./types.js').Part} Part */

const SHOWN = 60 // tiles that are listed
const WEIGHED = 24 // of them those whose gain is asked for
const BASE = 'base' // in hand instead of a room: what the castle began with
const LEAST = 12 // cells of a plan that are shown at least
const BADGE = 11 // pixels: half of a badge with points

export class CastleEditor {
  /** @param {import('./sheet.js').ScoreSheet} sheet @param {() => void} changed */
  constructor(sheet, changed) {
    this.sheet = sheet
    this.changed = changed
    this.kind = ''
    this.hand = '' // the room in hand: its place
    this.board = new Board({ touch: (touch) => this.touch(touch), point: () => {} })
    this.stage = new Stage(this.board.root)
    this.drag = new Drag(this)
    this.find = searchField(say('page-sheet-find-tile'), () => this.search())
    this.head = make('div', { class: 'castle-head' })
    this.bases = make('div', { class: 'bases' })
    this.reason = make('div', { class: 'reason', 'aria-live': 'polite' })
    this.kinds = make('div', { class: 'kinds', role: 'group', 'aria-label': say('page-sheet-kinds') })
    this.hits = make('div', { class: 'hits' })
    this.extras = make('div', { class: 'extras' })
    this.counts = make('div', { class: 'castle-counts' })
    this.others = make('div', { class: 'others', role: 'group', 'aria-label': say('page-sheet-kinds') })
    this.finder = make('section', { class: 'castle-finder' }, make('div', { class: 'find-row' }, this.find.element, this.others), this.kinds, this.hits)
    this.picture = make('section', { class: 'castle-picture' }, this.head, this.bases, this.stage.element, this.counts, this.reason)
    this.stage.resized = () => this.badges()
    this.shownPart = ''
  }

  /** @returns {Part | null} */
  get part() {
    const part = this.sheet.answer?.part ?? null
    return part && part.key === this.sheet.looking.part ? part : null
  }

  /** Shelves of what belongs into a castle: rooms first, then what has no place in it. @param {BuiltField} field */
  shelves(field) {
    return [field.shelf, ...(field.extras ?? [])].flatMap((key) => this.sheet.shelf(key) ?? [])
  }

  /** What is offered: of the chosen kind, or what the letters mean. @param {BuiltField} field @returns {Piece[]} */
  offered(field) {
    const typed = this.find.input.value.trim()
    const all = this.shelves(field).flatMap(({ pieces }) => pieces)
    if (typed) return meant(all, typed).slice(0, SHOWN)
    if (!this.kind) return []
    return (this.sheet.shelf(this.kind)?.pieces ?? all.filter(({ kind }) => kind === this.kind)).slice(0, SHOWN)
  }

  /** The pieces whose gain is asked for. @param {BuiltField} field */
  weighed(field) {
    return this.offered(field).slice(0, WEIGHED).map(({ id }) => id)
  }

  /** Letters were typed: ask what the tiles would bring. */
  search() {
    this.changed()
    this.ask()
  }

  /** @param {string} kind */
  choose(kind) {
    this.kind = this.kind === kind ? '' : kind
    this.find.input.value = ''
    this.search()
  }

  /** @type {BuiltField | null} */
  field = null

  ask() {
    if (!this.field) return
    const pieces = this.weighed(this.field)
    if (pieces.join() === this.sheet.pieces.join()) return
    this.sheet.pieces = pieces
    this.sheet.hand = this.inHand(pieces)
    this.sheet.ask()
  }

  /** The one tile that is meant: its places are shown. @param {string[]} pieces */
  inHand(pieces) {
    return pieces.length === 1 ? pieces[0] : ''
  }

  /** @param {BuiltField} field @returns {HTMLElement[]} */
  show(field) {
    this.field = field
    const { part } = this
    put(this.head, ...this.headline(part))
    this.draw(part)
    put(this.bases, ...this.baseChoice(part))
    this.bases.hidden = !part || Boolean(part.drawing && (this.hand !== BASE || part.bases.length < 2))
    this.bases.classList.toggle('all', Boolean(part && !part.drawing))
    this.finder.hidden = !part?.drawing
    put(this.counts, ...(part?.counts ?? []).map(({ icon: sign, text, label }) => make('span', { title: label }, sign && icon(sign, 20), make('b', {}, text))))
    put(this.reason, ...this.reasonOf(part))
    put(this.kinds, ...this.kindButtons(this.sheet.shelf(field.shelf)?.kinds ?? []))
    put(this.others, ...this.kindButtons(this.shelves(field).slice(1).map(({ key, title, pieces }) => ({ key, label: title, icon: pieces[0]?.symbol ? 'bonus-card' : pieces[0]?.icon ?? '' }))))
    put(this.extras, ...this.extraLines(part), ...(part?.drawing ? this.numbers(field) : []))
    put(this.hits, ...this.hitCards(field), this.extras)
    return [this.picture, this.finder]
  }

  /** @param {Part | null} part */
  headline(part) {
    if (!part) return []
    return [make('span', { class: 'seats' }, ...part.seats.map((seat) => (seat >= 0 ? seatIcon(seat, 24) : icon('king', 24)))),
      make('div', { class: 'words' }, make('b', {}, part.title), make('small', {}, [part.note, `${say('page-sheet-rooms')}: ${number(part.count)}`].filter(Boolean).join(' · '))),
      make('strong', { class: 'castle-points', 'data-points': part.points }, number(part.points))]
  }

  /** @param {Part | null} part */
  draw(part) {
    const drawing = part?.drawing ?? null
    this.stage.element.hidden = !drawing
    if (!drawing || !part) return
    if (this.drag.active) return
    this.stage.fitTo(drawing.box, 0)
    this.board.show(drawing, drawing.label ?? part.title)
    this.stage.fitTo(this.cut(part) ?? drawing.box, drawing.least)
    const touches = [...part.rooms.map(({ touch }) => touch), ...this.places.map(({ touch }) => touch), ...part.extras.filter(({ shelf, touch }) => touch && shelf === this.field?.base).map(({ touch }) => touch)]
    const hand = part.rooms.find(({ at }) => at === this.hand)?.touch ?? ''
    const inHand = this.board.all(hand)[0]
    if (inHand) this.stage.reveal(inHand)
    this.board.mark({ may: new Set(touches), chosen: new Set(hand ? [hand] : []), object: new Set(), last: new Set(), refused: new Set(), labels: Object.fromEntries(part.rooms.map((room) => [room.touch, `${room.name}, ${room.points}: ${room.reason}`])) })
    this.badges()
  }

  /** Of an endless plan the part with rooms, with some room around it; null for a picture that is composed already. @param {Part} part */
  cut(part) {
    const { root } = this.board
    const unit = Number(root.querySelector('[data-grid]')?.getAttribute('data-grid')?.split(' ')[0] ?? 0)
    const inverse = root.getScreenCTM()?.inverse()
    if (!unit || !inverse || this.sheet.hand) return null
    const boxes = [...part.rooms, ...part.extras].flatMap(({ touch }) => this.board.all(touch).map((one) => one.getBoundingClientRect())).filter(({ width }) => width > 0)
    if (!boxes.length) return null
    const [from, to] = [new DOMPoint(Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top))), new DOMPoint(Math.max(...boxes.map((one) => one.right)), Math.max(...boxes.map((one) => one.bottom)))].map((one) => one.matrixTransform(inverse))
    const around = 1.5 * unit, least = LEAST * unit
    const w = Math.max(to.x - from.x + 2 * around, least), h = Math.max(to.y - from.y + 2 * around, least)
    return [(from.x + to.x - w) / 2, (from.y + to.y - h) / 2, w, h].map((one) => Math.round(one)).join(' ')
  }

  /** Where the one tile that is meant may go. */
  get places() {
    const { hand, answer } = this.sheet
    return hand ? answer?.previews.find(({ id }) => id === hand)?.places ?? [] : []
  }

  /** Each room wears its points. */
  badges() {
    this.board.overlay.querySelectorAll('.badge').forEach((/** @type {Element} */ one) => one.remove())
    const scale = 1 / (this.board.root.getScreenCTM()?.a || 1)
    const rooms = this.drag.active ? [] : [...this.part?.rooms ?? [], ...this.part?.extras.filter(({ touch }) => touch) ?? []]
    const once = new Map(rooms.toReversed().map((one) => [one.touch, one]))
    this.board.overlay.append(...[...once.values()].flatMap(({ touch, points }) => {
      const element = this.board.all(touch)[0]
      if (!element) return []
      const { x, y } = centre(this.board.root, element)
      return [makeSvg('g', { class: points < 0 ? 'badge loss' : points ? 'badge' : 'badge flat', 'data-of': touch, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})` },
        makeSvg('circle', { r: BADGE }), makeSvg('text', { y: 4.6 }, number(points)))]
    }))
  }

  /** @param {Part | null} part */
  baseChoice(part) {
    if (!part || part.bases.length < 2) return []
    return part.bases.map((base) => make('button', { type: 'button', class: 'base', 'data-id': base.id, 'aria-pressed': String(base.chosen), 'aria-label': base.name, title: base.name, on: { click: () => this.sheet.edit({ part: part.key, do: 'base', piece: base.id }, `${part.title}: ${base.name}`) } },
      face({ symbol: base.symbol, icon: 'throne', box: [0, 0] }, 76, 52), make('span', {}, breakable(base.name))))
  }

  /** @param {Part | null} part */
  reasonOf(part) {
    const { wrong } = this.sheet
    this.reason.classList.toggle('wrong', Boolean(wrong))
    if (wrong) return [make('span', {}, withoutRule(wrong), ' ', wrong.rule && make('b', {}, wrong.rule))]
    const room = part?.rooms.find(({ at }) => at === this.hand)
    const base = this.hand === BASE ? part?.extras.find(({ shelf }) => shelf === this.field?.base) : undefined
    if (base) return [make('span', {}, make('b', {}, `${base.name}, ${number(base.points)}: `), base.reason)]
    if (!part?.drawing) return [make('span', {}, say('page-sheet-first-base'))]
    if (!room) return [make('span', {}, part.rooms.length ? say('page-sheet-tap-room') : say('page-sheet-first-room'))]
    return [make('span', {}, make('b', {}, `${room.name}, ${number(room.points)}: `), room.reason),
      make('span', { class: 'row' },
        this.board.root.querySelector('[data-grid]') && button({ icon: 'turn', label: say('page-rotate'), class: 'quiet act-turn', act: () => this.sheet.edit({ part: part.key, do: 'turn', from: room.at }, `${room.name}: ${say('page-rotate')}`) }),
        button({ icon: 'close', label: `${say('page-sheet-remove')}: ${room.name}`, class: 'quiet act-remove', act: () => this.remove(room.at) }))]
  }

  /** The kinds of tiles, or the shelves of what has no place. @param {{key: string, label: string, icon: string}[]} kinds */
  kindButtons(kinds) {
    return kinds.map(({ key, label, icon: sign }) => make('button', { type: 'button', class: 'kind', 'data-kind': key, 'aria-pressed': String(this.kind === key && !this.find.input.value), 'aria-label': label, title: label, on: { click: () => this.choose(key) } }, icon(sign || 'plan', 24)))
  }

  /** @param {BuiltField} field */
  hitCards(field) {
    const offered = this.offered(field)
    const previews = new Map((this.sheet.answer?.previews ?? []).map((one) => [one.id, one]))
    if (!offered.length) return [make('p', { class: 'nothing' }, this.find.input.value ? say('page-sheet-no-tile') : say('page-sheet-type-or-kind'))]
    return offered.map((piece) => {
      const preview = previews.get(piece.id)
      const refused = preview && preview.at === null && preview.why
      return make('button', { type: 'button', class: `tile-hit${refused ? ' refused' : ''}`, 'data-id': piece.id, 'aria-label': [piece.name, piece.note, preview && !refused ? signed(preview.points) : preview?.why].filter(Boolean).join(', '), on: { click: () => this.add(piece) } },
        face(piece, 96, 56), make('b', {}, breakable(piece.name)), preview && !refused && make('em', { class: preview.points ? null : 'flat' }, signed(preview.points)))
    })
  }

  /** @param {Part | null} part */
  extraLines(part) {
    return (part?.extras ?? []).filter(({ shelf }) => shelf !== this.field?.base).map((one) => make('div', { class: 'counter', 'data-key': one.from }, make('span', { class: 'what' }, breakable(one.name), make('small', {}, one.reason)), make('em', {}, signed(one.points)),
      button({ icon: 'close', label: `${say('page-sheet-remove')}: ${one.name}`, class: 'quiet', act: () => this.remove(one.from) })))
  }

  /** Numbers that belong to a castle and that no tile shows. @param {BuiltField} field */
  numbers(field) {
    const at = Number(this.sheet.looking.part.split(':')[1])
    return (field.numbers ?? []).map(({ id, label, icon: sign }) => {
      const path = [field.path, at, id]
      const value = this.sheet.record.at(path)
      return counter({ sign: icon(sign || 'plan', 22), label, value: typeof value === 'number' ? value : 0, least: field.least ?? 0, most: field.most ?? 999, key: id, by: (way) => this.sheet.set(path, (typeof value === 'number' ? value : 0) + way, `${this.part?.title ?? ''}: ${label}`) })
    })
  }

  /** @param {Piece} piece @param {string | null} [at] null: its best place */
  async add(piece, at = null) {
    const { part } = this.sheet.looking
    const before = new Set(this.part?.rooms.map(({ at }) => at))
    this.find.input.value = ''
    this.sheet.pieces = this.field ? this.weighed(this.field) : []
    this.sheet.hand = this.inHand(this.sheet.pieces)
    const done = await this.sheet.edit({ part, do: 'add', piece: piece.id, at }, `${this.part?.title ?? ''}: ${piece.name}`)
    if (done) this.hand = this.part?.rooms.find(({ at }) => !before.has(at))?.at ?? this.hand
    this.changed()
  }

  /** @param {string} from */
  async remove(from) {
    const name = [...(this.part?.rooms ?? []), ...(this.part?.extras ?? [])].find((one) => ('from' in one ? one.from : one.at) === from)?.name ?? ''
    this.hand = ''
    await this.sheet.edit({ part: this.sheet.looking.part, do: 'remove', from }, `${this.part?.title ?? ''}: ${name} −`)
  }

  /** A room that is tapped is in hand: its reason is read. @param {string} touch */
  touch(touch) {
    if (this.drag.ended) return
    const place = this.places.find((one) => one.touch === touch)
    const piece = place && this.field ? this.sheet.piece(this.field.shelf, this.sheet.hand) : undefined
    if (place && piece) return void this.add(piece, place.at)
    const room = this.part?.rooms.find((one) => one.touch === touch)
    const isBase = this.part?.extras.some((one) => one.touch === touch && one.shelf === this.field?.base)
    if (!room && !isBase) return
    this.hand = room?.at ?? BASE
    this.sheet.wrong = null
    this.changed()
  }

  /** Another castle is opened. */
  reset() {
    this.hand = ''
    this.kind = ''
    this.find.input.value = ''
    this.sheet.pieces = []
    this.sheet.hand = ''
  }
}
