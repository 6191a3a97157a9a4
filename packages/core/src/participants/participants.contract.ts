import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { entityEndpoints, storedFields } from '../contract/entity-endpoints.ts'
import { listQuery, search } from '../contract/list.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { flagNeeded } from '../permissions/need.ts'
import { impersonal } from '../rules/personal.ts'
import { referenceTo } from '../rules/reference.ts'
import { exportEndpoint, importEndpoint } from '../spreadsheets/table-endpoint.ts'
import { arrivalsEndpoint } from './arrivals.contract.ts'
import { entitlements, participantDraft, participantSources, signInWays } from './participant.ts'
import { takenCounts, takenPeople } from './taken-people.ts'

const signInMeeting = flagNeeded('signInMeeting')

/** Whether somebody is there. */
export const presences = ['here', 'absent'] as const

/**
 * A participant as stored. `number` is given at sign-in, from 1, and never to another; `code` stands for them in draws, and
 * is given with it.
 */
export const participant = z.object({
  ...participantDraft.shape,
  ...storedFields,
  meetingId: referenceTo('meetings', storedId),
  source: z.enum(participantSources),
  number: z.nullable(z.number()),
  code: impersonal(z.string()),
  way: z.enum(signInWays),
  signedInAt: z.nullable(storedInstant),
  presence: z.enum(presences),
  entitlement: z.enum(entitlements),
})
export type Participant = z.output<typeof participant>

const filters = {
  /** Any part of the name or the company, the end of the phone, or the code. */
  q: search(),
  presence: z.optional(z.enum(presences)),
  entitlement: z.optional(z.enum(entitlements)),
  source: z.optional(z.enum(participantSources)),
}

const params = z.object({ participantId: z.uuid() })
const ofMeeting = {
  path: '/api/v1/meetings/{meetingId}/participants',
  params: z.object({ meetingId: z.uuid() }),
} as const

export const participantsContract = {
  ...entityEndpoints({
    path: '/api/v1/participants',
    idName: 'participantId',
    parent: ofMeeting,
    one: { zh: '参与人', en: 'a participant' },
    many: { zh: '参与人', en: 'participants' },
    reads: signInMeeting,
    writes: signInMeeting,
    draft: participantDraft,
    entity: participant,
    row: participant,
    query: z.strictObject({
      ...listQuery(['addedAt', '-addedAt', 'name', '-name', 'number', '-number'], 'addedAt'),
      ...filters,
    }),
    errors: ['participants.phone_taken', 'meeting.erased'],
    deleteErrors: ['participants.in_draw'],
  }),
  import: importEndpoint({
    path: '/api/v1/participants/import',
    summary: { zh: '导入参与人', en: 'Import participants from a CSV, XLSX or JSON Lines file' },
    needs: signInMeeting,
  }),
  export: exportEndpoint({
    path: '/api/v1/participants/export',
    summary: { zh: '导出参与人', en: 'Export participants' },
    needs: signInMeeting,
    filters: { meetingId: z.uuid(), ...filters },
  }),
  arrivals: arrivalsEndpoint,
  take: endpoint({
    method: 'POST',
    path: `${ofMeeting.path}/take`,
    isCostly: true,
    summary: {
      zh: '从活动报名、员工名片或另一场会议添加预计到场的人',
      en: 'Take over expected people from the sign-ups of an activity, employee cards or another meeting',
    },
    needs: signInMeeting,
    params: ofMeeting.params,
    body: takenPeople,
    answer: takenCounts,
    errors: ['participants.same_meeting', 'participants.too_many', 'meeting.ended', 'meeting.cancelled'],
  }),
  addWalkIn: endpoint({
    method: 'POST',
    path: '/api/v1/meetings/{meetingId}/walk-ins',
    summary: { zh: '现场添加参与人并签到', en: 'Add somebody who came without being expected, and sign them in' },
    needs: signInMeeting,
    params: ofMeeting.params,
    body: participantDraft,
    answer: participant,
    status: 201,
    errors: ['participants.phone_taken', 'meeting.ended', 'meeting.cancelled'],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/v1/participants/{participantId}/sign-in',
    summary: { zh: '人工签到', en: 'Sign a participant in by hand' },
    needs: signInMeeting,
    params,
    answer: participant,
    errors: ['participants.signed_in', 'meeting.ended', 'meeting.cancelled'],
  }),
  vouch: endpoint({
    method: 'POST',
    path: '/api/v1/participants/{participantId}/vouch',
    summary: {
      zh: '核对由同一部手机签到的人，之后可以抽奖',
      en: 'Say that somebody was looked at whose phone has signed in many: they take part in draws from then on',
    },
    needs: signInMeeting,
    params,
    answer: participant,
    errors: ['participants.not_doubtful'],
  }),
  undoSignIn: endpoint({
    method: 'POST',
    path: '/api/v1/participants/{participantId}/undo-sign-in',
    summary: { zh: '撤销签到', en: 'Undo the sign-in of a participant' },
    needs: signInMeeting,
    params,
    answer: participant,
    errors: ['participants.not_signed_in', 'meeting.ended', 'meeting.cancelled'],
  }),
} as const
