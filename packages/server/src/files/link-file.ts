import { fileAddress } from '@icss/core/files/file-address.ts'
import type { filesContract } from '@icss/core/files/files.contract.ts'
import type { Handler } from '../http/handler.ts'
import { publicOrigin } from '../objects/public-origin.ts'
import { signedQuery } from '../objects/signed-link.ts'
import { findFiles } from './files.repository.ts'

/** A link to a file that opens it to whoever has it, until it ends: whatever it is called and holds by then. */
export const linkFile: Handler<(typeof filesContract)['link']> = async (
  { session, tenant, services, request },
  { params: { id }, query: { minutes } },
) => {
  await tenant((db) => findFiles(db, session.channel.id, [id], 'kept'))
  const expiresAt = new Date(Date.now() + minutes * 60_000)
  const query = await signedQuery(services, fileAddress(id), expiresAt)
  return {
    url: `${publicOrigin(request, services)}${fileAddress(id)}?${query}`,
    expiresAt: expiresAt.toISOString(),
  }
}
