import { asc, desc } from 'drizzle-orm'
import { tutorCategoriesContract, tutorsContract } from '@icss/core/tutors/tutors.contract.ts'
import { categoryHandlers } from '../categories/category-handlers.ts'
import { refuseMissingCategory } from '../categories/category-of.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import { gramsOf } from '../search/grams.ts'
import { exportTutors } from './export-tutors.ts'
import { tutorConditions } from './tutor-conditions.ts'
import { tutors } from './tutors.tables.ts'

export const tutorsHandlers = {
  ...entityHandlers(tutorsContract, {
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
    where: tutorConditions,
    orders: {
      serial: [asc(tutors.serial), asc(tutors.id)],
      '-serial': [desc(tutors.serial), desc(tutors.id)],
      name: [asc(pinyinOf(tutors.name)), asc(tutors.id)],
      '-name': [desc(pinyinOf(tutors.name)), desc(tutors.id)],
      updatedAt: [asc(tutors.updatedAt), asc(tutors.id)],
      '-updatedAt': [desc(tutors.updatedAt), desc(tutors.id)],
    },
    beforeWrite: ({ db, channelId }, { categoryId }) => refuseMissingCategory(db, channelId, 'tutor', categoryId),
  }),
  export: exportTutors,
}

export const tutorCategoriesHandlers = categoryHandlers(tutorCategoriesContract, 'tutor', tutors)
