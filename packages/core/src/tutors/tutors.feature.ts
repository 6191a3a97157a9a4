import { tutorsContract, tutorCategoriesContract } from './tutors.contract.ts'
export { tutorsZh as zh } from './tutors.zh.ts'
export { tutorsEn as en } from './tutors.en.ts'
export { tutorsScreens as screens, tutorsMenu as menu } from './tutors.screens.ts'
export { tutorColumns as columns } from './tutor.columns.ts'
export { tutorChoices as choices } from './tutor.ts'

export const contract = { tutors: tutorsContract, tutorCategories: tutorCategoriesContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  tutors: { zh: '导师', en: 'Tutors' },
  tutorCategories: { zh: '导师分类', en: 'Categories of tutors' },
} as const
