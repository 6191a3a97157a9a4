import * as z from 'zod/mini'
import { optionalId, requiredText, requiredUpload } from '../rules/text.ts'

/** A file of the cloud disk (seed section 3). `groupId` is '' for one in no group. */
export const fileDraft = z.strictObject({
  name: requiredText(55),
  groupId: optionalId,
  publisher: requiredText(20),
  file: requiredUpload,
})
export type FileDraft = z.output<typeof fileDraft>

/** `type` is the ending of the name, `size` bytes, `time` an ISO 8601 instant in UTC. */
export const cloudFile = z.object({
  ...fileDraft.shape,
  id: z.string(),
  type: z.string(),
  size: z.number(),
  time: z.string(),
  version: z.number(),
})
export type CloudFile = z.output<typeof cloudFile>
