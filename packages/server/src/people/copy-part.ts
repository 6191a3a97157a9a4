import type { PoolClient } from 'pg'
import type { CopiedRow, CopyPlace, Mention, PersonCopyPart } from '@icss/core/people/person-copy.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { mentionsIn } from './mentions-in.ts'
import { ownValues, type Person } from './own-values.ts'
import { type PersonalTable, type PersonsRow, personalTables, stemOf } from './personal-tables.ts'

/** Rows, and mentions, of one call. */
const most = 500
/** Rows that are read for mentions by one statement, and the milliseconds after which a call begins none. */
const chunk = 5000
const budget = 1000

interface Reading {
  readonly client: PoolClient
  readonly channelId: string
  readonly person: Person
}

const quoted = (name: string, of = 't') => `${of}."${name}"`
const keysOf = (table: PersonalTable) => table.key.map(({ name }) => quoted(name)).join(', ')
const keyTexts = (table: PersonalTable) =>
  `array[${table.key.map(({ name }) => `${quoted(name)}::text`).join(', ')}]::text[]`

/** `$3` is the key of the last row that was read; a table without one has a single row. */
const behind = (table: PersonalTable, key: readonly string[]) =>
  key.length === 0
    ? 'cardinality($3::text[]) = 0'
    : `(${keysOf(table)}) > (${table.key.map(({ type }, at) => `($3::text[])[${at + 1}]::${type}`).join(', ')})`

const orderOf = (table: PersonalTable) => (table.key.length === 0 ? '' : `order by ${keysOf(table)}`)

const idsOf = ({ table, id, phone }: PersonsRow) =>
  `select p."${id}" from "${table}" p where p.channel_id = $1 and p."${phone}" = $2`

interface ReadRow {
  readonly key: readonly string[]
  readonly met: readonly boolean[]
  readonly row: Readonly<Record<string, unknown>>
}

/** Rows of a table that have the phone, or hang on one that does. */
async function rowsOf({ client, channelId, person }: Reading, table: PersonalTable, key: readonly string[]) {
  const ways = [
    ...table.phones.map((name) => `${quoted(name)} = $2`),
    ...table.ties.map(({ column, to }) => `${quoted(column)} = any(array(${to.map(idsOf).join(' union all ')}))`),
  ]
  if (ways.length === 0) return []
  // Found first, by the phone, and put in order then: what is in order already holds the whole channel.
  const { rows } = await client.query<ReadRow>(
    `select ${keyTexts(table)} as key, t.met, to_jsonb(t) - 'met' - $4::text[] as row
     from (select t.*, array[${ways.join(', ')}] as met from "${table.name}" t
       where ${quoted(table.channel)} = $1 and (${ways.join(' or ')}) offset 0) t
     where ${behind(table, key)} ${orderOf(table)} limit $5`,
    [channelId, person.phone, key, table.hidden, most],
  )
  return rows.map(({ key: id, met, row }) => {
    const at = met.indexOf(true)
    const tie = table.ties[at - table.phones.length]
    return {
      key: id,
      row: {
        of: table.name,
        id: id.join(' '),
        through: tie && tie.to.length === 1 ? (tie.to[0]?.table ?? '') : '',
        values: ownValues(table, row, person),
      } satisfies CopiedRow,
    }
  })
}

/** A text without what people write between the digits of a phone; a list or a document as it stands, which is read sooner. */
const writtenIn = (column: string, type: string) =>
  type === 'text' ? `translate(${column}, '０１２３４５６７８９ ().-', '0123456789')` : `${column}::text`

interface ReadWords {
  readonly last: readonly string[] | null
  readonly count: number
  readonly hits: readonly { readonly key: readonly string[]; readonly words: Readonly<Record<string, unknown>> }[]
}

