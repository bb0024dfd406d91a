// What lies around the board and matters for some questions: my own cards, and the castles of the others as small pictures.

import { make, makeSvg, put } from '../shared/dom.js'

/** @typedef {import('../shared/types.js').Picture} Picture */

/** Small pictures, each under its title. @param {HTMLElement} list @param {Picture[]} pictures */
export function showThumbnails(list, pictures) {
  put(list, ...pictures.map((picture) => {
    const sheet = makeSvg('svg', { class: 'board', viewBox: picture.box, role: 'img', 'aria-label': picture.label || picture.title, preserveAspectRatio: 'xMidYMid meet' })
    sheet.innerHTML = picture.groups.map((group) => group[1]).join('')
    for (const one of sheet.querySelectorAll('[data-t], [data-p]')) ['data-t', 'data-p'].forEach((name) => one.removeAttribute(name))
    return make('figure', { class: 'thumb' }, sheet, make('figcaption', {}, picture.title, picture.note && make('small', {}, picture.note)))
  }))
}
