import * as z from 'zod/mini'

/** How the provider's calls say how they went (seed section 7): `success` is 0, or a message. */
export const providerAnswer = z.object({ success: z.union([z.literal(0), z.string()]) })
