import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { entityEndpoints, entityParams, storedFields } from '../contract/entity-endpoints.ts'
import { listQuery, search } from '../contract/list.ts'
import { anySession, flagNeeded, linkNeeded } from '../permissions/need.ts'
import { publicLinkEndpoints } from '../public-links/public-link-endpoints.ts'
import { linkParams } from '../public-sessions/public-session-endpoints.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { exportEndpoint, importEndpoint } from '../spreadsheets/table-endpoint.ts'
import { businessCardDraft, businessCardStatuses, cardLink } from './business-card.ts'

const writes = flagNeeded('accountManagement')
const path = '/api/v1/business-cards'
const one = { zh: '超级名片', en: 'a super business card' }

/** A super business card as stored; `views` counts the visits of its public page. */
export const businessCard = z.object({
  ...businessCardDraft.shape,
  ...storedFields,
  status: z.enum(businessCardStatuses),
  views: z.number(),
})
export type BusinessCard = z.output<typeof businessCard>

const filters = { q: search(), status: z.optional(z.enum(businessCardStatuses)) }

export const businessCardsContract = {
  ...entityEndpoints({
    path,
    one,
    many: { zh: '超级名片', en: 'super business cards' },
    reads: anySession,
    writes,
    draft: businessCardDraft,
    entity: businessCard,
    row: businessCard,
    query: z.strictObject({
      ...listQuery(
        ['serialNumber', '-serialNumber', 'name', '-name', '-views', 'views', '-updatedAt', 'updatedAt'],
        'serialNumber',
      ),
      ...filters,
    }),
  }),
  import: importEndpoint({
    path: `${path}/import`,
    summary: { zh: '导入超级名片', en: 'Import super business cards from a CSV, XLSX or JSON Lines file' },
    needs: writes,
  }),
  export: exportEndpoint({
    path: `${path}/export`,
    summary: { zh: '导出超级名片', en: 'Export super business cards' },
    needs: anySession,
    filters,
  }),
  setStatus: endpoint({
    method: 'POST',
    path: `${path}/{id}/status`,
    summary: { zh: '启用或停用超级名片', en: 'Turn a super business card on or off' },
    needs: writes,
    params: entityParams,
    body: z.strictObject({ status: z.enum(businessCardStatuses) }),
    answer: businessCard,
  }),
  ...publicLinkEndpoints({ path, one, needs: writes }),
} as const

/** A super business card as its public page shows it while it is on; the phone is masked until it is asked for. */
export const publicBusinessCard = z.object({
  channelName: impersonal(z.string()),
  name: personal('name', z.string()),
  position: personal('detail', z.string()),
  company: impersonal(z.string()),
  phone: personal('phone', z.string()),
  email: personal('email', z.string()),
  weChat: personal('detail', z.string()),
  address: personal('detail', z.string()),
  avatar: personal('photo', z.string()),
  introduction: personal('text', z.string()),
  links: z.array(cardLink),
})
export type PublicBusinessCard = z.output<typeof publicBusinessCard>

const needs = linkNeeded('businessCard')
const page = '/p/{token}/business-card'

/** What a visitor does at the public page of a super business card. */
export const publicBusinessCardsContract = {
  show: endpoint({
    method: 'GET',
    path: page,
    summary: { zh: '公开页上的超级名片', en: 'Show the super business card of a public page' },
    needs,
    params: linkParams,
    answer: publicBusinessCard,
  }),
  addView: endpoint({
    method: 'POST',
    path: `${page}/views`,
    summary: { zh: '记一次浏览', en: 'Count a visit of a super business card' },
    needs,
    params: linkParams,
  }),
  showPhone: endpoint({
    method: 'POST',
    path: `${page}/phone`,
    summary: { zh: '显示超级名片的完整手机号', en: 'Show the whole phone of a super business card' },
    needs,
    params: linkParams,
    answer: z.object({ phone: personal('phone', z.string()) }),
  }),
  vcard: endpoint({
    method: 'GET',
    path: `${page}/vcard`,
    summary: {
      zh: '下载超级名片（vCard）',
      en: 'Download a super business card for the contacts of a phone, as vCard',
    },
    needs,
    params: linkParams,
    answer: 'stream',
  }),
} as const
