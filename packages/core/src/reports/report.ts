import * as z from 'zod/mini'
import { optionalText, requiredText } from '../rules/text.ts'

/** Who is reported, and who reports: account, name, company (seed section 3). */
export const reportedPerson = z.strictObject({
  account: requiredText(20),
  name: requiredText(20),
  company: optionalText(100),
})

/** A member's report about another. `time` is an ISO 8601 instant in UTC. */
export const report = z.object({
  id: z.string(),
  reported: reportedPerson,
  reporter: reportedPerson,
  type: requiredText(20),
  time: z.string(),
  reason: requiredText(500),
})
export type Report = z.output<typeof report>
