import { chapterType, lessonType, type NodeDraft } from '@icss/core/chapters/chapter.ts'
import type { PurchasedCourse, purchasedCoursesContract } from '@icss/core/courses/courses.contract.ts'
import { uuid } from '../database/uuids.ts'
import { insertNodes } from '../chapters/chapters.repository.ts'
import { constraintFaults } from '../database/constraint-faults.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findServedChannel } from '../platform/platform.repository.ts'
import { coursesStore } from './courses.store.ts'

const word = constraintFaults({ chapters_name: { field: 'chapters', code: 'chapter.name_taken' } })

const nodesOf = (outline: PurchasedCourse['chapters']): { id: string; draft: NodeDraft }[] =>
  outline.flatMap(({ lessons, ...chapter }) => {
    const id = uuid()
    return [
      { id, draft: { ...chapter, type: chapterType, parentId: '' as const } },
      ...lessons.map((lesson) => ({ id: uuid(), draft: { ...lesson, type: lessonType, parentId: id } as const })),
    ]
  })

/** Hands a course that a channel has bought over to it, with its chapters. */
export const deliverCourse: Handler<typeof purchasedCoursesContract.deliver> = (
  { services: { database, config } },
  { params: { channelId }, body: { supplier, course, chapters } },
) =>
  database
    .everywhere(async (db) => {
      found(await findServedChannel(db, channelId))
      const delivered = await coursesStore.insert(db, channelId, course, {
        more: { source: 'purchase', supplier },
        settings: config,
      })
      await insertNodes(db, channelId, delivered.id, nodesOf(chapters))
      return delivered
    })
    .catch(word)
