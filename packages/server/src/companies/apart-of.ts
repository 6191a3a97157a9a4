import { and, eq, or, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { sameNameKey } from '@icss/core/rules/same-name.ts'
import type { Db } from '../database/database.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { companies } from './companies.tables.ts'

interface Named {
  readonly name: string
  /** That it is another company than that of the same name in another writing. */
  readonly confirmed: boolean
}

/**
 * Whether a company is apart from that of the same name in another writing, for its column. Refuses one of which nobody has
 * said so; what is `stored` stays as it is, unless its name becomes another.
 */
export async function apartOf(
  db: Db,
  channelId: string,
  { name, confirmed }: Named,
  stored?: string,
): Promise<{ readonly nameApart?: boolean }> {
  const key = sameNameKey(name)
  const holdsKey = and(eq(companies.nameKey, key), sql`not ${companies.nameApart}`)
  const isStored = stored === undefined ? undefined : eq(companies.id, stored)
  const found = await db
    .select({ id: companies.id, name: companies.name, nameKey: companies.nameKey, nameApart: companies.nameApart })
    .from(companies)
    .where(and(eq(companies.channelId, channelId), or(holdsKey, eq(pinyinOf(companies.name), name), isStored)))
  if (found.some((one) => one.id === stored && one.nameKey === key)) return {}
  const met = found.find((one) => one.nameKey === key && !one.nameApart)
  // Of the same writing it is the same company, and refused as that.
  if (!met || found.some((one) => one.name === name)) return { nameApart: false }
  if (confirmed) return { nameApart: true }
  const params = { name: met.name, id: met.id }
  throw new ProblemError('companies.name_alike', {
    params,
    errors: { name: { code: 'companies.name_alike', params } },
  })
}
