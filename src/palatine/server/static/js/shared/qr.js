// @ts-check
// A QR code (ISO/IEC 18004) of a text: byte mode, error correction L, the smallest version that holds it. Rows of 0 and 1, without margin.

const ECC = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30] // codewords of correction a block, by version
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25]
const LEVEL_L = 1
/** @type {((x: number, y: number) => number)[]} */
const MASKS = [(x, y) => (x + y) % 2, (_, y) => y % 2, (x) => x % 3, (x, y) => (x + y) % 3, (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => (x * y) % 2 + (x * y) % 3, (x, y) => ((x * y) % 2 + (x * y) % 3) % 2, (x, y) => ((x + y) % 2 + (x * y) % 3) % 2]

/** Bits of data and correction that a version holds. @param {number} version */
function capacity(version) {
  let bits = (16 * version + 128) * version + 64
  if (version > 1) {
    const marks = Math.floor(version / 7) + 2
    bits -= (25 * marks - 10) * marks - 55
    if (version > 6) bits -= 36
  }
  return Math.floor(bits / 8)
}

/** @param {number} version */
const room = (version) => capacity(version) - ECC[version - 1] * BLOCKS[version - 1]

/** @param {number} a @param {number} b in the field of 256 elements */
function times(a, b) {
  let product = 0
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> i) & 1) * a)
  return product
}

/** @param {number} degree */
function divisor(degree) {
  const found = [...Array(degree - 1).fill(0), 1]
  let root = 1
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) found[j] = times(found[j], root) ^ (found[j + 1] ?? 0)
    root = times(root, 2)
  }
  return found
}

/** @param {number[]} data @param {number[]} by */
function remainder(data, by) {
  const rest = by.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ /** @type {number} */ (rest.shift())
    rest.push(0)
    by.forEach((one, i) => { rest[i] ^= times(one, factor) })
  }
  return rest
}

/** The bytes of a text with mode, length and padding. @param {Uint8Array} bytes @param {number} version */
function codewords(bytes, version) {
  /** @type {number[]} */
  const bits = []
  const add = (/** @type {number} */ value, /** @type {number} */ length) => { for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1) }
  add(4, 4)
  add(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) add(byte, 8)
  const whole = room(version) * 8
  add(0, Math.min(4, whole - bits.length))
  add(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < whole; pad ^= 0xec ^ 0x11) add(pad, 8)
  return Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2))
}

/** Data in blocks, each with its correction, read across. @param {number[]} data @param {number} version */
function interleaved(data, version) {
  const blocks = BLOCKS[version - 1], ecc = ECC[version - 1], whole = capacity(version)
  const short = blocks - (whole % blocks), length = Math.floor(whole / blocks) - ecc
  const by = divisor(ecc)
  /** @type {number[][]} */
  const parts = []
  for (let i = 0, at = 0; i < blocks; i++) {
    const size = length + (i < short ? 0 : 1)
    parts.push(data.slice(at, at + size))
    at += size
  }
  const out = []
  for (let i = 0; i <= length; i++) for (const part of parts) if (i < part.length) out.push(part[i])
  const corrections = parts.map((part) => remainder(part, by))
  for (let i = 0; i < ecc; i++) for (const one of corrections) out.push(one[i])
  return out
}

/** Where the small squares stand. @param {number} version */
function marksAt(version) {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const found = [6]
  for (let at = version * 4 + 10; found.length < count; at -= step) found.splice(1, 0, at)
  return found
}

class Matrix {
  /** @param {number} version */
  constructor(version) {
    this.version = version
    this.size = version * 4 + 17
    /** @type {number[][]} */
    this.dark = Array.from({ length: this.size }, () => Array(this.size).fill(0))
    this.fixed = Array.from({ length: this.size }, () => Array(this.size).fill(false))
    this.draw()
  }

  /** @param {number} x @param {number} y @param {boolean | number} dark */
  fix(x, y, dark) {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return
    this.dark[y][x] = Number(dark)
    this.fixed[y][x] = true
  }

