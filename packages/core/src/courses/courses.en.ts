import type { Wording } from '../errors/wording.ts'
import type { courseErrors } from './courses.errors.ts'

export const courseErrorsEn: Record<keyof typeof courseErrors, Wording> = {
  'course.category_taken': { says: 'Category names cannot repeat', fix: 'Choose another.' },
  'course.category_limit': { says: 'At most {{max}} categories', fix: 'Delete one that is not used.' },
  'course.carousel_limit': { says: 'At most {{max}} courses and lives in the carousel', fix: 'Take one out first.' },
}
