import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { isVideoLink } from '../uploads/video-link.ts'
import { formats, maxLink, optionalFormat } from '../rules/formats.ts'
import { openTo } from '../content-permissions/content-permission.ts'
import { sequenceNumber } from '../rules/number.ts'
import { rule, ruleAt } from '../rules/rule.ts'
import { optionalId, optionalText, requiredName, requiredUpload } from '../rules/text.ts'
import { uploadTo } from '../uploads/upload-to.ts'
import { referenceTo } from '../rules/reference.ts'

/** Characters of a course's name, and of its introduction, at most. */
export const maxCourseName = 50
export const maxCourseIntroduction = 200

/** Where a course comes from (seed section 3): bought from a supplier through the provider, or uploaded. */
export const courseSources = ['purchase', 'upload'] as const
/** Who may see a course: everyone in the channel, or whoever knows its password. */
export const coursePermissions = ['open', 'password'] as const

/** Refuses a course whose password has not the seed's form; where none is given, the server fills one in (seed section 9). */
export const passwordFits = ruleAt<{ permission: string; password: string }>(
  'password',
  'rule.channel_password',
  ({ permission, password }) => permission !== 'password' || !password || formats.channelPassword(password),
)

/**
 * What a person fills in about a course (seed section 3). `categoryId` is '' for an unclassified one; `value` its price
 * in yuan, '' for a free one; `serialNumber` orders the list; `videoUrl` a single video in place of chapters, uploaded or linked to.
 */
export const courseDraft = z
  .strictObject({
    name: impersonal(requiredName(maxCourseName)),
    categoryId: referenceTo('courseCategories', optionalId),
    headImage: uploadTo('courseImage', requiredUpload),
    introduction: personal('text', optionalText(maxCourseIntroduction)),
    value: optionalFormat('price'),
    permission: z._default(z.enum(coursePermissions), 'open'),
    password: impersonal(optionalText(20)),
    serialNumber: sequenceNumber,
    videoUrl: uploadTo('lessonVideo', impersonal(optionalText(maxLink))).check(
      rule('rule.video_url', (text: string) => text === '' || isVideoLink(text)),
    ),
  })
  .check(passwordFits)
export type CourseDraft = z.output<typeof courseDraft>

/** What the form of a course holds: the course, and the channel groups that it is open to. */
export const courseForm = z.safeExtend(courseDraft, openTo)

/** Its choices. */
export const courseChoices = { permission: 'permissions', source: 'sources' } as const
