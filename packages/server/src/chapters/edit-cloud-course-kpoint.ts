import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import type { Handler } from '../http/handler.ts'
import { saveNode } from './save-node.ts'

/** Saves a node, a new one without an id. The call has no version: the last one to save wins. */
export const editCloudCourseKpoint: Handler<typeof chaptersContract.editCloudCourseKpoint> = async (
  { session, tenant },
  { body: { channelId, courseId, id, ...draft } },
) => {
  if (channelId !== session.channel.id) throw new ProblemError('request.not_found')
  const saved = await tenant((db) => saveNode(db, { channelId, courseId, id, draft }))
  return { success: 0 as const, entity: { id: saved.id } }
}
