import { randomBytes } from 'node:crypto'
import { and, eq, gt, max, sql } from 'drizzle-orm'
import type { homeScreenContract } from '@icss/core/home-settings/home-settings.contract.ts'
import { publicPath } from '@icss/core/public-links/public-paths.ts'
import { uuid } from '../database/uuids.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { publicOrigin } from '../objects/public-origin.ts'
import { publicLinks } from '../public-links/public-links.tables.ts'
import { seal } from '../secrets/seal.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import { hashOf } from '../sessions/session-secret.ts'

/** Hours for which a preview can be looked at. */
const previewHours = 24

/** The preview links that an account has made. */
const ofAccount = (channelId: string, accountId: string) =>
  and(
    eq(publicLinks.channelId, channelId),
    eq(publicLinks.kind, 'homePreview'),
    eq(publicLinks.thingId, accountId),
    gt(publicLinks.endsAt, sql`now()`),
  )

export const showPreview: Handler<typeof homeScreenContract.showPreview> = ({ session, tenant }) =>
  tenant(async (db) => {
    const [last] = await db
      .select({ endsAt: max(publicLinks.endsAt) })
      .from(publicLinks)
      .where(ofAccount(session.channel.id, session.account.id))
    return { endsAt: last?.endsAt?.toISOString() ?? null }
  })

/** A link to the drafts as they are when it is opened; those before it end. It is about its maker, whose flags are asked then. */
export const openPreview: Handler<typeof homeScreenContract.openPreview> = async ({
  session,
  tenant,
  services,
  request,
}) => {
  const { id: channelId } = session.channel
  const secret = await serverSecret(services, 'public-links')
  const token = randomBytes(16).toString('base64url')
  const hash = hashOf(token)
  const endsAt = new Date(Date.now() + previewHours * 3_600_000)
  return tenant(async (db) => {
    // Of two that are made at once one ends the other.
    await oneAtATime(db, 'home', channelId)
    await db.update(publicLinks).set({ endsAt: new Date() }).where(ofAccount(channelId, session.account.id))
    const [made] = await db
      .insert(publicLinks)
      .values({
        channelId,
        id: uuid(),
        kind: 'homePreview',
        thingId: session.account.id,
        hash,
        sealed: seal(secret, token, hash),
        endsAt,
      })
      .returning({ endsAt: publicLinks.endsAt })
    const url = `${publicOrigin(request, services)}${publicPath}${token}`
    return { url, endsAt: (found(made).endsAt ?? endsAt).toISOString() }
  })
}

export const closePreview: Handler<typeof homeScreenContract.closePreview> = ({ session, tenant }) =>
  tenant(async (db) => {
    await db.update(publicLinks).set({ endsAt: new Date() }).where(ofAccount(session.channel.id, session.account.id))
  })
