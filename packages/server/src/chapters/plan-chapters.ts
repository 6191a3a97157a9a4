import { planChapters } from '@icss/core/chapters/chapter-plan.ts'
import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { uuid } from '../database/uuids.ts'
import { hasCourse } from '../courses/courses.repository.ts'
import type { Handler } from '../http/handler.ts'
import { outlineByContent } from './named-files.ts'
import { plannedCourse } from './planned-course.ts'

/** Plans what makes a course hold an outline. */
export const planCourseChapters: Handler<typeof chaptersContract.plan> = (
  { session, tenant },
  { params: { courseId }, body },
) =>
  tenant(async (db) => {
    const { id: channelId } = session.channel
    if (!(await hasCourse(db, channelId, courseId))) throw new ProblemError('request.not_found')
    const wanted = await outlineByContent(db, channelId, body)
    return { id: uuid(), ...planChapters(wanted, await plannedCourse(db, channelId, courseId), uuid) }
  })
