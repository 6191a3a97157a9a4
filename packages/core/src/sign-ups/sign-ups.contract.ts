import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { entityEndpoints, storedFields } from '../contract/entity-endpoints.ts'
import { listQuery, search } from '../contract/list.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { businessNeeded, linkNeeded, publicSessionNeeded } from '../permissions/need.ts'
import { enterEndpoint, linkParams, ownParams } from '../public-sessions/public-session-endpoints.ts'
import { openedSession } from '../public-sessions/public-session.ts'
import { giveCodeErrors, sendCodeEndpoint } from '../sms-codes/send-code-endpoint.ts'
import { exportEndpoint } from '../spreadsheets/table-endpoint.ts'
import { ownSignUp, ownSignUpDraft, signUpDraft, signUpStates } from './sign-up.ts'

/** A sign-up as stored. */
export const signUp = z.object({
  ...signUpDraft.shape,
  ...storedFields,
  activityId: storedId,
  state: z.enum(signUpStates),
  createdAt: storedInstant,
})
export type SignUp = z.output<typeof signUp>

const filters = {
  /** Any part of the name or the company, or the end of the phone. */
  q: search(),
  state: z.optional(z.enum(signUpStates)),
}

export const signUpsContract = {
  ...entityEndpoints({
    path: '/api/v1/sign-ups',
    idName: 'signUpId',
    parent: { path: '/api/v1/activities/{activityId}/sign-ups', params: z.object({ activityId: z.uuid() }) },
    one: { zh: '报名', en: 'a sign-up' },
    many: { zh: '报名', en: 'sign-ups' },
    reads: businessNeeded,
    writes: businessNeeded,
    draft: signUpDraft,
    entity: signUp,
    row: signUp,
    query: z.strictObject({ ...listQuery(['addedAt', '-addedAt', 'name', '-name'], 'addedAt'), ...filters }),
    errors: ['sign_up.phone_taken'],
    deleteErrors: [],
  }),
  export: exportEndpoint({
    path: '/api/v1/sign-ups/export',
    summary: { zh: '导出报名', en: 'Export sign-ups' },
    needs: businessNeeded,
    filters: { activityId: z.uuid(), ...filters },
  }),
} as const

/** What somebody does on their own phone. */
export const ownSignUpsContract = {
  sendCode: sendCodeEndpoint({
    path: '/p/{token}/sign-up/code',
    summary: { zh: '获取报名验证码', en: 'Get a code for signing up' },
    needs: linkNeeded('activity'),
    params: linkParams,
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/p/{token}/sign-up',
    summary: { zh: '报名活动', en: 'Sign up for an activity' },
    needs: linkNeeded('activity'),
    params: linkParams,
    body: ownSignUpDraft,
    answer: openedSession,
    errors: [
      'sign_up.phone_taken',
      'sign_up.closed',
      'sign_up.full',
      'sign_up.full_waiting',
      'sign_up.list_full',
      ...giveCodeErrors,
    ],
  }),
  enter: enterEndpoint('signUp', { zh: '打开我的报名', en: 'Come in by the link of the own sign-up' }),
  show: endpoint({
    method: 'GET',
    path: '/p/my/{ref}/sign-up',
    isCostly: true,
    summary: { zh: '我的报名', en: 'Show the own sign-up' },
    needs: publicSessionNeeded('signUp'),
    params: ownParams,
    answer: ownSignUp,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/p/my/{ref}/sign-up/cancellation',
    isCostly: true,
    summary: { zh: '取消我的报名', en: 'Cancel the own sign-up' },
    needs: publicSessionNeeded('signUp'),
    params: ownParams,
    answer: ownSignUp,
    errors: ['sign_up.started'],
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/p/my/{ref}/sign-up/calendar',
    summary: { zh: '下载所报活动的日历文件（iCalendar）', en: 'Download the activity signed up for, as iCalendar' },
    needs: publicSessionNeeded('signUp'),
    params: ownParams,
    answer: 'stream',
  }),
} as const
