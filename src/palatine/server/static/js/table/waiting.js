// A table that waits for people: seats, a link for friends, bots for the free chairs.

import { announce, showError, showNote } from '../shared/announce.js'
import { get, post } from '../shared/api.js'
import { commitmentLine } from '../shared/commitment.js'
import { confirmed, dialog } from '../shared/dialog.js'
import { button, make, makeSvg, put, seatIcon } from '../shared/dom.js'
import { page, say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Update} Update */

export class Waiting {
  /** @param {{secret: () => string, reconnect: () => void, luck: import('./luck.js').Luck}} about */
  constructor({ secret, reconnect, luck }) {
    this.secret = secret
    this.luck = luck
    this.reconnect = reconnect
    this.element = make('section', { class: 'panel waiting', 'aria-labelledby': 'waiting-head', hidden: true })
    /** @type {import('../shared/answers.js').Links | null} */
    this.links = null
    /** @type {Promise<import('../shared/answers.js').Game[]> | null} */
    this.games = null
  }

  /** @param {Update} update */
  show(update) {
    const { table, seats, you } = update
    const { host } = you
    this.element.hidden = table.state !== 'waiting'
    if (this.element.hidden) return
    if (this.element.contains(document.activeElement) && document.activeElement?.tagName === 'INPUT') return
    const free = seats.filter((seat) => seat.kind === 'empty')
    put(
      this.element,
      make('h2', { id: 'waiting-head' }, say('page-waiting')),
      make('p', { class: 'aside luck', role: 'status' }, (free.length === 0 && table.luck.sentence) || say('page-waiting-note')),
      table.luck.given_up_sentence && make('p', { class: 'hint given-up' }, table.luck.given_up_sentence),
      ...this.luck.lost(update).map((seat) => this.lost(table, seat)),
      host && free.length > 0 && this.invite(table.id),
      make('ul', { class: 'bare chairs' }, ...seats.map((seat) => this.seatRow(seat, update))),
      you.mine.length === 0 && free.length > 0 && this.join(table.id),
      make('dl', { class: 'options' }, ...table.options.flatMap(([label, value]) => [make('dt', {}, label), make('dd', {}, value)])),
      commitmentLine(table.commitment),
    )
  }

  /** @param {import('../shared/types.js').Seat} seat @param {Update} update */
  seatRow(seat, { table, you }) {
    const mine = you.mine.includes(seat.seat)
    const late = table.luck.stage === 'open' && table.luck.waiting.includes(seat.seat)
    const act = (/** @type {string} */ what, /** @type {object} */ body) => () => post(`/api/tables/${table.id}/${what}`, body).catch(showError)
    const replace = async () => {
      if (await confirmed(say('page-replace'), say('page-replace-note'), say('page-replace'))) act('stand', { seat: seat.seat })()
    }
    return make(
      'li',
      {},
      seatIcon(seat.seat, 28),
      make('span', { class: 'who' }, make('b', {}, seat.name || say('page-free-seat')), make('small', {}, mine ? say('page-you') : seat.kind === 'bot' ? say('page-bot') : seat.kind === 'empty' ? say('page-empty') : ''), make('small', { class: 'word' }, wordState(table, seat))),
      seat.kind === 'empty' && you.host && this.bots(table, seat.seat),
      !mine && seat.kind !== 'empty' && you.host && button({ icon: 'close', text: say('page-remove'), class: 'plain remove', act: async () => (await import('./conduct.js')).remove(table.id, seat.seat, seat.name) }),
      mine && button({ icon: 'door-out', text: say('page-stand'), class: 'plain', act: act('stand', { seat: seat.seat }) }),
      late && !mine && you.host && button({ icon: 'door-out', text: say('page-replace'), class: 'plain replace', act: replace }),
    )
  }

  /** The word of my seat is not in this browser. @param {import('../shared/types.js').Table} table @param {number} seat */
  lost(table, seat) {
    const late = table.luck.words.some(Boolean)
    return make('div', { class: 'row lost-word', role: 'alert' },
      make('p', { class: 'grow' }, say(late ? 'page-word-lost' : 'page-word-elsewhere')),
      button({ icon: 'lock', text: say(late ? 'page-word-anew' : 'page-word-new'), class: 'plain', act: () => this.luck.renew(table, seat) }))
  }

