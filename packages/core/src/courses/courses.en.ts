import type { Wording } from '../errors/wording.ts'
import type { courseErrors } from './courses.errors.ts'

export const courseErrorsEn: Record<keyof typeof courseErrors, Wording> = {
  'course.carousel_limit': { says: 'At most {{max}} courses and lives in the carousel', fix: 'Take one out first.' },
}
