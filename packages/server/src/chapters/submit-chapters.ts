import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import { lockCourse } from '../courses/courses.repository.ts'
import type { Handler } from '../http/handler.ts'
import { submitNodes } from './chapters.repository.ts'

export const submitChapters: Handler<typeof chaptersContract.submit> = async ({ session, tenant }, { params }) => {
  const { id: channelId } = session.channel
  await tenant(async (db) => {
    if (!(await lockCourse(db, channelId, params.courseId))) throw new ProblemError('request.not_found')
    await submitNodes(db, channelId, params.courseId)
  })
}
