import * as z from 'zod/mini'
import { outlineChapter, outlineLesson } from '@icss/core/chapters/outline.ts'
import { maxOutlineNodes } from '@icss/core/chapters/outline.ts'
import { courseDraft, passwordFits } from '@icss/core/courses/course.ts'
import { atMost } from '@icss/core/rules/list.ts'

const { categoryId: _, ...draft } = courseDraft.shape

/** A course as a line of a file: its category by name, '' for none, and its chapters with their lessons, in order. */
export const courseLine = z
  .strictObject({
    ...draft,
    category: z._default(z.string(), ''),
    chapters: z._default(
      z
        .array(
          z.strictObject({
            ...outlineChapter.shape,
            lessons: z._default(z.array(outlineLesson).check(atMost(maxOutlineNodes)), []),
          }),
        )
        .check(atMost(maxOutlineNodes)),
      [],
    ),
  })
  .check(passwordFits)
export type CourseLine = z.output<typeof courseLine>
