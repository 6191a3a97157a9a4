import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { entityParams, versionQuery } from '../contract/entity-endpoints.ts'
import { named } from '../contract/named.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { faultSchema } from '../errors/errors-schema.ts'
import { flagNeeded } from '../permissions/need.ts'
import { maxInteger, wholeNumber } from '../rules/number.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { exportQuery } from '../spreadsheets/table-endpoint.ts'
import { goingKinds, stayingKinds } from './erasure-kinds.ts'

const needs = flagNeeded('signInMeeting')

/** Prizes that a plan names one by one at most. */
export const mostWaitingNamed = 20

/**
 * What erasing the personal data of a meeting would do. `holds`: what keeps it from being done now; `waiting`: whose prizes
 * are to be handed over first, the first of them. `goes` and `stays` count as far as there is something to count, `days`
 * says after how many days what stays goes by itself. `factsUntil`: desks may still hand in facts, which are refused once
 * it is done.
 */
export const erasurePlan = named(
  'ErasurePlan',
  z.object({
    version: z.number(),
    /** When it was done; null before. */
    erasedAt: z.nullable(storedInstant),
    /** People whose data it is, or was. */
    people: z.number(),
    holds: z.array(faultSchema),
    waiting: z.array(
      z.object({
        id: storedId,
        name: personal('name', z.string()),
        award: impersonal(z.string()),
        prize: impersonal(z.string()),
      }),
    ),
    factsUntil: z.nullable(storedInstant),
    goes: z.array(z.object({ kind: z.enum(goingKinds), count: z.number() })),
    stays: z.array(
      z.object({ kind: z.enum(stayingKinds), count: z.nullable(z.number()), days: z.nullable(z.number()) }),
    ),
  }),
)
export type ErasurePlan = z.output<typeof erasurePlan>

/** What is left to do once a meeting is over. */
export const afterwardsEndpoints = {
  exportAll: endpoint({
    method: 'GET',
    path: '/api/v1/meetings/{id}/export',
    summary: {
      zh: '导出会议的全部内容：设置、奖项、参与人、签到时间分布、签到台记录、中奖名单和抽奖证明，一个 ZIP 文件',
      en: 'Export everything of a meeting as one ZIP file: settings, awards, participants, arrivals, desk facts, winners and the proofs of its draws',
    },
    needs,
    params: entityParams,
    query: z.strictObject(exportQuery),
    answer: 'stream',
  }),
  planErasure: endpoint({
    method: 'GET',
    path: '/api/v1/meetings/{id}/erasure',
    summary: {
      zh: '预览清除会议的个人信息：清除什么、保留什么、还要先做什么',
      en: 'Show what erasing the personal data of a meeting would take away, what stays, and what has to be done first',
    },
    needs,
    params: entityParams,
    answer: erasurePlan,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/v1/meetings/{id}/erasure',
    isCostly: true,
    summary: {
      zh: '清除会议的个人信息，不能恢复；人数须与预览一致，已清除的不再改动',
      en: 'Erase the personal data of a meeting, for good, of as many people as the plan says; one that is erased stays as it is',
    },
    needs,
    params: entityParams,
    query: versionQuery,
    body: z.strictObject({ people: wholeNumber(0, maxInteger) }),
    answer: z.object({
      erasedAt: storedInstant,
      people: z.number(),
      /** It had been done before, and nothing was changed now. */
      wasErased: z.boolean(),
    }),
    errors: [
      'request.conflict',
      'meeting.not_over',
      'meeting.draw_unfinished',
      'meeting.prizes_waiting',
      'meeting.import_running',
    ],
  }),
} as const
