import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/named.ts'
import { storedId } from '../contract/stored.ts'
import { participant } from '../participants/participants.contract.ts'
import { flagNeeded } from '../permissions/need.ts'
import { secret } from '../rules/secret.ts'
import { deskOutcome, handedIn } from './desk-fact.ts'

const signInMeeting = flagNeeded('signInMeeting')
const params = z.object({ meetingId: z.uuid() })

/** People whom a desk takes along at once: more would hold up the page that reads them. */
export const deskListPage = 5000

/**
 * Some of those whom a desk finds without a network; more come behind `next`, unless that is null. `hasOpenDraw`: whoever
 * signs in now is in no roster of the draw that goes on.
 */
export const deskList = named(
  'DeskList',
  z.object({ people: z.array(participant), next: z.nullable(storedId), hasOpenDraw: z.boolean() }),
)
export type DeskList = z.output<typeof deskList>

/**
 * The server's halves of the keys under which a desk keeps its list and what it has not handed in. There is none to the
 * list of a meeting that has ended.
 */
export const deskKey = named('DeskKey', z.object({ list: z.nullable(secret(z.string())), facts: secret(z.string()) }))
export type DeskKey = z.output<typeof deskKey>

export const deskContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/meetings/{meetingId}/desk-list',
    isCostly: true,
    summary: {
      zh: '查看签到台断网时使用的参与人名单',
      en: 'Show the people of a meeting whom its desk finds without a network',
    },
    needs: signInMeeting,
    params,
    query: z.strictObject({
      /** The id that the page before named as `next`. */
      after: z.optional(z.uuid()),
    }),
    answer: deskList,
    errors: ['meeting.ended', 'meeting.cancelled', 'meeting.erased'],
  }),
  key: endpoint({
    method: 'GET',
    path: '/api/v1/meetings/{meetingId}/desk-key',
    isCostly: true,
    summary: {
      zh: '取得签到台本机保存内容的密钥的服务器部分',
      en: 'Hand out the server’s halves of the keys under which the desk of a meeting keeps what it knows',
    },
    needs: signInMeeting,
    params,
    answer: deskKey,
    errors: ['meeting.ended', 'meeting.cancelled', 'meeting.erased'],
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/v1/meetings/{meetingId}/desk-facts',
    isCostly: true,
    summary: {
      zh: '记录签到台的签到、现场添加和撤销',
      en: 'Record sign-ins, walk-ins and what was taken back at the desk of a meeting',
    },
    needs: signInMeeting,
    params,
    body: handedIn,
    answer: z.object({ items: z.array(deskOutcome) }),
    errors: ['meeting.ended', 'meeting.cancelled', 'meeting.erased'],
  }),
} as const
