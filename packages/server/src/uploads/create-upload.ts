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
import { tellOfQuota } from '../usage/tell-of-quota.ts'
import { refuseMisfit, slotLimit } from './slot-limit.ts'
import { checksumOf, fileOf, headerFault, headerOf, lengthOf } from './tus-headers.ts'
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
  // It is not joined with others; a file of its own is not what was asked for.
  if (headerOf(request, 'upload-concat') !== undefined) throw headerFault('Upload-Concat')
  refuseMisfit(slot, fileName, bytes)
  const channelId = session.channel.id
  const tokenHash = hashOf(headerOf(request, tokenHeader) ?? '')
  const reserved = bytes ?? slotLimit(slot)
  // Behind the token's prefix, which is plain.
  const keyEnd = uploadKeyOf('', channelId, Date.now(), fileName)
  return database.tenant(channelId, async (db) => {
    const opening = { channelId, tokenHash, hours: config.uploadHours, keyEnd }
    const values = { slot, fileName, digest, metadata, bytes: bytes ?? null, reserved }
    const opened = await openUpload(db, opening, values)
    if (!opened) throw new ProblemError('upload.token_invalid')
    const usage = await reserveBytes(db, channelId, reserved)
    if (!usage) return refuseOverQuota(db, channelId)
    const after = usage.used + usage.reserved
    await tellOfQuota(db, channelId, 'storage', { before: after - reserved, after, quota: usage.quota })
    return opened
  })
}
