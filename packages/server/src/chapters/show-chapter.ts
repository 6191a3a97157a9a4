import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import type { Handler } from '../http/handler.ts'
import { findNode } from './chapters.repository.ts'
import { nodeAnswer } from './node-answer.ts'

export const showChapter: Handler<typeof chaptersContract.show> = async (
  { session, tenant },
  { params: { courseId, chapterId } },
) => {
  const node = await tenant((db) => findNode(db, session.channel.id, courseId, chapterId))
  if (!node) throw new ProblemError('request.not_found')
  return nodeAnswer(node)
}
