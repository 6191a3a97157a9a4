import { eq, type SQL } from 'drizzle-orm'
import type { NoticeListQuery } from '@icss/core/notices/notices.contract.ts'
import { searchCondition } from '../search/search-condition.ts'
import { notices } from './notices.tables.ts'

/** What a query of notices, of a list or an export, asks of those of `channelId`. */
export const noticeConditions = (
  { q, status }: Pick<NoticeListQuery, 'q' | 'status'>,
  channelId: string,
): readonly (SQL | undefined)[] => [
  searchCondition(channelId, q, { grams: notices.grams, texts: [notices.title] }),
  status && eq(notices.status, status),
]
