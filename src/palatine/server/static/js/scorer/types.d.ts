// What a score sheet is made of (docs/score-sheets.md), as the page reads it. Nothing of this runs: tools read it.

import type { Chip, Drawing } from '../shared/display.js'

export interface Choice {
  id: string
  label: string
  icon: string
}

interface FieldBase {
  path: string
  label: string
  hint: string
  icon: string
  /** Shown only where the document has one of these values. */
  when: Record<string, unknown> | null
  /** Few tables need it: it is folded while it is empty and not missing. */
  spare: boolean
}

export interface ChoiceField extends FieldBase { kind: 'choice'; choices: Choice[]; default: string }
export interface SetField extends FieldBase { kind: 'set'; choices: Choice[] }
export interface NumbersField extends FieldBase { kind: 'numbers'; least: number; most: number; step: number; row?: string }
export interface NumberField extends FieldBase { kind: 'number'; least: number; most: number; step: number }
export interface SeatField extends FieldBase { kind: 'seat' }
export interface GridField extends FieldBase { kind: 'grid'; rows: Choice[]; least: number; most: number }
export interface FlagsField extends FieldBase { kind: 'flags' }
export interface RankingField extends FieldBase { kind: 'ranking'; shelf: string; most: number; by_players?: number[] }
export interface HandsField extends FieldBase { kind: 'hands'; shelf: string }
export interface BuiltField extends FieldBase { kind: 'built'; shelf: string; owners: 'player' | 'between'; rooms?: number; extras?: string[]; base?: string; names?: string[]; numbers?: Choice[]; least?: number; most?: number }
/** Castles by the lines of the printed sheet. */
export interface LinesField extends FieldBase { kind: 'lines'; choices: Choice[]; owners: 'player' | 'between'; names?: string[]; least: number; most: number; inside: string; also?: string; also_label?: string; also_most?: number }
export interface RoundsField extends FieldBase { kind: 'rounds'; rounds: Choice[]; ways: { key: string; label: string; fields: Field[] }[] }
export interface AreasField extends FieldBase { kind: 'areas'; area_label: string; area_most: number; level_label: string; level_most: number; mark_path?: string; mark_label?: string }

export type Field = ChoiceField | SetField | NumbersField | NumberField | SeatField | GridField | FlagsField | RankingField | HandsField | BuiltField | LinesField | RoundsField | AreasField

export interface Step {
  key: string
  label: string
  icon: string
  ways: string[]
  hint: string
  fields: Field[]
}

export interface Form {
  ways: { key: string; label: string }[]
  steps: Step[]
}

export interface Piece {
  id: string
  name: string
  note: string
  kind: string
  icon: string
  symbol: string
  box: [number, number]
  words: string[]
  count: number
  yes: boolean
  told: boolean
}

export interface Shelf {
  key: string
  title: string
  kinds: { key: string; label: string; icon: string }[]
  pieces: Piece[]
}

/** What GET /api/sheet/GAME answers. */
export interface FormAnswer {
  game: string
  title: string
  version: number
  seats: number[]
  form: Form
  shelves: Shelf[]
  symbols: string
}

export interface SheetPlayer {
  seat: number
  name: string
  total: number | null
  place: number
  winner: boolean
  note: string
}

export interface Column {
  key: string
  title: string
  seats: number[]
  winner: boolean
  decides: number[]
}

export interface Row {
  key: string
  label: string
  icon: string
  depth: number
  values: (number | null)[]
  best: number[]
  notes: string[]
  note: string
}

export interface Sheet {
  game: string
  title: string
  players: SheetPlayer[]
  columns: Column[]
  rows: Row[]
  sum: { label: string; values: (number | null)[] }
  winners: number[]
  headline: string
  sentence: string
  ties: string[]
  tie_rule: string
  rank: string
  complete: boolean
  missing: { where: string; seat: number | null; step: string; text: string }[]
  notes: string[]
}

export interface Room {
  at: string
  id: string
  name: string
  points: number
  reason: string
  touch: string
}

export interface Part {
  key: string
  title: string
  note: string
  seats: number[]
  points: number
  count: number
  drawing: Drawing | null
  rooms: Room[]
  extras: { from: string; id: string; shelf: string; name: string; points: number; reason: string; touch: string }[]
  counts: Chip[]
  bases: { id: string; name: string; symbol: string; chosen: boolean }[]
}

export interface PiecePreview {
  id: string
  points: number
  at: string | null
  touch: string
  reason: string
  places: { at: string; touch: string; points: number }[]
  why: string
}

export interface Edit {
  part: string
  do: 'add' | 'move' | 'remove' | 'turn' | 'base' | 'done' | 'clear'
  piece?: string
  at?: string | null
  from?: string
}

export interface Wrong {
  where: string
  path: string
  step: string
  text: string
  rule: string
  key: string
}

/** What POST /api/sheet/GAME answers: all of it, or only what is wrong. */
export interface Answer {
  document: any
  sheet: Sheet
  part: Part | null
  previews: PiecePreview[]
  link: string
  wrong?: Wrong
}

export interface Question {
  document: any
  players?: string[]
  edit?: Edit | null
  part?: string
  pieces?: string[]
  hand?: string
  density?: string
}

/** What is looked at: kept with the evening, so that a reload shows the same. */
export interface Looking {
  step: string
  part: string
  seat: number
  row: number
  round: number
}
