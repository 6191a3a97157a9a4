import * as z from 'zod/mini'
import { secret } from '../rules/secret.ts'
import { chunkBytes } from './upload-slot.ts'

/**
 * The answer of `admin/uptoken` (seed section 7): `uptoken` opens one upload, `domain` is where the file will be read
 * from, `fileName` the prefix of its storage key. `success` is 0, or says what went wrong.
 */
export const uploadToken = z.object({
  success: z.union([z.literal(0), z.string()]),
  uptoken: secret(z.string()),
  domain: z.string(),
  fileName: z.string(),
  /** Bytes of one piece, as the operator set them. */
  chunkBytes: z._default(z.number(), chunkBytes),
})
export type UploadToken = z.infer<typeof uploadToken>
