import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { CompanyCounts } from '@icss/core/companies/companies.contract.ts'
import { reportsContract } from '@icss/core/reports/reports.contract.ts'
import { meets } from '@icss/core/permissions/need.ts'
import { activities } from '../activities/activities.tables.ts'
import { demands } from '../demands/demands.tables.ts'
import { employees } from '../employees/employees.tables.ts'
import type { Caller } from '../entities/caller.ts'
import { outer } from '../entities/outer.ts'
import { found } from '../http/refuse.ts'
import { introductions } from '../introductions/introductions.tables.ts'
import { registerComparisons } from '../register/register.tables.ts'
import { reports } from '../reports/reports.tables.ts'
import { isOnShelf } from '../resources/shelf-shape.ts'
import type { ShelfTable } from '../resources/shelf-table.ts'
import { resources } from '../resources/resources.tables.ts'
import { companies } from './companies.tables.ts'

type Counted = PgTable & { readonly channelId: AnyPgColumn }

/** How much there is around a company, in one statement; reports only for whoever reads them. */
export async function countCompany(
  { session, tenant }: Caller,
  { params: { companyId } }: { readonly params: { readonly companyId: string } },
): Promise<CompanyCounts> {
  const channelId = session.channel.id
  const countOf = (table: Counted, where: SQL | undefined) =>
    sql<number>`(select count(*)::int from ${table} where ${and(eq(table.channelId, channelId), where)})`
  const shelfOf = (table: ShelfTable) => {
    const of = eq(table.companyId, companyId)
    return { total: countOf(table, of), onShelf: countOf(table, and(of, isOnShelf(table))) }
  }
  const cards = eq(employees.companyId, companyId)
  const [row] = await tenant((db) =>
    db
      .select({
        products: sql<number>`jsonb_array_length(${companies.products})`,
        cards: { total: countOf(employees, cards), bound: countOf(employees, and(cards, eq(employees.bound, true))) },
        resources: shelfOf(resources),
        demands: shelfOf(demands),
        introductions: countOf(
          introductions,
          or(eq(introductions.resourceCompanyId, companyId), eq(introductions.demandCompanyId, companyId)),
        ),
        // They say who holds them by name.
        activities: countOf(activities, eq(activities.company, outer(companies.name))),
        reports: meets(reportsContract.list.needs, session)
          ? countOf(reports, eq(reports.companyId, companyId))
          : sql<null>`null`,
        differences: registerComparisons.differences,
        comparedAt: registerComparisons.comparedAt,
      })
      .from(companies)
      .leftJoin(
        registerComparisons,
        and(eq(registerComparisons.channelId, channelId), eq(registerComparisons.companyId, companyId)),
      )
      .where(and(eq(companies.channelId, channelId), eq(companies.id, companyId))),
  )
  const { differences, comparedAt, ...counts } = found(row)
  return {
    ...counts,
    comparison:
      differences === null || comparedAt === null ? null : { differences, comparedAt: comparedAt.toISOString() },
  }
}
