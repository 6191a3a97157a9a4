import * as z from 'zod/mini'
import { chapterPlan } from '@icss/core/chapters/chapter-plan.ts'
import { planRow } from '@icss/core/operations/plan.ts'

/** A plan with the files of this machine that it needs, as `chapters plan --save` writes it. */
export const savedPlan = z.object({
  course: z.object({ id: z.string(), name: z.string() }),
  plan: z.object({ ...chapterPlan.shape, rows: z.array(planRow) }),
  files: z.array(
    z.object({
      digest: z.string(),
      field: z.enum(['video', 'subtitle']),
      path: z.string(),
      /** Size and time of the last change, in milliseconds since 1970: by them a file that moved since is known. */
      bytes: z.number(),
      changed: z.number(),
    }),
  ),
})
export type SavedPlan = z.output<typeof savedPlan>
