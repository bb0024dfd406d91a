// What of a page cannot be read: run in the page, it answers with lists of complaints. Sizes are those on the screen: the size of
// the font times the matrix of the drawing, through symbols too.
() => {
  const complaints = { small: [], icons: [], cut: [], outside: [], overlap: [], twice: [], targets: [], thumbs: [] }
  const LEAST_TEXT = 12, LEAST_ICON = 16
  const phone = matchMedia('(max-width: 759px)').matches
  const named = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 40)
  const path = (one) => [one, one.parentElement, one.parentElement?.parentElement].filter(Boolean).map((e) => `${e.tagName.toLowerCase()}${e.getAttribute('class') ? '.' + e.getAttribute('class').trim().replace(/\s+/g, '.') : ''}`).reverse().join(' > ')
  const hidden = (one) => { for (let up = one; up; up = up.parentElement) if (getComputedStyle(up).clipPath === 'inset(50%)') return true; return false } // for screen readers alone
  const seen = (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !one.closest('.unseen, .skip, dialog:not([open])') && !hidden(one)
  const within = (a, b, slack) => a.left >= b.left - slack && a.right <= b.right + slack && a.top >= b.top - slack && a.bottom <= b.bottom + slack
  const apart = (a, b) => a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom
  const grown = (matrix) => Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))

  /** The part of the screen in which an element can be seen: [box, whether the reader can scroll it there]. */
  const clips = (one) => {
    const found = []
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up)
      for (const overflow of [style.overflowX, style.overflowY]) if (overflow !== 'visible') { found.push([up, /auto|scroll/.test(style.overflowX + style.overflowY)]); break }
    }
    return found
  }

  /** Words that go on in the next line without a hyphen (a person's name may be as long as it likes): their first and last letters stand at different heights. */
  const broken = (node, range) => {
    const top = (at) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return [...range.getClientRects()].at(-1)?.top // before the first letter after a hyphen comes the hyphen
    }
    return [...node.data.matchAll(/[^\s\u00ad\u200b/·–—-]{2,}/gu)].filter(({ 0: word, index }) => Math.abs(top(index) - top(index + word.length - 1)) > 3)
  }

  // --- texts of HTML -------------------------------------------------------------------------
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement
    if (!node.data.trim() || !one || one.closest('svg, script, style, noscript, .notes') || !seen(one)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    const around = clips(one)
    if (around.some(([up]) => apart(box, up.getBoundingClientRect()))) continue // wholly out of sight
    const size = parseFloat(getComputedStyle(one).fontSize)
    if (size < LEAST_TEXT) complaints.small.push(`${size} px: ${named(node.data)} (${path(one)})`)
    for (const [up, scrolls] of around) {
      if (!scrolls && !within(box, up.getBoundingClientRect(), 1.5)) { complaints.cut.push(`${named(node.data)} (${path(one)} in ${path(up)})`); break }
      if (scrolls) break
    }
    if (box.height > 1.5 * size && !one.closest('.chat-lines, .seal-text, .podium .name')) for (const [word] of broken(node, range)) complaints.cut.push(`${word} is broken (${path(one)})`)
    const holder = one.closest('button, li, td, th, h2, p, .panel, .card')
    const frame = holder?.getBoundingClientRect()
    const framed = one.closest('button, .card, .pill')?.getBoundingClientRect() // what has a border to write over
    const over = framed && (box.top < framed.top - 2 || box.bottom > framed.bottom + 2)
    const confirm = one.closest('.act-confirm')?.getBoundingClientRect() // its words are clear of its border
    if (confirm && (box.left < confirm.left + 3 || box.right > confirm.right - 3)) complaints.outside.push(`${named(node.data)} touches its border (${path(one)})`)
    if (over || (frame && (box.left < frame.left - 1.5 || box.right > frame.right + 1.5))) complaints.outside.push(`${named(node.data)} (${path(one)})`)
    if (getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1 && !one.closest('.fold-last')) complaints.cut.push(`…${named(node.data)} (${path(one)})`)
    const scrolled = around.some(([, scrolls]) => scrolls)
    if (!scrolled && (box.right > innerWidth + 1 || box.bottom > innerHeight + 1)) complaints.outside.push(`${named(node.data)} beyond the window (${path(one)})`)
  }
  for (const sign of document.querySelectorAll('svg.ic')) {
    const box = sign.getBoundingClientRect()
    if (seen(sign) && box.width > 0 && Math.min(box.width, box.height) < LEAST_ICON) complaints.icons.push(`${box.width} px: ${sign.firstElementChild?.getAttribute('href')} (${path(sign.parentElement)})`)
  }

  // --- texts and signs of drawings, also inside the symbols they use ------------------------------
  const symbolScale = (use, symbol) => {
    const box = symbol.viewBox?.baseVal
    if (!box || !box.width) return 1
    const w = use.width.baseVal.value || box.width, h = use.height.baseVal.value || box.height
    return Math.min(w / box.width, h / box.height)
  }
  const inside = (symbol, scale, say) => {
    for (const text of symbol.querySelectorAll('text')) {
      const size = parseFloat(getComputedStyle(text).fontSize) * scale * ownScale(text, symbol)
      if (text.textContent.trim() && size < LEAST_TEXT - 0.05) say('small', size, text.textContent)
    }
    for (const use of symbol.querySelectorAll('use')) used(use, scale * ownScale(use, symbol), say)
  }
  const ownScale = (one, top) => {
    let scale = 1
    for (let up = one; up && up !== top; up = up.parentElement) {
      const list = up.transform?.baseVal
      if (list?.numberOfItems) { const m = list.consolidate()?.matrix; if (m) scale *= grown(m) }
    }
    return scale
  }
  const used = (use, scale, say) => {
    const id = (use.getAttribute('href') ?? '').slice(1)
    const symbol = document.getElementById(id)
    if (!symbol || use.classList.contains('hit')) return
    const inner = scale * symbolScale(use, symbol)
    if (id.startsWith('i-')) {
      const size = (use.width.baseVal.value || symbol.viewBox?.baseVal?.width || 24) * scale
      if (size < LEAST_ICON - 0.05) say('icons', size, id)
    } else inside(symbol, inner, say)
  }
  for (const root of document.querySelectorAll('.stage svg.board, svg.card-face, svg.object-face')) {
    if (!seen(root)) continue
    const frame = root.getBoundingClientRect()
    const texts = []
    for (const text of root.querySelectorAll('text')) {
      if (!text.textContent.trim() || !seen(text)) continue
      const box = text.getBoundingClientRect()
      if (box.width < 0.5 || apart(box, frame)) continue // empty, or panned out of sight
      const size = parseFloat(getComputedStyle(text).fontSize) * grown(text.getScreenCTM())
      if (size < LEAST_TEXT - 0.05) complaints.small.push(`${size.toFixed(1)} px: ${named(text.textContent)} (drawing ${path(text)})`)
      if (!text.closest('.overlay')) texts.push([text, box])
      const cell = text.closest('[data-t]')?.querySelector('.hit')?.getBoundingClientRect()
      if (cell && (box.left < cell.left - 6 || box.right > cell.right + 6)) complaints.outside.push(`${named(text.textContent)} beyond its cell ${text.closest('[data-t]').dataset.t}`)
      const panned = root.closest('.stage')?.classList.contains('zoomed')
      if (!panned && !within(box, frame, 1.5)) complaints.cut.push(`${named(text.textContent)} (drawing ${path(text)})`)
    }
    texts.forEach(([a, first], i) => texts.slice(i + 1).forEach(([b, second]) => {
      const wide = Math.min(first.right, second.right) - Math.max(first.left, second.left)
      const high = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top)
      // a line of text is higher than its letters: only a third of it counts
      if (wide > 2 && high > 0.4 * Math.min(first.height, second.height)) complaints.overlap.push(`${named(a.textContent)} / ${named(b.textContent)}`)
    }))
    for (const use of root.querySelectorAll('use')) {
      const box = use.getBoundingClientRect()
      if (!seen(use) || apart(box, frame) || use.closest('.overlay')) continue
      const matrix = use.getScreenCTM()
      if (matrix) used(use, grown(matrix), (kind, size, what) => complaints[kind].push(`${size.toFixed(1)} px: ${named(what)} (${use.getAttribute('href')} in ${root.getAttribute('class')} ${use.closest('[data-t], [data-touch], [data-p]')?.outerHTML.slice(0, 60) ?? ''})`))
    }
  }
  for (const text of document.querySelectorAll('.thumb text')) if (text.textContent.trim()) complaints.thumbs.push(named(text.textContent))

  // --- a question is whole: nobody looks for words that would have to be scrolled ------------------
  for (const words of document.querySelectorAll('.dock-words')) if (seen(words) && words.scrollHeight > words.clientHeight + 1) complaints.cut.push(`${named(words.lastElementChild?.textContent ?? '')} needs ${words.scrollHeight - words.clientHeight} px more (${path(words)})`)

  // --- rows of buttons that are to be whole -----------------------------------------------------------
  for (const row of document.querySelectorAll('.dock .verbs, .tabs')) if (seen(row) && row.scrollWidth > row.clientWidth + 1) complaints.cut.push(`the row ${path(row)} needs ${row.scrollWidth - row.clientWidth} px more`)
  const pressed = [...document.querySelectorAll('.dock button')].filter(seen).map((one) => [one, one.getBoundingClientRect()])
  pressed.forEach(([one, box], i) => {
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1) complaints.outside.push(`${named(one.textContent)} beyond the window (${path(one)})`)
    for (const [other, its] of pressed.slice(i + 1)) if (!apart(box, its)) complaints.overlap.push(`${named(one.textContent)} / ${named(other.textContent)}`)
  })

  // --- twice, and too small to hit ------------------------------------------------------------------
  const onStage = new Set([...document.querySelectorAll('.frame [data-t]')].map((one) => one.dataset.t))
  // a market may offer something that stands in a picture; what lies in a tray stands nowhere else
  for (const card of document.querySelectorAll(':is(.trays, .rail-trays) .card[data-touch]:not(.signs)')) if (seen(card) && onStage.has(card.dataset.touch)) complaints.twice.push(card.dataset.touch)
  const keys = [...document.querySelectorAll('.frame .frame-title, .thumb')].filter(seen).map((one) => one.dataset.key ?? one.textContent)
  for (const key of keys) if (key && keys.indexOf(key) !== keys.lastIndexOf(key)) complaints.twice.push(key)
  for (const one of document.querySelectorAll('button, a, select, input')) {
    if (!seen(one) || one.closest('svg, .log, .happened, .notes, p')) continue
    const box = (one.closest('label') ?? one).getBoundingClientRect()
    const least = one.closest('.dock') ? 48 : phone ? 40 : 32
    if (box.width > 0 && (box.width < (phone ? 40 : 32) - 0.5 || box.height < least - 0.5)) complaints.targets.push(`${Math.round(box.width)} x ${Math.round(box.height)}: ${named(one.textContent || one.getAttribute('aria-label') || '')} (${path(one)})`)
  }
  for (const kind of Object.keys(complaints)) complaints[kind] = [...new Set(complaints[kind])]
  return complaints
}
