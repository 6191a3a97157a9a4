import * as z from 'zod/mini'
import { entityEndpoints, storedFields } from '../contract/entity-endpoints.ts'
import { listQuery, search } from '../contract/list.ts'
import { flagNeeded } from '../permissions/need.ts'
import { exportEndpoint } from '../spreadsheets/table-endpoint.ts'
import { prizeDraft } from './prize.ts'

const signInMeeting = flagNeeded('signInMeeting')

/** A prize as stored: `reserved` of it are promised by the awards of meetings. */
export const prize = z.object({ ...prizeDraft.shape, ...storedFields, reserved: z.number() })
export type Prize = z.output<typeof prize>

export const prizeListQuery = z.strictObject({
  ...listQuery(['-updatedAt', 'updatedAt', 'name', '-name', '-quantity', 'quantity'], '-updatedAt'),
  q: search(),
})

export const prizesContract = {
  ...entityEndpoints({
    path: '/api/v1/prizes',
    one: { zh: '奖品', en: 'a prize' },
    many: { zh: '奖品', en: 'prizes' },
    reads: signInMeeting,
    writes: signInMeeting,
    draft: prizeDraft,
    entity: prize,
    row: prize,
    query: prizeListQuery,
    errors: ['lottery.stock_held', 'lottery.prizes_frozen'],
    deleteErrors: ['lottery.prize_held'],
  }),
  export: exportEndpoint({
    path: '/api/v1/prizes/export',
    summary: { zh: '导出奖品', en: 'Export prizes' },
    needs: signInMeeting,
    filters: z.pick(prizeListQuery, { q: true }).shape,
  }),
} as const
