import { and, isNull, lt, not, sql } from 'drizzle-orm'
import { leastAuditDays } from '@icss/core/audit/audit-record.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { notedChanges } from '../audit/noted-changes.ts'
import { noteChanges } from '../audit/record-changes.ts'
import type { Services } from '../services.ts'
import { isOpenVisit } from './open-visits.ts'
import { endVisit } from './support-visits.repository.ts'
import { supportVisits } from './support-visits.tables.ts'

/**
 * Writes into the trails of both channels that visits have ended which nobody ended: their time is over, or what they
 * stood on. No call has been answered to them since. Those that the trail may have forgotten go.
 */
export async function sweepSupportVisits({ database, config }: Pick<Services, 'database' | 'config'>): Promise<void> {
  const over = await database.system
    .select()
    .from(supportVisits)
    .where(and(isNull(supportVisits.endedAt), not(isOpenVisit(config))))
  for (const visit of over)
    await database.everywhere(async (db, client) => {
      await client.query(noteChanges)
      const ended = await endVisit(db, client, visit, 'itself')
      if (!ended) return
      await appendAudit(
        client,
        (await notedChanges(client)).map((noted) => ({
          ...noted,
          accountId: ended.visitorAccountId,
          account: ended.visitor,
          address: '',
          requestId: '',
          action: 'supportVisits.end',
          target: { supportVisitId: ended.id },
        })),
      )
    })
  await database.system
    .delete(supportVisits)
    .where(lt(supportVisits.endedAt, sql`now() - make_interval(days => ${leastAuditDays})`))
}
