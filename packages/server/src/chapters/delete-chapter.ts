import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import type { Handler } from '../http/handler.ts'
import { deleteNodes, findNode } from './chapters.repository.ts'

export const deleteChapter: Handler<typeof chaptersContract.delete> = async (
  { session, tenant },
  { params: { courseId, chapterId } },
) => {
  const { id: channelId } = session.channel
  await tenant(async (db) => {
    const node = await findNode(db, channelId, courseId, chapterId)
    if (!node) throw new ProblemError('request.not_found')
    await deleteNodes(db, channelId, [chapterId], node.type)
  })
}
