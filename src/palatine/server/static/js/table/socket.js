// The one socket of a table: hello, coming back, moves that are sent again until they are answered.

import { lang } from '../shared/page.js'

const FIRST_WAIT = 1000
const LONGEST_WAIT = 15000
const PING = 20000

/** @typedef {Record<string, (message: any) => void>} Hearing */

export class Socket {
  /**
   * @param {string} id the table's
   * @param {() => Record<string, any>} hello what to say first, each time
   * @param {Hearing} hearing a function for each type of message, and `state` for how we are connected
   */
  constructor(id, hello, hearing) {
    this.id = id
    this.hello = hello
    this.hearing = hearing
    this.wait = FIRST_WAIT
    this.rtt = 0
    /** @type {Map<string, any>} moves that have no answer yet */
    this.unanswered = new Map()
    /** @type {WebSocket | null} */
    this.socket = null
    this.timer = 0
    this.open()
    setInterval(() => this.ping(), PING)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.hurry())
    addEventListener('online', () => this.hurry())
    addEventListener('pagehide', () => this.close())
    addEventListener('pageshow', (event) => event.persisted && this.open())
  }

  get connected() {
    return this.socket?.readyState === WebSocket.OPEN
  }

  open() {
    clearTimeout(this.timer)
    this.close()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.id}`)
    this.socket = socket
    this.tell('state', { state: 'connecting' })
    socket.onopen = () => {
      this.greet()
      this.ping()
      for (const move of this.unanswered.values()) this.send(move)
    }
    socket.onmessage = (event) => this.hear(JSON.parse(event.data))
    socket.onclose = (event) => socket === this.socket && this.lost(event.code)
  }

  close() {
    const old = this.socket
    this.socket = null
    old?.close()
  }

  ping() {
    this.send({ type: 'ping', t: Math.round(performance.now()), rtt: this.rtt })
  }

  /** The server measures as well: its word goes back at once. @param {any} message */
  echo({ t, word }) {
    this.rtt = Math.max(0, Math.round(performance.now() - t))
    this.send({ type: 'echo', word, rtt: this.rtt })
  }

  greet() {
    this.send({ type: 'hello', lang, ...this.hello() })
  }

  /** @param {any} message */
  hear(message) {
    if (message.type === 'update') {
      this.wait = FIRST_WAIT
      this.tell('state', { state: 'here' })
    }
    if (message.type === 'pong') this.echo(message)
    if ((message.type === 'done' || message.type === 'refused') && message.id) this.unanswered.delete(message.id)
    if (message.type === 'bye' && message.ms) this.wait = message.ms
    this.tell(message.type, message)
  }

  /** @param {number} code */
  lost(code) {
    this.socket = null
    if (code === 4403 || code === 4404 || code === 4400) return this.tell('state', { state: 'shut', code })
    const wait = Math.random() * this.wait
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
    this.tell('state', { state: 'lost', code, wait })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.open(), wait)
  }

  hurry() {
    if (!this.socket) this.open()
  }

  /** @param {Record<string, any>} message */
  send(message) {
    if (this.connected) this.socket?.send(JSON.stringify(message))
    return this.connected
  }

  /** A move is kept until it is answered. @param {any} move */
  move(move) {
    this.unanswered.set(move.id, move)
    this.send(move)
  }

  /** @param {string} type @param {any} message */
  tell(type, message) {
    this.hearing[type]?.(message)
  }
}
