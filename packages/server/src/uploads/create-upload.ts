import type { FastifyRequest } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { meets } from '@icss/core/permissions/need.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { tokenHeader } from '@icss/core/uploads/tus.ts'
import { uploadKeyOf } from '@icss/core/uploads/upload-key.ts'
import { slotNeeds } from '@icss/core/uploads/slot-need.ts'
import type { Services } from '../services.ts'
import { hashOf } from '../sessions/session-secret.ts'
import { reserveBytes } from '../usage/usage.repository.ts'
import { refuseOverQuota } from '../usage/refuse-over-quota.ts'
import { warnOfQuota } from '../usage/warn-of-quota.ts'
import { refuseMisfit, slotLimit } from './slot-limit.ts'
import { checksumOf, fileOf, headerOf, lengthOf } from './tus-headers.ts'
import { openUpload, type StoredUpload } from './uploads.repository.ts'

/** Opens the upload that the request's token was given for, once its file fits the slot and the quota. */
export async function createUpload(
  request: FastifyRequest,
  { database, config }: Services,
  session: Session,
): Promise<StoredUpload> {
  const { slot, fileName, digest, metadata } = fileOf(request)
  if (!meets(slotNeeds[slot], session)) throw new ProblemError('session.forbidden')
  const bytes = lengthOf(request)
  checksumOf(request)
  refuseMisfit(slot, fileName, bytes)
  const channelId = session.channel.id
  const tokenHash = hashOf(headerOf(request, tokenHeader) ?? '')
  const reserved = bytes ?? slotLimit(slot)
  return database.tenant(channelId, async (db) => {
    const opened = await openUpload(db, channelId, tokenHash, config.uploadHours, ({ prefix }) => ({
      slot,
      fileName,
      digest,
      metadata,
      key: uploadKeyOf(prefix, channelId, Date.now(), fileName),
      bytes: bytes ?? null,
      reserved,
    }))
    if (!opened) throw new ProblemError('upload.token_invalid')
    if (!(await reserveBytes(db, channelId, reserved))) await refuseOverQuota(db, channelId)
    await warnOfQuota(db, channelId)
    return opened
  })
}
