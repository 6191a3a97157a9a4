import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { search } from '../contract/list.ts'
import { handedIn } from '../desk/desk-fact.ts'
import { flagNeeded, publicSessionNeeded } from '../permissions/need.ts'
import { enterEndpoint, leaveEndpoint, ownParams } from '../public-sessions/public-session-endpoints.ts'
import { impersonal } from '../rules/personal.ts'
import { secret } from '../rules/secret.ts'
import { deskGuest, deskHelper, deskHelperDraft, guestOutcome, helperDesk } from './desk-helper.ts'

const needs = flagNeeded('signInMeeting')
const path = '/api/v1/meetings/{meetingId}/desk-helpers'
const params = z.object({ meetingId: z.uuid() })
const ofHelper = z.object({ ...params.shape, deskHelperId: z.uuid() })
const url = secret(impersonal(z.string()))

export const deskHelpersContract = {
  list: endpoint({
    method: 'GET',
    path,
    summary: { zh: '查看签到帮手', en: 'List the helpers at the desk of a meeting' },
    needs,
    params,
    answer: z.object({ items: z.array(deskHelper), total: z.number() }),
  }),
  create: endpoint({
    method: 'POST',
    path,
    isCostly: true,
    summary: { zh: '添加签到帮手，得到其链接', en: 'Add a helper at the desk of a meeting, and get their link' },
    needs,
    params,
    body: deskHelperDraft,
    answer: z.object({ ...deskHelper.shape, url }),
    errors: ['desk_helper.too_many', 'meeting.ended', 'meeting.cancelled', 'meeting.erased'],
  }),
  link: endpoint({
    method: 'GET',
    path: `${path}/{deskHelperId}/link`,
    summary: { zh: '查看签到帮手的链接', en: 'Show the link of a helper' },
    needs,
    params: ofHelper,
    answer: z.object({ url }),
  }),
  end: endpoint({
    method: 'DELETE',
    path: `${path}/{deskHelperId}`,
    summary: { zh: '结束签到帮手的链接', en: 'End the link of a helper' },
    needs,
    params: ofHelper,
  }),
} as const

const atDesk = publicSessionNeeded('desk')

/** What a helper does on their own phone. */
export const helperDesksContract = {
  enter: enterEndpoint('desk', { zh: '打开签到台', en: 'Come in by the link of a helper at the desk' }),
  show: endpoint({
    method: 'GET',
    path: '/p/my/{ref}/desk',
    summary: { zh: '帮手的签到台', en: 'Show the desk that a helper is at' },
    needs: atDesk,
    params: ownParams,
    answer: helperDesk,
  }),
  find: endpoint({
    method: 'GET',
    path: '/p/my/{ref}/desk/guests',
    isCostly: true,
    summary: { zh: '在签到台查找参与人', en: 'Find people at the desk that a helper is at' },
    needs: atDesk,
    params: ownParams,
    query: z.strictObject({
      /** Any part of the name or the company, the end of the phone, or what a badge says. */
      q: search(),
    }),
    answer: z.object({ items: z.array(deskGuest), total: z.number() }),
    errors: ['meeting.ended', 'meeting.cancelled', 'meeting.erased'],
  }),
  record: endpoint({
    method: 'POST',
    path: '/p/my/{ref}/desk/facts',
    summary: { zh: '记录帮手办理的签到', en: 'Record what a helper has done at the desk' },
    needs: atDesk,
    params: ownParams,
    body: handedIn,
    answer: z.object({ items: z.array(guestOutcome) }),
    errors: ['meeting.ended', 'meeting.cancelled', 'meeting.erased'],
  }),
  leave: leaveEndpoint('desk', { zh: '在这台手机上退出签到台', en: 'Leave the desk on this phone' }),
} as const
