import { getTableColumns, sql } from 'drizzle-orm'
import type { EditedItem, EditedNoun } from '@icss/core/home/home.contract.ts'
import { audit } from '../audit/audit.tables.ts'
import type { Db } from '../database/database.ts'
import type { BulkNounParts } from '../selections/bulk-parts.ts'

/** Records of the trail that are looked through, and things that are shown. */
const looked = 200
const shown = 6

interface Owner {
  readonly channelId: string
  readonly accountId: string
}

interface Change {
  readonly action: string
  readonly id: string
  readonly account: string
  readonly accountId: string
  readonly at: string
}

const isId = (id: string | null): id is string => id !== null && /^[\da-f-]{36}$/.test(id)

/** What was done last to the things of `nouns`, each once, by the trail; what is gone since is left out. */
export async function editedLast(
  db: Db,
  { channelId, accountId }: Owner,
  nouns: readonly EditedNoun[],
  bulk: BulkNounParts,
): Promise<EditedItem[]> {
  const { rows } = await db.execute<{ [K in keyof Change]: Change[K] }>(sql`
    select action, coalesce((select value from jsonb_each_text(record -> 'target') limit 1), record #>> '{changes,0,id}') as id,
      record ->> 'account' as account, account_id as "accountId", record ->> 'at' as at
    from (select * from ${audit} where ${audit.channelId} = ${channelId} order by ${audit.seq} desc limit ${looked}) as latest
    order by seq desc`)
  const nounOf = new Map<string, EditedNoun>(nouns.map((noun) => [noun, noun]))
  const found = new Map<string, Change & { readonly noun: EditedNoun }>()
  for (const row of rows) {
    const noun = nounOf.get(row.action.split('.')[0] ?? '')
    if (noun !== undefined && isId(row.id) && !found.has(row.id)) found.set(row.id, { ...row, noun })
  }
  const names = await namesOf(db, channelId, [...found.values()], bulk)
  return [...found.values()]
    .flatMap(({ noun, id, action, account, accountId: who, at }) => {
      const name = names.get(id)
      return name === undefined ? [] : [{ noun, id, name, action, account, isOwn: who === accountId, at }]
    })
    .slice(0, shown)
}

/** What things are called now, in one statement. */
async function namesOf(
  db: Db,
  channelId: string,
  things: readonly { readonly noun: EditedNoun; readonly id: string }[],
  bulk: BulkNounParts,
): Promise<ReadonlyMap<string, string>> {
  const selects = [...Map.groupBy(things, ({ noun }) => noun)].map(([noun, some]) => {
    const { table } = bulk[noun].store
    const columns = getTableColumns(table)
    const ids = JSON.stringify(some.map(({ id }) => id))
    return sql`select ${table.id} as id, ${columns['name'] ?? columns['title']} as name from ${table}
      where ${table.channelId} = ${channelId}
        and ${table.id} in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`
  })
  if (selects.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; name: string }>(sql.join(selects, sql` union all `))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
