// What comes through the socket (docs/protocol.md section 4), for editors and readers.

/**
 * @typedef {[text: string, touches: string[], locked: boolean]} Offer
 * @typedef {{w: number, h: number, box: string, label?: string, groups: [key: string, text: string][]}} Drawing
 * @typedef {{icon: string, value: string, label: string}} Fact
 * @typedef {{symbol: string, name: string, note: string, touch: string}} Card
 * @typedef {{scores: number[], seats: Fact[][], table: Fact[], mine: Card[], breakdown?: {label: string, points: number}[][]}} Status
 * @typedef {{ms: number, running: boolean, ago: number}} Clock
 * @typedef {{seat: number, name: string, kind: 'person' | 'bot' | 'empty', level: string, away: boolean, resigned: boolean, asked: boolean, clock: Clock | null}} Seat
 * @typedef {{n: number, kind: string, seat: number, text: string, rule: string, moves: [string, string][], at: number, undoes?: [number, number]}} Line
 * @typedef {{text: string, sentence: string, preview: {label: string, points: number}[], total: number}} Looked
 * @typedef {{places: number[], scores: number[], breakdown: {label: string, points: number}[][], tie_breaks: string[], extras: string[], title: string, resigned: number[], lines: string[], ratings: {seat: number, before: number, after: number}[] | null}} Result
 * @typedef {{stage: 'none' | 'commit' | 'open' | 'done', commitments: string[], words: string[], waiting: number[], sentence: string, given_up: {seat: number, name: string}[], given_up_sentence: string}} LuckTold
 * @typedef {{id: string, game: string, title: string, state: string, reason: string, options: string[][], pace: any, private: boolean, hints: boolean, rated: boolean, unrated_because: string, hot: boolean, chosen: boolean, commitment: string, seed: string, luck: LuckTold, rematch: any, looks: {id: string, label: string}[], style: string, density: string, label: string, symbols: string, rules: string}} Table
 * @typedef {{free: number, sentence: string, ask: boolean, ask_sentence: string, asked: {seat: number, name: string, sentence: string, mine: boolean, waiting: number[]} | null}} Undo
 * @typedef {{text: string, touches: string[], sentence: string, reason: string, total: number, lead: number, rollouts: number, points: {label: string, points: number, difference: number}[]}} HintOption
 * @typedef {{may: boolean, sentence: string, state: 'none' | 'thinking' | 'ready' | 'failed', note: string, options: HintOption[]}} HintTold
 * @typedef {{table: Table, hint: HintTold | null, you: {seat: number, mine: number[], name: string, host: boolean}, seats: Seat[], pending: {seats: number[], mine: boolean, prompt: string, waiting: string, silent: boolean}, seq: number, offers: Offer[], labels: Record<string, string>, drawing: Drawing | null, status: Status | null, text: string, log: {from: number, lines: Line[]}, undo: Undo, turn: {locked_sentence: string}, result: Result | null, rating_note: string}} Update
 */

export {}
