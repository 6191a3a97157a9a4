import * as z from 'zod/mini'
import { optionalText, requiredText } from '../rules/text.ts'

/** What resources and demands are about, in the order of their codes (seed section 4). */
export const subjects = ['fund', 'opportunity', 'talent', 'technology', 'connections', 'wisdom'] as const
export type Subject = (typeof subjects)[number]

/**
 * Resource type codes (seed section 4): 1 fund, 2 business opportunity, 3 talent, 4 technology, 5 connections, 6
 * wisdom.
 */
export const resourceTypes = [1, 2, 3, 4, 5, 6] as const
export type ResourceType = (typeof resourceTypes)[number]

export const subjectOfResource = (type: ResourceType): Subject => subjects[type - 1] as Subject

/** Shelf status (seed section 4): 0 on the shelf, 1 off it. */
export const onShelf = 0
export const offShelf = 1
export type ShelfStatus = typeof onShelf | typeof offShelf

/** The status after the toggle, which is asked to be confirmed. */
export const toggledShelf = (status: ShelfStatus): ShelfStatus => (status === onShelf ? offShelf : onShelf)

/** A resource that a member offers: name and content required (seed section 5). */
export const resourceDraft = z.strictObject({
  name: requiredText(50),
  type: z.literal([...resourceTypes]),
  title: optionalText(100),
  content: requiredText(500),
})
export type ResourceDraft = z.output<typeof resourceDraft>

export const resource = z.object({
  ...resourceDraft.shape,
  id: z.string(),
  status: z.literal([onShelf, offShelf]),
  addedAt: z.string(),
  version: z.number(),
})
export type Resource = z.output<typeof resource>
