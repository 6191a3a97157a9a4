import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { listAnswer, listQuery } from '../contract/list.ts'
import { named } from '../contract/named.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { flagNeeded } from '../permissions/need.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { exportEndpoint } from '../spreadsheets/table-endpoint.ts'

const signInMeeting = flagNeeded('signInMeeting')

/** What has become of a prize that somebody won. */
export const winnerStates = ['waiting', 'handedOver', 'voided'] as const

/** Somebody who has won in a draw of a meeting, by full name, since the prize is handed over to them. */
export const winner = named(
  'Winner',
  z.object({
    id: storedId,
    meetingId: storedId,
    drawId: storedId,
    code: impersonal(z.string()),
    name: personal('name', z.string()),
    phone: personal('phone', z.string()),
    company: impersonal(z.string()),
    award: impersonal(z.string()),
    prize: impersonal(z.string()),
    round: z.number(),
    drawnAt: storedInstant,
    state: z.enum(winnerStates),
    voidReason: personal('text', z.string()),
    handedOverAt: z.nullable(storedInstant),
    handedOverBy: personal('name', z.string()),
  }),
)
export type Winner = z.output<typeof winner>

const filters = { state: z.optional(z.enum(winnerStates)) }

export const winnersContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/meetings/{meetingId}/winners',
    summary: { zh: '会议的中奖名单', en: 'List the winners of a meeting' },
    needs: signInMeeting,
    params: z.object({ meetingId: z.uuid() }),
    query: z.strictObject({ ...listQuery(['drawnAt', '-drawnAt'], 'drawnAt'), ...filters }),
    answer: listAnswer(winner),
  }),
  export: exportEndpoint({
    path: '/api/v1/winners/export',
    summary: { zh: '导出中奖名单', en: 'Export winners' },
    needs: signInMeeting,
    filters: { meetingId: z.uuid(), ...filters },
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/api/v1/winners/{winnerId}/hand-over',
    summary: { zh: '标记奖品已发放，或撤销', en: 'Mark a prize as handed over, or take that back' },
    needs: signInMeeting,
    params: z.object({ winnerId: z.uuid() }),
    body: z.strictObject({ isHandedOver: z.boolean() }),
    answer: winner,
    errors: ['lottery.winner_voided', 'meeting.erased'],
  }),
} as const

/** Its choices. */
export const winnerChoices = { state: 'states' } as const
