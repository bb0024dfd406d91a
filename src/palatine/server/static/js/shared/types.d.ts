// The messages of the protocol (docs/protocol.md, section 4), as the page reads them. Nothing of this runs: tools read it.

import type { Ghost, Picture, Points, Question, Scored, Status } from './display.js'
export type * from './display.js'

// --- the update -----------------------------------------------------------------------------

/**
 * What may be done: its text (several actions in a row that are one choice: one a line), what is clicked for it in order, whether it
 * cannot be taken back, whether the choice goes on (the answer to `preview` has what follows: `further`), and a verb that may be touched before.
 */
export type Offer = [text: string, touches: string[], locked: boolean, goesOn?: boolean, verb?: string]

export interface Clock {
  /** What was left when the question was put. */
  ms: number
  running: boolean
  /** How long it has been running. */
  ago: number
}

export interface Seat {
  seat: number
  name: string
  kind: 'person' | 'bot' | 'empty'
  level: string
  away: boolean
  resigned: boolean
  asked: boolean
  clock: Clock | null
}

/** A line of the log. */
export interface Line {
  n: number
  kind: string
  /** What has happened, in a word that is the same in every language. */
  key: string
  seat: number
  text: string
  rule: string
  /** Pairs of places: where a piece was, and where it is. */
  moves?: [string, string][]
  /** What it has changed on the board, besides what moved. */
  touches: string[]
  at: number
  /** Its group in the story: a turn of a seat, something of the table, points being counted, or the heading of a round; `begins`: it says no more than whose turn begins. */
  turn: { n: number; kind: 'turn' | 'table' | 'score' | 'round'; seat: number; begins: boolean }
  entry: number // my first line about the same action
  /** The points of all before it, where another begins to act with it. */
  scores: number[] | null
  sum?: { first: number; text: string } // what tells it as one with those before it, from the line `first` on
  /** The first and the last line that hold no more. */
  undoes?: [number, number]
  /** Points that are counted by it, as a step of a scoring. */
  score: Scored | null
}

export interface LuckState {
  stage: 'none' | 'commit' | 'open' | 'done'
  /** By seat; '' where there is none yet. So are the words. */
  commitments: string[]
  words: string[]
  waiting: number[]
  sentence: string
  given_up: { seat: number; name: string }[]
  given_up_sentence: string
}

export type Pace = { kind: 'none' } | { kind: 'days'; days: number } | { kind: 'clock'; minutes: number; seconds: number }

export interface Style {
  id: string
  label: string
}

export interface Table {
  id: string
  game: string
  title: string
  version: number
  state: 'waiting' | 'playing' | 'over' | 'halted' | 'closed'
  reason: string
  options: [label: string, value: string][]
  /** The same by key and value, as they were chosen. */
  agreed: Record<string, import('./answers.js').OptionValue>
  pace: Pace
  private: boolean
  hints: boolean
  study: boolean
  rated: boolean
  unrated_because: string
  hot: boolean
  chosen: boolean
  commitment: string
  seed: string
  luck: LuckState
  rematch: { id: string; url: string } | null
  styles: Style[]
  style: string
  density: string
  symbols: string
  rules: string
}

export interface Undo {
  free: number
  sentence: string
  ask: boolean
  ask_sentence: string
  /** Texts that I took back and can play again. */
  redo: string[]
  /** What asking the others would take back, and the seats that have to agree. */
  would_undo: string[]
  must_agree: number[]
  asked: { seat: number; name: string; sentence: string; mine: boolean; waiting: number[] } | null
}

export interface HintOption {
  text: string
  touches: string[]
  sentence: string
  reason: string
  total: number
  lead: number
  rollouts: number
  /** As good as the first option, as far as can be told. */
  equal: boolean
  points: (Points & { difference: number })[]
}

export interface HintState {
  may: boolean
  sentence: string
  state: 'none' | 'thinking' | 'ready' | 'failed'
  note: string
  options: HintOption[]
}

/** Something whose points are counted by itself: a seat, or a castle of two seats; `decides`: whose result it is. */
export interface Column {
  title: string
  points: (Points & { sign: string })[]
  total: number
  seats: number[]
  decides: number[]
}

/** `places`, `scores` and `breakdown` go by seat, then come the `extras`. */
export interface Result {
  /** Who won and by how much, said to me; and who came second. */
  headline: string
  detail: string
  columns: Column[]
  places: number[]
  scores: number[]
  breakdown: Points[][]
  tie_breaks: string[]
  extras: string[]
  title: string
  resigned: number[]
  lines: string[]
}

export interface RatingChange {
  seat: number
  before: number
  after: number
}

export interface Pending {
  seats: number[]
  mine: boolean
  /** What kind of question it is, in every language the same. */
  key: string
  prompt: string
  waiting: string
  silent: boolean
}

