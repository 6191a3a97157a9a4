import { tutorCategoriesHandlers, tutorsHandlers, tutorsStore } from './tutors.handlers.ts'

export const handlers = { tutors: tutorsHandlers, tutorCategories: tutorCategoriesHandlers }

export const binned = { tutors: tutorsStore }
