import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { holdsBusiness } from '@icss/core/permissions/business.ts'
import { mainAdministratorOnly, meets } from '@icss/core/permissions/need.ts'
import { supportVisitHeader } from '@icss/core/support-visits/support-visit-header.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import { isUuid } from '../database/uuids.ts'
import type { Services } from '../services.ts'
import type { FoundSession } from '../sessions/find-session.ts'
import { sessionChannel } from '../sessions/session-channel.ts'
import { isOpenVisit } from './open-visits.ts'
import { supportVisits } from './support-visits.tables.ts'

/**
 * The session that a request stands in: its own, or the support visit that it names and that stands on its own. The
 * visitor sees what the administrator of the visited channel sees, by the same role and flags.
 */
export async function inSupportVisit(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { database, config }: Pick<Services, 'database' | 'config'>,
  own: FoundSession,
): Promise<FoundSession> {
  const id = headers[supportVisitHeader]
  if (id === undefined) return own
  const { account, channel: ownChannel } = own.session
  const mayVisit = own.kind === 'cookie' && meets(mainAdministratorOnly, own.session)
  const [visit] =
    mayVisit && typeof id === 'string' && isUuid(id)
      ? await database.system
          .select({ endsAt: supportVisits.endsAt, channel: channels, role: accounts.role })
          .from(supportVisits)
          .innerJoin(channels, eq(channels.id, supportVisits.channelId))
          .innerJoin(accounts, and(eq(accounts.channelId, channels.id), eq(accounts.id, channels.adminAccountId)))
          .where(
            and(
              eq(supportVisits.id, id),
              eq(supportVisits.sessionId, own.id),
              eq(supportVisits.visitorChannelId, ownChannel.id),
              eq(supportVisits.visitorAccountId, account.id),
              isOpenVisit(config),
            ),
          )
      : []
  if (!visit) throw new ProblemError('support_visit.ended')
  const { channel, role, endsAt } = visit
  return {
    ...own,
    readOnly: true,
    visitorChannelId: ownChannel.id,
    session: {
      account: { ...account, role, business: holdsBusiness(role, false) },
      channel: sessionChannel(channel, channel.flags),
      supportVisit: { id: String(id), fromChannelName: ownChannel.name, endsAt: endsAt.toISOString() },
    },
  }
}
