import { v7 as uuid } from 'uuid'
import { chapterType, lessonType, type NodeDraft } from '@icss/core/chapters/chapter.ts'
import type { PurchasedCourse, purchasedCoursesContract } from '@icss/core/courses/courses.contract.ts'
import { refuseMissingCategory } from '../categories/category-of.ts'
import { insertNodes } from '../chapters/chapters.repository.ts'
import { constraintFaults } from '../database/constraint-faults.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findServedChannel } from '../platform/platform.repository.ts'
import { gramsOf } from '../search/grams.ts'
import { courses } from './courses.tables.ts'
import { deliveredAnswer } from './delivered-courses.ts'

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
  { services: { database } },
  { params: { channelId }, body: { supplier, course, chapters } },
) =>
  database
    .everywhere(async (db) => {
      found(await findServedChannel(db, channelId))
      await refuseMissingCategory(db, channelId, 'course', course.categoryId)
      const [made] = await db
        .insert(courses)
        .values({
          ...course,
          id: uuid(),
          channelId,
          categoryId: course.categoryId || null,
          source: 'purchase',
          supplier,
          grams: gramsOf(channelId, [course.name]),
        })
        .returning()
      const delivered = found(made)
      await insertNodes(db, channelId, delivered.id, nodesOf(chapters))
      return deliveredAnswer(delivered)
    })
    .catch(word)
