import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { uploadsContract } from '@icss/core/uploads/uploads.contract.ts'
import type { Handler } from '../http/handler.ts'
import { usageOf } from '../usage/usage.repository.ts'
import { findObject } from './uploads.repository.ts'

/**
 * Says that an uploaded file, named by its key or its address, counts as used storage. The server counted the bytes
 * that it stored when they came, so what the call claims changes nothing, and it may be made twice.
 */
export const updateUseTotal: Handler<typeof uploadsContract.updateUseTotal> = async ({ session, tenant }, { body }) => {
  const { id: channelId } = session.channel
  if (body.channelId !== channelId) throw new ProblemError('request.not_found')
  const key = body.filename.split('/').at(-1) ?? ''
  return tenant(async (db) => {
    if (!(await findObject(db, key, channelId))) throw new ProblemError('request.not_found')
    return { success: 0 as const, ...(await usageOf(db, channelId)) }
  })
}
