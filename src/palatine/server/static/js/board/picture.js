// A picture of a position as a file that stands alone: the drawing, the symbols it needs, the colours.

import { address } from '../shared/addresses.js'
import { makeSvg } from '../shared/dom.js'

/** @param {SVGSVGElement} root */
function needed(root) {
  /** @type {Map<string, Element>} */
  const found = new Map()
  const search = (/** @type {Element} */ part) => {
    for (const [, id] of part.outerHTML.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) {
      const symbol = found.has(id) ? null : document.getElementById(id)
      if (symbol) {
        found.set(id, symbol)
        search(symbol)
      }
    }
  }
  search(root)
  return [...found.values()]
}

/** @param {SVGSVGElement} root @param {string} box @param {string} name */
export async function savePicture(root, box, name) {
  const copy = /** @type {SVGSVGElement} */ (root.cloneNode(true))
  const [, , w, h] = box.split(' ')
  copy.querySelectorAll('.overlay, .hit').forEach((one) => one.remove())
  for (const [key, value] of Object.entries({ xmlns: 'http://www.w3.org/2000/svg', viewBox: box, width: w, height: h, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })) copy.setAttribute(key, value)
  const colours = await (await fetch(address('/static/palette.css'))).text()
  const theme = document.documentElement.dataset.theme
  if (theme) copy.dataset.theme = theme
  const style = makeSvg('style')
  style.textContent = colours
  copy.prepend(style, makeSvg('defs', {}, ...needed(root).map((one) => one.cloneNode(true))))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }))
  link.download = `${name}.svg`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
