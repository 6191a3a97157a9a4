import { liveColumns } from '@icss/core/lives/live.columns.ts'
import type { livesContract } from '@icss/core/lives/lives.contract.ts'
import { livesEn } from '@icss/core/lives/lives.en.ts'
import { livesZh } from '@icss/core/lives/lives.zh.ts'
import { categoryName } from '../categories/category-name.ts'
import { exportPages } from '../entities/export-pages.ts'
import { exportAnswer } from '../exports/export-answer.ts'
import type { Handler } from '../http/handler.ts'
import { liveExtra } from './live-answer.ts'
import { liveConditions } from './live-conditions.ts'
import { lives } from './lives.tables.ts'

export const exportLives: Handler<(typeof livesContract)['export']> = async ({ session, tenant }, { query }) => {
  const { id: channelId } = session.channel
  const pages = exportPages(tenant, {
    table: lives,
    extra: { ...liveExtra, category: categoryName(lives.channelId, lives.courseCategoryId) },
    channelId,
    where: liveConditions(query, channelId),
    rowOf: ({ startAt, endAt, tutorName, category, ...stored }) => ({
      ...stored,
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
      tutorId: tutorName,
      courseCategoryId: category,
    }),
  })
  return exportAnswer(query, pages, liveColumns, { zh: livesZh, en: livesEn })
}
