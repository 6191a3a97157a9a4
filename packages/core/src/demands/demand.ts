import * as z from 'zod/mini'
import { shelfFields, type Subject, subjects } from '../resources/shelf.ts'

/** Demand type codes (seed section 4): 7 to 12, the same six subjects as resources in the same order. */
export const demandTypes = [7, 8, 9, 10, 11, 12] as const
export type DemandType = (typeof demandTypes)[number]

export const subjectOfDemand = (type: DemandType): Subject => subjects[type - 7] as Subject

/** What a member company looks for. */
export const demandDraft = z.strictObject({ type: z.literal([...demandTypes]), ...shelfFields })
export type DemandDraft = z.output<typeof demandDraft>

/** A demand as a row of a table; contacts are chosen by hand. */
export const demandRow = z.omit(demandDraft, { contactId: true })
export type DemandRow = z.output<typeof demandRow>
