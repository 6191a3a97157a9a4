import * as z from 'zod/mini'
import { requiredRichText } from '../rules/rich-text.ts'
import { optionalUpload, requiredText } from '../rules/text.ts'
import { endsAfterStart, requiredInstant } from '../rules/time.ts'

/** Characters of a body at most (seed section 5). */
export const maxNewsBody = 500

/** A member's style, shown to people as news (seed section 3), between two instants. */
export const newsDraft = z
  .strictObject({
    title: requiredText(50),
    startAt: requiredInstant,
    endAt: requiredInstant,
    body: requiredRichText(maxNewsBody),
    publisher: requiredText(20),
    file: optionalUpload,
  })
  .check(endsAfterStart('startAt', 'endAt'))
export type NewsDraft = z.output<typeof newsDraft>
