import type { Wording } from '../errors/wording.ts'
import type { tutorErrors } from './tutors.errors.ts'

export const tutorErrorsZh: Record<keyof typeof tutorErrors, Wording> = {
  'tutor.category_taken': { says: '分类名称不能重复', fix: '请换一个名称。' },
}
