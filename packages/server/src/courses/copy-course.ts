import { eq } from 'drizzle-orm'
import type { NodeDraft } from '@icss/core/chapters/chapter.ts'
import { courseDraft } from '@icss/core/courses/course.ts'
import type { coursesContract } from '@icss/core/courses/courses.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { nameOfCopy } from '@icss/core/nouns/name-of-copy.ts'
import { uuid } from '../database/uuids.ts'
import { insertNodes, listNodes } from '../chapters/chapters.repository.ts'
import { chapterTree } from '../chapters/node-answer.ts'
import type { Handler } from '../http/handler.ts'
import { coursesStore } from './courses.store.ts'
import { courses } from './courses.tables.ts'

/** Copies a course with the chapters and lessons that were submitted. The channel groups that see it are not copied. */
export const copyCourse: Handler<typeof coursesContract.copy> = ({ session, tenant }, { params }) => {
  const { id: channelId } = session.channel
  return tenant(async (db) => {
    const made = await coursesStore.copy(db, channelId, params.id, async ({ name, source }) => {
      if (source === 'purchase') throw new ProblemError('course.purchased')
      const rows = await db.select({ name: courses.name }).from(courses).where(eq(courses.channelId, channelId))
      return {
        name: nameOfCopy(
          name,
          rows.map((row) => row.name),
          courseDraft.shape.name,
        ),
      }
    })
    const nodes = (await listNodes(db, channelId, params.id)).filter(({ submitted }) => submitted)
    const idOf = new Map(nodes.map(({ id }) => [id, uuid()]))
    const copies = chapterTree(nodes)
      .flatMap(({ lessons, ...chapter }) => [chapter, ...lessons])
      .map(({ id, name, type, parentId, videoUrl, srtUrl, courseMinutes, courseSeconds }) => ({
        id: idOf.get(id) ?? uuid(),
        draft: {
          name,
          type,
          videoUrl,
          srtUrl,
          courseMinutes,
          courseSeconds,
          parentId: idOf.get(parentId) ?? '',
        } as NodeDraft,
      }))
    await insertNodes(db, channelId, made.id, copies)
    return made
  })
}
