import * as z from 'zod/mini'
import { entityEndpoints, storedFields } from '../contract/entity-endpoints.ts'
import { listQuery, searchLength } from '../contract/list.ts'
import { flagNeeded } from '../permissions/need.ts'
import { queryText } from '../rules/text.ts'
import { courseDraft, courseSources } from './course.ts'

/** A course as stored. */
export const course = z.object({ ...courseDraft.shape, ...storedFields, source: z.enum(courseSources) })
export type Course = z.output<typeof course>

/** `categoryId` narrows to a category and those below it; `none` finds the unclassified ones. */
export const courseListQuery = z.strictObject({
  ...listQuery(['serialNumber', '-serialNumber', '-updatedAt', 'updatedAt'], 'serialNumber'),
  q: queryText(searchLength),
  categoryId: z.optional(z.union([z.uuid(), z.literal('none')])),
})
export type CourseListQuery = z.output<typeof courseListQuery>

const uploadCourse = flagNeeded('uploadCourse')

export const coursesContract = entityEndpoints({
  path: '/api/v1/courses',
  one: { zh: '课程', en: 'a course' },
  many: { zh: '课程', en: 'courses' },
  reads: uploadCourse,
  writes: uploadCourse,
  draft: courseDraft,
  entity: course,
  row: course,
  query: courseListQuery,
  errors: ['category.missing'],
})
