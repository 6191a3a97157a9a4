import { and, count, eq, min } from 'drizzle-orm'
import type { Overview } from '@icss/core/overview/overview.contract.ts'
import { reportColumns } from '@icss/core/reports/report.columns.ts'
import { reportsContract } from '@icss/core/reports/reports.contract.ts'
import { reportsEn } from '@icss/core/reports/reports.en.ts'
import { reportsZh } from '@icss/core/reports/reports.zh.ts'
import type { Db } from '../database/database.ts'
import { exportEntities } from '../entities/entity-export.ts'
import { listing } from '../entities/entity-handlers.ts'
import { entityList } from '../entities/entity-list.ts'
import { refuseHandled } from '../entities/refuse-handled.ts'
import { sendSmsIfLeft } from '../events/send-sms.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { hideThing } from './reported-thing.ts'
import { reports } from './reports.tables.ts'

const reportsList = entityList(reportsContract, { table: reports })

const byId = (channelId: string, id: string) => and(eq(reports.channelId, channelId), eq(reports.id, id))

async function show(db: Db, channelId: string, id: string) {
  const where = byId(channelId, id)
  const [shown] = await reportsList.page(db, channelId, { where, sort: '-createdAt', limit: 1, offset: 0 })
  return found(shown)
}

export const reportsHandlers: Handlers<{ reports: typeof reportsContract }>['reports'] = {
  list: listing(reportsList),
  show: ({ session, tenant }, { params: { id } }) => tenant((db) => show(db, session.channel.id, id)),
  export: exportEntities(reportsList, { columns: reportColumns, words: { zh: reportsZh, en: reportsEn } }),
  handle: ({ session, tenant, services }, { params: { id }, query: { version }, body: { outcome, note } }) =>
    tenant(async (db) => {
      const channelId = session.channel.id
      const stored = found((await db.select().from(reports).where(byId(channelId, id)).for('update'))[0])
      refuseHandled(stored, version, 'reports.handled')
      const now = new Date()
      await db
        .update(reports)
        .set({
          state: outcome,
          note,
          handledAt: now,
          handledBy: session.account.name,
          version: stored.version + 1,
          updatedAt: now,
        })
        .where(byId(channelId, id))
      if (outcome === 'upheld') await hideThing(db, channelId, stored)
      const words = services.config.smsLanguage === 'zh' ? reportsZh : reportsEn
      await sendSmsIfLeft(db, services, {
        channelId,
        to: stored.reporterAccount,
        message: 'report.handled',
        params: { thing: stored.thingName, outcome: words.states[outcome] },
      })
      return show(db, channelId, id)
    }),
}

/** The reports that nobody has handled, and since when the oldest waits. */
export async function openReports(db: Db, channelId: string): Promise<NonNullable<Overview['reports']>> {
  const [row] = await db
    .select({ open: count(), oldestAt: min(reports.createdAt) })
    .from(reports)
    .where(and(eq(reports.channelId, channelId), eq(reports.state, 'open')))
  return { open: row?.open ?? 0, oldestAt: row?.oldestAt?.toISOString() ?? null }
}
