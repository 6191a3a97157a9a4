import * as z from 'zod/mini'
import { atMost, noRepeatsBy } from '../rules/list.ts'
import { impersonal } from '../rules/personal.ts'
import { rule } from '../rules/rule.ts'
import { optionalText, optionalUpload, requiredName, requiredText } from '../rules/text.ts'
import { isVideoLink } from '../uploads/video-link.ts'

/** Home videos at most (seed section 9). */
export const maxHomeVideos = 5

/** A video of the home screen: a link or an upload, with the picture that stands for it until it plays. */
export const homeVideoDraft = z.strictObject({
  name: impersonal(requiredName(30)),
  videoUrl: impersonal(requiredText(500)).check(rule('rule.video_url', isVideoLink)),
  cover: optionalUpload,
})
export type HomeVideo = z.output<typeof homeVideoDraft>
export const homeVideos = z.array(homeVideoDraft).check(atMost(maxHomeVideos))

/** The logo of the home screen and of the back office's head; where nothing is given, ICSS stands. */
export const homeLogoDraft = z.strictObject({
  logo: optionalUpload,
  logoText: impersonal(optionalText(20)),
  logoMiniText: impersonal(optionalText(5)),
})
export type HomeLogo = z.output<typeof homeLogoDraft>

/** The fixed functions that icons of a home screen lead to; the last two are a chamber's. */
export const homeFunctions = [
  'courses',
  'lives',
  'files',
  'notices',
  'meetings',
  'tutors',
  'more',
  'news',
  'companies',
] as const
export type HomeFunction = (typeof homeFunctions)[number]

/** Characters of an icon's caption at most. */
export const maxIconCaption = 6

/** An icon: with no caption or picture of its own it has the function's. */
export const homeIconDraft = z.strictObject({
  icon: z.enum(homeFunctions),
  caption: impersonal(optionalText(maxIconCaption)),
  picture: optionalUpload,
  hidden: z._default(z.boolean(), false),
})
export type HomeIcon = z.output<typeof homeIconDraft>
export const homeIcons = z.array(homeIconDraft).check(
  atMost(homeFunctions.length),
  noRepeatsBy(({ icon }: HomeIcon) => icon),
)
