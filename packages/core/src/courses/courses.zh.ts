import type { Wording } from '../errors/wording.ts'
import type { courseErrors } from './courses.errors.ts'

export const courseErrorsZh: Record<keyof typeof courseErrors, Wording> = {
  'course.category_taken': { says: '分类名称不能重复', fix: '请换一个名称。' },
  'course.category_limit': { says: '分类最多 {{max}} 个', fix: '请删除不用的分类。' },
  'course.carousel_limit': { says: '轮播课程和直播最多 {{max}} 个', fix: '请先取消一个。' },
}
