// Chapters of rules in an element: one of them is shown; a rule is shown by its number, with a glow on what says it.

/** What says a rule: the smallest thing that can be read by itself. */
const SAYS = 'p, li, tr, h3, figcaption'

export class Reader {
  /**
   * @param {HTMLElement} root with `.chapter`s in it
   * @param {(chapter: HTMLElement) => void} [turned] another chapter is shown
   * @param {ScrollLogicalPosition} [block] where a paragraph comes to stand
   */
  constructor(root, turned = () => {}, block = 'center') {
    this.root = root
    this.turned = turned
    this.block = block
  }

  /** @returns {HTMLElement[]} */
  get chapters() {
    return [...this.root.querySelectorAll('.chapter')].filter((one) => one instanceof HTMLElement)
  }

  /** The chapter that is shown. */
  get now() {
    return this.chapters.find((one) => one.classList.contains('now'))
  }

  /** What has this name: a chapter, a heading, a rule, a sign. Beside a table names are no ids, which might be others'. @param {string} name */
  find(name) {
    const safe = CSS.escape(name)
    const found = name && this.root.querySelector(`[id="${safe}"], [data-anchor="${safe}"]`)
    return found instanceof HTMLElement ? found : null
  }

  /** @param {HTMLElement} chapter */
  turn(chapter) {
    for (const one of this.chapters) if (one.parentElement === chapter.parentElement) one.classList.toggle('now', one === chapter)
    this.turned(chapter)
  }

  /**
   * Show what has this name. @param {string} name
   * @returns {boolean} whether there is such a thing
   */
  show(name) {
    const found = this.find(name)
    if (!found) return false
    if (found.classList.contains('chapter')) this.open(found)
    else this.point(/** @type {HTMLElement} */ (found.closest(SAYS) ?? found))
    return true
  }

  /** A chapter from its beginning. @param {HTMLElement} chapter */
  open(chapter) {
    this.clear()
    this.turn(chapter)
    chapter.scrollIntoView({ block: 'start' })
  }

  /** A paragraph, in its chapter. @param {HTMLElement} element */
  point(element) {
    const chapter = element.closest('.chapter')
    if (chapter instanceof HTMLElement) this.turn(chapter)
    this.clear()
    if (!element.matches('h3')) element.classList.add('pointed')
    element.scrollIntoView({ block: element.matches('h3') ? 'start' : this.block })
    element.setAttribute('tabindex', '-1')
    element.focus({ preventScroll: true })
  }

  clear() {
    this.root.querySelectorAll('.pointed').forEach((one) => one.classList.remove('pointed'))
  }
}
