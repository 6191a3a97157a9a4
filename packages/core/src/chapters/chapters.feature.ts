import { chaptersContract } from './chapters.contract.ts'
export { chaptersZh as zh, chapterErrorsZh as errorsZh } from './chapters.zh.ts'
export { chaptersEn as en, chapterErrorsEn as errorsEn } from './chapters.en.ts'
export { chapterErrors as errors } from './chapters.errors.ts'
export { chaptersScreens as screens } from './chapters.screens.ts'

export const contract = { chapters: chaptersContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  chapters: { zh: '课程的章节和课时', en: 'The chapters and lessons of a course' },
} as const
