import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { PublicKind } from '@icss/core/public-links/public-link.ts'
import type { PublicSessionKind } from '@icss/core/public-sessions/session-kinds.ts'
import type { EntityTable } from '../entities/entity-table.ts'
import type { Context } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import type { LinkVisit, SessionVisit } from '../public-links/visit.ts'
import { openPublicSession } from './open-public-session.ts'
import { publicSessions } from './public-sessions.tables.ts'
import { dropSession } from './session-cookie.ts'

type Caller = Pick<Context, 'tenant'> & { readonly session: NonNullable<Context['session']> }

/** The handlers of `publicSessionEndpoints`: `table` holds what sessions of the kind are of. */
export function publicSessionHandlers<const Id extends string>(
  kind: PublicSessionKind,
  table: EntityTable,
  idName: Id,
) {
  const ofThing = (channelId: string, thingId: string) =>
    and(
      eq(publicSessions.channelId, channelId),
      eq(publicSessions.kind, kind),
      eq(publicSessions.thingId, thingId),
      gt(publicSessions.expiresAt, sql`now()`),
    )
  return {
    listPublicSessions: ({ session, tenant }: Caller, { params }: { params: Readonly<Record<Id, string>> }) =>
      tenant(async (db) => {
        const channelId = session.channel.id
        const thingId = params[idName]
        found(
          (
            await db
              .select({ id: table.id })
              .from(table)
              .where(and(eq(table.channelId, channelId), eq(table.id, thingId)))
          )[0],
        )
        const rows = await db
          .select()
          .from(publicSessions)
          .where(ofThing(channelId, thingId))
          .orderBy(desc(publicSessions.lastUsedAt), desc(publicSessions.id))
        const items = rows.map(({ id, address, userAgent, createdAt, lastUsedAt, expiresAt }) => ({
          id,
          address,
          userAgent,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        }))
        return { items, total: items.length }
      }),

    endPublicSession: (
      { session, tenant }: Caller,
      { params }: { params: Readonly<Record<Id | 'publicSessionId', string>> },
    ) =>
      tenant(async (db) => {
        const ended = await db
          .delete(publicSessions)
          .where(and(ofThing(session.channel.id, params[idName]), eq(publicSessions.id, params.publicSessionId)))
          .returning({ id: publicSessions.id })
        found(ended[0])
      }),
  }
}

type Visitor = Pick<Context, 'tenant' | 'request' | 'reply' | 'address'>

/** The handler of `enterEndpoint`: the page of a link about one person becomes a session that ends with the link. */
export const enterHandler =
  (kind: PublicKind & PublicSessionKind) =>
  ({ visit: { id, channelId, thingId }, ...context }: Visitor & { readonly visit: LinkVisit }) =>
    context.tenant((db) => openPublicSession(db, context, { channelId, kind, thingId, linkId: id }))

/** The handler of `leaveEndpoint`. */
export const leave = async (
  { visit, tenant, request, reply }: Visitor & { readonly visit: SessionVisit },
  { params: { ref } }: { params: { readonly ref: string } },
): Promise<void> => {
  await tenant((db) =>
    db
      .delete(publicSessions)
      .where(and(eq(publicSessions.channelId, visit.channelId), eq(publicSessions.id, visit.id))),
  )
  dropSession({ request, reply }, ref)
}
