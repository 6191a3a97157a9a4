import { publicPath } from '@icss/core/public-links/public-paths.ts'
import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { PublicKind } from '@icss/core/public-links/public-link.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import { publicOrigin } from '../objects/public-origin.ts'
import { seal } from '../secrets/seal.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import type { Services } from '../services.ts'
import { hashOf } from '../sessions/session-secret.ts'
import { publicLinks } from './public-links.tables.ts'

/** What tokens are sealed with. Asked for before a transaction, which may have no second connection beside it. */
export const linkSecret = (services: Pick<Services, 'database'>): Promise<string> =>
  serverSecret(services, 'public-links')

/** The address of a token. */
export const linkUrl = (request: FastifyRequest, services: Pick<Services, 'config'>, token: string): string =>
  `${publicOrigin(request, services)}${publicPath}${token}`

/** A new link to a page, and its token; `endsAt` of one that is for a while. */
export async function addLink(
  db: Db,
  secret: string,
  {
    channelId,
    kind,
    thingId,
    endsAt = null,
  }: { readonly channelId: string; readonly kind: PublicKind; readonly thingId: string; readonly endsAt?: Date | null },
): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  const hash = hashOf(token)
  await db
    .insert(publicLinks)
    .values({ channelId, id: uuid(), kind, thingId, hash, sealed: seal(secret, token, hash), endsAt })
  return token
}
