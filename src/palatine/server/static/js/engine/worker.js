// The worker in which the engine runs (palatine/offline/engine.py): hands messages of the page to it and carries its effects out. What is to be
// stored is stored before anybody hears of it. Bots think in it, too: a second engine would take as much memory again as the first.

import { startPython } from './python.js'
import { Storage } from './storage.js'

const about = new URL(self.location.href).searchParams
const build = about.get('build') ?? ''
const lang = about.get('lang') ?? 'en'
const news = new BroadcastChannel('palatine') // between tabs: this table has changed
const COME_BACK = 1012 // a channel is closed so that its page opens it again

/** @typedef {{do: string, n: number, channel: number, table: string, [more: string]: any}} Effect */

class Host {
  /** @param {import('./python.js').Python} python @param {Storage} storage */
  constructor(python, storage) {
    this.python = python
    this.storage = storage
    /** One message at a time: each is stored and told before the next is judged. @type {Promise<unknown>} */
    this.last = Promise.resolve()
  }

  /** @param {object} message */
  take(message) {
    this.last = this.last.then(() => this.handle(message)).catch((error) => console.error(error))
    return this.last
  }

  /** @param {object} message @returns {Effect[]} */
  receive(message) {
    return JSON.parse(this.python.receive(JSON.stringify({ now: Date.now(), ...message })))
  }

  /** @param {object} message */
  async handle(message) {
    let effects = this.receive(message)
    if (effects[0]?.do === 'load') {
      await this.load(effects[0].table)
      effects = this.receive(message)
    }
    /** @type {Set<string>} */
    const conflicts = new Set()
    for (const effect of effects) {
      if (effect.do !== 'store' || conflicts.has(effect.table)) continue
      if (await this.storage.add(/** @type {any} */ (effect))) news.postMessage(effect.table)
      else conflicts.add(effect.table)
    }
    if (conflicts.size) return this.comeBack(effects, conflicts)
    for (const effect of effects) await this.carryOut(effect)
  }

  /** Another tab was quicker: its rows are read, and whoever waits for an answer asks again. @param {Effect[]} effects @param {Set<string>} tables */
  async comeBack(effects, tables) {
    for (const table of tables) await this.load(table)
    for (const effect of effects) {
      if (effect.do === 'send') self.postMessage({ do: 'shut', channel: effect.channel, code: COME_BACK })
      if (effect.do === 'answer') self.postMessage({ ...effect, status: 409, body: { error: 'stale' } })
    }
  }

  /** @param {string} table */
  async load(table) {
    const kept = await this.storage.get('tables', table)
    for (const effect of this.receive({ what: 'loaded', table, kept })) await this.carryOut(effect)
  }

  /** @param {Effect} effect */
  async carryOut(effect) {
    if (effect.do === 'me') await this.storage.put('people', 'me', effect.me)
    else if (effect.do === 'think') this.think(effect)
    else if (effect.do !== 'store') self.postMessage(effect)
  }

  /** @param {Effect} effect */
  async think({ n, question, ms }) {
    const enough = new Promise((resolve) => setTimeout(resolve, ms))
    await this.last // what was told before comes first
    const reply = question ? this.python.think(JSON.stringify(question)) : '{}'
    await enough
    this.take({ what: 'thought', n, reply: JSON.parse(reply) })
  }
}

async function host() {
  /** @type {object[]} what came while the engine started */
  const early = []
  self.onmessage = ({ data }) => early.push(data)
  const storage = await Storage.open()
  const python = await startPython(storage, build, lang)
  const one = new Host(python, storage)
  const lines = await storage.all('lines')
  one.receive({ what: 'begin', lines, me: await storage.get('people', 'me') })
  news.onmessage = async ({ data: table }) => one.take({ what: 'changed', table, line: await storage.get('lines', table), kept: await storage.get('tables', table) })
  // `measure` is for benchmarks: how long a thought takes.
  self.onmessage = ({ data }) => (data.what === 'measure' ? self.postMessage({ do: 'measured', reply: python.think(data.question) }) : one.take(data))
  self.postMessage({ do: 'ready' })
  for (const message of early) one.take(message)
}

host().catch((error) => {
  console.error(error)
  self.postMessage({ do: 'failed' })
})
