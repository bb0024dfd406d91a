// A table is made: by one click, or as the set-up says.

import { go } from '../shared/addresses.js'
import { showError } from '../shared/announce.js'
import { post } from '../shared/api.js'
import { page, say } from '../shared/page.js'
import { opponentOf } from './levels.js'

/** @typedef {import('../shared/answers.js').Game} Game */

async function ensureGuest(name = '') {
  if (page.me && (!name || page.me.name === name)) return
  page.me = (await post('/api/me', { name: name || page.me?.name || say('page-guest'), language: page.lang })).me
}

/** @param {any} body */
export async function createTable({ name, ...body }) {
  try {
    await ensureGuest(name)
    go((await post('/api/tables', body)).url)
  } catch (error) { showError(error) }
}

/** The bot against which a game is played, unless another is chosen. @param {Game} game */
export const usualBot = (game) => `bot:${opponentOf(game)?.name ?? game.opponent}`

/** One click: me against bots, all defaults. @param {Game} game */
export function quickTable(game) {
  createTable({ game: game.id, seats: ['me', ...Array(game.opponents).fill(usualBot(game))], private: true })
}
