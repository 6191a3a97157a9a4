import { and, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { type OffReason, soonDays } from '@icss/core/resources/shelf-rules.ts'
import { companies } from '../companies/companies.tables.ts'
import { outer } from '../entities/outer.ts'
import { employees } from '../employees/employees.tables.ts'
import type { ShelfTable } from './shelf-table.ts'

/** The condition of what stands on the shelf now. */
export const isOnShelf = ({ offReason, expiresAt }: ShelfTable): SQL | undefined =>
  and(eq(offReason, ''), or(isNull(expiresAt), gt(expiresAt, sql`now()`)))

/** The condition of what stands on the shelf and leaves it soon. */
export const isExpiring = (table: ShelfTable): SQL =>
  sql`(${isOnShelf(table)} and ${table.expiresAt} < now() + make_interval(days => ${soonDays}))`

const hasExpired = ({ offReason, expiresAt }: ShelfTable) => and(eq(offReason, ''), lte(expiresAt, sql`now()`))

/** The name of the company, of the row around it. */
const companyNameOf = (table: ShelfTable, channelId: string): SQL<string> =>
  sql<string>`(select ${companies.name} from ${companies}
    where ${companies.channelId} = ${channelId} and ${companies.id} = ${outer(table.companyId)})`

/** What is read beside the card that the row around it names in `of`; '' where there is none. */
const ofCard = (
  of: ShelfTable['contactId'] | ShelfTable['filerId'],
  channelId: string,
  read: typeof employees.name | typeof employees.phone | SQL,
) =>
  sql<string>`coalesce((select ${read} from ${employees}
    where ${employees.channelId} = ${channelId} and ${employees.id} = ${outer(of)}), '')`

/** What contract and table do not say of resources and demands. */
export const shelfShape = (table: ShelfTable) => ({
  beside: (channelId: string) => ({
    companyName: companyNameOf(table, channelId),
    contactName: ofCard(table.contactId, channelId, employees.name),
    contactPhone: ofCard(table.contactId, channelId, employees.phone),
    // As they were called when they filed it: the card may be somebody else's since.
    filerName: ofCard(table.filerId, channelId, outer(table.filerName)),
    status: sql<number>`case when ${isOnShelf(table)} then 0 else 1 end`,
    offReason: sql<OffReason>`case when ${hasExpired(table)} then 'expired' else ${table.offReason} end`,
  }),
  filters: {
    type: (type: string) => eq(table.type, Number(type)),
    status: (status: '0' | '1') => (status === '0' ? isOnShelf(table) : or(ne(table.offReason, ''), hasExpired(table))),
    expiring: (expiring: 'true' | 'false') =>
      expiring === 'true' ? isExpiring(table) : sql`${isExpiring(table)} is not true`,
    offReason: (reason: OffReason) =>
      reason === 'expired' ? hasExpired(table) : reason === '' ? isOnShelf(table) : eq(table.offReason, reason),
  },
})
