// The luck of a table (docs/fairness.md): for each seat of mine this browser makes a random word, shows the table its
// seal, keeps it, and opens it by itself once every seat has sealed one.

import { showError, showNote } from '../shared/announce.js'
import { post } from '../shared/api.js'
import { say } from '../shared/page.js'
import { sha256 } from '../shared/sha256.js'

/** @typedef {import('../shared/types.js').Update} Update */
/** @typedef {import('../shared/types.js').Table} Table */

const WORD = 'palatine-word-' // and the seal of a seat: its word, and when it was made
const SEALS = 'palatine-seals-' // and the id of a table: what was sealed when we opened
const KEPT = 90 * 86_400_000 // ms
const AGAIN = 3000 // ms until we try again where the server could not be reached

/** What cannot be stored is remembered as long as the page is open. @type {Map<string, string>} */
const unstored = new Map()

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? ''
  } catch { return unstored.get(key) ?? '' }
}

/** @param {string} key @param {string} value */
function keep(key, value) {
  unstored.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch { /* until the page is left, then */ }
}

/** Forget what is too old to be wanted. */
function tidy() {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(WORD) && !key.startsWith(SEALS)) continue
      if (Date.now() - Number(localStorage.getItem(key)?.split(' ')[0]) > KEPT) localStorage.removeItem(key)
    }
  } catch { /* nothing is stored */ }
}

/** A word that nobody can guess: 16 random bytes. */
const newWord = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, '0')).join('')

/** The seal of a word. @param {string} commitment the table's own @param {number} seat @param {string} word */
export const sealOf = (commitment, seat, word) => sha256(`palatine word\n${commitment}\n${seat}\n${word}`)

/** The word behind a seal, if this browser made it for this start. @param {Table} table @param {number} seat */
function wordOf(table, seat) {
  const seal = table.luck.commitments[seat]
  const word = seal ? read(WORD + seal).split(' ')[1] ?? '' : ''
  return word && sealOf(table.commitment, seat, word) === seal ? word : ''
}

/** All that is sealed, as one text. @param {Table} table */
const sealed = ({ commitment, luck }) => [commitment, ...luck.commitments].join(' ')

export class Luck {
  constructor() {
    /** @type {Set<string>} what is on its way, or was refused for good */
    this.sent = new Set()
    tidy()
  }

  /** Do what is due for my seats. @param {Update} update */
  take({ table, you }) {
    const { luck } = table
    if (luck.stage === 'commit') for (const seat of you.mine) if (!luck.commitments[seat]) this.seal(table, seat)
    // The server's word is not enough: ours is opened when we see everybody's seal.
    if (luck.stage === 'open' && luck.commitments.every(Boolean)) for (const seat of you.mine) if (!luck.words[seat]) this.open(table, seat)
    if (luck.stage === 'done') this.compare(table)
  }

  /** Seal a new word for a seat. @param {Table} table @param {number} seat @param {boolean} [anew] where another is sealed already */
  seal(table, seat, anew = false) {
    const key = `${table.commitment} ${seat}`
    if (this.sent.has(key) && !anew) return
    const word = newWord()
    const seal = sealOf(table.commitment, seat, word)
    keep(WORD + seal, `${Date.now()} ${word}`)
    this.send(key, `/api/tables/${table.id}/commit`, { seat, commitment: seal, table_commitment: table.commitment })
  }

  /** @param {Table} table @param {number} seat */
  open(table, seat) {
    const word = wordOf(table, seat)
    if (!word || this.sent.has(word)) return
    keep(SEALS + table.id, `${Date.now()} ${sealed(table)}`)
    this.send(word, `/api/tables/${table.id}/open`, { seat, word })
  }

  /** Send it once; where the server was not there or busy, once more. @param {string} key @param {string} path @param {object} body */
  async send(key, path, body) {
    this.sent.add(key)
    try {
      await post(path, body)
      this.sent.delete(key)
    } catch (error) {
      const { status } = /** @type {import('../shared/api.js').Refusal} */ (error)
      if ([0, 429, 503].includes(status)) setTimeout(() => this.send(key, path, body), AGAIN)
      else if (status === 409) this.sent.delete(key) // another page of mine was quicker, or the start was given up
      else showError(error)
    }
  }

  /** Whether the game has started with what was sealed when we opened our words. @param {Table} table */
  compare(table) {
    const [, ...seals] = read(SEALS + table.id).split(' ')
    if (!seals.length || this.sent.has(SEALS) || seals.join(' ') === sealed(table)) return
    this.sent.add(SEALS)
    showNote(say('page-seals-changed'), { kind: 'refused' })
  }

  /** My seats whose word is sealed and not open, and not in this browser. @param {Update} update @returns {number[]} */
  lost({ table, you }) {
    return you.mine.filter((seat) => table.luck.commitments[seat] && !table.luck.words[seat] && !wordOf(table, seat))
  }

  /** A new word in place of a lost one; where words are open that gives up the start. @param {Table} table @param {number} seat */
  renew(table, seat) {
    if (table.luck.words.some(Boolean)) post(`/api/tables/${table.id}/anew`, { seat }).catch(showError)
    else this.seal(table, seat, true)
  }
}
