// The complete rules: one chapter at a time, search, addresses of rules to hand on. The text itself is in the page already.

import { Reader } from '../learn/reader.js'
import { Search } from '../learn/search.js'
import { startLesson } from '../learn/start.js'
import { announce, showNote } from '../shared/announce.js'
import { bar } from '../shared/bar.js'
import { button, icon, make, put } from '../shared/dom.js'
import { page, say } from '../shared/page.js'

const text = /** @type {HTMLElement} */ (document.getElementById('rules-text'))
const side = /** @type {HTMLElement} */ (document.getElementById('side'))
const list = /** @type {HTMLElement} */ (side.querySelector('.chapter-list'))
const place = { number: make('b', {}), title: make('span', { class: 'of' }) }

const reader = new Reader(text, turned)
const search = new Search({
  root: () => text, point: (element) => reader.point(element), legend: () => { reader.show('legend') },
  open: (isOpen) => { list.hidden = isOpen }, done: () => side.classList.remove('open'),
})

/** Another chapter: everything that names the present one. @param {HTMLElement} chapter */
function turned(chapter) {
  for (const link of side.querySelectorAll('.chapter-list a')) link.classList.toggle('now', link.getAttribute('href') === `#${chapter.id}`)
  for (const tab of side.querySelectorAll('[data-tab]')) tab.classList.toggle('now', (tab.getAttribute('data-tab') === 'legend') === (chapter.id === 'legend'))
  for (const headings of document.querySelectorAll('.headings')) /** @type {HTMLElement} */ (headings).hidden = headings.getAttribute('data-of') !== chapter.id
  place.number.textContent = chapter.dataset.number ? `${say('learn-chapter')} ${chapter.dataset.number}` : ''
  place.title.textContent = chapter.dataset.title ?? ''
  const isTried = Boolean(page.data.lesson && page.data.tries[chapter.id])
  tryIt.hidden = !isTried
  tryHere.remove()
  if (isTried) chapter.querySelector('h2')?.after(tryHere)
}

/** What the address names; the first chapter where it names nothing. */
function follow() {
  side.classList.remove('open')
  if (!reader.show(decodeURIComponent(location.hash.slice(1)))) {
    const first = reader.chapters[0]
    if (first) { reader.turn(first); turned(first) }
  }
}

/** The number of a rule is a link to itself: its address is copied. @param {MouseEvent} event */
function copied(event) {
  const number = /** @type {Element} */ (event.target).closest('.rule-number')
  if (!number) return
  const address = new URL(`#${number.id}`, location.href).href
  navigator.clipboard?.writeText(address).then(() => { showNote(say('learn-rule-copied'), { ms: 2500 }); announce(say('learn-rule-copied')) }, () => {})
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || /** @type {Element} */ (event.target).matches('input, select, textarea')) return
  event.preventDefault()
  openSearch()
}

/** On a phone chapters and search lie over the text, below the bar with their buttons. @param {boolean} isOpen */
function openSide(isOpen) {
  side.style.setProperty('--top', `${chapterBar.getBoundingClientRect().bottom}px`)
  side.classList.toggle('open', isOpen)
}

function openSearch() {
  openSide(true)
  search.field.focus()
}

list.before(search.element)
const chapterBar = make('div', { class: 'chapter-bar no-print' },
  make('button', { type: 'button', class: 'to-chapters', on: { click: () => openSide(!side.classList.contains('open')) } }, icon('menu', 20), place.number, place.title),
  button({ icon: 'search', label: say('learn-find'), class: 'quiet', act: openSearch }))
text.before(chapterBar)
put(/** @type {HTMLElement} */ (side.appendChild(make('p', { class: 'row wide-only' }))), button({ icon: 'print', text: say('learn-print'), class: 'plain', act: () => print() }))
const { game, lesson } = page.data
/** The step of the lesson in which a chapter is tried: beside the text, or under its heading where the page has no room beside it. @param {string} kind */
const tryButton = (kind) => button({ icon: 'play', text: say('learn-try-it'), class: `plain ${kind} no-print`, title: say('learn-try-it-note'), act: () => startLesson(game, lesson?.name, true, page.data.tries[reader.now?.id ?? '']) })
const tryIt = tryButton('try-it')
const tryHere = tryButton('try-here')
document.querySelector('.reading-more')?.append(tryIt)
if (lesson) document.querySelector('.reading-more')?.append(button({ icon: 'play', text: say('learn-by-playing'), class: 'strong', act: () => startLesson(game, lesson.name) }))
bar({ where: `${page.data.title} · ${say('page-rules')}` })
text.addEventListener('click', copied)
addEventListener('keydown', key)
addEventListener('hashchange', follow)
addEventListener('scroll', () => { if (side.classList.contains('open')) openSide(true) }, { passive: true }) // the bar has moved
follow()
if (reader.now) turned(reader.now)
document.body.dataset.game = game
