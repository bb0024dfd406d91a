// @ts-check
// Passing a sheet on: by a link that holds all of it, as a picture, as a code to be scanned, on paper.

import { showError, showNote } from '../shared/announce.js'
import { dialog } from '../shared/dialog.js'
import { button, make, makeSvg } from '../shared/dom.js'
import { say } from '../shared/page.js'
import { addressOf } from './link.js'
import { picture } from './picture.js'
import { qrCode } from '../shared/qr.js'

/** @typedef {import('./sheet.js').ScoreSheet} ScoreSheet */

const MANY = 90 // modules a side: on paper such a code is drawn larger
const QUIET = 4 // modules of margin around a code

/** A code that opens an address; null where it is too long for one. @param {string} text @param {string} size */
export function codeOf(text, size) {
  const rows = qrCode(text)
  if (!rows) return null
  const side = rows.length + 2 * QUIET
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : []))).join('')
  return makeSvg('svg', { class: rows.length > MANY ? 'code-picture fine' : 'code-picture', viewBox: `0 0 ${side} ${side}`, width: size, height: size, role: 'img', 'aria-label': say('page-sheet-code'), 'shape-rendering': 'crispEdges' },
    makeSvg('rect', { width: side, height: side, fill: '#fff' }), makeSvg('path', { d: path, fill: '#000' }))
}

/** @param {ScoreSheet} sheet @param {string} second game and day */
export function openShare(sheet, second) {
  const { answer } = sheet
  if (!answer) return
  const address = addressOf(answer.link)
  const name = `${sheet.told.title}, ${second}`
  const code = codeOf(address, '220')
  const canShare = typeof navigator.share === 'function'
  dialog(say('page-share'), [
    make('p', {}, say('page-sheet-share-note')),
    make('label', { class: 'grow' }, make('span', { class: 'unseen' }, say('page-sheet-link')), make('input', { class: 'sheet-link', readonly: true, value: address, on: { focus: (/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select() } })),
    make('div', { class: 'share-acts' },
      canShare ? button({ icon: 'link', text: say('page-sheet-send-link'), class: 'strong act-link', act: () => pass({ title: name, url: address }) }) : null,
      button({ icon: 'link', text: say('page-sheet-copy-link'), class: canShare ? 'plain act-copy' : 'strong act-copy', act: () => copy(address) }),
      button({ icon: 'image', text: say('page-sheet-picture'), class: 'plain act-picture', act: () => sharePicture(sheet, second) }),
      button({ icon: 'print', text: say('page-sheet-print'), class: 'plain act-print', act: () => print() })),
    code ? make('figure', { class: 'code' }, code, make('figcaption', {}, say('page-sheet-code'))) : make('p', { class: 'hint' }, say('page-sheet-no-code')),
  ], { class: 'share' })
}

/** @param {ShareData} what */
async function pass(what) {
  try {
    await navigator.share(what)
  } catch (error) { if (!(error instanceof DOMException && error.name === 'AbortError')) showError(error) }
}

/** @param {string} address */
async function copy(address) {
  try {
    await navigator.clipboard.writeText(address)
    showNote(say('page-copied'))
  } catch { /** @type {HTMLInputElement | null} */ (document.querySelector('.sheet-link'))?.select() }
}

/** The picture goes to another program, or into a file. @param {ScoreSheet} sheet @param {string} second */
export async function sharePicture(sheet, second) {
  if (!sheet.sheet) return
  try {
    const blob = await picture(sheet.sheet, second)
    const file = new File([blob], `${sheet.game}.png`, { type: 'image/png' })
    if (navigator.canShare?.({ files: [file] })) return await pass({ files: [file], title: second })
    const link = make('a', { href: URL.createObjectURL(blob), download: file.name })
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  } catch (error) { showError(error) }
  return undefined
}
