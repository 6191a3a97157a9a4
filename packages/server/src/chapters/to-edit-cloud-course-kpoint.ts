import { chapterType } from '@icss/core/chapters/chapter.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import { hasCourse } from '../courses/courses.repository.ts'
import { isUuid } from '../database/uuids.ts'
import type { Handler } from '../http/handler.ts'
import { listNodes } from './chapters.repository.ts'
import { chapterTree } from './node-answer.ts'

/** A node to be edited, blank for a new one, with all chapters of its course to choose from. */
export const toEditCloudCourseKpoint: Handler<typeof chaptersContract.toEditCloudCourseKpoint> = async (
  { session, tenant },
  { body: { channelId, courseId, id } },
) => {
  if (channelId !== session.channel.id || !isUuid(courseId)) throw new ProblemError('request.not_found')
  return tenant(async (db) => {
    const nodes = await listNodes(db, channelId, courseId)
    const node = nodes.find((one) => one.id === id)
    const isThere = id === '' ? await hasCourse(db, channelId, courseId) : node !== undefined
    if (!isThere) throw new ProblemError('request.not_found')
    return {
      success: 0 as const,
      entity: {
        cbsCourseKpointList: chapterTree(nodes).map(({ id, name, lessons }) => ({
          id,
          name,
          courseKpointList: lessons.map((one) => ({ courseKpointId: one.id, courseKpointName: one.name })),
        })),
        parentId: node?.parentId ?? '',
        name: node?.name ?? '',
        type: node?.type ?? chapterType,
        videoUrl: node?.videoUrl ?? '',
        srtUrl: node?.srtUrl ?? '',
      },
    }
  })
}
