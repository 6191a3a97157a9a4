import type { uploadsContract } from '@icss/core/uploads/uploads.contract.ts'
import type { Handler } from '../http/handler.ts'
import { signedQuery } from '../objects/signed-link.ts'
import { objectUrl } from './object-url.ts'
import { ownObject } from './own-object.ts'

/** A link to one object that opens it to whoever has it, until it ends. */
export const linkObject: Handler<typeof uploadsContract.link> = async (
  { session, tenant, services, request },
  { query },
) => {
  const { key } = await tenant((db) => ownObject(db, session.channel.id, query.key))
  const expiresAt = new Date(Date.now() + query.minutes * 60_000)
  const signed = await signedQuery(services, key, expiresAt)
  return { url: `${objectUrl(request, services, key)}?${signed}`, expiresAt: expiresAt.toISOString() }
}
