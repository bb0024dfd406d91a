// Making elements, without a framework.

const SVG = 'http://www.w3.org/2000/svg'

/**
 * An element with attributes and children. `on` holds listeners, `class` and `data-` as written;
 * true sets an attribute, false and null leave it out.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {any}
 */
export function make(tag, props = {}, ...children) {
  return fill(attributes(document.createElement(tag), props), children)
}

/**
 * The same for SVG.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {any}
 */
export function draw(tag, props = {}, ...children) {
  return fill(attributes(document.createElementNS(SVG, tag), props), children)
}

/** @param {Element} element @param {Record<string, any>} props */
function attributes(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (name === 'on') {
      for (const [type, listener] of Object.entries(value)) element.addEventListener(type, listener)
    } else if (value === true) element.setAttribute(name, '')
    else if (value !== false && value != null) element.setAttribute(name, String(value))
  }
  return element
}

/** @param {Element} element @param {any[]} children */
function fill(element, children) {
  element.append(...children.filter((child) => child != null && child !== false))
  return element
}

/** One of the signs of the house. @param {string} name @param {number} [size] @param {string} [label] */
export function icon(name, size = 20, label = '') {
  const props = { class: 'ic', width: size, height: size, 'aria-hidden': label ? null : 'true' }
  const sign = draw('svg', props, draw('use', { href: `#i-${name}` }))
  if (label) attributes(sign, { role: 'img', 'aria-label': label })
  return sign
}

/** The sign of a seat, counted from 0. @param {number} seat @param {number} [size] */
export const seatSign = (seat, size = 22) => icon(`seat-${(seat % 7) + 1}`, size)

/**
 * A button with a sign, a text, or both.
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

/** Put new children into an element, leaving alone what is the same. @param {Element} element @param {...any} children */
export function put(element, ...children) {
  const wanted = children.filter((child) => child != null && child !== false)
  const same = wanted.length === element.childNodes.length && wanted.every((child, i) => element.childNodes[i] === child)
  if (!same) element.replaceChildren(...wanted)
}

/** Text that only screen readers hear. @param {string} text */
export const unseen = (text) => make('span', { class: 'unseen' }, text)
