// @ts-check
// A sheet inside an address, behind the `#`, so that no server is told of it (docs/score-sheets.md, "In an address").

const MOST = 64 * 1024 // bytes of a document; more is no sheet

/** @param {string} text base64url */
const bytesOf = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** What was compressed, as far as it is no longer than a sheet may be. @param {Uint8Array<ArrayBuffer>} bytes */
async function inflated(bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const found = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > MOST) throw new RangeError('too long')
    found.push(part.value)
  }
  return new Uint8Array(await new Blob(found).arrayBuffer())
}

/** The sheet of an address; throws where there is none that can be read. @param {string} text @returns {Promise<any>} */
export async function unpacked(text) {
  const way = text[0]
  if (way !== 'j' && way !== 'd') throw new TypeError('no sheet')
  const bytes = way === 'd' ? await inflated(bytesOf(text.slice(1))) : bytesOf(text.slice(1))
  if (bytes.length > MOST) throw new RangeError('too long')
  const found = JSON.parse(new TextDecoder().decode(bytes))
  if (!found || typeof found !== 'object' || Array.isArray(found)) throw new TypeError('no sheet')
  return found
}

/** Where a sheet opens. @param {string} link as the answer of the program has it */
export const addressOf = (link) => `${location.origin}${location.pathname}#${link}`

/** What the address of this page holds; '' for none. */
export const inAddress = () => (/^#[jd][\w-]+$/.test(location.hash) ? location.hash.slice(1) : '')

/** The address without a sheet in it: what is open is kept by this browser from now on. */
export const clearAddress = () => history.replaceState(null, '', location.pathname + location.search)
