import type { Wording } from '../errors/wording.ts'
import type { courseErrors } from './courses.errors.ts'

export const courseErrorsZh: Record<keyof typeof courseErrors, Wording> = {
  'course.carousel_limit': { says: '轮播课程和直播最多 {{max}} 个', fix: '请先取消一个。' },
}
