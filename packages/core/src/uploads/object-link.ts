import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import { secret } from '../rules/secret.ts'
import { impersonal } from '../rules/personal.ts'

/** A link to a stored file that ends by itself. */
export const objectLink = named(
  'ObjectLink',
  z.object({ url: secret(impersonal(z.string())), expiresAt: storedInstant }),
)
