import { randomBytes } from 'node:crypto'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { uploadsContract } from '@icss/core/uploads/uploads.contract.ts'
import { uuid } from '../database/uuids.ts'
import type { Handler } from '../http/handler.ts'
import { hashOf, newSecret } from '../sessions/session-secret.ts'
import { refuseOverQuota } from '../usage/refuse-over-quota.ts'
import { usageOf } from '../usage/usage.repository.ts'
import { objectsUrl } from './object-url.ts'
import { grantUploads } from './uploads.repository.ts'

/** Hours within which an upload has to begin. */
const tokenHours = 1

/** Gives a token that opens one upload of the session's channel, or several, each for one. */
export const uptoken: Handler<typeof uploadsContract.uptoken> = async (
  { session, tenant, services, request },
  { body },
) => {
  const { id: channelId } = session.channel
  if (body.channelId !== channelId) throw new ProblemError('request.not_found')
  const grants = Array.from({ length: body.count ?? 1 }, () => ({
    uptoken: newSecret(),
    fileName: `icss${randomBytes(6).toString('hex')}_`,
    uploadId: uuid(),
  }))
  await tenant(async (db) => {
    if ((await usageOf(db, channelId)).state === 'full') await refuseOverQuota(db, channelId)
    const granted = grants.map(({ uptoken, fileName: prefix, uploadId: id }) => ({
      id,
      tokenHash: hashOf(uptoken),
      prefix,
    }))
    await grantUploads(db, { channelId, accountId: session.account.id, hours: tokenHours }, granted)
  })
  const [first, ...more] = grants as [(typeof grants)[number], ...typeof grants]
  const domain = objectsUrl(request, services)
  const { chunkBytes } = services.config
  return { success: 0, ...first, domain, chunkBytes, ...(more.length > 0 ? { more } : {}) }
}
