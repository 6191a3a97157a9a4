import * as z from 'zod/mini'
import { categoryEndpoints } from '../categories/category-endpoints.ts'
import { entityEndpoints, storedFields } from '../contract/entity-endpoints.ts'
import { listQuery, search } from '../contract/list.ts'
import { anySession, flagNeeded } from '../permissions/need.ts'
import { exportEndpoint } from '../spreadsheets/table-endpoint.ts'
import { tutorDraft, tutorStatuses } from './tutor.ts'

/** A tutor as stored. */
export const tutor = z.object({ ...tutorDraft.shape, ...storedFields })
export type Tutor = z.output<typeof tutor>

/** `categoryId` narrows to a category and those below it; `none` finds the unclassified ones. */
export const tutorListQuery = z.strictObject({
  ...listQuery(['serial', '-serial', 'name', '-name', '-updatedAt', 'updatedAt'], 'serial'),
  q: search(),
  categoryId: z.optional(z.union([z.uuid(), z.literal('none')])),
  status: z.optional(z.enum(tutorStatuses)),
})
export type TutorListQuery = z.output<typeof tutorListQuery>

export const tutorsContract = {
  ...entityEndpoints({
    path: '/api/v1/tutors',
    one: { zh: '导师', en: 'a tutor' },
    many: { zh: '导师', en: 'tutors' },
    reads: anySession,
    writes: flagNeeded('uploadCourse'),
    draft: tutorDraft,
    entity: tutor,
    row: tutor,
    query: tutorListQuery,
    errors: ['category.missing'],
  }),
  export: exportEndpoint({
    path: '/api/v1/tutors/export',
    summary: { zh: '导出导师', en: 'Export tutors' },
    needs: anySession,
    filters: z.pick(tutorListQuery, { q: true, categoryId: true, status: true }).shape,
  }),
} as const

export const tutorCategoriesContract = categoryEndpoints({
  path: '/api/v1/tutor-categories',
  called: { zh: '导师分类', en: 'tutor categories' },
  reads: anySession,
  writes: flagNeeded('uploadCourse'),
})
