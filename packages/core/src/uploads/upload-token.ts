import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { named } from '../contract/named.ts'
import { secret } from '../rules/secret.ts'
import { chunkBytes } from './upload-slot.ts'

/** Tokens that one call gives at most. */
export const maxTokens = 100

/** Opens one upload: `fileName` is the prefix of its storage key, `uploadId` names it before it is opened. */
const grant = named(
  'UploadGrant',
  z.object({
    uptoken: secret(z.string()),
    fileName: impersonal(z.string()),
    uploadId: z.optional(impersonal(z.string())),
  }),
)

/**
 * The answer of `admin/uptoken` (seed section 7): `uptoken` opens one upload, `domain` is where the file will be read
 * from, `fileName` the prefix of its storage key. `success` is 0, or says what went wrong.
 */
export const uploadToken = named(
  'UploadToken',
  z.object({
    success: z.union([z.literal(0), impersonal(z.string())]),
    ...grant.shape,
    domain: impersonal(z.string()),
    /** Bytes of one piece, as the operator set them. */
    chunkBytes: z._default(z.number(), chunkBytes),
    /** For the other uploads of a call that asked for several. */
    more: z.optional(z.array(grant)),
  }),
)
export type UploadToken = z.infer<typeof uploadToken>
