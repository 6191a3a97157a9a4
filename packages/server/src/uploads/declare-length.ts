import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Services } from '../services.ts'
import { accountBytes } from '../usage/usage.repository.ts'
import { refuseMisfit } from './slot-limit.ts'
import { headerFault } from './tus-headers.ts'
import { changeAsWriter, type StoredUpload } from './uploads.repository.ts'

/** Notes the length of an upload that was opened without one; a length once known cannot change. */
export async function declareLength(
  { database }: Services,
  upload: StoredUpload,
  length: number | undefined,
): Promise<StoredUpload> {
  const { channelId, bytes, stored, slot, fileName, reserved } = upload
  if (length === undefined || length === bytes) return upload
  if (bytes !== null || length < stored || slot === '') throw headerFault('Upload-Length')
  refuseMisfit(slot, fileName, length)
  const declared = { bytes: length, reserved: length }
  await database.tenant(channelId, async (db) => {
    if (!(await changeAsWriter(db, upload, declared))) throw new ProblemError('upload.offset', { params: { stored } })
    await accountBytes(db, channelId, { reserved: length - reserved })
  })
  return { ...upload, ...declared }
}
