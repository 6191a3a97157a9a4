import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ReportedKind } from '@icss/core/reports/report.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { activities } from '../activities/activities.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import type { Db } from '../database/database.ts'
import { demands } from '../demands/demands.tables.ts'
import { employees } from '../employees/employees.tables.ts'
import { news } from '../news/news.tables.ts'
import { showing } from '../news/public-news.handlers.ts'
import { publicLinks } from '../public-links/public-links.tables.ts'
import { resources } from '../resources/resources.tables.ts'
import { isOnShelf } from '../resources/shelf-shape.ts'
import type { ShelfTable } from '../resources/shelf-table.ts'
import type { reports } from './reports.tables.ts'

/** What is reported, and who stands behind it, as it is kept of a report. */
export type Reported = Pick<
  typeof reports.$inferSelect,
  'thingName' | 'companyId' | 'reportedAccount' | 'reportedName' | 'reportedCompany'
>

type Read = (db: Db, channelId: string, id: string) => Promise<Reported | undefined>

const byId = (table: { channelId: AnyPgColumn; id: AnyPgColumn }, channelId: string, id: string) =>
  and(eq(table.channelId, channelId), eq(table.id, id))

/** The account that made a row. The number of a deleted one may be somebody else's by now. */
const maker = (table: { channelId: AnyPgColumn; createdBy: AnyPgColumn }) =>
  and(eq(accounts.channelId, table.channelId), eq(accounts.id, table.createdBy), isNull(accounts.deletedAt))

const ofShelf =
  (table: ShelfTable): Read =>
  async (db, channelId, id) => {
    const [row] = await db
      .select({
        thing: table,
        companyName: companies.name,
        cardName: employees.name,
        cardPhone: employees.phone,
        account: accounts.number,
      })
      .from(table)
      .innerJoin(companies, and(eq(companies.channelId, channelId), eq(companies.id, table.companyId)))
      .leftJoin(employees, and(eq(employees.channelId, channelId), eq(employees.id, table.contactId)))
      .leftJoin(accounts, maker(table))
      .where(and(byId(table, channelId, id), isOnShelf(table)))
    return (
      row && {
        thingName: row.thing.name,
        companyId: row.thing.companyId,
        reportedAccount: row.cardPhone ?? row.account ?? '',
        reportedName: row.cardName ?? row.companyName,
        reportedCompany: row.companyName,
      }
    )
  }

const readers: Readonly<Record<ReportedKind, Read>> = {
  resource: ofShelf(resources),
  demand: ofShelf(demands),
  async company(db, channelId, id) {
    const [row] = await db
      .select({ name: companies.name, account: accounts.number })
      .from(companies)
      .leftJoin(accounts, maker(companies))
      .where(byId(companies, channelId, id))
    return (
      row && {
        thingName: row.name,
        companyId: id,
        reportedAccount: row.account ?? '',
        reportedName: row.name,
        reportedCompany: row.name,
      }
    )
  },
  async employeeCard(db, channelId, id) {
    const [row] = await db
      .select({ card: employees, companyName: companies.name })
      .from(employees)
      .innerJoin(companies, and(eq(companies.channelId, channelId), eq(companies.id, employees.companyId)))
      .where(and(byId(employees, channelId, id), eq(employees.bound, true)))
    return (
      row && {
        thingName: row.card.name,
        companyId: row.card.companyId,
        reportedAccount: row.card.phone,
        reportedName: row.card.name,
        reportedCompany: row.companyName,
      }
    )
  },
  async activity(db, channelId, id) {
    const [row] = await db
      .select({ activity: activities, account: accounts.number })
      .from(activities)
      .leftJoin(accounts, maker(activities))
      .where(byId(activities, channelId, id))
    return (
      row && {
        thingName: row.activity.title,
        companyId: null,
        reportedAccount: row.account ?? '',
        reportedName: row.activity.publisher,
        reportedCompany: row.activity.company,
      }
    )
  },
  async news(db, channelId, id) {
    const [row] = await db
      .select({ piece: news, channelName: channels.name, account: accounts.number })
      .from(news)
      .innerJoin(channels, eq(channels.id, channelId))
      .leftJoin(accounts, maker(news))
      .where(and(byId(news, channelId, id), showing))
    return (
      row && {
        thingName: row.piece.title,
        companyId: null,
        reportedAccount: row.account ?? '',
        reportedName: row.piece.publisher,
        reportedCompany: row.channelName,
      }
    )
  },
}

/** What is reported, while it is shown. */
export const reportedThing = (
  db: Db,
  channelId: string,
  { kind, thingId }: { readonly kind: ReportedKind; readonly thingId: string },
): Promise<Reported | undefined> => readers[kind](db, channelId, thingId)

/** Hides what a report is about: off the shelf where it stands there, else without its public page. */
export async function hideThing(
  db: Db,
  channelId: string,
  { kind, thingId }: { readonly kind: ReportedKind; readonly thingId: string },
): Promise<void> {
  const shelf: ShelfTable | undefined = { resource: resources, demand: demands }[kind as 'resource']
  if (shelf) {
    await db
      .update(shelf)
      .set({ offReason: 'reported', version: sql`${shelf.version} + 1`, updatedAt: sql`now()` })
      .where(byId(shelf, channelId, thingId))
    return
  }
  await db
    .update(publicLinks)
    .set({ endsAt: sql`now()` })
    .where(and(eq(publicLinks.channelId, channelId), eq(publicLinks.kind, kind), eq(publicLinks.thingId, thingId)))
}
