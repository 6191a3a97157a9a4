import * as z from 'zod/mini'
import { type PublicKind, publicToken } from '../public-links/public-link.ts'
import { personal } from '../rules/personal.ts'
import { optionalText, requiredText } from '../rules/text.ts'

/** What a report can be about: the kinds of public pages that members and the chamber write. */
export const reportedKinds = [
  'company',
  'employeeCard',
  'resource',
  'demand',
  'activity',
  'news',
] as const satisfies readonly PublicKind[]
export type ReportedKind = (typeof reportedKinds)[number]

export const isReported = (kind: PublicKind): kind is ReportedKind =>
  (reportedKinds as readonly PublicKind[]).includes(kind)

export const reportTypes = ['falseInformation', 'fraud', 'harassment', 'infringement', 'other'] as const
export type ReportType = (typeof reportTypes)[number]

/** How a report stands: open until it is upheld, which hides what it is about, or dismissed. */
export const reportStates = ['open', 'upheld', 'dismissed'] as const
export type ReportState = (typeof reportStates)[number]
export const reportOutcomes = ['upheld', 'dismissed'] as const

export const maxReason = 500
export const maxReportNote = 200

/** Reports of one person in a day at most, which limits bad faith (chamber.md). */
export const reportsPerDay = 5

/** What a bound employee says of what a public page shows; `token` is that of the page. */
export const reportDraft = z.strictObject({
  token: publicToken,
  type: z.enum(reportTypes),
  reason: personal('text', requiredText(maxReason)),
})
export type ReportDraft = z.output<typeof reportDraft>

/** How a report is handled. */
export const reportHandling = z.strictObject({
  outcome: z.enum(reportOutcomes),
  note: personal('text', optionalText(maxReportNote)),
})
export type ReportHandling = z.output<typeof reportHandling>

/** Its choices. */
export const reportChoices = { kind: 'kinds', type: 'types', state: 'states', outcome: 'outcomes' } as const
