import * as z from 'zod/mini'
import { notFiled, shelfFields } from '../resources/shelf.ts'

/** Demand type codes (seed section 4): 7 to 12, the same six subjects as resources in the same order. */
export const demandTypes = [7, 8, 9, 10, 11, 12] as const
export type DemandType = (typeof demandTypes)[number]

/** What a member company looks for. */
export const demandDraft = z.strictObject({ type: z.literal([...demandTypes]), ...shelfFields })
export type DemandDraft = z.output<typeof demandDraft>

/** A demand as a bound employee files it. */
export const ownDemandDraft = z.omit(demandDraft, notFiled)

/** A demand as a row of a table; contacts are chosen by hand. */
export const demandRow = z.omit(demandDraft, { contactId: true })
export type DemandRow = z.output<typeof demandRow>
