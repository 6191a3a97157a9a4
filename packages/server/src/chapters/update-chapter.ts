import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import type { Handler } from '../http/handler.ts'
import { nodeAnswer } from './node-answer.ts'
import { saveNode } from './save-node.ts'

export const updateChapter: Handler<typeof chaptersContract.update> = async (
  { session, tenant },
  { params: { courseId, chapterId: id }, query: { version }, body },
) => {
  const { id: channelId } = session.channel
  return nodeAnswer(await tenant((db) => saveNode(db, { channelId, courseId, id, version, draft: body })))
}
