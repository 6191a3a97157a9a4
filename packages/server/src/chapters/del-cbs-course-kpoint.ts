import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import { isUuid } from '../database/uuids.ts'
import type { Handler } from '../http/handler.ts'
import { deleteNodes } from './chapters.repository.ts'

/** Deletes chapters with their lessons, or lessons; all of them or, when one is not there, none. */
export const delCBSCourseKpoint: Handler<typeof chaptersContract.delCBSCourseKpoint> = async (
  { session, tenant },
  { body: { channelId, ids, type } },
) => {
  const wanted = [...new Set(ids.split(',').map((id) => id.trim()))].filter((id) => id !== '')
  if (channelId !== session.channel.id || !wanted.every(isUuid)) throw new ProblemError('request.not_found')
  await tenant(async (db) => {
    if ((await deleteNodes(db, channelId, wanted, type)) < wanted.length) throw new ProblemError('request.not_found')
  })
  return { success: 0 }
}
