// @ts-check
// The result as a picture of 1080 x 1350, made on the device: a drawing of the sheet with the signs of the page, then a canvas, then a file.

import { makeSvg } from '../shared/dom.js'
import { number, say } from '../shared/page.js'

/** @typedef {import('./types.js').Sheet} Sheet */

const WIDE = 1080
const HIGH = 1350
const EDGE = 60
const TOP = 330 // where the table begins
const FOOT = 90

/** The style rules of the colours, as this page has them. */
function palette() {
  const sheet = [...document.styleSheets].find((one) => one.href?.includes('palette.css'))
  return sheet ? [...sheet.cssRules].map((rule) => rule.cssText).join('\n') : ''
}

/** @param {Element} root the symbols that it uses, and those that they use @returns {Element[]} */
function needed(root) {
  /** @type {Map<string, Element>} */
  const found = new Map()
  const search = (/** @type {Element} */ part) => {
    for (const [, id] of part.outerHTML.matchAll(/(?:href="#|url\(&quot;#|url\(#)([\w-]+)/g)) {
      const symbol = found.has(id) ? null : document.getElementById(id)
      if (!symbol) continue
      found.set(id, symbol)
      search(symbol)
    }
  }
  search(root)
  return [...found.values()]
}

/** Words in lines no longer than so many letters. @param {string} text @param {number} most @param {number} lines */
function wrapped(text, most, lines) {
  const made = ['']
  for (const word of text.split(/\s+/)) {
    const last = made[made.length - 1]
    if (last && last.length + word.length + 1 > most) made.push(word)
    else made[made.length - 1] = last ? `${last} ${word}` : word
  }
  return made.length > lines ? [...made.slice(0, lines - 1), `${made[lines - 1]} …`] : made
}

/** @param {string} text @param {Record<string, any>} props */
const written = (text, props) => makeSvg('text', props, text)

/** @param {string} name @param {number} x @param {number} y @param {number} size */
const sign = (name, x, y, size) => makeSvg('use', { href: `#i-${name}`, x: x - size / 2, y: y - size / 2, width: size, height: size, class: 'c-ink', color: 'var(--ink)' })

/** @param {Sheet} sheet @param {string} second game and day */
function drawn(sheet, second) {
  const rows = sheet.rows.filter(({ depth }) => depth === 0)
  const columns = sheet.columns.length
  const label = columns > 4 ? 300 : 380
  const each = (WIDE - 2 * EDGE - label) / columns
  const high = Math.min(76, (HIGH - TOP - FOOT - (isPlayers(sheet) ? 250 : 350)) / (rows.length + 1))
  const x = (/** @type {number} */ at) => EDGE + label + each * (at + 0.5)
  const head = TOP + 110
  const svg = makeSvg('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDE} ${HIGH}`, width: WIDE, height: HIGH, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    makeSvg('rect', { width: WIDE, height: HIGH, class: 'f-paper' }),
    makeSvg('rect', { x: 18, y: 18, width: WIDE - 36, height: HIGH - 36, class: 's-ink w26' }),
    makeSvg('rect', { x: 26, y: 26, width: WIDE - 52, height: HIGH - 52, class: 's-ink w11' }),
    makeSvg('circle', { cx: 130, cy: 160, r: 66, class: 'f-crimson s-ink w26' }), makeSvg('circle', { cx: 130, cy: 160, r: 48, class: 's-leaf w15' }), makeSvg('use', { href: '#i-crown', x: 100, y: 130, width: 60, height: 60, color: '#FBF6E9' }),
    written(sheet.headline, { x: 230, y: 140, class: 'serif f-ink', 'font-size': sheet.headline.length > 26 ? 46 : 62 }),
    ...wrapped([sheet.sentence, ...sheet.ties].join(' '), 58, 4).map((line, i) => written(line, { x: 230, y: 190 + i * 36, class: 'sans f-ink2', 'font-size': 27 })))
  sheet.columns.forEach(({ title, seats, winner }, at) => {
    if (winner && sheet.complete) svg.append(makeSvg('rect', { x: x(at) - each / 2, y: TOP, width: each, height: head - TOP + high * (rows.length + 1) + 40, class: 'f-paper2' }))
    svg.append(...seats.map((seat, i) => sign(seat >= 0 ? `seat-${(seat % 7) + 1}` : 'king', x(at) + (i - (seats.length - 1) / 2) * 44, TOP + 34, 42)))
    if (each > 110) svg.append(written(title.length * 15 > each ? `${title.slice(0, Math.max(3, Math.floor(each / 15) - 1))}…` : title, { x: x(at), y: TOP + 86, class: 'serif f-ink mid', 'font-size': 26 }))
  })
  rows.forEach((row, i) => {
    const y = head + high * i
    svg.append(makeSvg('path', { d: `M${EDGE} ${y}H${WIDE - EDGE}`, class: i ? 's-line w15' : 's-ink w26' }))
    if (row.icon) svg.append(sign(row.icon, EDGE + 22, y + high / 2, 36))
    svg.append(written(row.label, { x: EDGE + 54, y: y + high / 2 + 10, class: 'sans f-ink', 'font-size': row.label.length * 15 > label - 60 ? Math.max(17, (label - 60) / row.label.length * 1.75) : 28 }))
    row.values.forEach((value, at) => svg.append(written(value === null ? '–' : number(value), { x: x(at), y: y + high / 2 + 11, class: `sans b mid ${row.best.includes(at) ? 'f-verdigris' : 'f-ink'}`, 'font-size': 32 })))
  })
  const y = head + high * rows.length
  svg.append(makeSvg('path', { d: `M${EDGE} ${y}H${WIDE - EDGE}`, class: 's-ink w40' }), written(sheet.sum.label, { x: EDGE + 6, y: y + 62, class: 'serif b f-ink', 'font-size': 34 }),
    ...sheet.sum.values.map((value, at) => written(value === null ? '–' : number(value), { x: x(at), y: y + 66, class: 'sans b mid f-ink', 'font-size': columns > 5 ? 40 : 52 })),
    written(second, { x: EDGE, y: HIGH - 56, class: 'sans f-ink2', 'font-size': 26 }), written(say('page-palatine'), { x: WIDE - EDGE, y: HIGH - 56, class: 'serif f-ink2 end', 'font-size': 28 }))
  if (!isPlayers(sheet)) svg.append(...podium(sheet, y + 120))
  return svg
}

/** @param {Sheet} sheet */
const isPlayers = (sheet) => sheet.columns.every(({ seats }, at) => seats.length === 1 && seats[0] === at)

/** The players, where the columns are castles. @param {Sheet} sheet @param {number} y */
function podium(sheet, y) {
  const players = sheet.players.toSorted((a, b) => a.place - b.place)
  const each = (WIDE - 2 * EDGE) / players.length
  return players.flatMap(({ seat, name, total }, i) => {
    const x = EDGE + each * (i + 0.5)
    return [sign(seat >= 0 ? `seat-${(seat % 7) + 1}` : 'king', x, y, 40), written(name.length * 15 > each ? `${name.slice(0, Math.max(3, Math.floor(each / 15) - 1))}…` : name, { x, y: y + 50, class: 'serif mid f-ink', 'font-size': 26 }), written(total === null ? '–' : number(total), { x, y: y + 96, class: 'sans b mid f-ink', 'font-size': 40 })]
  })
}

/** @param {Sheet} sheet @param {string} second @returns {Promise<Blob>} a PNG */
export async function picture(sheet, second) {
  const svg = drawn(sheet, second)
  const { theme } = document.documentElement.dataset
  if (theme) svg.dataset.theme = theme
  const style = makeSvg('style')
  style.textContent = palette()
  svg.prepend(style, makeSvg('defs', {}, ...needed(svg).map((one) => /** @type {Element} */ (one.cloneNode(true)))))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDE
  canvas.height = HIGH
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDE, HIGH)
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error(say('page-error-unknown')))), 'image/png'))
}
