import type { Views } from '../shell/view.ts'
import { type Finds, lookIn, ownName } from '../shell/find-records.ts'

export const views = {
  tutor: () => import('./TutorListScreen.tsx'),
  tutoradd: () => import('./TutorEditScreen.tsx'),
  tutorCategories: () => import('./TutorCategoriesScreen.tsx'),
} satisfies Views

export const finds = {
  tutors: ({ tutors }, to) => ({ look: lookIn(tutors.list, ownName), path: (id) => to('tutoradd', { id }) }),
} satisfies Finds
