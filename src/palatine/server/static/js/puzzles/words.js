// The words of the pages about puzzles, which their data bring along.

import { page } from '../shared/page.js'

/** The sentence of a key of learn.ftl, without what all of them begin with. @param {string} key */
export const label = (key) => page.data.words?.[`learn-puzzle-${key}`] ?? key
