import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { named } from '../contract/named.ts'
import { wholeNumber } from '../rules/number.ts'
import { atMost } from '../rules/list.ts'
import { rule, ruleWith } from '../rules/rule.ts'
import { optionalText, requiredName, requiredText } from '../rules/text.ts'
import { isVideoLink } from '../uploads/video-link.ts'
import { type ChapterWithLessons, isSubtitleLink, maxChapterName } from './chapter.ts'

type LessonNode = ChapterWithLessons['lessons'][number]

/** Chapters and lessons that one outline may have together. */
export const maxOutlineNodes = 5_500
/** Bytes of an outline or its plan as a request. */
export const maxOutlineBytes = 32 * 1024 ** 2

const mark = 'sha256:'

/** A file by its content, wherever it lies: `sha256:` and the SHA-256 of it, hex. Anything else is a link. */
export const contentAddress = (digest: string): string => mark + digest

/** The SHA-256 of a content address, hex; none of a link. */
export const digestOfContent = (address: unknown): string | undefined =>
  typeof address === 'string' ? /^sha256:([\da-f]{64})$/.exec(address)?.[1] : undefined

/** Refuses an address that is neither a file by its content nor a link that `isFit`; none is left to other rules. */
const fit = (isFit: (link: string) => boolean) =>
  rule(
    'chapter.video_invalid',
    (address: string) => address === '' || digestOfContent(address) !== undefined || isFit(address),
  )

const optionalMinutes = z.optional(wholeNumber(0, 9999))
const optionalSeconds = z.optional(wholeNumber(0, 59))

/** A lesson as it is wanted. `video` and `subtitle` are content addresses or links, `subtitle` '' for none. */
export const outlineLesson = z.strictObject({
  name: impersonal(requiredName(maxChapterName, 'chapter.name_required')),
  video: impersonal(requiredText(500, 'chapter.video_required')).check(fit(isVideoLink)),
  subtitle: impersonal(optionalText(500)).check(fit((link) => isVideoLink(link) || isSubtitleLink(link))),
  /** Length; what is stored stays when it is not said. */
  courseMinutes: optionalMinutes,
  courseSeconds: optionalSeconds,
})
export type OutlineLesson = z.output<typeof outlineLesson>

/** A stored lesson as one that is wanted elsewhere. */
export const outlineLessonOf = ({ name, videoUrl, srtUrl, courseMinutes, courseSeconds }: LessonNode) => ({
  name,
  video: videoUrl,
  subtitle: srtUrl,
  courseMinutes,
  courseSeconds,
})

export const outlineChapter = z.strictObject({
  name: impersonal(requiredName(maxChapterName, 'chapter.name_required')),
  lessons: z.array(outlineLesson).check(atMost(maxOutlineNodes)),
})

/** What a course is to hold, in order. Chapters and lessons that it does not name stay behind those that it does. */
export const outline = named(
  'Outline',
  z.strictObject({
    chapters: z.array(outlineChapter).check(
      atMost(maxOutlineNodes),
      ruleWith('rule.too_many', (chapters: readonly { readonly lessons: readonly unknown[] }[]) => {
        const count = chapters.reduce((sum, { lessons }) => sum + 1 + lessons.length, 0)
        return count > maxOutlineNodes ? { max: maxOutlineNodes, count } : undefined
      }),
    ),
  }),
)
export type Outline = z.output<typeof outline>
