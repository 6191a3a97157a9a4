import type { FieldError } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { contentFault, headBytes } from '@icss/core/uploads/content-fault.ts'
import { imageFault, imageHeadBytes } from '@icss/core/uploads/image-size.ts'
import { uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import { announce } from '../events/announce.ts'
import type { Services } from '../services.ts'
import { accountBytes } from '../usage/usage.repository.ts'
import { discardUpload } from './discard-upload.ts'
import { scan } from './scan.ts'
import { findUpload, markDone, type StoredUpload } from './uploads.repository.ts'

function found(upload: StoredUpload | undefined): StoredUpload {
  if (!upload) throw new ProblemError('upload.gone')
  return upload
}

const harmIn = async (
  { storage, config: { scanner } }: Pick<Services, 'storage' | 'config'>,
  key: string,
): Promise<FieldError | undefined> => {
  const name = scanner === undefined ? undefined : await scan(scanner, await storage.read(key))
  return name === undefined ? undefined : { code: 'upload.infected', params: { name } }
}

/**
 * Makes an object of an upload whose bytes are all stored, accounts it, and lets it be read; or drops it when its
 * content is not what its name says. May be done twice, by whoever finds it stored but not done. Answers it as it stands.
 */
export async function completeUpload(
  services: Pick<Services, 'database' | 'storage' | 'config'>,
  upload: StoredUpload,
  bytes: number,
): Promise<StoredUpload> {
  const { channelId, id, key, slot, fileName, partial, reserved } = upload
  const { storage, database } = services
  if (key === null || slot === '') throw new Error('The upload was not opened.')
  await storage.finish(key, partial, bytes)
  const isImage = uploadSlots[slot].kind === 'image'
  const head = await storage.head(key, isImage ? imageHeadBytes : headBytes)
  const fault =
    contentFault(fileName, head) ?? (isImage ? imageFault(fileName, head) : undefined) ?? (await harmIn(services, key))
  if (fault) {
    await discardUpload(services, channelId, id)
    throw new ProblemError(fault.code, { params: fault.params })
  }
  return database.tenant(channelId, async (db) => {
    const done = await markDone(db, channelId, id, bytes)
    if (!done) return found(await findUpload(db, channelId, id))
    await accountBytes(db, channelId, { used: bytes, reserved: -reserved })
    await announce(db, channelId, 'upload.finished', { key, fileName, slot, bytes })
    return done
  })
}
