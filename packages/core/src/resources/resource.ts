import * as z from 'zod/mini'
import { shelfFields, type Subject, subjects } from './shelf.ts'

/**
 * Resource type codes (seed section 4): 1 fund, 2 business opportunity, 3 talent, 4 technology, 5 connections, 6
 * wisdom.
 */
export const resourceTypes = [1, 2, 3, 4, 5, 6] as const
export type ResourceType = (typeof resourceTypes)[number]

export const subjectOfResource = (type: ResourceType): Subject => subjects[type - 1] as Subject

/** A resource that a member company offers. */
export const resourceDraft = z.strictObject({ type: z.literal([...resourceTypes]), ...shelfFields })
export type ResourceDraft = z.output<typeof resourceDraft>

/** A resource as a row of a table; contacts are chosen by hand. */
export const resourceRow = z.omit(resourceDraft, { contactId: true })
export type ResourceRow = z.output<typeof resourceRow>
