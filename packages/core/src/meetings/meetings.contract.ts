import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { endpoint } from '../contract/endpoint.ts'
import { entityEndpoints, entityParams, storedFields, versionQuery } from '../contract/entity-endpoints.ts'
import { listAnswer, listQuery, search } from '../contract/list.ts'
import { named } from '../contract/named.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { anySession, flagNeeded } from '../permissions/need.ts'
import { awardDraft, awardList } from '../prizes/prize.ts'
import { exportEndpoint } from '../spreadsheets/table-endpoint.ts'
import { afterwardsEndpoints } from './erasure.contract.ts'
import { meetingDraft, meetingStates } from './meeting.ts'

const signInMeeting = flagNeeded('signInMeeting')

const { appSecret: _, ...shown } = meetingDraft.shape

/** A meeting as stored; what is drawn and who has signed in is counted. */
export const meeting = z.object({
  ...shown,
  ...storedFields,
  state: z.enum(meetingStates),
  startedAt: z.nullable(storedInstant),
  endedAt: z.nullable(storedInstant),
  cancelledAt: z.nullable(storedInstant),
  /** When the personal data of its people was erased; the counts stay. */
  erasedAt: z.nullable(storedInstant),
  hasAppSecret: z.boolean(),
  /** People on its list, and how many of them have signed in. */
  expected: z.number(),
  signedIn: z.number(),
  /** People who have won and were not voided. */
  drawn: z.number(),
  awardCount: z.number(),
})
export type Meeting = z.output<typeof meeting>

export const meetingListQuery = z.strictObject({
  ...listQuery(['-startAt', 'startAt', 'name', '-name'], '-startAt'),
  q: search(),
  state: z.optional(z.enum(meetingStates)),
})
export type MeetingListQuery = z.output<typeof meetingListQuery>

/** What a person may do to a meeting by hand. */
export const meetingActions = ['start', 'end', 'cancel'] as const

/** An award as it is shown: with its prize. */
export const award = named(
  'Award',
  z.object({
    ...awardDraft.shape,
    id: storedId,
    prizeName: impersonal(z.string()),
    prizeImage: impersonal(z.string()),
    grade: impersonal(z.string()),
  }),
)
export type Award = z.output<typeof award>

/** All awards of a meeting; `version` is the meeting's. */
export const meetingAwards = named('MeetingAwards', z.object({ version: z.number(), items: z.array(award) }))
export type MeetingAwards = z.output<typeof meetingAwards>

/** A meeting of the main channel as a sub-channel sees it. */
export const receivedMeeting = z.object({
  id: storedId,
  name: impersonal(z.string()),
  address: impersonal(z.string()),
  startAt: storedInstant,
  endAt: impersonal(z.string()),
  description: meetingDraft.shape.description,
  state: z.enum(meetingStates),
  channelName: impersonal(z.string()),
})
export type ReceivedMeeting = z.output<typeof receivedMeeting>

/** A meeting whose draw a big screen shows. */
const screenMeeting = named(
  'BigScreenMeeting',
  z.object({ id: storedId, name: impersonal(z.string()), startAt: storedInstant, state: z.enum(meetingStates) }),
)

export const meetingsContract = {
  ...entityEndpoints({
    path: '/api/v1/meetings',
    one: { zh: '会议', en: 'a meeting' },
    many: { zh: '会议', en: 'meetings' },
    reads: signInMeeting,
    writes: signInMeeting,
    draft: meetingDraft,
    entity: meeting,
    row: meeting,
    query: meetingListQuery,
    errors: ['meeting.started', 'meeting.ended', 'meeting.cancelled'],
    deleteErrors: ['meeting.has_sign_ins'],
  }),
  export: exportEndpoint({
    path: '/api/v1/meetings/export',
    summary: { zh: '导出会议', en: 'Export meetings' },
    needs: signInMeeting,
    filters: z.pick(meetingListQuery, { q: true, state: true }).shape,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/v1/meetings/{id}/status',
    summary: { zh: '开始、结束或取消会议', en: 'Start, end or cancel a meeting' },
    needs: signInMeeting,
    params: entityParams,
    body: z.strictObject({ action: z.enum(meetingActions) }),
    answer: meeting,
    errors: ['meeting.not_started', 'meeting.started', 'meeting.ended', 'meeting.cancelled'],
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/v1/meetings/{id}/copy',
    summary: {
      zh: '复制会议：奖项一起复制，公众号密钥不复制',
      en: 'Copy a meeting with its awards, as far as the stock allows; the public account’s secret is left out',
    },
    needs: signInMeeting,
    params: entityParams,
    answer: z.object({ meeting, leftOut: z.array(z.enum(['appSecret', 'awards'])) }),
    status: 201,
  }),
  ...afterwardsEndpoints,
  awards: endpoint({
    method: 'GET',
    path: '/api/v1/meetings/{id}/awards',
    summary: { zh: '会议的奖项', en: 'List the awards of a meeting, in their order' },
    needs: signInMeeting,
    params: entityParams,
    answer: meetingAwards,
  }),
  setAwards: endpoint({
    method: 'PUT',
    path: '/api/v1/meetings/{id}/awards',
    summary: { zh: '设置会议的奖项', en: 'Set the awards of a meeting, in their order' },
    needs: signInMeeting,
    params: entityParams,
    query: versionQuery,
    body: z.strictObject({ awards: awardList }),
    answer: meetingAwards,
    errors: [
      'request.conflict',
      'lottery.prizes_frozen',
      'lottery.prize_missing',
      'lottery.stock_short',
      'meeting.cancelled',
    ],
  }),
} as const

export const receivedMeetingsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/received-meetings',
    summary: { zh: '主频道开放的会议', en: 'List the meetings that the main channel opens to this channel' },
    needs: anySession,
    query: z.strictObject(listQuery(['-startAt', 'startAt'], '-startAt')),
    answer: listAnswer(receivedMeeting),
  }),
} as const

export const bigScreenContract = {
  meetings: endpoint({
    method: 'GET',
    path: '/api/v1/big-screen/meetings',
    summary: {
      zh: '大屏可选的会议：进行中的在前，再是已结束的',
      en: 'List the meetings that a big screen shows: in progress, then ended',
    },
    needs: signInMeeting,
    answer: z.object({ items: z.array(screenMeeting) }),
  }),
} as const
