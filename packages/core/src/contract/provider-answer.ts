import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { named } from './named.ts'

/** How the provider's calls say how they went (seed section 7): `success` is 0, or a message. */
export const providerAnswer = named(
  'ProviderAnswer',
  z.object({ success: z.union([z.literal(0), impersonal(z.string())]) }),
)
