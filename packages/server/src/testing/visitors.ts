import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { type PublicKind, publicKinds } from '@icss/core/public-links/public-link.ts'
import { type PublicSessionKind, publicSessionKinds } from '@icss/core/public-sessions/session-kinds.ts'
import type { Database } from '../database/database.ts'
import { addLink } from '../public-links/add-link.ts'
import { publicSessions } from '../public-sessions/public-sessions.tables.ts'
import { hashOf, newSecret } from '../sessions/session-secret.ts'

/** Somebody without a login at a public page: what stands in the path, and what their browser sends. */
export interface Visitor {
  readonly by: 'link' | 'publicSession'
  readonly kind: PublicKind | PublicSessionKind
  readonly params: Readonly<Record<string, string>>
  readonly secret: string
  readonly headers: Readonly<Record<string, string>>
}

/** Whether a visitor may make a call of a public page. */
export const isFor = ({ needs }: Pick<Endpoint, 'needs'>, { by, kind }: Visitor): boolean =>
  needs.kind === by && (needs.kind === 'link' ? needs.to : needs.kind === 'publicSession' ? needs.of : '') === kind

/** A visitor for each kind of link and of session, of something in `channelId`. */
export async function visitorsOf({ system }: Database, channelId: string): Promise<readonly Visitor[]> {
  const byLink = await Promise.all(
    publicKinds.map(async (kind): Promise<Visitor> => {
      const token = await addLink(system, 'of tests', { channelId, kind, thingId: uuid() })
      return { by: 'link', kind, params: { token }, secret: token, headers: {} }
    }),
  )
  const bySession = await Promise.all(
    (Object.keys(publicSessionKinds) as PublicSessionKind[]).map(async (kind): Promise<Visitor> => {
      const secret = newSecret()
      const ref = randomBytes(6).toString('base64url')
      await system.insert(publicSessions).values({
        hash: hashOf(secret),
        id: uuid(),
        channelId,
        kind,
        thingId: uuid(),
        // What notes when it was seen last has nothing to note while a test runs.
        lastUsedAt: sql`now() + interval '1 hour'`,
        expiresAt: sql`now() + interval '1 hour'`,
      })
      return { by: 'publicSession', kind, params: { ref }, secret, headers: { cookie: `icss_page_${ref}=${secret}` } }
    }),
  )
  return [...byLink, ...bySession]
}
