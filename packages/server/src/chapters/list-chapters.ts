import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import { hasCourse } from '../courses/courses.repository.ts'
import type { Handler } from '../http/handler.ts'
import { listNodes } from './chapters.repository.ts'
import { chapterTree } from './node-answer.ts'

export const listChapters: Handler<typeof chaptersContract.list> = async ({ session, tenant }, { params }) => {
  const { id: channelId } = session.channel
  return tenant(async (db) => {
    if (!(await hasCourse(db, channelId, params.courseId))) throw new ProblemError('request.not_found')
    return { items: chapterTree(await listNodes(db, channelId, params.courseId)) }
  })
}
