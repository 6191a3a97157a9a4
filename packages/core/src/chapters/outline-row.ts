import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { rule } from '../rules/rule.ts'
import { optionalText, requiredText } from '../rules/text.ts'
import { maxChapterName } from './chapter.ts'

/** A whole number up to `most` as a cell holds it, '' for none. */
const numberText = (most: number) =>
  impersonal(optionalText(500)).check(
    rule('rule.number_range', (text: string) => text === '' || (/^\d{1,9}$/.test(text) && Number(text) <= most), {
      min: 0,
      max: most,
    }),
  )

/**
 * A row of an outline file: a lesson with its chapter, or a chapter alone. `video` and `subtitle` are paths beside the
 * file, or links; `minutes` and `seconds` its length.
 */
export const outlineRow = z.strictObject({
  chapter: impersonal(requiredText(maxChapterName, 'chapter.name_required')),
  lesson: impersonal(optionalText(maxChapterName)),
  video: impersonal(optionalText(500)),
  subtitle: impersonal(optionalText(500)),
  minutes: numberText(9999),
  seconds: numberText(59),
})
export type OutlineRow = z.output<typeof outlineRow>
