// Making elements, without a framework. A link to a path of the server is made to fit wherever the page lies.

import { address } from './addresses.js'

/** What may be put into an element; an empty one is left out. @typedef {Node | string | null | undefined | false | ''} Child */

const SVG = 'http://www.w3.org/2000/svg'

/** @param {Child[]} children */
const present = (children) => children.filter((child) => child != null && child !== false)

/**
 * An element with attributes and children. `on` holds listeners, `class` and `data-` as written;
 * true sets an attribute, false and null leave it out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, props = {}, ...children) {
  return fill(attributes(document.createElement(tag), props), children)
}

/**
 * The same for SVG.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [props]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function makeSvg(tag, props = {}, ...children) {
  return fill(attributes(document.createElementNS(SVG, tag), props), children)
}

/**
 * @template {Element} E
 * @param {E} element @param {Record<string, any>} props
 */
function attributes(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (name === 'on') {
      for (const [type, listener] of Object.entries(value)) element.addEventListener(type, listener)
    } else if (name === 'href' && typeof value === 'string' && value.startsWith('/')) element.setAttribute(name, address(value))
    else if (value === true) element.setAttribute(name, '')
    else if (value !== false && value != null) element.setAttribute(name, String(value))
  }
  return element
}

/**
 * @template {Element} E
 * @param {E} element @param {Child[]} children
 */
function fill(element, children) {
  element.append(...present(children))
  return element
}

/** One of the icons of templates/icons.svg and signs.svg. @param {string} name @param {number} [size] @param {string} [label] */
export function icon(name, size = 20, label = '') {
  const props = { class: 'ic', width: size, height: size, 'aria-hidden': label ? null : 'true' }
  const sign = makeSvg('svg', props, makeSvg('use', { href: `#i-${name}` }))
  if (label) attributes(sign, { role: 'img', 'aria-label': label })
  return sign
}

/** The icon of a seat, counted from 0. @param {number} seat @param {number} [size] */
export const seatIcon = (seat, size = 22) => icon(`seat-${(seat % 7) + 1}`, size)

/**
 * A button with an icon, a text, or both.
 * @param {{icon?: string, text?: string, label?: string, class?: string, act: (event: Event) => void, size?: number} & Record<string, any>} about
 */
export function button({ icon: sign, text, label, act, size, ...props }) {
  return make(
    'button',
    { type: 'button', ...props, 'aria-label': label && !text ? label : null, title: label && !text ? label : null, on: { click: act } },
    sign && icon(sign, size ?? 20),
    text && make('span', {}, text),
  )
}

/** Put new children into an element, leaving alone what is there already: it need not be laid out anew, and keeps the focus. @param {Element} element @param {...Child} children */
export function put(element, ...children) {
  const wanted = present(children)
  if (!wanted.some((child) => child instanceof Node && child.parentNode === element)) return void element.replaceChildren(.../** @type {(Node | string)[]} */ (wanted))
  const kept = new Set(wanted)
  for (const child of [...element.childNodes]) if (!kept.has(child)) child.remove()
  let at = element.firstChild
  for (const child of wanted) {
    if (at && child === at) at = at.nextSibling
    else element.insertBefore(child instanceof Node ? child : new Text(String(child)), at)
  }
}

/** The same with children that are only seen (none of them listens to anything): one that looks as before stays. @param {Element} element @param {...Child} children */
export function renew(element, ...children) {
  const before = [...element.childNodes]
  put(element, ...present(children).map((child, i) => {
    const node = child instanceof Node ? child : new Text(String(child))
    return before[i]?.isEqualNode(node) ? before[i] : node
  }))
}

/** Text that only screen readers hear. @param {string} text */
export const unseen = (text) => make('span', { class: 'unseen' }, text)
