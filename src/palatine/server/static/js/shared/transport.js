// The one place that knows where answers come from: from a server, by fetch and WebSocket, or from the engine in a worker of this browser.
// Both speak the protocol of docs/protocol.md.

import { Local } from './local.js'
import { page } from './page.js'

/**
 * A connection to a table. What a WebSocket has of this, it has by itself.
 * @typedef {{
 *   readonly readyState: number, send: (text: string) => void, close: () => void,
 *   onopen: ((event: any) => void) | null, onmessage: ((event: any) => void) | null, onclose: ((event: any) => void) | null,
 * }} Channel
 * @typedef {{ok: boolean, status: number, text: () => Promise<string>}} Answer
 * @typedef {{request: (path: string, init?: RequestInit) => Promise<Answer>, open: (table: string) => Channel}} Transport
 */

/** @type {Transport} */
const remote = {
  request: (path, init = {}) => fetch(path, { credentials: 'same-origin', ...init }),
  open: (table) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${table}`),
}

/** @type {Transport} */
export const transport = page.site ? new Local(page.site) : remote
