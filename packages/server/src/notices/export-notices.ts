import { noticeColumns } from '@icss/core/notices/notice.columns.ts'
import type { noticesContract } from '@icss/core/notices/notices.contract.ts'
import { noticesEn } from '@icss/core/notices/notices.en.ts'
import { noticesZh } from '@icss/core/notices/notices.zh.ts'
import { wordsOf } from '@icss/core/rules/rich-text.ts'
import { exportPages } from '../entities/export-pages.ts'
import { exportAnswer } from '../exports/export-answer.ts'
import type { Handler } from '../http/handler.ts'
import { noticeAnswer, noticeExtra } from './notice-answer.ts'
import { noticeConditions } from './notice-conditions.ts'
import { notices } from './notices.tables.ts'

export const exportNotices: Handler<(typeof noticesContract)['export']> = async ({ session, tenant }, { query }) => {
  const { id: channelId } = session.channel
  const pages = exportPages(tenant, {
    table: notices,
    extra: noticeExtra,
    channelId,
    where: noticeConditions(query, channelId),
    rowOf: (stored) => ({ ...noticeAnswer(stored), body: wordsOf(stored.body) }),
  })
  return exportAnswer(query, pages, noticeColumns, { zh: noticesZh, en: noticesEn })
}
