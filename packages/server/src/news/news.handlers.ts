import { sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { newsColumns } from '@icss/core/news/news.columns.ts'
import { newsContract } from '@icss/core/news/news.contract.ts'
import { newsEn } from '@icss/core/news/news.en.ts'
import { newsStatusFault } from '@icss/core/news/news.ts'
import { newsZh } from '@icss/core/news/news.zh.ts'
import { exportEntities } from '../entities/entity-export.ts'
import type { Exported } from '../entities/exported.ts'
import { changing, entityHandlers } from '../entities/entity-handlers.ts'
import type { Stored } from '../entities/entity-shape.ts'
import { entityStore } from '../entities/entity-store.ts'
import { outer } from '../entities/outer.ts'
import type { Handlers } from '../http/handler.ts'
import { takeImport } from '../imports/take-import.ts'
import { linksOf, publicLinkHandlers } from '../public-links/public-link-handlers.ts'
import { addPicture, changePicture, listPictures, removePicture } from './news-pictures.ts'
import { news, newsPictures } from './news.tables.ts'

export const newsStore = entityStore(newsContract, {
  table: news,
  searched: ['title', 'bodyText'],
  beside: (channelId) => ({
    pictureCount: sql<number>`(select count(*)::int from ${newsPictures}
      where ${newsPictures.channelId} = ${channelId} and ${newsPictures.newsId} = ${outer(news.id)})`,
  }),
  bin: { kind: 'news', name: 'title' },
  children: [{ table: newsPictures, of: newsPictures.newsId }, linksOf('news')],
  async beforeDelete(_scope, { status }) {
    if (status === 'published') throw new ProblemError('news.published')
  },
})

/** Publishes or withdraws a piece of news whose row is locked: the columns that follow. */
export async function publish(
  { status: before, endAt }: Pick<Stored<typeof news>, 'status' | 'endAt'>,
  status: 'published' | 'withdrawn',
): Promise<Pick<Stored<typeof news>, 'status'>> {
  const fault = newsStatusFault({ status: before, endAt: endAt.toISOString() }, status, Date.now())
  if (fault) throw new ProblemError(fault)
  return { status }
}

/** What an export of them says beside the store. */
export const exportedNews: Exported = { columns: newsColumns, words: { zh: newsZh, en: newsEn } }

export const newsHandlers: Handlers<{ news: typeof newsContract }>['news'] = {
  ...entityHandlers(newsStore),
  import: takeImport('news.import'),
  export: exportEntities(newsStore, exportedNews),
  setStatus: changing(
    newsStore,
    (stored, { body: { status } }: { params: { id: string }; body: { status: 'published' | 'withdrawn' } }) =>
      publish(stored, status),
  ),
  pictures: ({ session, tenant }, { params: { id } }) =>
    tenant(async (db) => {
      await newsStore.show(db, session.channel.id, id)
      return { items: await listPictures(db, session.channel.id, id) }
    }),
  addPicture: ({ session, tenant }, { params: { id }, body }) =>
    tenant((db) => addPicture(db, session.channel.id, id, body)),
  changePicture: ({ session, tenant }, { params: { id, newsPictureId }, body }) =>
    tenant((db) => changePicture(db, session.channel.id, { newsId: id, id: newsPictureId }, body)),
  removePicture: ({ session, tenant }, { params: { id, newsPictureId } }) =>
    tenant((db) => removePicture(db, session.channel.id, { newsId: id, id: newsPictureId })),
  ...publicLinkHandlers('news', news),
}
