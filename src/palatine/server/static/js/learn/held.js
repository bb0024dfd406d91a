// What a lesson changes in the parts of the table around it: nobody thinks while the coach is read, and the dock never asks for what the coach does not want.

import { say } from '../shared/page.js'

/** @typedef {import('../shared/types.js').Update} Update */

/** Whether a lesson runs and waits for the learner, so that whoever is asked by the game only stands by. @param {Update} update */
export const isHeld = ({ lesson }) => Boolean(lesson) && lesson?.state !== 'others'

/**
 * What the dock says in the place of the game's question before anything is touched; '' where the game's own will do. With
 * nothing left to spend the game asks to end the turn, also where the lesson wants a thing that costs nothing first.
 * @param {Update} update
 */
export function dockSays({ lesson, status, offers }) {
  if (lesson?.state === 'read') return say('learn-other-next')
  if (lesson?.state !== 'wait' || lesson.free || lesson.try) return ''
  const ends = (status?.verbs ?? []).find((verb) => verb.kind === 'end')?.touch
  const spent = Number.parseInt(status?.budget?.value ?? '', 10) === 0
  const mayEnd = offers.some((offer) => offer[1][0] === ends)
  return spent && ends && !mayEnd ? lesson.title ?? '' : ''
}
