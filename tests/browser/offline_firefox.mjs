// The static site in Firefox: from the home page by its own button to a move at a table, then the same table again. Run as
// `node offline_firefox.mjs NODE_TOOLS FIREFOX URL GAME`; prints what it did as JSON.

import { createRequire } from 'node:module'

const [tools, executablePath, url, game] = process.argv.slice(2)
const puppeteer = createRequire(`${tools}/`)('puppeteer-core')
const READY = () => {
  const table = window.palatine, update = table?.update
  return Boolean(update) && !table.walking && !table.turn.busy && update.table.state === 'playing'
    && update.pending.mine && update.seq === table.turn.seq && update.offers.length > 0
}
const MOVE = () => {
  const { update, turn } = window.palatine
  const [offer] = update.offers
  turn.choose(offer[1])
  return update.seq
}

const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
try {
  const errors = []
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  await page.setViewport({ width: 1440, height: 900 })
  page.on('pageerror', (error) => errors.push(String(error?.stack ?? error)))
  await page.goto(url)
  await page.evaluate((one) => localStorage.setItem('palatine-played', JSON.stringify([one])), game)
  await page.reload()
  await page.click(`.play[data-game="${game}"]`)
  await page.waitForFunction(READY)
  const seq = await page.evaluate(MOVE)
  await page.evaluate(() => { const confirm = document.querySelector('.act-confirm'); if (confirm && !confirm.disabled) confirm.click() })
  await page.waitForFunction((before) => window.palatine.update.seq !== before || !window.palatine.update.pending.mine, {}, seq)
  await page.reload()
  await page.waitForFunction(READY)
  const [agent, lines] = await page.evaluate(() => [navigator.userAgent, window.palatine.log.count])
  console.log(JSON.stringify({ agent, lines, errors }))
} finally {
  await browser.close()
}
