import { asc, desc } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { noticesContract } from '@icss/core/notices/notices.contract.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import { gramsOf } from '../search/grams.ts'
import { exportNotices } from './export-notices.ts'
import { listNoticeReaders } from './list-notice-readers.ts'
import { noticeAnswer, noticeExtra } from './notice-answer.ts'
import { noticeConditions } from './notice-conditions.ts'
import { notices } from './notices.tables.ts'
import { setNoticeStatus } from './set-notice-status.ts'

export const noticesHandlers = {
  ...entityHandlers(noticesContract, {
    table: notices,
    extra: noticeExtra,
    columnsOf: ({ startAt, endAt, ...draft }, channelId) => ({
      ...draft,
      startAt: new Date(startAt),
      endAt: new Date(endAt),
      grams: gramsOf(channelId, [draft.title]),
    }),
    answerOf: noticeAnswer,
    where: noticeConditions,
    orders: {
      startAt: [asc(notices.startAt), asc(notices.id)],
      '-startAt': [desc(notices.startAt), desc(notices.id)],
      updatedAt: [asc(notices.updatedAt), asc(notices.id)],
      '-updatedAt': [desc(notices.updatedAt), desc(notices.id)],
    },
    async beforeDelete({ stored }) {
      if (stored.status === 'published') throw new ProblemError('notice.published')
    },
  }),
  export: exportNotices,
  setStatus: setNoticeStatus,
  readers: listNoticeReaders,
}
