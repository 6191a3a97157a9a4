import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { entityEndpoints, entityParams, storedFields } from '../contract/entity-endpoints.ts'
import { listQuery, search } from '../contract/list.ts'
import { storedInstant } from '../contract/stored.ts'
import { businessNeeded, chamberOnly, linkNeeded } from '../permissions/need.ts'
import { publicLinkEndpoints } from '../public-links/public-link-endpoints.ts'
import { publicToken } from '../public-links/public-link.ts'
import { openedPictures } from '../rich-text/opened-pictures.ts'
import { shownRichText } from '../rich-text/rich-text-field.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { exportEndpoint, importEndpoint } from '../spreadsheets/table-endpoint.ts'
import { newsDraft, newsPicture, newsPictureChange, newsPictureDraft, newsStatuses } from './news.ts'

/** A piece of news as stored; `pictureCount` pictures stand below its body. */
export const news = z.object({
  ...newsDraft.shape,
  ...shownRichText('body'),
  ...storedFields,
  status: z.enum(newsStatuses),
  pictureCount: z.number(),
})
export type News = z.output<typeof news>

/** A piece of news in a list: the words of its body alone. */
export const newsRow = z.omit(news, { body: true })

const filters = { q: search(), status: z.optional(z.enum(newsStatuses)) }

const path = '/api/v1/news'
const one = { zh: '风采', en: 'a piece of news' }
const pictureParams = z.object({ id: z.uuid(), newsPictureId: z.uuid() })

export const newsContract = {
  ...entityEndpoints({
    path,
    one,
    many: { zh: '风采', en: 'news' },
    reads: businessNeeded,
    writes: businessNeeded,
    deletesMany: chamberOnly,
    draft: newsDraft,
    entity: news,
    row: newsRow,
    query: z.strictObject({ ...listQuery(['-startAt', 'startAt', '-updatedAt', 'updatedAt'], '-startAt'), ...filters }),
    errors: ['news.published'],
  }),
  import: importEndpoint({
    path: `${path}/import`,
    summary: { zh: '导入风采', en: 'Import news from a CSV, XLSX or JSON Lines file' },
    needs: businessNeeded,
  }),
  export: exportEndpoint({
    path: `${path}/export`,
    summary: { zh: '导出风采', en: 'Export news' },
    needs: businessNeeded,
    filters,
  }),
  setStatus: endpoint({
    method: 'POST',
    path: `${path}/{id}/status`,
    summary: { zh: '发布或撤回风采', en: 'Publish or withdraw a piece of news' },
    needs: businessNeeded,
    params: entityParams,
    body: z.strictObject({ status: z.enum(['published', 'withdrawn']) }),
    answer: news,
    errors: ['news.over', 'news.not_published'],
  }),
  pictures: endpoint({
    method: 'GET',
    path: `${path}/{id}/pictures`,
    summary: { zh: '风采的图片', en: 'List the pictures of a piece of news, in their order' },
    needs: businessNeeded,
    params: entityParams,
    answer: z.object({ items: z.array(newsPicture) }),
  }),
  addPicture: endpoint({
    method: 'POST',
    path: `${path}/{id}/pictures`,
    summary: { zh: '添加风采图片', en: 'Add a picture to a piece of news, behind the others' },
    needs: businessNeeded,
    params: entityParams,
    body: newsPictureDraft,
    answer: newsPicture,
    status: 201,
    errors: ['news.too_many_pictures'],
  }),
  changePicture: endpoint({
    method: 'PATCH',
    path: `${path}/{id}/pictures/{newsPictureId}`,
    summary: { zh: '修改或移动风采图片', en: 'Change the words of a picture of a piece of news, or move it' },
    needs: businessNeeded,
    params: pictureParams,
    body: newsPictureChange,
    answer: newsPicture,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: `${path}/{id}/pictures/{newsPictureId}`,
    summary: { zh: '删除风采图片', en: 'Take a picture away from a piece of news' },
    needs: businessNeeded,
    params: pictureParams,
  }),
  ...publicLinkEndpoints({ path, one, needs: chamberOnly }),
} as const

/** A published piece of news as its public page shows it, as long as it is shown. */
export const publicNews = z.object({
  channelName: impersonal(z.string()),
  title: personal('text', z.string()),
  ...shownRichText('body'),
  ...openedPictures,
  publisher: personal('name', z.string()),
  startAt: storedInstant,
  endAt: storedInstant,
  /** Its pictures in their order; `url` is good for a while. */
  gallery: z.array(z.object({ url: impersonal(z.string()), caption: personal('text', z.string()) })),
  /** Where its file is downloaded, '' where it has none. */
  file: impersonal(z.string()),
})
export type PublicNews = z.output<typeof publicNews>

export const publicNewsContract = {
  show: endpoint({
    method: 'GET',
    path: '/p/{token}/news',
    summary: { zh: '公开页上的风采', en: 'Show the news of a public page' },
    needs: linkNeeded('news'),
    params: z.object({ token: publicToken }),
    answer: publicNews,
  }),
} as const
