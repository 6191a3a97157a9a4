import { movedChapters } from '@icss/core/chapters/chapter-plan.ts'
import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { hasCourse } from '../courses/courses.repository.ts'
import type { Handler } from '../http/handler.ts'
import { appliedBefore } from '../operations/applied-at-once.ts'
import { operationAnswer } from '../operations/operation-answer.ts'
import { plannedCourse } from './planned-course.ts'
import { plannedFiles } from './planned-files.ts'

/** Says before its files are sent whether a plan could be applied, and which files are needed for it. */
export const checkChapterPlan: Handler<typeof chaptersContract.checkPlan> = (
  { session, tenant },
  { params: { courseId }, body },
) =>
  tenant(async (db) => {
    const { id: channelId } = session.channel
    if (!(await hasCourse(db, channelId, courseId))) throw new ProblemError('request.not_found')
    const applied = await appliedBefore(db, channelId, { kind: 'chapters.apply', id: body.id, digest: body.digest })
    return {
      moved: movedChapters(body, await plannedCourse(db, channelId, courseId)).length,
      missing: (await plannedFiles(db, channelId, body)).missing,
      operation: applied ? operationAnswer(applied) : null,
    }
  })
