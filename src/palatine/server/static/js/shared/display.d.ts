// What an update shows of a position: pictures, facts, cards, questions (docs/protocol.md). Nothing of this runs: tools read it.

/** A picture: groups of SVG by keys, so that those that stay the same are left alone. */
export interface Drawing {
  w: number
  h: number
  /** The viewBox. */
  box: string
  label?: string
  /** Pixels a unit below which it is not shown; the page pans instead. */
  least: number
  /** Whether it can be drawn from another side (`turn` of hello). */
  turns: boolean
  /** With which symbol this picture shows a piece that a ghost names; one that is not here is a symbol itself. */
  pieces: Record<string, string>
  groups: [key: string, svg: string][]
}

/** One of the pictures of a position. A thumbnail is small, without words, and opens a large one. */
export interface Picture extends Drawing {
  key: string
  title: string
  note: string
  /** Whose it is. */
  seats: number[]
  place: 'stage' | 'thumbnail' | 'result'
  /** Points so far. */
  value: string
  /** A name of the palette, of the dot in its head; '' for none. */
  colour: string
  /** In its foot: signs with counts; `have`: underlined. */
  counts: Chip[]
  /** The question is about this one: it gets more room. */
  asked: boolean
}

export interface Fact {
  icon: string
  value: string
  label: string
  /** What the inspector is asked about; '' where there is nothing to say. */
  touch: string
}

/** A small sign on a card; `state` says whether what it stands for is there. */
export interface Chip {
  icon: string
  text: string
  state: 'have' | 'lack' | 'worth' | ''
  label: string
  /** What the inspector is asked about. */
  touch: string
  /** Of a dot before it: that of the picture which it speaks of; or ''. */
  colour: string
}

export interface Card {
  symbol: string
  name: string
  note: string
  touch: string
  /** What a click touches instead while it may be: the place where the card lies. */
  place: string
  chips: Chip[]
  price: string
  /** A number upon it: coins that lie there. */
  badge: string
  /** What it is worth now. */
  value: string
  count: number
  pale: boolean
  /** It is chosen already: "1 of 2". */
  mark: string
}

/** Cards that belong together: my own, a market over the picture, or beside the players. */
export interface Tray {
  key: string
  title: string
  note: string
  place: 'tray' | 'market' | 'rail'
  form: 'cards' | 'rows' | 'signs'
  secret: boolean
  cards: Card[]
}

/** Things by seats. */
export interface Grid {
  key: string
  title: string
  note: string
  rows: { label: string; values: string[]; leaders: number[]; touch: string }[]
}

/** A button of the dock. */
export interface Verb {
  touch: string
  icon: string
  label: string
  cost: string
  kind: 'verb' | 'end' | 'pass'
}

/** Where the game stands; `now` is one of the steps, or -1. */
export interface Progress {
  title: string
  steps: string[]
  now: number
  /** Of the title and of the step that is now, in every language the same. */
  keys: string[]
}

/** What is asked after some touches. `object` is the touch it is about; `button` the word that sends. */
export interface Question {
  /** What kind of question it is, in every language the same. */
  key: string
  text: string
  object: string
  symbol: string
  detail: string
  button: string
  /** The text of the offer that is sent by itself, at once, unless the switch of that key is on. */
  default: string
  switch: string
}

/** A question that is answered by itself unless the reader turns this on. */
export interface Switch {
  key: string
  label: string
}

/** A piece as it would lie if the choice made so far were carried out; `symbol` is a key of the picture's `pieces`, or a symbol. */
export interface Ghost {
  at: string
  symbol: string
  text: string
  seat: number
  /** Quarter turns. */
  turn: number
}

export interface Points {
  label: string
  points: number
}

export interface Status {
  scores: number[]
  /** By seat. */
  seats: Fact[][]
  table: Fact[]
  trays: Tray[]
  grids: Grid[]
  verbs: Verb[]
  progress: Progress | null
  /** What a turn can still spend. */
  budget: Fact | null
  switches: Switch[]
  breakdown?: Points[][]
}

/** Lines of one `step` (a castle, a tile, a category) are shown together, those of one `group` under its name; `earned`: what the first of the touches bring, each by itself. */
export interface Scored {
  step: string
  group: string
  title: string
  seat: number
  points: number
  formula: string
  touches: string[]
  earned: number[]
  /** How the step counts for all, in a sentence; empty where the title says it. */
  pays: string
}
