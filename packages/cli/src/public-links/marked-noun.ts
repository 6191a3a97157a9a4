import type { Both } from '../copy/both.ts'

/** What can be marked public, by which the home screen of its channel leads to it. */
export type MarkedNoun = 'courses' | 'files' | 'lives' | 'notices'

const one: Readonly<Record<MarkedNoun, Both>> = {
  courses: { zh: '课程', en: 'course' },
  files: { zh: '文件', en: 'file' },
  lives: { zh: '直播', en: 'live' },
  notices: { zh: '通知', en: 'notice' },
}

/** What the argument of such a command is. */
export const idTextOf = (noun: MarkedNoun): Both => ({
  zh: `${one[noun].zh}编号，见 icss ${noun} list`,
  en: `id of the ${one[noun].en}, see icss ${noun} list`,
})

export const summaryOf = (noun: MarkedNoun, words: { zh: string; en: string }): Both => ({
  zh: words.zh.replace('{{one}}', one[noun].zh),
  en: words.en.replace('{{one}}', one[noun].en),
})
