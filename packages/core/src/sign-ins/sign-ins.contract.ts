import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { flagNeeded, linkNeeded, publicSessionNeeded } from '../permissions/need.ts'
import { publicLinkEndpoints } from '../public-links/public-link-endpoints.ts'
import { linkParams, ownParams } from '../public-sessions/public-session-endpoints.ts'
import { openedSession } from '../public-sessions/public-session.ts'
import { giveCodeErrors, sendCodeEndpoint } from '../sms-codes/send-code-endpoint.ts'
import { impersonal } from '../rules/personal.ts'
import { exactText } from '../rules/text.ts'
import { wholeNumber } from '../rules/number.ts'
import { phoneDraw } from '../lotteries/phone-draw.ts'
import { lockText, place, rotatingCode, signInDraft, signInState } from './sign-in.ts'

const signInMeeting = flagNeeded('signInMeeting')

/** What a screen in the hall follows of a meeting's sign-in. */
export const signInsContract = {
  follow: endpoint({
    method: 'GET',
    path: '/api/v1/meetings/{meetingId}/sign-ins/events',
    summary: {
      zh: '实时获取会议的签到：当前二维码、人数和最近签到的人',
      en: 'Follow the sign-in of a meeting: the present code, the counts and who came last',
    },
    needs: signInMeeting,
    params: z.object({ meetingId: z.uuid() }),
    events: signInState,
  }),
} as const

/** The code that the screen in the hall shows, and changes. `id` is the meeting's. */
export const signInLinksContract = publicLinkEndpoints({
  path: '/api/v1/sign-in-links',
  one: { zh: '会议大屏签到码', en: 'the sign-in code on the screen of a meeting' },
  needs: signInMeeting,
})

/** The code that is printed, and stays. `id` is the meeting's. */
export const printedSignInLinksContract = publicLinkEndpoints({
  path: '/api/v1/printed-sign-in-links',
  one: { zh: '会议打印签到码', en: 'the printed sign-in code of a meeting' },
  needs: signInMeeting,
})

/** Rounds that anybody would hold. */
const maxRounds = 9999

const scanErrors = ['sign_in.closed', 'meeting.ended', 'meeting.cancelled'] as const

/** What somebody does on their own phone. */
export const ownSignInsContract = {
  scan: endpoint({
    method: 'POST',
    path: '/p/{token}/signIn',
    summary: { zh: '扫大屏上的签到码', en: 'Come in by the code on the screen' },
    needs: linkNeeded('signIn'),
    params: linkParams,
    body: z.strictObject({ code: z.optional(rotatingCode) }),
    answer: openedSession,
    errors: ['sign_in.code_ended', ...scanErrors],
  }),
  scanPrinted: endpoint({
    method: 'POST',
    path: '/p/{token}/printedSignIn',
    summary: { zh: '扫打印的签到码', en: 'Come in by the printed code' },
    needs: linkNeeded('printedSignIn'),
    params: linkParams,
    answer: openedSession,
    errors: scanErrors,
  }),
  sendCode: sendCodeEndpoint({
    path: '/p/my/{ref}/sign-in/code',
    summary: { zh: '获取签到验证码', en: 'Get a code for signing in' },
    needs: publicSessionNeeded('signIn'),
    params: ownParams,
  }),
  proveWeChat: endpoint({
    method: 'POST',
    path: '/p/my/{ref}/sign-in/we-chat',
    summary: { zh: '用微信确认身份', en: 'Prove an identity with WeChat' },
    needs: publicSessionNeeded('signIn'),
    params: ownParams,
    /** What WeChat led back with. */
    body: z.strictObject({ code: impersonal(exactText(128)), state: impersonal(exactText(64)) }),
    /** What is sent with the form, by the same browser. */
    answer: z.object({ proof: impersonal(z.string()) }),
    errors: [
      'we_chat.off',
      'we_chat.code_ended',
      'we_chat.misconfigured',
      'we_chat.secret_lost',
      'we_chat.unreachable',
      ...scanErrors,
    ],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/p/my/{ref}/sign-in',
    summary: { zh: '签到', en: 'Sign in to a meeting' },
    needs: publicSessionNeeded('signIn'),
    params: ownParams,
    body: signInDraft,
    answer: openedSession,
    errors: [
      'sign_in.not_expected',
      'sign_in.taken',
      'sign_in.other_name',
      'we_chat.code_ended',
      ...scanErrors,
      ...giveCodeErrors,
    ],
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/p/my/{ref}/sign-in/calendar',
    summary: { zh: '下载会议的日历文件（iCalendar）', en: 'Download the meeting for a calendar, as iCalendar' },
    needs: publicSessionNeeded('signIn'),
    params: ownParams,
    answer: 'stream',
  }),
  setLock: endpoint({
    method: 'PUT',
    path: '/p/my/{ref}/place/lock',
    summary: { zh: '设置本机的抽奖锁', en: 'Set the lock of the own phone for draws that open from now on' },
    needs: publicSessionNeeded('place'),
    params: ownParams,
    body: z.strictObject({ lock: lockText }),
  }),
  showDraw: endpoint({
    method: 'GET',
    path: '/p/my/{ref}/place/draw',
    summary: {
      zh: '会议最近一次抽奖和自己在名单中的一行',
      en: 'Show the latest draw of the meeting, with the own line of its roster',
    },
    needs: publicSessionNeeded('place'),
    params: ownParams,
    answer: z.object({ draw: z.nullable(phoneDraw) }),
  }),
  giveValue: endpoint({
    method: 'POST',
    path: '/p/my/{ref}/place/values',
    summary: { zh: '给出本轮的值', en: 'Give the value of the own lock for the round that was announced' },
    needs: publicSessionNeeded('place'),
    params: ownParams,
    body: z.strictObject({ drawId: z.uuid(), round: wholeNumber(1, maxRounds), value: lockText }),
    errors: ['lottery.value_refused'],
  }),
  showPlace: endpoint({
    method: 'GET',
    path: '/p/my/{ref}/place',
    summary: { zh: '我在会议中的位置', en: 'Show the own place in a meeting' },
    needs: publicSessionNeeded('place'),
    params: ownParams,
    answer: place,
  }),
} as const
