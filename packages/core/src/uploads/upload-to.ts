import * as z from 'zod/mini'
import { copyToMark, markOf } from '../rules/marks.ts'
import type { UploadSlotName } from './upload-slot.ts'

const marks = z.registry<{ readonly slot: UploadSlotName }>()

/** Marks the address of an upload with the slot that it is for. */
// @__NO_SIDE_EFFECTS__
export function uploadTo<S extends z.ZodMiniType>(slot: UploadSlotName, schema: S): S {
  const copy = copyToMark(schema)
  marks.add(copy, { slot })
  return copy
}

/** The slot that a schema was marked with, if it was. */
export const slotOf = (schema: z.core.$ZodType): UploadSlotName | undefined => markOf(marks, schema)?.slot
