import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import { lockCourse } from '../courses/courses.repository.ts'
import type { Handler } from '../http/handler.ts'
import { orderNodes, siblingIds } from './chapters.repository.ts'

/** Orders siblings; refused when somebody has added or deleted one in the meantime. */
export const reorderChapters: Handler<typeof chaptersContract.reorder> = async (
  { session, tenant },
  { params: { courseId }, body: { parentId, ids } },
) => {
  const { id: channelId } = session.channel
  return tenant(async (db) => {
    if (!(await lockCourse(db, channelId, courseId))) throw new ProblemError('request.not_found')
    const siblings = await siblingIds(db, channelId, courseId, parentId)
    const given = new Set(ids)
    const isSame = given.size === ids.length && ids.length === siblings.length && siblings.every((id) => given.has(id))
    if (!isSame) throw new ProblemError('request.conflict')
    await orderNodes(db, channelId, courseId, ids)
  })
}
