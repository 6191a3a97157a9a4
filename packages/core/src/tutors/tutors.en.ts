import type { Wording } from '../errors/wording.ts'
import type { tutorErrors } from './tutors.errors.ts'

export const tutorErrorsEn: Record<keyof typeof tutorErrors, Wording> = {
  'tutor.category_taken': { says: 'Category names cannot repeat', fix: 'Choose another.' },
}
