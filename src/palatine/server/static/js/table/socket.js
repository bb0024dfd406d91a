// The socket of a table: it says hello, reconnects, and sends moves again until they are answered.

import { lang } from '../shared/page.js'
import { transport } from '../shared/transport.js'

const FIRST_WAIT = 1000
const LONGEST_WAIT = 15000
const PING = 20000
const OPEN = 1 // of a WebSocket

/** @typedef {import('../shared/types.js').ServerMessage} ServerMessage */
/** @typedef {import('../shared/types.js').ClientMessage} ClientMessage */
/** @typedef {import('../shared/types.js').Move} Move */
/** How we are connected; `code` is that of the closed socket. @typedef {{type: 'state', state: 'connecting' | 'here' | 'lost' | 'shut', code?: number}} Connection */
/** A function for each type of message. @typedef {{[M in ServerMessage | Connection as M['type']]?: (message: M) => void}} Handlers */

export class Socket {
  /**
   * @param {string} id the table's
   * @param {() => import('../shared/types.js').Hello} hello what to say first, each time
   * @param {Handlers} handlers
   */
  constructor(id, hello, handlers) {
    this.id = id
    this.hello = hello
    this.handlers = handlers
    this.wait = FIRST_WAIT
    this.rtt = 0
    /** @type {Map<string, Move>} moves that have no answer yet */
    this.unanswered = new Map()
    /** @type {import('../shared/transport.js').Channel | null} */
    this.socket = null
    this.timer = 0
    this.open()
    setInterval(() => this.ping(), PING)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.reconnectNow())
    addEventListener('online', () => this.reconnectNow())
    addEventListener('pagehide', () => this.close())
    addEventListener('pageshow', (event) => event.persisted && this.open())
  }

  get connected() {
    return this.socket?.readyState === OPEN
  }

  open() {
    clearTimeout(this.timer)
    this.close()
    const socket = transport.open(this.id)
    this.socket = socket
    this.dispatch({ type: 'state', state: 'connecting' })
    socket.onopen = () => {
      this.sendHello()
      this.ping()
      for (const move of this.unanswered.values()) this.send(move)
    }
    socket.onmessage = (event) => this.receive(JSON.parse(event.data))
    socket.onclose = (event) => socket === this.socket && this.disconnected(event.code)
  }

  close() {
    const old = this.socket
    this.socket = null
    old?.close()
  }

  ping() {
    this.send({ type: 'ping', t: Math.round(performance.now()), rtt: this.rtt })
  }

  /** The server measures the round trip too: its word is sent back at once. @param {import('../shared/types.js').Pong} message */
  echo({ t, word }) {
    this.rtt = Math.max(0, Math.round(performance.now() - t))
    this.send({ type: 'echo', word, rtt: this.rtt })
  }

  sendHello() {
    this.send({ type: 'hello', lang, ...this.hello() })
  }

  /** @param {ServerMessage} message */
  receive(message) {
    if (message.type === 'update') {
      this.wait = FIRST_WAIT
      this.dispatch({ type: 'state', state: 'here' })
    }
    if (message.type === 'pong') this.echo(message)
    if ((message.type === 'done' || message.type === 'refused') && message.id) this.unanswered.delete(message.id)
    if (message.type === 'bye' && message.ms) this.wait = message.ms
    this.dispatch(message)
  }

  /** @param {number} code */
  disconnected(code) {
    this.socket = null
    if (code === 4403 || code === 4404 || code === 4400) return this.dispatch({ type: 'state', state: 'shut', code })
    const wait = Math.random() * this.wait
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
    this.dispatch({ type: 'state', state: 'lost', code })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.open(), wait)
  }

  reconnectNow() {
    if (!this.socket) this.open()
  }

  /** @param {ClientMessage} message */
  send(message) {
    if (this.connected) this.socket?.send(JSON.stringify(message))
    return this.connected
  }

  /** A move is kept until it is answered. @param {Move} move */
  move(move) {
    this.unanswered.set(move.id, move)
    this.send(move)
  }

  /** @param {ServerMessage | Connection} message */
  dispatch(message) {
    const handler = /** @type {((message: ServerMessage | Connection) => void) | undefined} */ (this.handlers[message.type])
    handler?.(message)
  }
}
