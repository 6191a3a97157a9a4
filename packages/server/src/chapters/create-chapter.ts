import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import type { Handler } from '../http/handler.ts'
import { nodeAnswer } from './node-answer.ts'
import { saveNode } from './save-node.ts'

export const createChapter: Handler<typeof chaptersContract.create> = async ({ session, tenant }, { params, body }) => {
  const { id: channelId } = session.channel
  return nodeAnswer(await tenant((db) => saveNode(db, { channelId, ...params, id: '', draft: body })))
}
