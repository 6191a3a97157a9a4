import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { uploadKeyOf } from '@icss/core/uploads/upload-key.ts'
import type { Db } from '../database/database.ts'
import type { Context } from '../http/handler.ts'
import { discardUpload } from '../uploads/discard-upload.ts'
import { insertOpen, markDone, type StoredUpload } from '../uploads/uploads.repository.ts'
import { refuseOverQuota } from '../usage/refuse-over-quota.ts'
import { accountBytes, reserveBytes } from '../usage/usage.repository.ts'
import type { WrittenPicture } from './written-anew.ts'

/**
 * Stores a picture, counted to the quota, and answers its key. `keep` puts it where it is for in the transaction that
 * makes it an object: when that throws, nothing is left of it.
 */
export async function storePicture(
  { tenant, services }: Pick<Context, 'tenant' | 'services'>,
  by: Pick<StoredUpload, 'channelId' | 'accountId' | 'slot'>,
  { extension, bytes }: WrittenPicture,
  keep: (db: Db, key: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const { channelId } = by
  const fileName = `picture.${extension}`
  const key = uploadKeyOf(`icss${randomBytes(6).toString('hex')}_`, channelId, Date.now(), fileName)
  const id = await tenant(async (db) => {
    if (!(await reserveBytes(db, channelId, bytes.length))) await refuseOverQuota(db, channelId)
    return insertOpen(db, { ...by, fileName, key, bytes: bytes.length }, services.config.uploadHours)
  })
  try {
    await services.storage.put(key, Readable.from([bytes]))
    await tenant(async (db) => {
      await keep(db, key)
      await markDone(db, channelId, id, bytes.length)
      await accountBytes(db, channelId, { used: bytes.length, reserved: -bytes.length })
    })
  } catch (error) {
    await discardUpload(services, channelId, id)
    throw error
  }
  return key
}
