import * as z from 'zod/mini'
import { auditListQuery } from '@icss/core/audit/audit.contract.ts'

const { without: _, ...asked } = auditListQuery.shape
/** What is done by itself is in sight only when somebody wants it. */
export const auditScreenQuery = z.strictObject({ ...asked, technical: z.optional(z.literal('shown')) })
export type AuditScreenQuery = z.output<typeof auditScreenQuery>