/** Looks through the words of the next rows of a table, but for those that have the phone; `next` is null at its end. */
async function wordsOf({ client, channelId, person }: Reading, table: PersonalTable, key: readonly string[]) {
  const columns = new Set([...table.key, ...table.words].map(({ name }) => name).concat(table.phones))
  const isIn = table.words.map(({ name, type }) => `strpos(${writtenIn(quoted(name), type)}, $2) > 0`).join(' or ')
  const told = table.words.map(({ name }) => `'${name}', ${quoted(name)}`).join(', ')
  const backwards = table.key.map(({ name }) => `${quoted(name)} desc`).join(', ')
  const { rows } = await client.query<ReadWords>(
    `with part as materialized (
       select ${[...columns].map((name) => quoted(name)).join(', ')}
       from "${table.name}" t where ${quoted(table.channel)} = $1 and ${behind(table, key)} ${orderOf(table)} limit $4
     ), hits as (
       select ${keyTexts(table)} as key, json_build_object(${told}) as words from part t
       where (${isIn})
         ${table.phones.map((name) => `and ${quoted(name)} is distinct from $2`).join(' ')}
       ${orderOf(table)} limit $5
     )
     select (select count(*)::int from part) as count,
       ${backwards === '' ? 'null' : `(select ${keyTexts(table)} from part t order by ${backwards} limit 1)`} as last,
       coalesce((select json_agg(hits) from hits), '[]') as hits`,
    [channelId, person.phone, key, chunk, most / 5],
  )
  const { last = null, count = 0, hits = [] } = rows[0] ?? {}
  const isCut = hits.length === most / 5
  return {
    mentions: hits.flatMap(({ key: id, words }): Mention[] =>
      Object.entries(words)
        .flatMap(([column, value]) => mentionsIn(value, person.phone, column))
        .map((found) => ({ of: table.name, id: id.join(' '), ...found })),
    ),
    next: isCut ? (hits.at(-1)?.key ?? null) : count === chunk ? last : null,
  }
}

/** What the person is called in the rows that are theirs. */
async function namesOf(client: PoolClient, channelId: string, phone: string, tables: readonly PersonalTable[]) {
  const queries = tables.flatMap((table) =>
    table.phones.flatMap((column) =>
      table.columns
        .filter(
          ({ name }) => table.aboutOf(name) === 'name' && name.startsWith(stemOf(column)) && !name.endsWith('_by'),
        )
        .map(
          ({ name }) =>
            `select t."${name}" as name from "${table.name}" t where t.${table.channel} = $1 and t."${column}" = $2`,
        ),
    ),
  )
  const { rows } = await client.query<{ name: string }>(
    `select distinct name from (${queries.map((one) => `(${one})`).join(' union all ')}) names where length(name) > 1 limit 100`,
    [channelId, phone],
  )
  return rows.map(({ name }) => name)
}

/** The next part of a copy: rows first, in the order of their tables, then what only mentions the phone. */
export async function copyPart(
  client: PoolClient,
  channelId: string,
  phone: string,
  from: CopyPlace | undefined,
): Promise<PersonCopyPart> {
  const ends = performance.now() + budget
  const tables = await personalTables(client)
  const reading: Reading = {
    client,
    channelId,
    person: { phone, names: await namesOf(client, channelId, phone, tables) },
  }
  const steps = (['rows', 'mentions'] as const).flatMap((step) =>
    tables.filter(({ words }) => step === 'rows' || words.length > 0).map((table) => ({ step, table })),
  )
  const first = from ? steps.findIndex(({ step, table }) => step === from.step && table.name === from.of) : 0
  const begun = steps[first]
  if (!begun || (from && from.key.length > 0 && from.key.length !== begun.table.key.length))
    throw new ProblemError('request.invalid')
  const rows: CopiedRow[] = []
  const mentions: Mention[] = []
  let key = from?.key ?? []
  for (const [at, { step, table }] of steps.slice(first).entries()) {
    for (let next: readonly string[] | null = at === 0 ? key : []; next !== null;) {
      const isFull = rows.length >= most || mentions.length >= most || performance.now() > ends
      if (isFull && (at > 0 || next !== key)) return { rows, mentions, next: { step, of: table.name, key: [...next] } }
      if (step === 'rows') {
        const read: Awaited<ReturnType<typeof rowsOf>> = await rowsOf(reading, table, next)
        rows.push(...read.map(({ row }) => row))
        next = read.length === most ? (read.at(-1)?.key ?? null) : null
      } else {
        const read: Awaited<ReturnType<typeof wordsOf>> = await wordsOf(reading, table, next)
        mentions.push(...read.mentions)
        next = read.next
      }
    }
  }
  return { rows, mentions, next: null }
}
