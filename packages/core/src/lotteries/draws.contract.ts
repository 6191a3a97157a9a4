import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { versionQuery } from '../contract/entity-endpoints.ts'
import { named } from '../contract/named.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { flagNeeded } from '../permissions/need.ts'
import { prizeCount } from '../prizes/prize.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { wholeNumber } from '../rules/number.ts'
import { optionalText, requiredText } from '../rules/text.ts'

const signInMeeting = flagNeeded('signInMeeting')

export const maxDraws = 20
export const maxWord = 20
export const maxReason = 50

/** Where a draw stands, as its records say. */
export const drawStates = ['opened', 'announced', 'closed', 'confirmed', 'finished'] as const

const hash = impersonal(z.string())

/** Somebody drawn, as the screen shows them; `voided` says why they do not win after all. */
export const drawnWinner = named(
  'DrawnWinner',
  z.object({
    code: impersonal(z.string()),
    name: personal('name', z.string()),
    /** Empty where the meeting does not show companies. */
    company: impersonal(z.string()),
    award: impersonal(z.string()),
    round: z.number(),
    voided: z.nullable(personal('text', z.string())),
  }),
)
export type DrawnWinner = z.output<typeof drawnWinner>

/** The round that was announced last, unless it was abandoned. */
export const shownRound = named(
  'DrawRound',
  z.object({
    round: z.number(),
    award: impersonal(z.string()),
    count: z.number(),
    word: personal('text', z.string()),
    /** When the public randomness is due that decides it; null where there is none. */
    dueAt: z.nullable(storedInstant),
  }),
)

/**
 * A draw as a screen shows it. `version` counts its records: a step that is based on fewer is refused. Reserves are in no
 * answer before they move up.
 */
export const drawView = named(
  'DrawView',
  z.object({
    id: storedId,
    meetingId: storedId,
    /** The picture of the meeting: a storage key or an address, empty where it has none. */
    background: impersonal(z.string()),
    meeting: impersonal(z.string()),
    number: z.number(),
    version: z.number(),
    state: z.enum(drawStates),
    hash,
    rosterHash: hash,
    commitment: hash,
    hasBeacon: z.boolean(),
    /** How many take part, and how many of them can still be drawn. */
    people: z.number(),
    left: z.number(),
    /** Some of those, by masked name. */
    names: z.array(personal('name', z.string())),
    awards: z.array(
      z.object({
        id: impersonal(z.string()),
        name: impersonal(z.string()),
        prize: impersonal(z.string()),
        image: impersonal(z.string()),
        number: z.number(),
        left: z.number(),
        reserves: z.number(),
      }),
    ),
    round: z.nullable(shownRound),
    /** Lines of the roster by how people signed in, and those with a lock. */
    lines: z.object({ phone: z.number(), open: z.number(), printed: z.number(), desk: z.number(), hand: z.number() }),
    locks: z.object({
      of: z.number(),
      /** Phones that gave their value in the round. */
      given: z.number(),
      /** Until when values are taken; null but for a round that is announced. */
      until: z.nullable(storedInstant),
    }),
    winners: z.array(drawnWinner),
  }),
)
export type DrawView = z.output<typeof drawView>

const ofMeeting = z.object({ meetingId: z.uuid() })
const params = z.object({ drawId: z.uuid() })

/** What a round is announced with. */
export const announcement = z.strictObject({
  award: impersonal(requiredText(64)),
  count: wholeNumber(prizeCount.min, prizeCount.max),
  word: personal('text', optionalText(maxWord)),
})

/** Why a round or a win is given up. */
export const reasonDraft = z.strictObject({ reason: personal('text', requiredText(maxReason)) })

const path = '/api/v1/draws/{drawId}' as const
const step = { needs: signInMeeting, params, query: versionQuery, answer: drawView } as const
const stepErrors = ['request.conflict', 'lottery.wrong_step', 'lottery.finished'] as const

export const drawsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/meetings/{meetingId}/draws',
    summary: { zh: '会议的各次抽奖', en: 'List the draws of a meeting, in their order' },
    needs: signInMeeting,
    params: ofMeeting,
    answer: z.object({
      items: z.array(named('DrawOfMeeting', z.object({ id: storedId, number: z.number(), hasEnded: z.boolean() }))),
    }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/v1/meetings/{meetingId}/draws',
    summary: { zh: '开始一次抽奖：固定名单、奖项和承诺', en: 'Open a draw: fix roster, awards and commitment' },
    needs: signInMeeting,
    params: ofMeeting,
    answer: drawView,
    status: 201,
    errors: [
      'lottery.draw_open',
      'lottery.too_many_draws',
      'lottery.roster_empty',
      'lottery.no_awards',
      'lottery.beacon_unreachable',
      'lottery.clock_off',
      'meeting.not_started',
      'meeting.cancelled',
      'meeting.erased',
    ],
  }),
  follow: endpoint({
    method: 'GET',
    path: '/api/v1/meetings/{meetingId}/draws/events',
    summary: {
      zh: '实时获取会议最近一次抽奖的现状',
      en: 'Follow the latest draw of a meeting as it stands',
    },
    needs: signInMeeting,
    params: ofMeeting,
    events: z.object({ draw: z.nullable(drawView) }),
  }),
  show: endpoint({
    method: 'GET',
    path,
    summary: { zh: '抽奖的现状', en: 'Show a draw as it stands' },
    needs: signInMeeting,
    params,
    answer: drawView,
  }),
  announce: endpoint({
    method: 'POST',
    path: `${path}/announce`,
    summary: { zh: '宣布一轮抽奖', en: 'Announce a round of a draw' },
    ...step,
    body: announcement,
    errors: [
      ...stepErrors,
      'lottery.award_unknown',
      'lottery.too_few_prizes',
      'lottery.too_few_left',
      'lottery.closed_late',
      'lottery.beacon_unreachable',
    ],
  }),
  close: endpoint({
    method: 'POST',
    path: `${path}/close`,
    summary: { zh: '公布手机给出的值', en: 'Publish the values that the phones gave in the round' },
    ...step,
    errors: [...stepErrors, 'lottery.locks_awaited', 'lottery.closed_late'],
  }),
  draw: endpoint({
    method: 'POST',
    path: `${path}/draw`,
    summary: { zh: '抽出已宣布的一轮', en: 'Draw the round that was announced' },
    ...step,
    errors: [...stepErrors, 'lottery.beacon_waited'],
  }),
  abandon: endpoint({
    method: 'POST',
    path: `${path}/abandon`,
    summary: { zh: '放弃已宣布的一轮', en: 'Abandon the round that was announced, saying why' },
    ...step,
    body: reasonDraft,
    errors: [...stepErrors, 'lottery.beacon_known'],
  }),
  void: endpoint({
    method: 'POST',
    path: `${path}/void`,
    summary: { zh: '作废一个中奖，候补递补', en: 'Void a win, saying why; the next reserve moves up' },
    ...step,
    body: z.extend(reasonDraft, { code: impersonal(requiredText(15)) }),
    errors: [...stepErrors, 'lottery.not_winner'],
  }),
  reveal: endpoint({
    method: 'POST',
    path: `${path}/reveal`,
    summary: { zh: '结束抽奖并公布密钥', en: 'End a draw and publish its secret' },
    ...step,
    errors: stepErrors,
  }),
  proof: endpoint({
    method: 'GET',
    path: `${path}/proof`,
    summary: { zh: '下载抽奖的证明文件', en: 'Download the proof of a draw that has ended' },
    needs: signInMeeting,
    params,
    answer: 'stream',
    errors: ['draw.not_revealed'],
  }),
} as const
