import { and, eq, isNull, max, sql } from 'drizzle-orm'
import {
  type PublicKind,
  type PublicLink,
  type ShownLink,
  forwardingDays,
} from '@icss/core/public-links/public-link.ts'
import type { Db } from '../database/database.ts'
import type { EntityTable } from '../entities/entity-table.ts'
import type { Naming } from '../entities/naming.ts'
import type { Context } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { unsealed } from './unsealed.ts'
import { addLink, linkSecret, linkUrl } from './add-link.ts'
import { forwarding, stillLeading } from './leading-on.ts'
import { publicLinks } from './public-links.tables.ts'

type Caller = Pick<Context, 'session' | 'tenant' | 'services' | 'request'>
/** The transaction in which links are read and written. */
interface Linking {
  readonly db: Db
  readonly channelId: string
  readonly secret: string
  readonly urlOf: (token: string) => string
}

interface OfThing {
  readonly params: { readonly id: string }
}

/** The links of a kind: they go with what they are about. */
export const linksOf = (kind: PublicKind): Naming => ({
  table: publicLinks,
  of: publicLinks.thingId,
  where: eq(publicLinks.kind, kind),
})

/** A link whose key is there, since it was made or read just now. */
function readable(link: ShownLink | undefined): PublicLink {
  const { url, ...rest } = found(link)
  return { ...rest, url: found(url ?? undefined) }
}

/** The handlers of `publicLinkEndpoints`: `table` holds what the pages of the kind are about. */
export function publicLinkHandlers(kind: PublicKind, table: EntityTable) {
  const ofThing = (channelId: string, id: string) =>
    and(eq(publicLinks.channelId, channelId), eq(publicLinks.kind, kind), eq(publicLinks.thingId, id))
  const current = (channelId: string, id: string) => and(ofThing(channelId, id), isNull(publicLinks.endsAt))

  /** The thing stays to the end of the transaction, and its link is changed by nobody else. */
  const lockThing = async (db: Db, channelId: string, id: string) => {
    const ofTable = and(eq(table.channelId, channelId), eq(table.id, id))
    found((await db.select({ id: table.id }).from(table).where(ofTable).for('no key update'))[0])
  }

  const read = async ({ db, channelId, secret, urlOf }: Linking, id: string): Promise<ShownLink | undefined> => {
    const [link] = await db.select().from(publicLinks).where(current(channelId, id))
    if (!link) return undefined
    const [before] = await db
      .select({ until: max(publicLinks.endsAt) })
      .from(publicLinks)
      .where(and(ofThing(channelId, id), forwarding))
    const token = unsealed(secret, link)
    return {
      url: token === undefined ? null : urlOf(token),
      createdAt: link.createdAt.toISOString(),
      forwardedUntil: before?.until?.toISOString() ?? null,
    }
  }

  const add = ({ db, channelId, secret }: Linking, thingId: string) => addLink(db, secret, { channelId, kind, thingId })

  /** The current link gives way to the next, and leads on for that many days; those before it keep their end. */
  const replace = ({ db, channelId }: Linking, id: string, days: number) =>
    db
      .update(publicLinks)
      .set({ replacedAt: sql`now()`, endsAt: sql`now() + make_interval(days => ${days})` })
      .where(current(channelId, id))

  /** All that lead here end now, also those that lead on for a while. */
  const end = ({ db, channelId }: Linking, id: string) =>
    db
      .update(publicLinks)
      .set({ endsAt: sql`now()` })
      .where(and(ofThing(channelId, id), stillLeading))

  const changing = async (
    { session, tenant, services, request }: Caller,
    id: string,
    work: (linking: Linking) => Promise<unknown>,
  ) => {
    const channelId = (session as NonNullable<Caller['session']>).channel.id
    const secret = await linkSecret(services)
    const urlOf = (token: string) => linkUrl(request, services, token)
    return tenant(async (db) => {
      const linking = { db, channelId, secret, urlOf }
      await lockThing(db, channelId, id)
      await work(linking)
      return read(linking, id)
    })
  }

  return {
    showLink: async (context: Caller, { params: { id } }: OfThing) => ({
      link: (await changing(context, id, () => Promise.resolve())) ?? null,
    }),

    openLink: async (context: Caller, { params: { id } }: OfThing): Promise<PublicLink> =>
      readable(
        await changing(context, id, async (linking) => {
          if ((await read(linking, id))?.url) return
          // One that is there and cannot be shown leads on for a while.
          await replace(linking, id, forwardingDays)
          await add(linking, id)
        }),
      ),

    renewLink: async (
      context: Caller,
      { params: { id }, body: { forward } }: OfThing & { readonly body: { readonly forward: boolean } },
    ): Promise<PublicLink> =>
      readable(
        await changing(context, id, async (linking) => {
          found(
            (
              await linking.db.select({ id: publicLinks.id }).from(publicLinks).where(current(linking.channelId, id))
            )[0],
          )
          await replace(linking, id, forward ? forwardingDays : 0)
          if (!forward) await end(linking, id)
          await add(linking, id)
        }),
      ),

    closeLink: async (context: Caller, { params: { id } }: OfThing): Promise<void> => {
      await changing(context, id, (linking) => end(linking, id))
    },
  }
}
