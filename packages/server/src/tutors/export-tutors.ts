import { tutorColumns } from '@icss/core/tutors/tutor.columns.ts'
import type { tutorsContract } from '@icss/core/tutors/tutors.contract.ts'
import { tutorsEn } from '@icss/core/tutors/tutors.en.ts'
import { tutorsZh } from '@icss/core/tutors/tutors.zh.ts'
import { categoryName } from '../categories/category-name.ts'
import { exportPages } from '../entities/export-pages.ts'
import { exportAnswer } from '../exports/export-answer.ts'
import type { Handler } from '../http/handler.ts'
import { tutorConditions } from './tutor-conditions.ts'
import { tutors } from './tutors.tables.ts'

export const exportTutors: Handler<(typeof tutorsContract)['export']> = async ({ session, tenant }, { query }) => {
  const { id: channelId } = session.channel
  const pages = exportPages(tenant, {
    table: tutors,
    extra: { category: categoryName(tutors.channelId, tutors.categoryId) },
    channelId,
    where: tutorConditions(query, channelId),
    rowOf: ({ category, updatedAt, ...stored }) => ({
      ...stored,
      categoryId: category,
      updatedAt: updatedAt.toISOString(),
    }),
  })
  return exportAnswer(query, pages, tutorColumns, { zh: tutorsZh, en: tutorsEn })
}
