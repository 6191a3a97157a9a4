import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { noticeColumns } from '@icss/core/notices/notice.columns.ts'
import { noticeStatusFault } from '@icss/core/notices/notice.ts'
import { noticesContract } from '@icss/core/notices/notices.contract.ts'
import { noticesEn } from '@icss/core/notices/notices.en.ts'
import { noticesZh } from '@icss/core/notices/notices.zh.ts'
import { openingsOf } from '../content-permissions/openings-of.ts'
import { exportEntities } from '../entities/entity-export.ts'
import type { Exported } from '../entities/exported.ts'
import { changing, entityHandlers, listing } from '../entities/entity-handlers.ts'
import { entityList } from '../entities/entity-list.ts'
import type { EntityScope, Stored } from '../entities/entity-shape.ts'
import { entityStore } from '../entities/entity-store.ts'
import { outer } from '../entities/outer.ts'
import { announce } from '../events/announce.ts'
import type { Handlers } from '../http/handler.ts'
import { linksOf, publicLinkHandlers } from '../public-links/public-link-handlers.ts'
import { noticeReaders, notices } from './notices.tables.ts'

export const noticesStore = entityStore(noticesContract, {
  table: notices,
  searched: ['title', 'bodyText'],
  beside: (channelId) => ({
    readerCount: sql<number>`(select count(*)::int from ${noticeReaders}
      where ${noticeReaders.channelId} = ${channelId} and ${noticeReaders.noticeId} = ${outer(notices.id)})`,
  }),
  bin: { kind: 'notices', name: 'title' },
  children: [{ table: noticeReaders, of: noticeReaders.noticeId }, openingsOf('notice'), linksOf('notice')],
  async beforeDelete(_scope, { status }) {
    if (status === 'published') throw new ProblemError('notice.published')
  },
})

const readers = entityList(
  { list: noticesContract.readers },
  {
    table: noticeReaders,
    key: 'accountId',
    parent: notices,
    filters: { id: (noticeId) => eq(noticeReaders.noticeId, noticeId) },
  },
)

/** Publishes or withdraws a notice whose row is locked: the columns that follow. */
export async function publish(
  notice: Pick<Stored<typeof notices>, 'id' | 'title' | 'status' | 'startAt' | 'endAt'>,
  status: 'published' | 'withdrawn',
  { db, channelId }: Pick<EntityScope, 'db' | 'channelId'>,
): Promise<Pick<Stored<typeof notices>, 'status'>> {
  const [startAt, endAt] = [notice.startAt.toISOString(), notice.endAt.toISOString()]
  const fault = noticeStatusFault({ status: notice.status, startAt, endAt }, status, Date.now())
  if (fault) throw new ProblemError(fault)
  const { id: noticeId, title } = notice
  if (status === 'published') await announce(db, channelId, 'notice.published', { noticeId, title, startAt, endAt })
  return { status }
}

/** What an export of them says beside the store. */
export const exportedNotices: Exported = { columns: noticeColumns, words: { zh: noticesZh, en: noticesEn } }

export const noticesHandlers: Handlers<{ notices: typeof noticesContract }>['notices'] = {
  ...entityHandlers(noticesStore),
  export: exportEntities(noticesStore, exportedNotices),
  setStatus: changing(
    noticesStore,
    (notice, { body: { status } }: { params: { id: string }; body: { status: 'published' | 'withdrawn' } }, scope) =>
      publish(notice, status, scope),
  ),
  readers: listing(readers),
  ...publicLinkHandlers('notice', notices),
}
