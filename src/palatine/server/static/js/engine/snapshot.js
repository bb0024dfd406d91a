// Python's memory as it is once the engine has started, kept in the browser: the next start begins with it. It goes from Python to the storage
// and back in pieces, since a second copy of it would stay in the browser's memory as long as the engine runs.

/** @typedef {import('./storage.js').Storage} Storage */
/**
 * head: what Pyodide wants to know beside the memory. size: of the whole memory, in bytes. runs: start and length of what is not zero. content: these, one
 * behind the other.
 * @typedef {{head: Uint8Array, size: number, runs: [start: number, length: number][], content: Blob}} Kept
 */

const PAGE = 65536 // bytes that are kept together, or not at all where they are zero
const PIECE = 1 << 20 // bytes that are read at once, at most

/**
 * @param {Storage} storage @param {string} build @param {string} key
 * @param {any} python of Pyodide, as it has just started
 */
export async function keep(storage, build, key, python) {
  const head = headOf(python)
  const memory = python._module.HEAPU8
  const runs = filled(memory)
  /** @type {Kept} */
  const kept = { head, size: memory.length, runs, content: new Blob(runs.map(([start, size]) => memory.subarray(start, start + size))) }
  await storage.putAmong('engines', build, key, kept)
}

/** What Pyodide writes in front of a snapshot. It is shown no memory meanwhile, since it would copy it. @param {any} python @returns {Uint8Array} */
function headOf(python) {
  const module = python._module
  const memory = module.HEAP8
  module.HEAP8 = new Int8Array(0)
  try {
    return python.makeMemorySnapshot()
  } finally {
    module.HEAP8 = memory
  }
}

/** The parts of a memory that are not zero. @param {Uint8Array} memory */
function filled(memory) {
  /** @type {[start: number, length: number][]} */
  const runs = []
  for (let at = 0; at < memory.length; at += PAGE) {
    const page = memory.subarray(at, at + PAGE)
    if (!page.some((byte) => byte !== 0)) continue
    const last = runs.at(-1)
    if (last && last[0] + last[1] === at) last[1] += page.length
    else runs.push([at, page.length])
  }
  return runs
}

/** Write a kept memory into a new one, which is zero. @param {Uint8Array} memory @param {Kept} kept */
export async function restore(memory, { runs, content }) {
  const reader = content.stream().getReader({ mode: 'byob' })
  let piece = new Uint8Array(PIECE) // one for all that is read: each read takes it and gives it back
  for (const [start, length] of runs) {
    for (let at = 0; at < length;) {
      const { value } = await reader.read(new Uint8Array(piece.buffer, 0, Math.min(PIECE, length - at)))
      if (!value?.length) throw new Error('what is kept is too short')
      memory.set(value, start + at)
      at += value.length
      piece = value
    }
  }
}
