import { createHash } from 'node:crypto'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { contentFault, headBytes } from '@icss/core/uploads/content-fault.ts'
import { imageFault, imageHeadBytes } from '@icss/core/uploads/image-size.ts'
import { uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import type { Services } from '../services.ts'
import { discardUpload } from './discard-upload.ts'
import { scan } from './scan.ts'
import { keepAsUtf8 } from './keep-as-utf8.ts'
import { finishUpload } from './finish-upload.ts'
import { findUpload, type StoredUpload } from './uploads.repository.ts'

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

async function digestOf({ storage }: Pick<Services, 'storage'>, key: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of (await storage.read(key)) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}

/** Subtitles are read by players as UTF-8; all else stays as it came. Answers the bytes of the object. */
async function asItIsKept(
  services: Pick<Services, 'database' | 'storage'>,
  { channelId, id, slot }: StoredUpload,
  key: string,
  bytes: number,
): Promise<number> {
  if (slot !== 'subtitle') return bytes
  try {
    return await keepAsUtf8(services.storage, key, bytes)
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'upload.encoding') await discardUpload(services, channelId, id)
    throw error
  }
}

/**
 * Makes an object of an upload whose bytes are all stored, accounts it, and lets it be read; or drops it when its
 * content is not what its name or its announced SHA-256 says. May be done twice, by whoever finds it stored but not done. Answers it as it stands.
 * `isChecked`: the content was held against the name as it came in; `digest`: its SHA-256, where it was made meanwhile.
 */
export async function completeUpload(
  services: Pick<Services, 'database' | 'storage' | 'config'>,
  upload: StoredUpload,
  bytes: number,
  { isChecked = false, digest }: { isChecked?: boolean; digest?: string | undefined } = {},
): Promise<StoredUpload> {
  const { channelId, id, key, slot, fileName, partial, reserved } = upload
  const { storage, database } = services
  if (key === null || slot === '') throw new Error('The upload was not opened.')
  await storage.finish(key, partial, bytes)
  const isImage = uploadSlots[slot].kind === 'image'
  const headFault = async () => {
    if (isChecked && !isImage) return undefined
    const head = await storage.head(key, isImage ? imageHeadBytes : headBytes)
    return contentFault(fileName, head) ?? (isImage ? imageFault(fileName, head) : undefined)
  }
  const digestFault = async (): Promise<FieldError | undefined> =>
    upload.digest === '' || upload.digest === (digest ?? (await digestOf(services, key)))
      ? undefined
      : { code: 'upload.digest', params: {} }
  const fault = (await headFault()) ?? (await digestFault()) ?? (await harmIn(services, key))
  if (fault) {
    await discardUpload(services, channelId, id)
    throw new ProblemError(fault.code, { params: fault.params })
  }
  const kept = await asItIsKept(services, upload, key, bytes)
  return database.tenant(channelId, async (db, client) => {
    const event = { key, fileName, slot, bytes: kept }
    if (!(await finishUpload(client, { channelId, id, bytes: kept, reserved, event })))
      return found(await findUpload(db, channelId, id))
    return { ...upload, status: 'done', stored: kept, partial: {}, reserved: 0 }
  })
}
