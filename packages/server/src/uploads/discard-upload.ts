import type { Db } from '../database/database.ts'
import type { Services } from '../services.ts'
import { accountBytes } from '../usage/usage.repository.ts'
import { deleteUpload, expireNow, markLeaving } from './uploads.repository.ts'

/**
 * Deletes an upload with all that it stored and gives its bytes back to the quota. What breaks off on the way is found
 * by the next sweep. `mayGo` throws for what has to stay. Answers whether there was one.
 */
export async function discardUpload(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  channelId: string,
  id: string,
  mayGo: (db: Db, key: string) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const upload = await database.tenant(channelId, async (db) => {
    const before = await markLeaving(db, channelId, id)
    // Its row is locked: who names it meanwhile waits, and finds it gone.
    if (before?.key) await mayGo(db, before.key)
    if (before) await expireNow(db, channelId, id)
    return before
  })
  if (!upload) return false
  const { key, partial, stored, reserved } = upload
  if (key !== null) await storage.discard(key, partial)
  return database.tenant(channelId, async (db) => {
    const deleted = await deleteUpload(db, channelId, id)
    // Of an object that was done nothing is reserved any more.
    if (deleted) await accountBytes(db, channelId, reserved > 0 ? { reserved: -reserved } : { used: -stored })
    return deleted
  })
}
