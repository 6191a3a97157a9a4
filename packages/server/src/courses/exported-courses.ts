import { courseColumns } from '@icss/core/courses/course.columns.ts'
import { coursesEn } from '@icss/core/courses/courses.en.ts'
import { coursesZh } from '@icss/core/courses/courses.zh.ts'
import type { Exported } from '../entities/exported.ts'

/** What an export of courses says beside the store. */
export const exportedCourses: Exported = {
  columns: courseColumns,
  words: { zh: coursesZh, en: coursesEn },
}
