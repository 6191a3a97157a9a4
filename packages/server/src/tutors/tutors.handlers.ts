import { asc, desc, eq } from 'drizzle-orm'
import { tutorCategoriesContract, tutorsContract } from '@icss/core/tutors/tutors.contract.ts'
import { categoryHandlers } from '../categories/category-handlers.ts'
import { inCategory, refuseMissingCategory } from '../categories/category-of.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import { gramsOf } from '../search/grams.ts'
import { searchCondition } from '../search/search-condition.ts'
import { tutors } from './tutors.tables.ts'

export const tutorsHandlers = entityHandlers(tutorsContract, {
  table: tutors,
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
  where: ({ q, categoryId, status }, channelId) => [
    searchCondition(channelId, q, { grams: tutors.grams, texts: [tutors.name] }),
    inCategory(tutors, channelId, categoryId),
    status && eq(tutors.status, status),
  ],
  orders: {
    serial: [asc(tutors.serial), asc(tutors.id)],
    '-serial': [desc(tutors.serial), desc(tutors.id)],
    name: [asc(pinyinOf(tutors.name)), asc(tutors.id)],
    '-name': [desc(pinyinOf(tutors.name)), desc(tutors.id)],
    updatedAt: [asc(tutors.updatedAt), asc(tutors.id)],
    '-updatedAt': [desc(tutors.updatedAt), desc(tutors.id)],
  },
  beforeWrite: ({ db, channelId }, { categoryId }) => refuseMissingCategory(db, channelId, 'tutor', categoryId),
})

export const tutorCategoriesHandlers = categoryHandlers(tutorCategoriesContract, 'tutor', tutors)
