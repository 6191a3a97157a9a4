import { tutorCategoriesHandlers, tutorsHandlers } from './tutors.handlers.ts'

export const handlers = { tutors: tutorsHandlers, tutorCategories: tutorCategoriesHandlers }
