// How to play on one page: the text is there already; scripts add the bar, the lesson and printing.

import { startLesson } from '../learn/start.js'
import { bar } from '../shared/bar.js'
import { button } from '../shared/dom.js'
import { page, say } from '../shared/page.js'

bar({ where: `${page.data.title} · ${say('learn-how')}` })
const { game, lesson } = page.data
const learn = () => (lesson ? button({ icon: 'play', text: say('learn-by-playing'), class: 'strong', act: () => startLesson(game, lesson.name) }) : '')
const acts = document.getElementById('acts')
acts?.prepend(learn())
acts?.append(button({ icon: 'print', text: say('learn-print'), class: 'plain', act: () => print() }))
document.getElementById('foot')?.append(learn())
const address = document.querySelector('.address')
if (address) address.textContent = location.host + location.pathname
document.body.dataset.game = game
