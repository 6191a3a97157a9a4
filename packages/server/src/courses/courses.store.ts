import { randomPassword } from '@icss/core/accounts/random-password.ts'
import { coursesContract } from '@icss/core/courses/courses.contract.ts'
import { formats } from '@icss/core/rules/formats.ts'
import { inCategory } from '../categories/category-of.ts'
import { chapters } from '../chapters/chapters.tables.ts'
import { openingsOf } from '../content-permissions/openings-of.ts'
import { entityStore } from '../entities/entity-store.ts'
import { linksOf } from '../public-links/public-link-handlers.ts'
import { lives } from '../lives/lives.tables.ts'
import { courses } from './courses.tables.ts'

/** The operator's first password, where a course may have it, else one of its own (seed section 9). */
const defaultPassword = (configured = ''): string =>
  formats.channelPassword(configured) ? configured : randomPassword()

/** What names a course. */
export const courseNamedBy = {
  children: [{ table: chapters, of: chapters.courseId }, openingsOf('course'), linksOf('course')],
  referrers: [{ table: lives, of: lives.courseId }],
}

export const coursesStore = entityStore(coursesContract, {
  table: courses,
  searched: ['name'],
  bin: { kind: 'courses', name: 'name' },
  ...courseNamedBy,
  filters: { categoryId: (wanted, channelId) => inCategory(courses, channelId, wanted) },
  beforeWrite: ({ settings }, { permission, password }, stored) =>
    Promise.resolve(
      permission === 'password' && password === ''
        ? { password: stored?.password || defaultPassword(settings.initialPassword) }
        : {},
    ),
})
