import * as z from 'zod/mini'

/** An upload that has begun, as a client keeps it to go on with after a reload; the file itself cannot be kept. */
export const keptUpload = z.object({
  slot: z.string(),
  name: z.string(),
  size: z.number(),
  /** When the file was changed last, in milliseconds. */
  changed: z.number(),
  uploadId: z.string(),
  /** Bytes that were stored when this was written. */
  stored: z.number(),
})
export type KeptUpload = z.infer<typeof keptUpload>