/** What the coach of a lesson says and wants (docs/protocol.md). */
export interface Lesson {
  place: string
  state: 'read' | 'wait' | 'others' | 'lost' | 'over'
  id?: string
  step: number
  of: number
  progress?: string
  step_id?: string
  title?: string
  says?: string
  /** At the end: what the button says that goes on with the game. */
  play_on?: string
  balloon?: number
  other?: string
  /** What is touched, in order; and what else is pointed at. */
  marks?: string[]
  points_at?: string[]
  /** For the next actions, the texts that will do for each. */
  accepts?: string[][]
  free?: boolean
  try?: boolean
  knows?: { text: string; state: 'known' | 'now' | 'later' }[]
  can_back?: boolean
}

export interface Update {
  type: 'update'
  table: Table
  you: { seat: number; mine: number[]; name: string; host: boolean }
  seats: Seat[]
  pending: Pending
  seq: number
  offers: Offer[]
  labels: Record<string, string>
  /** What is asked before anything is touched; null where `pending.prompt` says it all. */
  ask: Question | null
  drawings: Picture[]
  status: Status | null
  text: string
  /** `since`: my first line after my own last decision; `scores`: the points of all now, as everybody sees them. */
  log: { from: number; lines: Line[]; since: number; scores: number[] }
  undo: Undo
  hint: HintState | null
  turn: { locked_sentence: string }
  /** A guided game, for the learner while it runs. */
  lesson?: Lesson | null
  result: Result | null
  ratings: RatingChange[] | null
  rating_note: string
}

// --- the other messages of the server -------------------------------------------------------

/** What an offer would do. */
export interface Preview {
  text: string
  sentence: string
  preview: Points[]
  total: number
}

export interface Previews {
  type: 'preview'
  seq: number
  touches: string[]
  offers: Preview[]
  more: number
  ask: Question | null
  ghosts: Ghost[]
  /** Offers that take the place of those that begin with these touches; empty where nothing follows. */
  further: Offer[]
  labels: Record<string, string>
}

/** What the inspector says; `name` is '' where there is nothing to say. */
export interface About {
  type: 'about'
  touch: string
  name: string
  kind: string
  symbol: string
  does: string[]
  points: (Points & { reason: string })[]
  total: number
  follows: string[]
  rule: string
}

export interface PictureAnswer {
  type: 'picture'
  key: string
  drawing: Picture
}

/** The board as it was after a line of my log. */
export interface Past {
  type: 'past'
  line: number
  drawings: Picture[]
  status: Status
}

export interface Explanation {
  type: 'why'
  seq: number
  touches?: string[]
  text?: string
  legal: boolean
  rule?: string
  sentence: string
  /** In a lesson: this refusal was what the learner was asked to try. */
  tried?: boolean
}

export interface Refused {
  type: 'refused'
  id?: string
  error: string
  sentence: string
  rule?: string
  seq: number
}

export interface ChatLine {
  n: number
  id: number
  at: number
  name: string
  seat: number
  text: string
  mine: boolean
  muted: 'me' | 'host' | ''
}

export interface ChatLines {
  type: 'chat'
  from: number
  lines: ChatLine[]
  /** Seats that I do not want to read. */
  muted: number[]
  muted_by_host: number[]
}

export interface People {
  type: 'people'
  here: number[]
  watching: number
}

export interface Pong {
  type: 'pong'
  t: number
  at: number
  word: string
}

export interface Bye {
  type: 'bye'
  reason: string
  sentence: string
  ms?: number
}

export interface Done {
  type: 'done'
  id: string
  again: boolean
}

export type ServerMessage = Update | Previews | About | PictureAnswer | Past | Explanation | Refused | ChatLines | People | Pong | Bye | Done

// --- the messages of the page ---------------------------------------------------------------

export interface Hello {
  seat: number | null
  density: string
  style: string
  /** By how many quarters a picture is turned that can be. */
  turn?: number
  lines: number
  chat: number
  secret?: string
}

export interface Move {
  type: 'move'
  id: string
  seq: number
  texts: string[]
}

export type ClientMessage =
  | (Hello & { type: 'hello'; lang: string })
  | Move
  | { type: 'preview' | 'why'; seq: number; touches: string[] }
  | { type: 'hint'; seq: number }
  | { type: 'lesson'; what: 'next' | 'skip' | 'back' | 'on'; place: string }
  | { type: 'about'; touch: string }
  | { type: 'picture'; key: string }
  | { type: 'past'; line: number }
  | { type: 'undo'; steps: number }
  | { type: 'undo'; ask: true }
  | { type: 'consent'; yes: boolean }
  | { type: 'resign' | 'leave' | 'back' }
  | { type: 'chat'; text: string }
  | { type: 'ping'; t: number; rtt: number }
  | { type: 'echo'; word: string; rtt: number }
