// The root of a static site: on to the reader's language, the one he chose here before or the first of his browser that we speak.

const LANGUAGES = ['en', 'cs', 'pl', 'ru']
const chosen = /(?:^|; )lang=(\w\w)/.exec(document.cookie)?.[1] ?? ''
const wanted = [chosen, ...navigator.languages.map((one) => one.slice(0, 2).toLowerCase())].find((one) => LANGUAGES.includes(one)) ?? LANGUAGES[0]
location.replace(`${wanted}/${location.search}${location.hash}`)
