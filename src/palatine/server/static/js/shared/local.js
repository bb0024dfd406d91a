// Answers from the engine in a worker: requests and channels become messages to it. What was worked out when the site was
// built lies beside it as files, and needs no engine.

import { make } from './dom.js'
import { lang, page, say } from './page.js'

/** @typedef {import('./page.js').Site} Site */

const OPEN = 1
const CLOSED = 3
const SHOWN_AFTER = 600 // ms until it is said that the engine starts

export class Local {
  /** @param {Site} site */
  constructor(site) {
    this.site = site
    /** @type {Worker | null} */
    this.worker = null
    this.ready = false
    this.count = 0
    /** @type {Map<number, (answer: {status: number, body: unknown}) => void>} requests that wait */
    this.waiting = new Map()
    /** @type {Map<number, LocalChannel>} */
    this.channels = new Map()
    // Over plain http there is no such thing, and the home page says so.
    navigator.serviceWorker?.register(`${site.root}/service-worker.js`).catch(() => {})
    // A page that the browser keeps for the way back must not keep an engine: it would take its memory as long.
    addEventListener('pagehide', () => this.stop())
  }

  stop() {
    this.worker?.terminate()
    this.worker = null
    this.ready = false
  }

  /** @param {string} path @param {RequestInit} [init] */
  async request(path, init = {}) {
    const url = new URL(path, location.origin)
    for (const name of ['lang', 'width', 'height']) url.searchParams.delete(name) // what is prepared has one size for all
    const prepared = this.site.prepared[url.pathname + url.search]
    if (prepared && (init.method ?? 'GET') === 'GET') return fetch(`${this.site.root}/${lang}/${prepared}`)
    const n = (this.count += 1)
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const answer = await new Promise((resolve) => {
      this.waiting.set(n, resolve)
      this.post({ what: 'request', n, method: init.method ?? 'GET', path, body })
    })
    if (url.pathname === '/api/me' && answer.status === 200) rememberMe(answer.body.me)
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    return { ok: answer.status < 400, status: answer.status, text: async () => text }
  }

  /** @param {string} table */
  open(table) {
    const channel = new LocalChannel(this, (this.count += 1))
    this.channels.set(channel.number, channel)
    this.post({ what: 'open', channel: channel.number, table })
    queueMicrotask(() => channel.begin())
    return channel
  }

  /** @param {object} message */
  post(message) {
    this.start().postMessage(message)
  }

  start() {
    if (this.worker) return this.worker
    const worker = new Worker(`${this.site.root}/static/js/engine/worker.js?lang=${lang}&build=${this.site.build}`, { type: 'module' })
    worker.onmessage = (event) => this.heard(event.data)
    worker.onerror = () => this.failed()
    this.worker = worker
    this.note = make('div', { class: 'engine-note', role: 'status' }, say('page-engine-starts'))
    setTimeout(() => { if (!this.ready && this.note) document.body.append(this.note) }, SHOWN_AFTER)
    return worker
  }

  failed() {
    if (!this.note) return
    this.note.textContent = say('page-engine-failed')
    document.body.append(this.note)
  }

  /** @param {any} said */
  heard(said) {
    if (said.do === 'ready') {
      this.ready = true
      this.note?.remove()
    } else if (said.do === 'failed') this.failed()
    else if (said.do === 'answer') {
      this.waiting.get(said.n)?.(said)
      this.waiting.delete(said.n)
    } else if (said.do === 'send') this.channels.get(said.channel)?.receive(said.message)
    else if (said.do === 'shut') this.channels.get(said.channel)?.shut(said.code)
  }
}

/** A table's connection, as a WebSocket would be one. */
class LocalChannel {
  /** @param {Local} local @param {number} number */
  constructor(local, number) {
    this.local = local
    this.number = number
    this.readyState = 0
    /** @type {((event: any) => void) | null} */
    this.onopen = null
    /** @type {((event: any) => void) | null} */
    this.onmessage = null
    /** @type {((event: any) => void) | null} */
    this.onclose = null
  }

  begin() {
    if (this.readyState === CLOSED) return
    this.readyState = OPEN
    this.onopen?.({})
  }

  /** @param {string} text */
  send(text) {
    this.local.post({ what: 'message', channel: this.number, message: JSON.parse(text) })
  }

  /** @param {object} message */
  receive(message) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** @param {number} code */
  shut(code) {
    this.readyState = CLOSED
    this.local.channels.delete(this.number)
    this.onclose?.({ code })
  }

  close() {
    this.readyState = CLOSED
    this.local.channels.delete(this.number)
    this.local.post({ what: 'close', channel: this.number })
  }
}

/** Pages want to know at once who sits here, before the engine runs. @param {import('./page.js').Me | null} me */
function rememberMe(me) {
  page.me = me
  try { localStorage.setItem('palatine-me', JSON.stringify(me)) } catch { /* then the engine says it */ }
}
