import { asc, desc } from 'drizzle-orm'
import { coursesContract } from '@icss/core/courses/courses.contract.ts'
import { inCategory, refuseMissingCategory } from '../categories/category-of.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import { gramsOf } from '../search/grams.ts'
import { searchCondition } from '../search/search-condition.ts'
import { courses } from './courses.tables.ts'

export const coursesHandlers = entityHandlers(coursesContract, {
  table: courses,
  columnsOf: ({ categoryId, ...draft }, channelId) => ({
    ...draft,
    categoryId: categoryId || null,
    grams: gramsOf(channelId, [draft.name]),
  }),
  answerOf: ({ categoryId, updatedAt, ...stored }) => ({
    ...stored,
    categoryId: categoryId ?? '',
    updatedAt: updatedAt.toISOString(),
  }),
  where: ({ q, categoryId }, channelId) => [
    searchCondition(channelId, q, { grams: courses.grams, texts: [courses.name] }),
    inCategory(courses, channelId, categoryId),
  ],
  orders: {
    serialNumber: [asc(courses.serialNumber), asc(courses.id)],
    '-serialNumber': [desc(courses.serialNumber), desc(courses.id)],
    updatedAt: [asc(courses.updatedAt), asc(courses.id)],
    '-updatedAt': [desc(courses.updatedAt), desc(courses.id)],
  },
  beforeWrite: ({ db, channelId }, { categoryId }) => refuseMissingCategory(db, channelId, 'course', categoryId),
})
