import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { endpoint } from '../contract/endpoint.ts'
import { entityEndpoints, entityParams, storedFields } from '../contract/entity-endpoints.ts'
import { listAnswer, listQuery, search } from '../contract/list.ts'
import { anySession, flagNeeded, linkNeeded } from '../permissions/need.ts'
import { exportEndpoint } from '../spreadsheets/table-endpoint.ts'
import { publicLinkEndpoints } from '../public-links/public-link-endpoints.ts'
import { shownRichText } from '../rich-text/rich-text-field.ts'
import { openedPictures } from '../rich-text/opened-pictures.ts'
import { publicToken } from '../public-links/public-link.ts'
import { noticeDraft, noticeStatuses } from './notice.ts'

const publishNotice = flagNeeded('publishNotice')

/** A notice as stored; `readerCount` accounts have seen it. */
export const notice = z.object({
  ...noticeDraft.shape,
  ...shownRichText('body'),
  ...storedFields,
  status: z.enum(noticeStatuses),
  readerCount: z.number(),
})
export type Notice = z.output<typeof notice>

/** A notice in a list: the words of its body alone. */
export const noticeRow = z.omit(notice, { body: true })

export const noticeListQuery = z.strictObject({
  ...listQuery(['-startAt', 'startAt', '-updatedAt', 'updatedAt'], '-startAt'),
  q: search(),
  status: z.optional(z.enum(noticeStatuses)),
})
export type NoticeListQuery = z.output<typeof noticeListQuery>

/** Who has seen a notice, and when first. */
export const noticeReader = z.object({
  accountName: personal('name', z.string()),
  channelName: impersonal(z.string()),
  seenAt: storedInstant,
})
export type NoticeReader = z.output<typeof noticeReader>

/**
 * A notice as whoever it is meant for sees it: of the own channel, or of the main channel above it. `file` is an address
 * that they can open.
 */
export const receivedNotice = z.object({
  id: storedId,
  channelName: impersonal(z.string()),
  title: personal('text', z.string()),
  ...shownRichText('body'),
  ...openedPictures,
  startAt: storedInstant,
  endAt: storedInstant,
  publisher: personal('name', z.string()),
  file: impersonal(z.string()),
  isSeen: z.boolean(),
})
export type ReceivedNotice = z.output<typeof receivedNotice>

export const noticesContract = {
  ...entityEndpoints({
    path: '/api/v1/notices',
    one: { zh: '通知', en: 'a notice' },
    many: { zh: '通知', en: 'notices' },
    reads: publishNotice,
    writes: publishNotice,
    draft: noticeDraft,
    entity: notice,
    row: noticeRow,
    query: noticeListQuery,
    errors: ['notice.published'],
  }),
  export: exportEndpoint({
    path: '/api/v1/notices/export',
    summary: { zh: '导出通知', en: 'Export notices' },
    needs: publishNotice,
    filters: z.pick(noticeListQuery, { q: true, status: true }).shape,
  }),
  ...publicLinkEndpoints({ path: '/api/v1/notices', one: { zh: '通知', en: 'a notice' }, needs: publishNotice }),
  setStatus: endpoint({
    method: 'POST',
    path: '/api/v1/notices/{id}/status',
    summary: { zh: '发布或撤回通知', en: 'Publish or withdraw a notice' },
    needs: publishNotice,
    params: entityParams,
    body: z.strictObject({ status: z.enum(['published', 'withdrawn']) }),
    answer: notice,
    errors: ['notice.over', 'notice.not_published'],
  }),
  readers: endpoint({
    method: 'GET',
    path: '/api/v1/notices/{id}/readers',
    summary: { zh: '通知的已读名单', en: 'List who has seen a notice' },
    needs: publishNotice,
    params: entityParams,
    query: z.strictObject(listQuery(['-seenAt', 'seenAt'], '-seenAt')),
    answer: listAnswer(noticeReader),
  }),
} as const

export const receivedNoticesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/received-notices',
    summary: { zh: '收到的通知', en: 'List the notices that are shown to this channel now' },
    needs: anySession,
    query: z.strictObject(listQuery(['-startAt', 'startAt'], '-startAt')),
    answer: z.object({
      ...listAnswer(receivedNotice).shape,
      /** How many of all of them the account has not read. */
      unread: z.number(),
    }),
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/v1/received-notices/{id}/seen',
    summary: { zh: '读一条收到的通知', en: 'Read a received notice, and count as having seen it' },
    needs: anySession,
    params: entityParams,
    answer: receivedNotice,
  }),
} as const

/** A published notice as its public page shows it, as long as it is shown. */
export const publicNotice = z.object({
  channelName: impersonal(z.string()),
  title: personal('text', z.string()),
  ...shownRichText('body'),
  ...openedPictures,
  publisher: personal('name', z.string()),
  startAt: storedInstant,
  endAt: storedInstant,
  /** Where its file is downloaded, '' where it has none. */
  file: impersonal(z.string()),
})
export type PublicNotice = z.output<typeof publicNotice>

export const publicNoticesContract = {
  show: endpoint({
    method: 'GET',
    path: '/p/{token}/notice',
    summary: { zh: '公开页上的通知', en: 'Show the notice of a public page' },
    needs: linkNeeded('notice'),
    params: z.object({ token: publicToken }),
    answer: publicNotice,
  }),
} as const
