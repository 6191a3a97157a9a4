import type { supportVisitsContract } from '@icss/core/support-visits/support-visits.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { beginSupportVisit } from './begin-support-visit.ts'
import { endVisit, findVisit, listVisits, lockVisit } from './support-visits.repository.ts'

export const supportVisitsHandlers: Handlers<{ supportVisits: typeof supportVisitsContract }>['supportVisits'] = {
  list: ({ session, services: { database, config } }, { query }) =>
    listVisits(database.system, config, session.channel.id, query),

  begin: beginSupportVisit,

  end: ({ session: { channel }, services: { database, config } }, { params: { supportVisitId } }) =>
    database.everywhere(async (db, client) => {
      const visit = found(await lockVisit(db, channel.id, supportVisitId))
      await endVisit(db, client, visit, visit.channelId === channel.id ? 'visited' : 'visitor')
      return found(await findVisit(db, config, channel.id, supportVisitId))
    }),
}
