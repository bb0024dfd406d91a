// The answers of the server over HTTP (docs/protocol.md, section 3), as the page reads them. Nothing of this runs: tools read it.

import type { Line, Offer, Pace, Picture, Points, Preview, Question, Result, Seat, Status, Style } from './types.js'

export interface Bot {
  name: string
  label: string
  about: string
  /** How it plays, in a sentence. */
  style: string
  /** "against 2 Squires": what a game against the usual number of it is called. */
  against: string
}

/** What is explained the first time it is met: at a fact, a question, an event or a phase. */
export interface Note {
  id: string
  first: string[]
  name: string
  means: string
  icon: string
  symbol: string
  rule: string
}

/** How to play, the complete rules and the legend of a game, as HTML. */
export interface Guide {
  game: string
  title: string
  /** Where the symbols are that figures and signs use. */
  symbols: string
  howto: { title: string; minutes: number; is_long: boolean; html: string }
  rules: { title: string; chapters: { id: string; number: number; title: string; html: string; headings: [id: string, title: string][]; rules: string[] }[] }
  legend: string
  /** The rule that an option of the table decides, by option. */
  agreements: Record<string, string>
  /** The step of the lesson in which one can try what a chapter says, by chapter. */
  tries: Record<string, number>
}

/** A choice when a table is set up. */
export interface Option {
  key: string
  kind: 'choice' | 'flag' | 'set'
  /** Where it stands in the form: `parts` are taken out of the box. */
  group: 'version' | 'agreement' | 'parts'
  label: string
  default: OptionValue
  /** `says`: what it means, in a sentence, or ''. */
  choices: { value: string | boolean; label: string; says: string }[]
  /** Another option and the value it must have for this one to count. */
  needs: [key: string, value: string] | null
}

/** By kind: a value, on or off, or the values of a set. */
export type OptionValue = string | boolean | string[]

export interface Game {
  id: string
  version: number
  title: string
  about: string
  /** "What is Torres?" */
  what: string
  /** "easy to learn". */
  weight: string
  /** How many opponents there are when nothing is chosen. */
  opponents: number
  /** For how many it is. */
  seats: number[]
  minutes: number[]
  about_minutes: number
  styles: Style[]
  documents: string[]
  bots: Bot[]
  /** The name of the bot that is offered first. */
  opponent: string
  options: Option[]
  symbols: string
  /** Where it is explained on one page, and all its rules; '' where it is not. */
  how: string
  rules: string
  /** The guided first game. */
  lesson: { name: string; minutes: number; steps: number } | null
  /** How many puzzles it has. */
  puzzles: number
  scorer: boolean
}

/** A table in a list. */
export interface TableLine {
  id: string
  game: string
  title: string
  state: string
  /** `turn`: it is asked; `score` and `place` once the game is over. */
  seats: { name: string; kind: string; level: string; turn: boolean; score: number | null; place: number | null }[]
  free: number
  pace: Pace
  rated: boolean
  mine: boolean
  /** When a clock runs out (ms since 1970), 0: never. */
  due: number
  asked: boolean
  reason: string
  /** How far a guided game is that still runs. */
  lesson: { step: number; of: number; text: string } | null
  at: number
  url: string
}

/** A table of mine at a glance: where the last move was made. */
export interface Glance {
  drawing: Picture | null
  line: string
  where: string
  scores: number[]
}

export interface Links {
  invite_url: string
  watch_url: string
}

/** A finished game after entry `at`. */
export interface Position {
  at: number
  entries: number
  title: string
  who: number
  text: string
  lines: Line[]
  drawings: Picture[]
  symbols: string
  status: Status
  /** With the first position only: what every entry is. */
  marks?: Mark[]
  /** Likewise: the log as the asked seat reads it; `after` is the entry that a line leads to. */
  story?: { lines: (Line & { after: number })[]; scores: number[] }
  result: Result | null
  seats: Seat[]
}

export type Mark = [entry: number, kind: string, sentence: string]

export interface Decision {
  at: number
  seat: number
  before: number
  after: number
  loss: number
  luck: number[]
  /** What would have been better, where a point or more was given away. */
  better: string
}

export interface ReviewSum {
  seat: number
  decisions: number
  lost: number
  mistakes: number
  luck: number
}

export interface Review {
  state: 'thinking' | 'ready' | 'failed'
  done: number
  of: number
  decisions: Decision[]
  summary: ReviewSum[]
}

/** How far a record can be trusted. */
export interface Verified {
  status: 'inconsistent' | 'incomplete' | 'chosen' | 'consistent' | 'signed' | 'noted'
  sentences: string[]
  draws: number
  commitment: string
  seed: string
  words: string[]
  signature: { state: string; key: string }
}

export interface Rating {
  name: string
  kind: 'person' | 'bot'
  shown: number
  mu: number
  sigma: number
  games: number
  me: boolean
}

/** The score sheet after some actions. */
export interface Built {
  document: unknown
  offers: Offer[]
  labels: Record<string, string>
  drawings: Picture[]
  symbols: string
  status: Status
  total: number
  breakdown: Points[]
  text: string
  previews: Preview[]
}

// --- puzzles --------------------------------------------------------------------------------

export interface PuzzleGame {
  game: string
  title: string
  rules: string
  symbols: string
  puzzles: { id: string; form: 'choose' | 'turn'; question: string }[]
  /** Of puzzles made from a review: where they are asked for, and the page of the review. */
  base?: string
  back?: string
}

/** An answer to choose from; `mark`: the touch that no other answer has. */
export interface PuzzleChoice {
  letter: string
  text: string
  touches: string[]
  mark: string
  /** '' where its letter alone names it; `heard` is for who does not see the board. */
  sentence: string
  heard: string
}

export interface Puzzle {
  question: string
  form: 'choose' | 'turn'
  measure: 'points' | 'lead' | 'label'
  seat: number
  /** Who I am, in a sentence. */
  you: string
  names: string[]
  goes_on: boolean
  prompt: string
  ask: Question | null
  offers: Offer[]
  labels: Record<string, string>
  choices: PuzzleChoice[]
  drawings: Picture[]
  status: Status
  text: string
}

export interface PuzzleAnswer {
  solved: boolean
  shown: boolean
  headline: string
  reason: string[]
  best: { letter: string; sentence: string; detail: string; points: string; mine: boolean }[]
  texts: string[]
  rule: string
}