  draw() {
    const { size } = this
    for (let i = 0; i < size; i++) {
      this.fix(6, i, i % 2 === 0)
      this.fix(i, 6, i % 2 === 0)
    }
    for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) this.square(x, y, 4, [0, 1, 3])
    const at = marksAt(this.version), last = at.length - 1
    at.forEach((x, i) => at.forEach((y, j) => {
      if (!((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0))) this.square(x, y, 2, [0, 2])
    }))
    this.format(0)
    if (this.version > 6) this.versionBits()
  }

  /** A square of rings around a point. @param {number} x @param {number} y @param {number} far @param {number[]} rings that are dark */
  square(x, y, far, rings) {
    for (let dy = -far; dy <= far; dy++) for (let dx = -far; dx <= far; dx++) this.fix(x + dx, y + dy, rings.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }

  /** @param {number} mask */
  format(mask) {
    const data = (LEVEL_L << 3) | mask
    let rest = data
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
    const bits = ((data << 10) | rest) ^ 0x5412
    const bit = (/** @type {number} */ i) => (bits >>> i) & 1
    const { size } = this
    for (let i = 0; i < 6; i++) this.fix(8, i, bit(i))
    this.fix(8, 7, bit(6))
    this.fix(8, 8, bit(7))
    this.fix(7, 8, bit(8))
    for (let i = 9; i < 15; i++) this.fix(14 - i, 8, bit(i))
    for (let i = 0; i < 8; i++) this.fix(size - 1 - i, 8, bit(i))
    for (let i = 8; i < 15; i++) this.fix(8, size - 15 + i, bit(i))
    this.fix(8, size - 8, 1)
  }

  versionBits() {
    let rest = this.version
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
    const bits = (this.version << 12) | rest
    for (let i = 0; i < 18; i++) {
      const a = this.size - 11 + (i % 3), b = Math.floor(i / 3)
      this.fix(a, b, (bits >>> i) & 1)
      this.fix(b, a, (bits >>> i) & 1)
    }
  }

  /** Bytes in two columns at a time, up and down. @param {number[]} bytes */
  fill(bytes) {
    let i = 0
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5
      for (let step = 0; step < this.size; step++) {
        const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step
        for (const x of [right, right - 1]) {
          if (this.fixed[y][x] || i >= bytes.length * 8) continue
          this.dark[y][x] = (bytes[i >>> 3] >>> (7 - (i & 7))) & 1
          i += 1
        }
      }
    }
  }

  /** @param {number} mask */
  apply(mask) {
    for (let y = 0; y < this.size; y++) for (let x = 0; x < this.size; x++) if (!this.fixed[y][x] && MASKS[mask](x, y) === 0) this.dark[y][x] ^= 1
  }

  /** How hard the code is to read: long runs, blocks, what looks like a corner, too much of one colour. */
  penalty() {
    const { dark, size } = this
    const columns = dark[0].map((_, x) => dark.map((row) => row[x]))
    let sum = 0, darks = 0
    for (const line of [...dark, ...columns]) {
      const text = line.join('')
      for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2
      for (let i = 0; i + 11 <= size; i++) if (['10111010000', '00001011101'].includes(text.slice(i, i + 11))) sum += 40
    }
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        darks += dark[y][x]
        if (y && x && dark[y][x] === dark[y - 1][x] && dark[y][x] === dark[y][x - 1] && dark[y][x] === dark[y - 1][x - 1]) sum += 3
      }
    }
    return sum + Math.floor(Math.abs(darks * 20 - size * size * 10) / (size * size)) * 10
  }
}

/** The code of a text; null where it is too long for any. @param {string} text @returns {number[][] | null} */
export function qrCode(text) {
  const bytes = new TextEncoder().encode(text)
  const version = Array.from({ length: 40 }, (_, i) => i + 1).find((one) => 4 + (one < 10 ? 8 : 16) + bytes.length * 8 <= room(one) * 8)
  if (!version) return null
  const matrix = new Matrix(version)
  matrix.fill(interleaved(codewords(bytes, version), version))
  const tried = MASKS.map((_, mask) => {
    matrix.apply(mask)
    matrix.format(mask)
    const cost = matrix.penalty()
    matrix.apply(mask) // a mask that is applied twice is gone
    return cost
  })
  const best = tried.indexOf(Math.min(...tried))
  matrix.apply(best)
  matrix.format(best)
  return matrix.dark
}
