// For each game: opens the home page in Firefox, starts the game against bots by the page's own button, and makes moves
// until one was made on the board, or, as `whole`, to its end. Run as `node firefox.mjs NODE_TOOLS FIREFOX URL some|whole GAME...`; prints what it
// did as JSON by game.

import { createRequire } from 'node:module'

const [tools, executablePath, url, much, ...games] = process.argv.slice(2)
const puppeteer = createRequire(`${tools}/`)('puppeteer-core')
/** Looking at every frame would make the browser draw each of them. */
const CALMLY = { polling: 50 }
/** One process for pages instead of eight, each of which costs as much to start as a move; nothing is looked for elsewhere. */
const PREFERENCES = {
  'dom.ipc.processCount': 1, 'dom.ipc.processPrelaunch.enabled': false, 'fission.autostart': false, 'browser.topsites.contile.enabled': false,
  'extensions.getAddons.cache.enabled': false, 'extensions.systemAddon.update.enabled': false, 'media.rdd-process.enabled': false, 'network.process.enabled': false,
}
const MOST_MOVES = much === 'whole' ? 2000 : 12
/** It is my turn, or the game is over. */
const READY_OR_OVER = () => {
  const table = window.palatine, update = table?.update
  if (!update || table.walking || table.turn.busy) return false
  return update.table.state === 'over' || (update.table.state === 'playing' && update.pending.mine && update.seq === table.turn.seq && update.offers.length > 0)
}
/** A choice that is on top of everything where it is drawn, and where to click for it; else one of the list; '' where all is chosen, null while nothing is offered yet. A frame may
 * still give the board another size, so it is waited for. */
const NEXT = async () => {
  await new Promise((done) => { requestAnimationFrame(() => setTimeout(done)) })
  const { boards, selection } = window.palatine.turn
  if (selection.complete()) return { touch: '', spot: null }
  const touches = [...selection.next().keys()]
  for (const touch of touches) {
    for (const one of boards.all(touch)) {
      const { x, y, width, height } = (one.querySelector('.hit') ?? one).getBoundingClientRect()
      const [cx, cy] = [x + width / 2, y + height / 2]
      if (document.elementFromPoint(cx, cy)?.closest('[data-t]')?.getAttribute('data-t') === touch) return { touch, spot: [cx, cy] }
    }
  }
  return { touch: touches[0] ?? null, spot: null }
}
/** The question and what was touched so far. */
const PLACE = () => [window.palatine.update.seq, window.palatine.turn.selection.path.join('|')]
/** A click was understood: it is sent, or it is known what follows what is touched now. */
const CHANGED = ([seq, before]) => {
  const { update, turn } = window.palatine, path = turn.selection.path.join('|')
  return update.seq !== seq || !update.pending.mine || turn.busy || (path !== before && (path === '' || turn.previews.asks.has(path)))
}
/** Where the page has got stuck: what is asked, what was touched, what may be touched next, and what is under way. */
const STUCK = () => {
  const { update, turn, walking, queue, follow: { pace, past, scoring } } = window.palatine, { selection } = turn
  return {
    state: update.table.state, seq: [update.seq, turn.seq], mine: update.pending.mine, waiting: update.pending.waiting, prompt: update.pending.prompt,
    path: selection.path, whole: selection.complete(), next: [...selection.next().keys()].slice(0, 9), busy: turn.busy, focus: document.activeElement?.className,
    walking, queue: queue.length, pace: { waits: pace.go !== null, left: pace.left, paused: pace.paused, skipping: pace.skipping }, past: past.line,
    scoring: [scoring?.at, scoring?.steps.length], animations: document.getAnimations().length, visible: document.visibilityState, link: document.body.dataset.link,
  }
}

/** One move, step by step. @returns {Promise<number>} how many of its steps were clicks on the board */
async function move(page) {
  let onBoard = 0
  const [began] = await page.evaluate(PLACE)
  for (;;) {
    const before = await page.evaluate(PLACE)
    if (before[0] !== began || !(await page.evaluate(() => window.palatine.update.pending.mine))) return onBoard
    const { touch, spot } = await page.evaluate(NEXT)
    if (touch === null) {
      await page.waitForFunction(READY_OR_OVER, CALMLY)
      continue
    }
    if (touch === '') { // an update may take the choice away before the button is pressed: then it is chosen again
      if (!(await page.locator('.act-confirm').setTimeout(5000).click().then(() => true, () => false))) continue
    } else if (spot) await page.mouse.click(...spot)
    else {
      await page.evaluate(() => { if (window.palatine.tabs.opened !== 'moves') window.palatine.openList(); window.palatine.inspector.close() })
      await page.locator(`.choices [data-touch="${quoted(touch)}"]`).click() // it may be drawn anew meanwhile
    }
    if (spot) onBoard += 1
    await page.waitForFunction(CHANGED, CALMLY, before)
    await page.waitForFunction(() => !window.palatine.turn.busy && !window.palatine.walking, CALMLY)
  }
}

/** @param {string} text inside a quoted selector */
const quoted = (text) => text.replace(/["\\]/g, '\\$&')

/** A game from the home page to the first move on the board, in a page of its own. */
async function begin(browser, game) {
  const errors = []
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000) // a busy machine takes its time
  await page.setViewport({ width: 1440, height: 900 })
  page.on('pageerror', (error) => errors.push(String(error?.stack ?? error)))
  page.on('console', (line) => { if (line.type() === 'error') errors.push(line.text()) })
  await page.goto(url)
  await page.click(`.play[data-game="${game}"]`)
  await page.click('.never-played .just-play')
  await page.waitForFunction(() => location.pathname.startsWith('/table/'), CALMLY)
  let moves = 0, onBoard = 0
  try {
    while ((much === 'whole' || onBoard === 0) && moves < MOST_MOVES) {
      await page.waitForFunction(READY_OR_OVER, CALMLY)
      if (await page.evaluate(() => window.palatine.update.table.state === 'over')) break
      onBoard += await move(page)
      moves += 1
    }
  } catch (error) {
    throw new Error(`${game}, after ${moves} moves: ${JSON.stringify(await page.evaluate(STUCK))} ${errors.join(' ')}`, { cause: error })
  }
  const state = await page.evaluate(() => window.palatine.update.table.state)
  const agent = await page.evaluate(() => navigator.userAgent)
  await page.close()
  return { agent, moves, onBoard, state, errors }
}

const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox: PREFERENCES })
try {
  const told = {}
  for (const game of games) told[game] = await begin(browser, game)
  console.log(JSON.stringify(told))
} finally {
  await browser.close()
}
