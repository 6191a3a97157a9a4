import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { storedId } from '../contract/stored.ts'
import { named } from '../contract/named.ts'
import { wholeNumber } from '../rules/number.ts'
import { rule } from '../rules/rule.ts'
import { optionalText, requiredName, requiredText } from '../rules/text.ts'
import { uploadSlots } from '../uploads/upload-slot.ts'
import { isVideoLink } from '../uploads/video-link.ts'

/** Node types of a course's tree (seed section 3): 2 a chapter, the default; 1 a lesson. */
export const chapterType = 2
export const lessonType = 1
export type NodeType = typeof chapterType | typeof lessonType

/** What copy calls each type. */
export const nodeNames = { [chapterType]: 'chapter', [lessonType]: 'lesson' } as const

/** Characters of a chapter's or lesson's name at most (seed section 9). */
export const maxChapterName = 30
/** Minutes and seconds of a lesson until they are known (seed section 9). */
export const defaultLessonMinutes = 1
export const defaultLessonSeconds = 1

const linkEndingIn = (types: readonly string[]) => new RegExp(`^https?://\\S+\\.(?:${types.join('|')})$`, 'i')
const subtitle = linkEndingIn(uploadSlots.subtitle.types)

/** A link to a subtitle of a type that may be uploaded. */
export const isSubtitleLink = (text: string): boolean => subtitle.test(text)

const isVideo = (text: string) => text === '' || isVideoLink(text)

const optionalVideo = impersonal(optionalText(500)).check(rule('chapter.video_invalid', isVideo))

const common = {
  name: impersonal(requiredName(maxChapterName, 'chapter.name_required')),
  /** Subtitle or free video (seed section 3): if given, a video link as the seed says (section 5), or a subtitle's. */
  srtUrl: impersonal(optionalText(500)).check(
    rule('chapter.video_invalid', (text: string) => isVideo(text) || isSubtitleLink(text)),
  ),
  courseMinutes: z._default(wholeNumber(0, 9999), defaultLessonMinutes),
  courseSeconds: z._default(wholeNumber(0, 59), defaultLessonSeconds),
}

export const chapterDraft = z.strictObject({
  ...common,
  type: z.literal(chapterType),
  parentId: z._default(z.literal(''), ''),
  videoUrl: optionalVideo,
})

export const lessonDraft = z.strictObject({
  ...common,
  type: z.literal(lessonType),
  /** The chapter that the lesson belongs to. */
  parentId: impersonal(requiredText(64, 'chapter.parent_required')),
  videoUrl: impersonal(requiredText(500, 'chapter.video_required')).check(rule('chapter.video_invalid', isVideo)),
})

/** A node that says nothing of its type is a chapter (seed section 9). */
export const withDefaultType = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { type: chapterType, ...value } : value

const node = z.discriminatedUnion('type', [chapterDraft, lessonDraft])
export type NodeDraft = z.output<typeof node>

/** What the chapter dialog saves: a chapter, or a lesson of one (seed sections 3 and 5). */
export const nodeDraft = z.pipe(z.transform(withDefaultType), node) as unknown as z.ZodMiniType<
  NodeDraft,
  Partial<NodeDraft> & { name: string }
>

/** A stored chapter or lesson. `parentId` is '' for a chapter; what was not `submitted` is dropped on cancel or back. */
export const chapterNode = z.object({
  id: storedId,
  courseId: storedId,
  parentId: impersonal(z.string()),
  type: z.literal([chapterType, lessonType]),
  name: impersonal(z.string()),
  videoUrl: impersonal(z.string()),
  srtUrl: impersonal(z.string()),
  courseMinutes: z.number(),
  courseSeconds: z.number(),
  submitted: z.boolean(),
  version: z.number(),
})
export type ChapterNode = z.infer<typeof chapterNode>

/** A stored chapter with its lessons, both in order; `lessonCount` counts them also where they are left out. */
export const chapterWithLessons = named(
  'ChapterWithLessons',
  z.object({
    ...chapterNode.shape,
    lessons: z.array(chapterNode),
    lessonCount: z.number(),
  }),
)
export type ChapterWithLessons = z.infer<typeof chapterWithLessons>

/** What the chapters of a course come to: `seconds` that its lessons last; `unsubmitted` of chapters and lessons. */
export const chapterCounts = z.object({ lessons: z.number(), seconds: z.number(), unsubmitted: z.number() })
export type ChapterCounts = z.infer<typeof chapterCounts>

/** The chapters of a course in order. In one that is not whole the lessons are left out; `counts` counts them. */
export const chapterTree = named(
  'ChapterTree',
  z.object({ items: z.array(chapterWithLessons), counts: chapterCounts, isWhole: z.boolean() }),
)
export type ChapterTree = z.infer<typeof chapterTree>

/** What whole chapters come to. */
export function countChapters(chapters: readonly ChapterWithLessons[]): ChapterCounts {
  let [lessons, seconds, unsubmitted] = [0, 0, 0]
  for (const chapter of chapters) {
    if (!chapter.submitted) unsubmitted += 1
    for (const lesson of chapter.lessons) {
      lessons += 1
      seconds += lesson.courseMinutes * 60 + lesson.courseSeconds
      if (!lesson.submitted) unsubmitted += 1
    }
  }
  return { lessons, seconds, unsubmitted }
}

/** A lesson in the answer of `toEditCloudCourseKpoint` (seed section 3). */
export const lesson = z.object({ courseKpointId: storedId, courseKpointName: impersonal(z.string()) })

/** A chapter with its lessons in the same answer. */
export const chapter = z.object({ id: storedId, name: impersonal(z.string()), courseKpointList: z.array(lesson) })
export type Chapter = z.infer<typeof chapter>
