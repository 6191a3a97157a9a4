import { and, eq, isNull } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { supportVisitMinutes } from '@icss/core/support-visits/support-visit.ts'
import type { supportVisitsContract } from '@icss/core/support-visits/support-visits.contract.ts'
import { managedSubChannel } from '../channels/managed-sub-channel.ts'
import { uuid } from '../database/uuids.ts'
import { announce } from '../events/announce.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { tellAdministrators } from '../messages/tell.ts'
import { beginVisit, endVisit, findVisit } from './support-visits.repository.ts'
import { supportVisits } from './support-visits.tables.ts'

/**
 * Opens the visit in the transaction that tells of it: there is none of which the administrator was not told. One that
 * the account has paid to the same channel ends.
 */
export const beginSupportVisit: Handler<typeof supportVisitsContract.begin> = async (
  { session, login, services: { database, config } },
  { params: { subChannelId } },
) => {
  // A token would have no browser to be told in, and outlive who sees what is done by it.
  if (login.kind !== 'cookie') throw new ProblemError('support_visit.by_browser')
  const { account, channel } = session
  return database.everywhere(async (db, client) => {
    const { target } = await managedSubChannel(db, session, subChannelId)
    if (!target.enabled) throw new ProblemError('support_visit.channel_disabled')
    if (target.adminAccountId === null) throw new ProblemError('request.not_found')
    const earlier = await db
      .select()
      .from(supportVisits)
      .where(
        and(
          eq(supportVisits.channelId, target.id),
          eq(supportVisits.visitorAccountId, account.id),
          isNull(supportVisits.endedAt),
        ),
      )
      .for('update')
    for (const one of earlier) await endVisit(db, client, one, 'visitor')
    const visitor = `${account.number} ${account.name}`
    const { id, endsAt } = await beginVisit(
      db,
      client,
      {
        channelId: target.id,
        id: uuid(),
        visitorChannelId: channel.id,
        visitorAccountId: account.id,
        visitor,
        sessionId: login.id,
      },
      supportVisitMinutes,
    )
    await announce(db, target.id, 'support_visit.begun', {
      supportVisitId: id,
      visitorChannelName: channel.name,
      endsAt: endsAt.toISOString(),
    })
    await tellAdministrators(db, target.id, 'supportVisit.begun', { name: channel.name, thingId: id })
    return found(await findVisit(db, config, channel.id, id))
  })
}
