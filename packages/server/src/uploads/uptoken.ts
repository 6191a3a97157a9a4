import { randomBytes } from 'node:crypto'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { uploadsContract } from '@icss/core/uploads/uploads.contract.ts'
import type { Handler } from '../http/handler.ts'
import { hashOf, newSecret } from '../sessions/session-secret.ts'
import { refuseOverQuota } from '../usage/refuse-over-quota.ts'
import { usageOf } from '../usage/usage.repository.ts'
import { objectsUrl } from './object-url.ts'
import { grantUpload } from './uploads.repository.ts'

/** Hours within which an upload has to begin. */
const tokenHours = 1

/** Gives a token that opens one upload of the session's channel. */
export const uptoken: Handler<typeof uploadsContract.uptoken> = async (
  { session, tenant, services, request },
  { body },
) => {
  const { id: channelId } = session.channel
  if (body.channelId !== channelId) throw new ProblemError('request.not_found')
  const token = newSecret()
  const prefix = `icss${randomBytes(6).toString('hex')}_`
  await tenant(async (db) => {
    if ((await usageOf(db, channelId)).state === 'full') await refuseOverQuota(db, channelId)
    const accountId = session.account.id
    await grantUpload(db, { channelId, accountId, tokenHash: hashOf(token), prefix, hours: tokenHours })
  })
  const { chunkBytes } = services.config
  return { success: 0, uptoken: token, domain: objectsUrl(request, services), fileName: prefix, chunkBytes }
}