  /** The opponents that can take a free seat. @param {import('../shared/types.js').Table} table @param {number} seat */
  bots(table, seat) {
    const place = make('select', { 'aria-label': say('page-add-bot'), on: { change: () => post(`/api/tables/${table.id}/bot`, { seat, bot: place.value }).catch(showError) } }, make('option', { value: '' }, say('page-add-bot')))
    this.games ??= get('/api/games')
    this.games.then((games) => {
      const game = games.find((one) => one.id === table.game)
      place.append(...(game?.bots ?? []).map((bot) => make('option', { value: bot.name }, bot.label)))
    }).catch(() => {})
    return place
  }

  /** @param {string} id */
  join(id) {
    const sit = async (/** @type {Event} */ event) => {
      event.preventDefault()
      const name = /** @type {any} */ (event.target).elements.name.value.trim() || say('page-guest')
      try {
        if (!page.me || page.me.name !== name) page.me = (await post('/api/me', { name, language: page.lang })).me
        await post(`/api/tables/${id}/sit`, { seat: null, secret: this.secret() || undefined, name })
        this.reconnect()
      } catch (error) { showError(error) }
    }
    return make('form', { class: 'row join', on: { submit: sit } },
      make('label', { class: 'grow' }, make('span', { class: 'unseen' }, say('page-your-name')),
        make('input', { name: 'name', value: page.me?.name ?? '', placeholder: say('page-your-name'), maxlength: 30, autocomplete: 'nickname' })),
      make('button', { class: 'strong' }, say('page-sit')))
  }

  /** The link for friends: to copy, to hand on, and as a code for a phone's camera. @param {string} id */
  invite(id) {
    const field = make('input', { readonly: true, 'aria-label': say('page-invite'), value: this.links?.invite_url ?? '' })
    const code = make('button', { type: 'button', class: 'code-small', 'aria-label': say('page-code'), title: say('page-code'), on: { click: () => showCode(field.value) } })
    const full = (/** @type {string} */ url) => new URL(url, location.href).href
    const fetched = this.links ? Promise.resolve(this.links) : get(`/api/tables/${id}/links`)
    fetched.then((/** @type {import('../shared/answers.js').Links} */ links) => { this.links = links; field.value = full(links.invite_url); return drawCode(field.value) }).then((drawn) => put(code, drawn)).catch(() => {})
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(field.value)
        showNote(say('page-copied'))
      } catch { field.select() }
      announce(say('page-copied'))
    }
    const share = () => navigator.share({ url: field.value }).catch(() => {}) // whoever changes his mind needs no message
    return make('div', { class: 'invite' }, code, make('div', { class: 'grow' }, field, make('div', { class: 'row' },
      button({ icon: 'link', text: say('page-copy'), class: 'strong', act: copy }),
      'share' in navigator && button({ icon: 'send', text: say('page-share'), class: 'plain', act: share }),
      button({ icon: 'zoom', text: say('page-code'), class: 'plain show-code', act: () => showCode(field.value) }))))
  }
}

/** A link as a code that a camera reads, with the margin that it needs; only who waits for friends loads what draws it. @param {string} text */
async function drawCode(text) {
  const { qrCode } = await import('../shared/qr.js')
  const rows = qrCode(text)
  if (!rows) return null
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  const size = rows.length + 8
  return makeSvg('svg', { class: 'code-picture', viewBox: `-4 -4 ${size} ${size}`, role: 'img', 'aria-label': say('page-code') },
    makeSvg('rect', { class: 'code-paper', x: -4, y: -4, width: size, height: size }), makeSvg('path', { class: 'code-ink', d: squares }))
}

/** The code as large as the screen allows. @param {string} text */
async function showCode(text) {
  const code = await drawCode(text)
  if (code) dialog(say('page-code'), [code, make('p', { class: 'hint' }, say('page-code-note'))], { class: 'code-large' })
}

/** How far a seat is with its word. @param {import('../shared/types.js').Table} table @param {import('../shared/types.js').Seat} seat */
function wordState({ luck }, { seat, kind }) {
  if (kind === 'empty' || luck.stage === 'none') return ''
  if (luck.words[seat]) return say('page-word-open')
  if (luck.commitments[seat]) return say('page-word-sealed')
  return kind === 'person' ? say('page-word-missing') : ''
}
