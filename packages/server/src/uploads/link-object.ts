import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { uploadsContract } from '@icss/core/uploads/uploads.contract.ts'
import type { Handler } from '../http/handler.ts'
import { signedQuery } from '../objects/signed-link.ts'
import { objectUrl } from './object-url.ts'
import { findObject } from './uploads.repository.ts'

/** A link to one object that opens it to whoever has it, until it ends. */
export const linkObject: Handler<typeof uploadsContract.link> = async (
  { session, tenant, services, request },
  { query: { key, minutes } },
) => {
  const name = key.split('/').at(-1) ?? ''
  if (!(await tenant((db) => findObject(db, name, session.channel.id)))) throw new ProblemError('request.not_found')
  const expiresAt = new Date(Date.now() + minutes * 60_000)
  const query = await signedQuery(services, name, expiresAt)
  return { url: `${objectUrl(request, services, name)}?${query}`, expiresAt: expiresAt.toISOString() }
}
