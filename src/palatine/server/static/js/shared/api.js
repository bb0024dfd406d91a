// Asking the server, or the engine that stands in for it. What goes wrong comes as a sentence.

import { lang, say } from './page.js'
import { secretHeader } from './secret.js'
import { transport } from './transport.js'

/** A refusal: what to say, and the rule where one is broken. */
export class Refusal extends Error {
  /** @param {number} status @param {{error?: string, sentence?: string, rule?: string}} answer */
  constructor(status, answer) {
    super(answer.sentence || say('page-error-unknown'))
    this.status = status
    this.error = answer.error || ''
    this.rule = answer.rule || ''
  }
}

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<any>}
 */
async function ask(path, init = {}) {
  const glue = path.includes('?') ? '&' : '?'
  let answer
  try {
    answer = await transport.request(`${path}${glue}lang=${lang}`, { ...init, headers: { ...secretHeader(), ...init.headers } })
  } catch {
    throw new Refusal(0, { error: 'offline', sentence: say('page-error-offline') })
  }
  const text = await answer.text()
  let body = {}
  try {
    body = JSON.parse(text)
  } catch {
    if (answer.ok) return text
  }
  if (!answer.ok) throw new Refusal(answer.status, body)
  return body
}

/** @param {string} path @param {Record<string, string>} [headers] */
export const get = (path, headers = {}) => ask(path, { headers })

/** @param {string} path @param {object} [body] */
export const post = (path, body = {}) =>
  ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
