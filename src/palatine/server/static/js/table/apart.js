// Curves that would lie upon each other, beside each other: players who are level all game are all seen, in any colours. What the server
// draws is moved in the same way (service/curve.py).

/** The heights of all curves at one place, moved so far that none is nearer to another than `gap`; those that are near share the way.
 * @param {number[]} heights @param {number} gap @param {number[]} order the curves as they lay at the place before, the highest first
 * @returns {{heights: number[], order: number[]}} */
export function apart(heights, gap, order) {
  const sorted = [...order].sort((a, b) => heights[a] - heights[b]) // those that are level stay in the order they had
  /** @type {{middle: number, curves: number[]}[]} */
  const bundles = []
  for (const curve of sorted) {
    let last = { middle: heights[curve], curves: [curve] }
    for (let before = bundles.at(-1); before && last.middle - before.middle < (gap * (before.curves.length + last.curves.length)) / 2; before = bundles.at(-1)) {
      const curves = [...before.curves, ...last.curves]
      last = { middle: (before.middle * before.curves.length + last.middle * last.curves.length) / curves.length, curves }
      bundles.pop()
    }
    bundles.push(last)
  }
  const moved = [...heights]
  for (const { middle, curves } of bundles) curves.forEach((curve, i) => { moved[curve] = middle + gap * (i - (curves.length - 1) / 2) })
  return { heights: moved, order: sorted }
}

/** The same at all places, one after the other. @param {number[][]} places @param {number} gap @returns {number[][]} */
export function allApart(places, gap) {
  let order = (places[0] ?? []).map((_, curve) => curve)
  return places.map((heights) => {
    const found = apart(heights, gap, order)
    order = found.order
    return found.heights
  })
}
