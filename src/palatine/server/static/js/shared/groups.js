// The story as groups: what each turn was, what it brought, what is new to me. Everything follows from the lines of the log, so a
// page that is loaded again shows the same. Nothing here touches the page.

/** @typedef {import('./types.js').Line} Line */
/** @typedef {{seat: number, points: number}} Gain */
/** @typedef {{n: number, kind: Line['turn']['kind'], seat: number, lines: Line[], gains: Gain[]}} Group lines of one turn, deal, scoring, or the heading of a round */
/** @typedef {{lines: Line[], seat: number}} Action lines about one thing that somebody did */

/** The numbers of lines that were taken back. @param {Line[]} lines @returns {Set<number>} */
export function goneLines(lines) {
  const gone = new Set()
  for (const { undoes } of lines) if (undoes?.length) for (let n = undoes[0]; n <= undoes[1]; n++) gone.add(n)
  return gone
}

/**
 * The groups in their order. `scores`: the points of all now.
 * @param {Line[]} lines @param {number[]} scores @returns {Group[]}
 */
export function groupsOf(lines, scores) {
  /** @type {Group[]} */
  const groups = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && last.n === line.turn.n) last.lines.push(line)
    else groups.push({ n: line.turn.n, kind: line.turn.kind, seat: line.turn.seat, lines: [line], gains: [] })
  }
  const gone = goneLines(lines)
  for (const stretch of stretches(groups, gone, scores)) share(stretch, gone)
  return groups
}

/** @typedef {{groups: Group[], gained: number[]}} Stretch groups between two notes of the points */

/** @param {Group[]} groups @param {Set<number>} gone @param {number[]} scores @returns {Stretch[]} */
function stretches(groups, gone, scores) {
  /** @type {Stretch[]} */
  const found = []
  let before = /** @type {number[] | null} */ (null)
  let within = /** @type {Group[]} */ ([])
  const close = (/** @type {number[]} */ after) => {
    if (before) found.push({ groups: within, gained: after.map((points, seat) => points - (before?.[seat] ?? 0)) })
  }
  for (const group of groups) {
    for (const line of group.lines) {
      if (line.scores && !gone.has(line.n)) {
        close(line.scores)
        before = line.scores
        within = []
      }
      if (within.at(-1) !== group) within.push(group)
    }
  }
  close(scores)
  return found
}

/** Give the points of a stretch to its groups: what was counted to the scoring, the rest to the turn of whoever got it. @param {Stretch} stretch @param {Set<number>} gone */
function share({ groups, gained }, gone) {
  const rest = [...gained]
  for (const group of groups) {
    if (group.kind !== 'score') continue
    for (const { seat, points } of countedOf(group, gone)) {
      add(group, seat, points)
      rest[seat] -= points
    }
  }
  const turns = groups.filter((group) => group.kind === 'turn')
  rest.forEach((points, seat) => {
    const owner = turns.findLast((group) => group.seat === seat) ?? turns.at(-1) ?? groups.at(-1)
    if (points && owner) add(owner, seat, points)
  })
}

/** @param {Group} group @param {Set<number>} gone */
const countedOf = (group, gone) => group.lines.flatMap((line) => (line.score && line.score.seat >= 0 && !gone.has(line.n) ? [line.score] : []))

/** @param {Group} group @param {number} seat @param {number} points */
function add(group, seat, points) {
  const known = group.gains.find((gain) => gain.seat === seat)
  if (known) known.points += points
  else group.gains.push({ seat, points })
}

/** What somebody did, one thing after the other. @param {Line[]} lines @returns {Action[]} */
export function actionsOf(lines) {
  /** @type {Action[]} */
  const actions = []
  for (const line of lines) {
    const last = actions.at(-1)
    if (last && last.lines[0].entry === line.entry && last.seat === line.turn.seat) last.lines.push(line)
    else actions.push({ lines: [line], seat: line.turn.seat })
  }
  return actions
}

/**
 * What others did since my own last decision, a group each; my own, and what was taken back, are left out.
 * @param {Group[]} groups @param {number} since @param {number[]} mine my seats @returns {Group[]}
 */
export function recentTurns(groups, since, mine) {
  const gone = goneLines(groups.flatMap((group) => group.lines))
  return groups
    .filter((group) => group.kind === 'turn' && !mine.includes(group.seat))
    .map((group) => ({ ...group, lines: group.lines.filter((line) => line.n >= since && line.kind === 'event' && !line.turn.begins && !gone.has(line.n)) }))
    .filter((group) => group.lines.length > 0)
}

/** What every seat has gained since then. @param {Line[]} lines @param {number} since @param {number[]} scores @returns {number[]} */
export function gainsSince(lines, since, scores) {
  const gone = goneLines(lines)
  const then = lines.find((line) => line.n >= since && line.scores && !gone.has(line.n))?.scores
  return then ? scores.map((points, seat) => points - then[seat]) : scores.map(() => 0)
}

/**
 * Where a seat's points came from, the newest first: what was counted step by step, and turns by which they rose or fell.
 * @param {Group[]} groups @param {number} seat @returns {{points: number, lines: Line[]}[]}
 */
export function risesOf(groups, seat) {
  const gone = goneLines(groups.flatMap((group) => group.lines))
  return groups.flatMap((group) => {
    const lines = group.lines.filter((line) => !gone.has(line.n))
    if (group.kind === 'score') return lines.flatMap((line) => (line.score?.seat === seat && line.score.points ? [{ points: line.score.points, lines: [line] }] : []))
    const gain = group.gains.find((one) => one.seat === seat)
    if (!gain) return []
    // What came with a deal or with the set-up no line tells; what others did is not this seat's reason.
    const own = group.kind === 'turn' ? lines.filter((line) => line.seat === seat || line.seat < 0 || group.seat !== seat) : []
    return [{ points: gain.points, lines: own }]
  }).reverse()
}

/** Runs of counted points, each to be shown as one scoring. @param {Group[]} groups @returns {Group[]} */
export const scorings = (groups) => {
  const gone = goneLines(groups.flatMap((group) => group.lines))
  return groups.filter((group) => group.kind === 'score').map((group) => ({ ...group, lines: group.lines.filter((line) => !gone.has(line.n)) })).filter((group) => group.lines.some((line) => line.score))
}

/** The points of all after the turns, for a curve. @param {Line[]} lines @param {number[]} scores @returns {number[][]} */
export function course(lines, scores) {
  const gone = goneLines(lines)
  const noted = lines.flatMap((line) => (line.scores && !gone.has(line.n) ? [line.scores] : []))
  return [...noted, scores]
}
