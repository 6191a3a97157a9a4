import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { findObject, type StoredUpload } from './uploads.repository.ts'

/** The object of the channel by its storage key or its address; throws `request.not_found` where there is none. */
export async function ownObject(
  db: Db,
  channelId: string,
  keyOrAddress: string,
): Promise<StoredUpload & { key: string }> {
  const key = keyOrAddress.split('/').at(-1) ?? ''
  const found = await findObject(db, key, channelId)
  if (!found) throw new ProblemError('request.not_found')
  return { ...found, key }
}
