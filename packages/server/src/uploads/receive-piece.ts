import type { Readable } from 'node:stream'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { headBytes } from '@icss/core/uploads/content-fault.ts'
import type { Services } from '../services.ts'
import { completeUpload } from './complete-upload.ts'
import { discardUpload } from './discard-upload.ts'
import { pieceOf } from './piece-of.ts'
import type { RunningDigests } from './running-digests.ts'
import { slotLimit } from './slot-limit.ts'
import type { Checksum } from './tus-headers.ts'
import { changeAsWriter, claimUpload, type StoredUpload } from './uploads.repository.ts'

interface Piece {
  readonly body: Readable
  readonly offset: number
  /** Bytes that the request says it has. */
  readonly length: number | undefined
  readonly checksum: Checksum | undefined
  /** It came with the request that opened the upload, so nobody else can have begun to write. */
  readonly isFirst: boolean
  readonly digests: RunningDigests
}

const misplaced = (stored: number) => new ProblemError('upload.offset', { params: { stored } })

/**
 * Stores one piece of an upload and answers how the upload stands then. Nothing is acknowledged before it is on the
 * disk, nor when somebody else has begun to write in the meantime.
 */
export async function receivePiece(services: Services, upload: StoredUpload, piece: Piece): Promise<StoredUpload> {
  const { database, storage, config } = services
  const { channelId, id } = upload
  const { body, offset, length, checksum, isFirst, digests } = piece
  if (offset !== upload.stored) throw misplaced(upload.stored)
  if (upload.key === null || upload.slot === '') throw new Error('The upload was not opened.')
  const limit = (upload.bytes ?? slotLimit(upload.slot)) - offset
  if (length !== undefined && length > limit)
    throw new ProblemError('request.too_large', { params: { max: sizeText(limit) } })
  if (upload.status === 'done') return upload

  const claimed = isFirst
    ? upload
    : await database.tenant(channelId, (db) => claimUpload(db, channelId, id, config.uploadHours))
  if (!claimed) throw new ProblemError('upload.gone')
  if (claimed.stored !== offset) throw misplaced(claimed.stored)
  const digest = upload.digest === '' ? undefined : digests.take(id, offset)
  let seen = offset
  const see =
    digest &&
    ((chunk: Buffer) => {
      digest.update(chunk)
      seen += chunk.length
    })
  const { stored, state } = await storage
    .append(upload.key, {
      offset,
      state: claimed.partial,
      content: pieceOf(body, { limit, checksum, fileName: offset === 0 ? upload.fileName : undefined, see }),
      isWhole: (stored) => stored === claimed.bytes,
    })
    .catch(async (error: unknown) => {
      // It can become no object any more, so it holds no quota until it expires.
      if (error instanceof ProblemError && error.code === 'upload.content_mismatch')
        await discardUpload(services, channelId, id)
      throw error
    })
  const reached = { ...claimed, stored, partial: state }
  const isWhole = stored === claimed.bytes
  // All of it in one piece needs no note on the way: should this process die here, the client begins anew.
  const isNoted = isWhole && offset === 0 && Object.keys(state).length === 0
  if (!isNoted && !(await database.tenant(channelId, (db) => changeAsWriter(db, reached, { stored, partial: state }))))
    throw misplaced(stored)
  const told = seen === stored ? digest : undefined
  if (!isWhole) {
    if (told) digests.keep(id, stored, told)
    return reached
  }
  return completeUpload(services, reached, stored, {
    // Of fewer bytes nothing was said as they came in.
    isChecked: offset === 0 && stored >= headBytes,
    digest: told?.digest('hex'),
  })
}
