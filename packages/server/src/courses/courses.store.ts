import { coursesContract } from '@icss/core/courses/courses.contract.ts'
import { inCategory, refuseMissingCategory } from '../categories/category-of.ts'
import { chapters } from '../chapters/chapters.tables.ts'
import { openingsOf } from '../content-permissions/openings-of.ts'
import { entityStore } from '../entities/entity-store.ts'
import { lives } from '../lives/lives.tables.ts'
import { courses } from './courses.tables.ts'

/** What names a course. */
export const courseNamedBy = {
  children: [{ table: chapters, of: chapters.courseId }, openingsOf('course')],
  referrers: [{ table: lives, of: lives.courseId }],
}

export const coursesStore = entityStore(coursesContract, {
  table: courses,
  searched: ['name'],
  bin: { kind: 'courses', name: 'name' },
  ...courseNamedBy,
  filters: { categoryId: (wanted, channelId) => inCategory(courses, channelId, wanted) },
  beforeWrite: ({ db, channelId }, { categoryId }) => refuseMissingCategory(db, channelId, 'course', categoryId),
})
