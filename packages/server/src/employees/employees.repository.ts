import { and, asc, count, desc, eq, gt, or, sql, type SQL } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type * as z from 'zod/mini'
import type { EmployeeDraft } from '@icss/core/employees/employee.ts'
import type { employeesContract } from '@icss/core/employees/employees.contract.ts'
import { companies } from '../companies/companies.tables.ts'
import type { Db } from '../database/database.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { employees } from './employees.tables.ts'

export type StoredEmployee = typeof employees.$inferSelect
type ListQuery = z.output<typeof employeesContract.list.query>

const orders: Record<ListQuery['sort'], SQL[]> = {
  addedAt: [asc(employees.id)],
  '-addedAt': [desc(employees.id)],
  name: [asc(pinyinOf(employees.name)), asc(employees.id)],
  '-name': [desc(pinyinOf(employees.name)), desc(employees.id)],
}

const holding = (q: string): SQL | undefined => {
  const pattern = `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return or(...[employees.name, employees.position, employees.phone].map((column) => sql`${column} ilike ${pattern}`))
}

export async function listEmployees(db: Db, channelId: string, companyId: string, query: ListQuery) {
  const where = and(
    eq(employees.channelId, channelId),
    eq(employees.companyId, companyId),
    query.q ? holding(query.q) : undefined,
  )
  const [counted] = await db.select({ total: count() }).from(employees).where(where)
  const items = await db
    .select()
    .from(employees)
    .where(where)
    .orderBy(...orders[query.sort])
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
  return { items, total: counted?.total ?? 0 }
}

const byId = (channelId: string, id: string) => and(eq(employees.channelId, channelId), eq(employees.id, id))

export async function findEmployee(db: Db, channelId: string, id: string): Promise<StoredEmployee | undefined> {
  const [found] = await db.select().from(employees).where(byId(channelId, id))
  return found
}

export async function insertEmployee(
  db: Db,
  channelId: string,
  companyId: string,
  draft: EmployeeDraft,
): Promise<StoredEmployee> {
  const [created] = await db
    .insert(employees)
    .values({ ...draft, channelId, companyId, id: uuid() })
    .returning()
  if (!created) throw new Error('An insert answered no row.')
  return created
}

/** Changes a card that still has `version`; answers nothing when it has not, or is gone. */
export async function updateEmployee(
  db: Db,
  channelId: string,
  id: string,
  version: number,
  draft: EmployeeDraft,
): Promise<StoredEmployee | undefined> {
  const [updated] = await db
    .update(employees)
    .set({ ...draft, version: sql`${employees.version} + 1` })
    .where(and(byId(channelId, id), eq(employees.version, version)))
    .returning()
  return updated
}

export async function deleteEmployee(db: Db, channelId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(employees).where(byId(channelId, id)).returning({ id: employees.id })
  return deleted.length > 0
}

/** Cards behind the id `after` with the names of their companies, as an export writes them. */
export const pageOfEmployees = (
  db: Db,
  channelId: string,
  { companyId, after, limit }: { companyId: string | undefined; after: string | undefined; limit: number },
) =>
  db
    .select({
      id: employees.id,
      company: companies.name,
      name: employees.name,
      position: employees.position,
      phone: employees.phone,
      avatar: employees.avatar,
    })
    .from(employees)
    .innerJoin(companies, and(eq(companies.channelId, employees.channelId), eq(companies.id, employees.companyId)))
    .where(
      and(
        eq(employees.channelId, channelId),
        companyId === undefined ? undefined : eq(employees.companyId, companyId),
        after === undefined ? undefined : gt(employees.id, after),
      ),
    )
    .orderBy(asc(employees.id))
    .limit(limit)
