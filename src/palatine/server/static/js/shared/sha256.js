// SHA-256 (FIPS 180-4) of a text in UTF-8. Browsers keep their own, crypto.subtle, from pages that come over plain
// http from another machine, as in a home network; this one serves everywhere. It is for short texts.

const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0))

/** The first 32 bits behind the point. @param {number} n */
const fraction = (n) => Math.floor((n - Math.floor(n)) * 2 ** 32) | 0
const FIRST = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)))

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by))

/** The text's bytes, one bit, zeros, and how many bits the text has: whole blocks of 64 bytes. @param {string} text */
function padded(text) {
  const bytes = new TextEncoder().encode(text)
  const view = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6))
  bytes.forEach((byte, at) => view.setUint8(at, byte))
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(view.byteLength - 4, bytes.length << 3)
  return view
}

/** The 64 words of one block. @param {DataView} view @param {number} start */
function schedule(view, start) {
  const w = Array.from({ length: 16 }, (_, i) => view.getInt32(start + 4 * i))
  for (let i = 16; i < 64; i++) {
    const near = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3)
    const far = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10)
    w.push((w[i - 16] + near + w[i - 7] + far) | 0)
  }
  return w
}

/** @param {string} text @returns {string} 64 hexadecimal digits */
export function sha256(text) {
  const view = padded(text)
  let state = FIRST
  for (let start = 0; start < view.byteLength; start += 64) {
    let [a, b, c, d, e, f, g, h] = state
    for (const [i, word] of schedule(view, start).entries()) {
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + word
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
    }
    state = [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]) | 0)
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
