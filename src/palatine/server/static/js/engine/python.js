// Starts Python with the engine in it. The first start reads and compiles everything, which takes seconds; its memory is kept, and the
// next start begins with that.

import { keep, restore } from './snapshot.js'

/** @typedef {import('./storage.js').Storage} Storage */

const ROOT = new URL('../../../', import.meta.url).href // of the site
const ENGINE = 'palatine.offline.browser'
const HOME = '/engine' // where the engine's files lie, inside Python
export const NO_PACKAGES = JSON.stringify({ info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14.0', version: '314.0.7' }, packages: {} })
const PREPARE = `
import sys
sys.path.insert(0, '${HOME}')
from palatine.offline.browser import prepare
prepare(LANGUAGE)
`

/**
 * The functions of palatine/offline/browser.py: text in, text out.
 * @typedef {{receive: (text: string) => string, think: (text: string) => string}} Python
 */

/**
 * @param {Storage} storage @param {string} build @param {string} lang
 * @returns {Promise<Python>}
 */
export async function startPython(storage, build, lang) {
  const key = `${build}-${lang}`
  const files = unpacked(`${ROOT}engine/engine.bin`)
  const { loadPyodide } = await import(`${ROOT}pyodide/pyodide.mjs`)
  const kept = await storage.get('engines', key).catch(() => null)
  let python = kept && (await fromSnapshot(loadPyodide, kept).catch(() => null))
  const isNew = !python
  if (isNew) python = await loadPyodide({ indexURL: `${ROOT}pyodide/`, lockFileContents: NO_PACKAGES, _makeSnapshot: true })
  write(python, await files)
  if (isNew) {
    python.runPython(PREPARE.replace('LANGUAGE', JSON.stringify(lang)))
    await keep(storage, build, key, python).catch(() => {}) // no room: then every start is a first one
  }
  const engine = python.pyimport(ENGINE).start()
  return { receive: (text) => engine.receive(text), think: (text) => engine.think(text) }
}

/** @param {(options: object) => Promise<any>} loadPyodide @param {import('./snapshot.js').Kept} kept */
async function fromSnapshot(loadPyodide, kept) {
  const { default: create } = await import(`${ROOT}pyodide/pyodide.asm.mjs`)
  const filled = async (/** @type {any} */ settings) => {
    settings.INITIAL_MEMORY = kept.size // loadPyodide has only the head
    const module = await create(settings)
    module.growMemory(kept.size) // what is kept may be larger than what Python begins with
    await restore(module.HEAPU8, kept)
    return module
  }
  return loadPyodide({ indexURL: `${ROOT}pyodide/`, lockFileContents: NO_PACKAGES, _loadSnapshot: kept.head, createPyodideModule: filled })
}

/** The engine's files: a list of names and lengths, then all contents, compressed. @param {string} url @returns {Promise<[name: string, content: Uint8Array][]>} */
async function unpacked(url) {
  const answer = await fetch(url)
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`)
  const bytes = new Uint8Array(await new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
  const head = new DataView(bytes.buffer).getUint32(0)
  /** @type {[string, number][]} */
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + head)))
  let at = 4 + head
  return list.map(([name, length]) => [name, bytes.subarray(at, (at += length))])
}

/** @param {any} python @param {[name: string, content: Uint8Array][]} files */
function write(python, files) {
  const folders = new Set()
  for (const [name, content] of files) {
    const path = `${HOME}/${name}`
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!folders.has(folder)) python.FS.mkdirTree(folder)
    folders.add(folder)
    python.FS.writeFile(path, content, { canOwn: true }) // not copied
  }
}
