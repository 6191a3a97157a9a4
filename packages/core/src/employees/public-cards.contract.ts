import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { linkNeeded } from '../permissions/need.ts'
import { linkParams } from '../public-sessions/public-session-endpoints.ts'
import { impersonal, personal } from '../rules/personal.ts'

/**
 * A bound employee's card at its public page, as far as its owner has opened it to whoever asks: '' for what is not. The
 * phone is masked until it is asked for.
 */
export const publicCard = z.object({
  channelName: impersonal(z.string()),
  companyName: impersonal(z.string()),
  name: personal('name', z.string()),
  position: personal('detail', z.string()),
  phone: personal('phone', z.string()),
  avatar: personal('photo', z.string()),
})
export type PublicCard = z.output<typeof publicCard>

const needs = linkNeeded('employeeCard')
const path = '/p/{token}/employee-card'

/** What a visitor does at the public page of an employee's card. */
export const publicCardsContract = {
  show: endpoint({
    method: 'GET',
    path,
    summary: { zh: '公开页上的员工名片', en: 'Show the employee card of a public page' },
    needs,
    params: linkParams,
    answer: publicCard,
  }),
  showPhone: endpoint({
    method: 'POST',
    path: `${path}/phone`,
    summary: { zh: '显示名片的完整手机号', en: 'Show the whole phone of a card, to whom its owner opened it' },
    needs,
    params: linkParams,
    answer: z.object({ phone: personal('phone', z.string()) }),
  }),
  vcard: endpoint({
    method: 'GET',
    path: `${path}/vcard`,
    summary: { zh: '下载名片（vCard）', en: 'Download a card for the contacts of a phone, as vCard' },
    needs,
    params: linkParams,
    answer: 'stream',
  }),
} as const
