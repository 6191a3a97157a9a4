import * as z from 'zod/mini'
import { formats, optionalFormat } from '../rules/formats.ts'
import { sequenceNumber } from '../rules/number.ts'
import { rule, ruleAt } from '../rules/rule.ts'
import { optionalId, optionalText, requiredText, requiredUpload } from '../rules/text.ts'

/** Courses and lives in the carousel at most (seed section 9). */
export const maxCarouselCourses = 4

/** Where a course comes from (seed section 3). */
export const courseSources = ['purchase', 'upload'] as const
/** Who may see a course: everyone in the channel, or whoever knows its password. */
export const coursePermissions = ['open', 'password'] as const

/**
 * What a person fills in about a course (seed section 3). `categoryId` is '' for an unclassified one; `value` its price
 * in yuan, '' for a free one; `serialNumber` orders the list; `videoUrl` a single video in place of chapters.
 */
export const courseDraft = z
  .strictObject({
    name: requiredText(50),
    categoryId: optionalId,
    headImage: requiredUpload,
    introduction: optionalText(200),
    value: optionalFormat('price'),
    permission: z._default(z.enum(coursePermissions), 'open'),
    password: optionalText(20),
    serialNumber: sequenceNumber,
    videoUrl: optionalFormat('videoURL'),
  })
  .check(
    ruleAt<{ permission: string; password: string }>(
      'password',
      'rule.channel_password',
      ({ permission, password }) => permission !== 'password' || formats.channelPassword(password ?? ''),
    ),
  )
export type CourseDraft = z.output<typeof courseDraft>

/** Courses that are in the carousel, in order. */
export const carouselCourses = z.array(requiredText(64)).check(
  rule('course.carousel_limit', (list: readonly string[]) => list.length <= maxCarouselCourses, {
    max: maxCarouselCourses,
  }),
)
