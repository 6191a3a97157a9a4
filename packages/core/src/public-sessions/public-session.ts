import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { impersonal, personal } from '../rules/personal.ts'

/** What names the cookie of a session in the address of its page; it opens nothing without it. */
export const sessionRef = impersonal(z.string().check(z.regex(/^[\w-]{8}$/)))

/** What opening a session answers: the page that the browser goes on to. */
export const openedSession = named('OpenedPublicSession', z.object({ ref: sessionRef }))

/** A session of a public page, as the channel sees it. */
export const publicSession = z.object({
  id: storedId,
  createdAt: storedInstant,
  lastUsedAt: storedInstant,
  expiresAt: storedInstant,
  address: personal('device', z.string()),
  userAgent: personal('device', z.string()),
})
export type PublicSession = z.output<typeof publicSession>
