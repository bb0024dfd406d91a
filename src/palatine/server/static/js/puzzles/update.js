// A puzzle as an update of a table, so that the controls of a table can show it.

/** @typedef {import('../shared/answers.js').Puzzle} Puzzle */

/**
 * @param {import('../shared/answers.js').PuzzleGame} game
 * @param {Puzzle} puzzle
 * @param {number} steps that can be taken back
 * @param {number} seq
 * @param {boolean} answered nothing can be done any more
 * @returns {import('../shared/types.js').Update}
 */
export function updateOf(game, puzzle, steps, seq, answered) {
  const mine = puzzle.goes_on && !answered
  const update = {
    type: 'update',
    table: { game: game.game, title: game.title, state: 'playing', rules: game.rules, symbols: game.symbols },
    you: { seat: puzzle.seat, mine: [puzzle.seat], name: '', host: true },
    seats: puzzle.names.map((name, seat) => ({ seat, name, kind: 'person', asked: mine && seat === puzzle.seat })),
    pending: { seats: mine ? [puzzle.seat] : [], mine, prompt: puzzle.prompt, waiting: '', silent: false },
    seq,
    offers: mine ? puzzle.offers : [],
    labels: puzzle.labels,
    ask: puzzle.ask,
    drawings: puzzle.drawings,
    status: puzzle.status,
    text: puzzle.text,
    undo: { free: mine || !answered ? steps : 0, sentence: '', ask: false, ask_sentence: '', redo: [], would_undo: [], must_agree: [], asked: null },
    turn: { locked_sentence: '' },
    result: null,
  }
  return /** @type {any} */ (update)
}
