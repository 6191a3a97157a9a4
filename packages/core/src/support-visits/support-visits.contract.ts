import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { listAnswer, listQuery } from '../contract/list.ts'
import { administratorOnly, mainAdministratorOnly } from '../permissions/need.ts'
import { supportVisit } from './support-visit.ts'

export const supportVisitListQuery = z.strictObject(listQuery(['-begunAt', 'begunAt'], '-begunAt'))
export type SupportVisitListQuery = z.output<typeof supportVisitListQuery>

/** The support visits that a channel pays to its sub-channels, or has from its main channel. */
export const supportVisitsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/support-visits',
    summary: { zh: '支持访问记录', en: 'List the support visits that the channel has paid or had' },
    needs: administratorOnly,
    query: supportVisitListQuery,
    answer: listAnswer(supportVisit),
  }),
  begin: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/sub-channels/{subChannelId}/support-visits',
    summary: {
      zh: '开始对子频道的支持访问：只读、一小时，并告知其管理员',
      en: 'Begin a support visit to a sub-channel: it reads only, ends after an hour, and is told to its administrator',
    },
    needs: mainAdministratorOnly,
    params: z.object({ subChannelId: z.uuid() }),
    answer: supportVisit,
    status: 201,
    errors: ['permission.beyond_reach', 'support_visit.by_browser', 'support_visit.channel_disabled'],
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/v1/support-visits/{supportVisitId}/end',
    summary: { zh: '结束支持访问', en: 'End a support visit, from either side' },
    needs: administratorOnly,
    params: z.object({ supportVisitId: z.uuid() }),
    answer: supportVisit,
  }),
} as const
