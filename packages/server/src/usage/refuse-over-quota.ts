import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import type { Db } from '../database/database.ts'
import { usageOf } from './usage.repository.ts'

/** Throws how much is left of the channel's quota. */
export async function refuseOverQuota(db: Db, channelId: string): Promise<never> {
  const { used, reserved, quota } = await usageOf(db, channelId)
  throw new ProblemError('upload.quota', { params: { left: sizeText(Math.max(0, quota - used - reserved)) } })
}
