import { and, count, eq, gt, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { isReported, type ReportedKind, reportsPerDay } from '@icss/core/reports/report.ts'
import type { ownReportsContract } from '@icss/core/reports/reports.contract.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import { cardOfVisit } from '../employee-bindings/bound-card.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { stillLeading } from '../public-links/leading-on.ts'
import { publicLinks } from '../public-links/public-links.tables.ts'
import { hashOf } from '../sessions/session-secret.ts'
import { reportedThing } from './reported-thing.ts'
import { reports } from './reports.tables.ts'

/** What the page of a token of this channel is about, if that can be reported. */
async function thingOfToken(
  db: Db,
  channelId: string,
  token: string,
): Promise<{ kind: ReportedKind; thingId: string } | undefined> {
  const [link] = await db
    .select({ kind: publicLinks.kind, thingId: publicLinks.thingId })
    .from(publicLinks)
    .where(and(eq(publicLinks.channelId, channelId), eq(publicLinks.hash, hashOf(token)), stillLeading))
  const { kind, thingId } = found(link)
  return isReported(kind) ? { kind, thingId } : undefined
}

export const ownReportsHandlers: Handlers<{ ownReports: typeof ownReportsContract }>['ownReports'] = {
  file: ({ visit, tenant }, { body: { token, type, reason } }) =>
    tenant(async (db) => {
      const { channelId } = visit
      // Locked, so that none is taken of a card that is unbound meanwhile.
      const card = await cardOfVisit(db, visit, true)
      const thing = found(await thingOfToken(db, channelId, token))
      const reported = found(await reportedThing(db, channelId, thing))
      // A person is their phone, however many cards they have.
      await oneAtATime(db, `reports of ${card.phone}`, channelId)
      const lately = gt(reports.createdAt, sql`now() - interval '1 day'`)
      const [filed] = await db
        .select({ count: count() })
        .from(reports)
        .where(and(eq(reports.channelId, channelId), eq(reports.reporterAccount, card.phone), lately))
      if ((filed?.count ?? 0) >= reportsPerDay)
        throw new ProblemError('reports.too_many', { params: { max: reportsPerDay } })
      const id = uuid()
      await db.insert(reports).values({
        channelId,
        id,
        ...thing,
        ...reported,
        type,
        reason,
        reporterId: card.id,
        reporterAccount: card.phone,
        reporterName: card.name,
        reporterCompany: card.companyName,
      })
      return { id }
    }),
}
