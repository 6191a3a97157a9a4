import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { ReferredNoun } from '@icss/core/rules/reference.ts'
import type { Db } from '../database/database.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { isUuid } from '../database/uuids.ts'
import type { Fields } from '../entities/entity-shape.ts'
import type { GoodRow, Refused } from '../imports/written.ts'
import { referred } from './referred.ts'

type Row = GoodRow<Fields>

/** The ids of the records of a noun by what rows call them; several where a name is that of several. */
async function idsOf(
  db: Db,
  channelId: string,
  to: ReferredNoun,
  called: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { table, where } = referred[to]
  const ids = called.filter(isUuid).map((id) => id.toLowerCase())
  const name = pinyinOf(table.name)
  const found = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(
      and(
        eq(table.channelId, channelId),
        or(inArray(table.id, ids), sql`${name} = any(${sql.param([...called])})`),
        where,
      ),
    )
    .orderBy(table.id)
    .for('key share')
  const byName = Map.groupBy(found, (one) => one.name as string)
  const known = new Set(found.map(({ id }) => id as string))
  return new Map(
    called.map((words) =>
      known.has(words.toLowerCase())
        ? [words, [words.toLowerCase()]]
        : [words, (byName.get(words) ?? []).map(({ id }) => id as string)],
    ),
  )
}

/**
 * What rows refer to by name or id, as the ids that their drafts hold; it stays there until the end of the transaction. A row
 * that calls what the channel has not, or what several records are called, is refused.
 */
export async function namedReferences(
  db: Db,
  channelId: string,
  references: readonly (readonly [field: string, to: ReferredNoun])[],
  rows: readonly Row[],
): Promise<{ readonly rows: readonly Row[]; readonly refused: readonly Refused[] }> {
  let left = rows
  const refused: Refused[] = []
  for (const [field, to] of references) {
    const calls = ({ draft }: Row) => draft[field] as string
    const called = [...new Set(left.map(calls))].filter((words) => words !== '')
    if (called.length === 0) continue
    const ids = await idsOf(db, channelId, to, called)
    left = left.flatMap((row) => {
      const value = calls(row)
      const [id = '', ...others] = ids.get(value) ?? []
      if (value !== '' && (id === '' || others.length > 0)) {
        const fault =
          id === ''
            ? { code: referred[to].unknown }
            : { code: 'rule.name_ambiguous' as const, params: { count: 1 + others.length } }
        refused.push({ row: row.row, field, value, ...fault })
        return []
      }
      return [{ ...row, draft: { ...row.draft, [field]: id } }]
    })
  }
  return { rows: left, refused }
}
