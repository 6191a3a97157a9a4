import type { overviewContract } from '@icss/core/overview/overview.contract.ts'
import { chamberOnly, meets } from '@icss/core/permissions/need.ts'
import type { Handlers } from '../http/handler.ts'
import { cardCounts, introductionCounts, memberCounts, nextActivities, shelfCounts } from './overview.repository.ts'
import { waitingJoinRequests } from '../join-requests/join-requests.handlers.ts'
import { openReports } from '../reports/reports.handlers.ts'
import { demands } from '../demands/demands.tables.ts'
import { resources } from '../resources/resources.tables.ts'

export const overviewHandlers: Handlers<{ overview: typeof overviewContract }>['overview'] = {
  show: ({ session, tenant }, { query: { months } }) =>
    tenant(async (db) => {
      const { id } = session.channel
      return {
        ...(await memberCounts(db, id, Number(months))),
        cards: await cardCounts(db, id),
        activities: await nextActivities(db, id),
        reports: meets(chamberOnly, session) ? await openReports(db, id) : null,
        joinRequests: meets(chamberOnly, session) ? await waitingJoinRequests(db, id) : null,
        resources: await shelfCounts(db, id, resources),
        demands: await shelfCounts(db, id, demands),
        introductions: await introductionCounts(db, id),
      }
    }),
}
