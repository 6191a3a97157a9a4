import { eq } from 'drizzle-orm'
import { coursesContract } from '@icss/core/courses/courses.contract.ts'
import { inCategory, refuseMissingCategory } from '../categories/category-of.ts'
import { chapters } from '../chapters/chapters.tables.ts'
import { openContentTo } from '../content-permissions/content-permissions.repository.ts'
import { contentPermissions } from '../content-permissions/content-permissions.tables.ts'
import { entityStore } from '../entities/entity-store.ts'
import { lives } from '../lives/lives.tables.ts'
import { courses } from './courses.tables.ts'

export const coursesStore = entityStore(coursesContract, {
  table: courses,
  searched: ['name'],
  bin: {
    kind: 'courses',
    name: 'name',
    children: [
      { table: chapters, of: chapters.courseId },
      {
        table: contentPermissions,
        of: contentPermissions.contentId,
        where: eq(contentPermissions.kind, 'course'),
      },
    ],
    referrers: [{ table: lives, of: lives.courseId }],
  },
  filters: { categoryId: (wanted, channelId) => inCategory(courses, channelId, wanted) },
  beforeWrite: ({ db, channelId }, { categoryId }) => refuseMissingCategory(db, channelId, 'course', categoryId),
  beforeDelete: ({ db, channelId }, { id }) => openContentTo(db, channelId, { kind: 'course', contentId: id }, []),
})
