import type { uploadsContract } from '@icss/core/uploads/uploads.contract.ts'
import type { Handler } from '../http/handler.ts'
import { ownObject } from './own-object.ts'

/** What is known of one object of the channel. */
export const showObject: Handler<typeof uploadsContract.show> = async ({ session, tenant }, { query }) => {
  const { fileName, stored } = await tenant((db) => ownObject(db, session.channel.id, query.key))
  return { fileName, bytes: stored }
}
