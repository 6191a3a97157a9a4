import * as z from 'zod/mini'
import { type Subject, subjects } from '../resources/resource.ts'
import { optionalText, requiredText } from '../rules/text.ts'

/** Demand type codes (seed section 4): 7 to 12, the same six subjects as resources in the same order. */
export const demandTypes = [7, 8, 9, 10, 11, 12] as const
export type DemandType = (typeof demandTypes)[number]

export const subjectOfDemand = (type: DemandType): Subject => subjects[type - 7] as Subject

/** What a member looks for: name and content required (seed section 5). */
export const demandDraft = z.strictObject({
  name: requiredText(50),
  type: z.literal([...demandTypes]),
  title: optionalText(100),
  content: requiredText(500),
})
export type DemandDraft = z.output<typeof demandDraft>
