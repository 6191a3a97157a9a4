import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { formats, requiredFormat } from '../rules/formats.ts'
import { atMost } from '../rules/list.ts'
import { impersonal } from '../rules/personal.ts'
import { ruleAt } from '../rules/rule.ts'
import { requiredId, requiredName, requiredUpload } from '../rules/text.ts'

/** Characters of an application's name at most (seed section 5). */
export const maxApplicationName = 4
/** Home applications at most: one, or two where the home screen has room for them (seed section 9). */
export const maxHomeApplications = { narrow: 1, wide: 2 } as const
/** Tool applications at most (seed section 9). */
export const maxToolApplications = 5

/** What an application opens (seed section 3). */
export const applicationTypes = ['url', 'course', 'video'] as const
export type ApplicationType = (typeof applicationTypes)[number]
/** Which kind of page a link leads to (seed section 3). */
export const linkForms = ['pc', 'mobile'] as const
/** Where the video of a video application is (seed section 3): a link, or an uploaded file. */
export const videoTypes = ['link', 'file'] as const

const common = {
  name: impersonal(requiredName(maxApplicationName)),
  logo: requiredUpload,
}

export const urlApplicationDraft = z.strictObject({
  ...common,
  type: z.literal('url'),
  link: requiredFormat('applinkurl'),
  linkForm: z.enum(linkForms),
})
export const courseApplicationDraft = z.strictObject({ ...common, type: z.literal('course'), courseId: requiredId })
export const videoApplicationDraft = z
  .strictObject({ ...common, type: z.literal('video'), videoType: z.enum(videoTypes), video: requiredUpload })
  .check(
    ruleAt<{ videoType: string; video: string }>(
      'video',
      'rule.video_url',
      ({ videoType, video }) => videoType !== 'link' || formats.videoURL(video ?? ''),
    ),
  )

/** An application on the home screen or among the tools: a link, a course or a video (seed section 3). */
export const applicationDraft = named(
  'AddedApplication',
  z.discriminatedUnion('type', [urlApplicationDraft, courseApplicationDraft, videoApplicationDraft]),
)
export type ApplicationDraft = z.output<typeof applicationDraft>

/** The applications of one place, in their order; how many there may be is the channel's. */
export const applications = z.array(applicationDraft).check(atMost(maxToolApplications))
