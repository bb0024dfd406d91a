// Where things are. A path of the server (docs/protocol.md) is its own address; on a static site, which may lie under any path, it is
// found here: /table/ID is a page of the reader's language that is told the id.

import { lang, page } from './page.js'

/** Pages that are told which table they show. */
const OF_TABLES = ['table', 'replay']
/** Pages of one game, or of all. */
const PAGES = ['learn', 'how', 'rules', 'puzzles', 'score']
/** Files that are the same in every language. */
const FILES = ['static', 'symbols']

/** The address of a path of the server; '' where a static site has no such page. @param {string} path */
export function address(path) {
  if (!page.site || !path.startsWith('/')) return path
  const { pathname, search, hash } = new URL(path, location.origin)
  const [kind, name] = pathname.slice(1).split('/')
  const root = page.site.root
  if (FILES.includes(kind)) return root + pathname
  if (OF_TABLES.includes(kind)) return `${root}/${lang}/${kind}/?id=${encodeURIComponent(name)}${search.replace('?', '&')}${hash}`
  if (PAGES.includes(kind)) return `${root}/${lang}/${kind}/${name ? `${name}/` : ''}${search}${hash}`
  return kind === '' ? `${root}/${lang}/${hash}` : ''
}

/** Go there. @param {string} path */
export function go(path) {
  location.href = address(path)
}

/** The id of the table that this page shows. */
export function tableId() {
  return page.site ? new URLSearchParams(location.search).get('id') ?? '' : location.pathname.split('/').pop() ?? ''
}

/** Links inside of text that came as HTML. @param {Element} element */
export function fitLinks(element) {
  if (!page.site) return
  for (const link of element.querySelectorAll('a[href^="/"]')) link.setAttribute('href', address(link.getAttribute('href') ?? ''))
}

/** This page in another language. @param {string} wanted */
export function inLanguage(wanted) {
  const url = page.site ? new URL(`${page.site.root}/${wanted}/${page.site.here}${location.search}${location.hash}`, location.href) : new URL(location.href)
  url.searchParams.delete('lang')
  return url
}
