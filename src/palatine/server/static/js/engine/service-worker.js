// Keeps a static site in the browser: after the first visit it opens without a connection. `palatine site` writes the list of files into this
// script, each with the hash of its content: of a new site only what has changed is fetched, and pages change only all together.

/** @type {Record<string, string>} */
const FILES = /* FILES */ {}
const NAME = 'palatine-site'
const STAMP = 'palatine-hash' // beside each kept answer: the hash of its content
const worker = /** @type {any} */ (self)
const scope = new URL(worker.registration.scope)

/** @param {string} name */
const address = (name) => new URL(name, scope).href
/** The name of the cache of this list. */
const own = `${NAME} ${scope.pathname} ${hashOf(JSON.stringify(FILES))}`

/** @param {string} text */
function hashOf(text) {
  let hash = 5381
  for (const letter of text) hash = (hash * 33 + letter.charCodeAt(0)) >>> 0
  return hash.toString(36)
}

/** A file that an earlier list had already, with the same content. @param {string} name @param {string} hash */
async function known(name, hash) {
  const kept = await caches.match(address(name))
  return kept?.headers.get(STAMP) === hash ? kept : null
}

/** @param {string} name @param {string} hash */
async function fetched(name, hash) {
  const answer = await fetch(address(name), { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  const headers = new Headers(answer.headers)
  headers.set(STAMP, hash)
  return new Response(await answer.blob(), { headers }) // as a whole: piece by piece all files would pass through this process's memory
}

async function fill() {
  const cache = await caches.open(own)
  const names = Object.entries(FILES)
  while (names.length) {
    const some = names.splice(0, 12) // at once; a small host serves no more
    await Promise.all(some.map(async ([name, hash]) => cache.put(address(name), (await known(name, hash)) ?? (await fetched(name, hash)))))
  }
}

async function clear() {
  const start = own.slice(0, own.lastIndexOf(' '))
  for (const name of await caches.keys()) if (name.startsWith(start) && name !== own) await caches.delete(name)
  await worker.clients.claim()
}

/** What is kept, whatever stands behind `?`: pages read that themselves. @param {Request} request */
async function answered(request) {
  const cache = await caches.open(own)
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)
}

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(fill()))
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(clear()))
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event
  if (request.method === 'GET' && request.url.startsWith(scope.href)) event.respondWith(answered(request))
})
