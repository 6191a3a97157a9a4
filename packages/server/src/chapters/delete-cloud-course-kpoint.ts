import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import { lockCourse } from '../courses/courses.repository.ts'
import { isUuid } from '../database/uuids.ts'
import type { Handler } from '../http/handler.ts'
import { deleteUnsubmitted } from './chapters.repository.ts'

/** On cancel or back: what was not submitted is dropped. */
export const deleteCloudCourseKpoint: Handler<typeof chaptersContract.deleteCloudCourseKpoint> = async (
  { session, tenant },
  { body: { channelId, courseId } },
) => {
  if (channelId !== session.channel.id || !isUuid(courseId)) throw new ProblemError('request.not_found')
  await tenant(async (db) => {
    if (!(await lockCourse(db, channelId, courseId))) throw new ProblemError('request.not_found')
    await deleteUnsubmitted(db, channelId, courseId)
  })
  return { success: 0 }
}
