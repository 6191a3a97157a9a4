import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { entityParams } from '../contract/entity-endpoints.ts'
import { listAnswer, listQuery } from '../contract/list.ts'
import { named } from '../contract/named.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { businessNeeded, publicSessionNeeded } from '../permissions/need.ts'
import { enterEndpoint, ownParams } from '../public-sessions/public-session-endpoints.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { timeText } from '../rules/time-marks.ts'
import { exportEndpoint } from '../spreadsheets/table-endpoint.ts'
import { agreement, dropping, introductionDraft, introductionStates, ownIntroduction } from './introduction.ts'

/**
 * An introduction. What it says of either side is as it was when they were introduced; `acceptedAt` of a side is null until
 * it accepts. `agreedOn` is the day of an agreement, `reason` why it was dropped, `decidedBy` who said so, '' before.
 */
export const introduction = named(
  'Introduction',
  z.object({
    id: storedId,
    resourceId: storedId,
    resourceName: personal('text', z.string()),
    resourceCompany: impersonal(z.string()),
    resourceContact: personal('name', z.string()),
    resourcePhone: personal('phone', z.string()),
    resourceAcceptedAt: z.nullable(storedInstant),
    demandId: storedId,
    demandName: personal('text', z.string()),
    demandCompany: impersonal(z.string()),
    demandContact: personal('name', z.string()),
    demandPhone: personal('phone', z.string()),
    demandAcceptedAt: z.nullable(storedInstant),
    createdAt: storedInstant,
    updatedAt: storedInstant,
    state: z.enum(introductionStates),
    agreedOn: timeText('day', impersonal(z.string())),
    reason: personal('text', z.string()),
    decidedBy: personal('name', z.string()),
  }),
)
export type Introduction = z.output<typeof introduction>

const filters = {
  state: z.optional(z.enum(introductionStates)),
  /** Underway, without a change for 14 days. */
  stalled: z.optional(z.enum(['true', 'false'])),
  /** Of either side. */
  companyId: z.optional(z.uuid()),
}

const path = '/api/v1/introductions'

export const introductionsContract = {
  list: endpoint({
    method: 'GET',
    path,
    summary: { zh: '对接列表', en: 'List introductions' },
    needs: businessNeeded,
    query: z.strictObject({ ...listQuery(['-updatedAt', 'updatedAt'], '-updatedAt'), ...filters }),
    answer: listAnswer(introduction),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    summary: { zh: '对接详情', en: 'Show an introduction, with both sides' },
    needs: businessNeeded,
    params: entityParams,
    answer: introduction,
  }),
  export: exportEndpoint({
    path: `${path}/export`,
    summary: { zh: '导出对接', en: 'Export introductions' },
    needs: businessNeeded,
    filters,
  }),
  introduce: endpoint({
    method: 'POST',
    path,
    summary: {
      zh: '为资源和需求的双方牵线：各发一条带链接的短信，双方同意后交换电话',
      en: 'Introduce a resource and a demand: each side gets an SMS with a link, and their phones are exchanged once both accept',
    },
    needs: businessNeeded,
    body: introductionDraft,
    status: 201,
    answer: introduction,
    errors: [
      'request.not_found',
      'introductions.off_shelf',
      'introductions.no_fit',
      'introductions.no_contact',
      'introductions.underway',
      'introductions.no_gateway',
      'sms.budget',
    ],
  }),
  agree: endpoint({
    method: 'POST',
    path: `${path}/{id}/agreement`,
    summary: { zh: '登记对接已达成', en: 'Say that the two sides have agreed, and on which day' },
    needs: businessNeeded,
    params: entityParams,
    body: agreement,
    answer: introduction,
    errors: ['introductions.decided'],
  }),
  drop: endpoint({
    method: 'POST',
    path: `${path}/{id}/dropping`,
    summary: { zh: '登记对接未成及原因', en: 'Say that an introduction came to nothing, and why' },
    needs: businessNeeded,
    params: entityParams,
    body: dropping,
    answer: introduction,
    errors: ['introductions.decided'],
  }),
} as const

const needs = publicSessionNeeded('introduction')
const own = '/p/my/{ref}/introduction'

/** What a side does on its phone. */
export const ownIntroductionsContract = {
  enter: enterEndpoint('introduction', { zh: '打开对接页面', en: 'Come in by the link of an introduction' }),
  show: endpoint({
    method: 'GET',
    path: own,
    summary: { zh: '对接的自己一方', en: 'Show an introduction as the own side sees it' },
    needs,
    params: ownParams,
    answer: ownIntroduction,
  }),
  accept: endpoint({
    method: 'POST',
    path: `${own}/acceptance`,
    summary: {
      zh: '同意对接，双方同意后可见对方电话',
      en: 'Accept an introduction; once both have, they see each other’s phone',
    },
    needs,
    params: ownParams,
    answer: ownIntroduction,
    errors: ['introductions.decided'],
  }),
  agree: endpoint({
    method: 'POST',
    path: `${own}/agreement`,
    summary: { zh: '告知对接已达成', en: 'Tell that the two have agreed, and on which day' },
    needs,
    params: ownParams,
    body: agreement,
    answer: ownIntroduction,
    errors: ['introductions.decided', 'introductions.not_in_touch'],
  }),
  drop: endpoint({
    method: 'POST',
    path: `${own}/dropping`,
    summary: {
      zh: '谢绝对接，或告知未成及原因',
      en: 'Decline an introduction, or tell that it came to nothing, and why',
    },
    needs,
    params: ownParams,
    body: dropping,
    answer: ownIntroduction,
    errors: ['introductions.decided'],
  }),
} as const
