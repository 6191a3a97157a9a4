import * as z from 'zod/mini'
import { notFiled, shelfFields } from './shelf.ts'

/**
 * Resource type codes (seed section 4): 1 fund, 2 business opportunity, 3 talent, 4 technology, 5 connections, 6
 * wisdom.
 */
export const resourceTypes = [1, 2, 3, 4, 5, 6] as const
export type ResourceType = (typeof resourceTypes)[number]

/** A resource that a member company offers. */
export const resourceDraft = z.strictObject({ type: z.literal([...resourceTypes]), ...shelfFields })
export type ResourceDraft = z.output<typeof resourceDraft>

/** A resource as a bound employee files it. */
export const ownResourceDraft = z.omit(resourceDraft, notFiled)

/** A resource as a row of a table; contacts are chosen by hand. */
export const resourceRow = z.omit(resourceDraft, { contactId: true })
export type ResourceRow = z.output<typeof resourceRow>
