// @ts-check
// The sheet in the making: a document, and every entry since it was begun. An entry says in one line what was entered, and holds what it has
// changed in the document, so that it can be taken back and entered again.

/** @typedef {(string | number)[]} Path where in a document */
/** @typedef {{path: Path, at?: number, cut?: unknown[], put?: unknown[], before?: unknown, after?: unknown}} Patch a part of a list (`at`, `cut`, `put`) or one value; undefined: it is not there */
/** @typedef {{line: string, place: string, patches: Patch[], typed?: boolean}} Entry `place`: what it is about; `typed`: more digits may follow */
/** @typedef {{document: any, entries: Entry[], undone: Entry[]}} Kept */

/** What stands at a place; undefined where nothing does. @param {any} document @param {Path} path */
export function valueAt(document, path) {
  let here = document
  for (const key of path) here = here?.[key]
  return here
}

/** A copy of a document with another value at a place; what is missing on the way is made. @param {any} document @param {Path} path @param {unknown} value @returns {any} */
export function withValue(document, path, value) {
  if (!path.length) return value
  const [key, ...rest] = path
  const copy = Array.isArray(document) ? [...document] : document && typeof document === 'object' ? { ...document } : typeof key === 'number' ? [] : {}
  const inner = withValue(copy[key], rest, value)
  if (inner === undefined && !Array.isArray(copy)) delete copy[key]
  else copy[key] = inner === undefined ? null : inner
  if (Array.isArray(copy)) for (let i = 0; i < copy.length; i++) copy[i] ??= null
  return copy
}

const isPlain = (/** @type {unknown} */ value) => value !== null && typeof value === 'object' && !Array.isArray(value)
const same = (/** @type {unknown} */ a, /** @type {unknown} */ b) => JSON.stringify(a) === JSON.stringify(b)

/** What makes one document of another. @param {any} before @param {any} after @param {Path} [path] @returns {Patch[]} */
export function difference(before, after, path = []) {
  if (same(before, after)) return []
  if (isPlain(before) && isPlain(after)) return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => difference(before[key], after[key], [...path, key]))
  if (!Array.isArray(before) || !Array.isArray(after)) return [{ path, before, after }]
  if (before.length === after.length) return before.flatMap((one, i) => difference(one, after[i], [...path, i]))
  let start = 0, end = 0
  while (start < Math.min(before.length, after.length) && same(before[start], after[start])) start += 1
  while (end < Math.min(before.length, after.length) - start && same(before.at(-1 - end), after.at(-1 - end))) end += 1
  return [{ path, at: start, cut: before.slice(start, before.length - end), put: after.slice(start, after.length - end) }]
}

/** @param {any} document @param {Patch[]} patches @param {boolean} back */
function patched(document, patches, back) {
  let made = document
  for (const { path, at, cut = [], put = [], before, after } of patches) {
    if (at === undefined) made = withValue(made, path, back ? before : after)
    else made = withValue(made, path, valueAt(made, path).toSpliced(at, (back ? put : cut).length, ...(back ? cut : put)))
  }
  return made
}

export class SheetRecord {
  /** @param {Kept} kept */
  constructor({ document, entries, undone }) {
    this.document = document
    this.entries = entries
    this.undone = undone
  }

  /** @param {Path} path */
  at(path) {
    return valueAt(this.document, path)
  }

  /** Enter what makes another document; whether it is another. More digits of a number that is being typed belong to its entry. @param {any} document @param {string} line @param {string} [place] @param {boolean} [typed] */
  enter(document, line, place = '', typed = false) {
    if (same(this.document, document)) return false
    const last = this.entries.at(-1)
    const goesOn = Boolean(typed && last?.typed && last.place === place)
    const from = goesOn && last ? patched(this.document, last.patches, true) : this.document
    const entry = { line, place, patches: difference(from, document), ...(typed ? { typed } : {}) }
    this.entries = [...(goesOn ? this.entries.slice(0, -1) : this.entries), ...(entry.patches.length ? [entry] : [])]
    this.document = document
    this.undone = []
    return true
  }

  /** The document as the program has read it: what it has added is no entry of its own. @param {any} document */
  settle(document) {
    const last = this.entries.at(-1)
    if (last) this.entries = [...this.entries.slice(0, -1), { ...last, patches: difference(patched(this.document, last.patches, true), document) }]
    this.document = document
  }

  /** Take the last entry back. @returns {Entry | null} */
  undo() {
    const last = this.entries.at(-1)
    if (!last) return null
    this.document = patched(this.document, last.patches, true)
    this.entries = this.entries.slice(0, -1)
    this.undone = [...this.undone, { ...last, typed: false }]
    return last
  }

  /** Enter again what was taken back last. @returns {Entry | null} */
  redo() {
    const next = this.undone.at(-1)
    if (!next) return null
    this.document = patched(this.document, next.patches, false)
    this.entries = [...this.entries, next]
    this.undone = this.undone.slice(0, -1)
    return next
  }

  /** A number is whole: digits that follow are a new entry. */
  endTyping() {
    const last = this.entries.at(-1)
    if (last?.typed) this.entries = [...this.entries.slice(0, -1), { ...last, typed: false }]
  }

  /** @returns {Kept} */
  kept() {
    return { document: this.document, entries: this.entries, undone: this.undone }
  }
}
