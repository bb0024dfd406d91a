// What a single click has sent is said the first few times, and that it can be taken back: whoever expects a question before
// something is bought learns so that there is none, since nothing is lost.

import { showNote } from '../shared/announce.js'
import { say } from '../shared/page.js'
import { changeSettings, settings } from '../shared/settings.js'

/** @typedef {import('../shared/types.js').Update} Update */

const TIMES = 3 // a game
const STAYS = 6000 // ms
const KNOWN = 'sent' // among what was explained of a game

export class SentNote {
  constructor() {
    this.after = -1 // the state in which a click has sent something that is not answered yet
    this.close = () => {}
  }

  /** A click has sent a choice without Confirm. @param {number} seq of what it answers */
  sent(seq) {
    this.after = seq
  }

  /** What came of it. @param {Update} update */
  begin({ seq, undo, you, log, table, lesson }) {
    if (!undo?.free) this.close() // it says what is no longer so
    if (this.after < 0 || seq <= this.after) return // something else has come in between
    this.after = -1
    if (!undo?.free || lesson || !settings.notes) return
    const line = log?.lines.findLast((one) => one.seat === you.seat) // a puzzle has no log
    const known = settings.noted[table.game] ?? []
    if (!line || known.filter((one) => one === KNOWN).length >= TIMES) return
    changeSettings({ noted: { ...settings.noted, [table.game]: [...known, KNOWN] } })
    this.close()
    this.close = showNote(`${line.text} ${say('page-sent-note')}`, { ms: STAYS })
  }
}
