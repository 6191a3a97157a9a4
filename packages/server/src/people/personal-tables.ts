import type { QueryResult } from 'pg'
import { camelCase } from '@icss/core/rules/camel-case.ts'
import { contract } from '@icss/core/contract/contract.ts'
import type { Contract } from '@icss/core/contract/endpoint.ts'
import { textFields } from '@icss/core/contract/text-fields.ts'
import type { About } from '@icss/core/rules/personal.ts'

/** A column as a copy sees it: secrets and what follows from other columns are none. */
interface Column {
  readonly name: string
  readonly type: string
}

interface Found {
  readonly name: string
  /** What tells its rows apart within a channel. */
  readonly key: readonly Column[]
  readonly columns: readonly Column[]
  readonly hidden: readonly string[]
  /** Columns that name a row of another table by its id. */
  readonly references: Readonly<Record<string, string>>
}

/** A column by which rows hang on those of a person. */
interface Tie {
  readonly column: string
  readonly to: readonly PersonsRow[]
}

/** A table of a channel, and how a person is found in it. */
export interface PersonalTable extends Omit<Found, 'references'> {
  readonly channel: 'id' | 'channel_id'
  readonly phones: readonly string[]
  readonly ties: readonly Tie[]
  /** Columns with words. */
  readonly words: readonly Column[]
  /** Whom the contract says that a column tells of. */
  readonly aboutOf: (column: string) => About | undefined
}

type Mark = readonly [path: string, about: About]

/** What the contract marks in what its endpoints take and answer. */
const marksOf = (groups: Contract): readonly Mark[] =>
  Object.values(groups).flatMap((endpoints) =>
    Object.values(endpoints).flatMap(({ params, query, body, answer }) =>
      [params, query, body, answer].flatMap((schema) =>
        typeof schema === 'object'
          ? textFields(schema).flatMap(({ path, about }): Mark[] =>
              about === undefined || about === 'nobody' ? [] : [[path.replace(/^items\[\]\./, ''), about]],
            )
          : [],
      ),
    ),
  )

const lastOf = (path: string) => path.replaceAll('[]', '').split('.').at(-1) ?? ''

let known: ReadonlyMap<string, ReadonlySet<About>> | undefined
/** What names of fields tell anywhere in the contract. */
function everywhere(): ReadonlyMap<string, ReadonlySet<About>> {
  return (known ??= new Map(
    [...Map.groupBy(marksOf(contract), ([path]) => lastOf(path))].map(([name, marks]) => [
      name,
      new Set(marks.map(([, about]) => about)),
    ]),
  ))
}

/** What is a phone anywhere is looked at in each table: to take a column for one that is none finds nothing. */
const isPhone = ({ name, type }: Column) =>
  type === 'text' && (everywhere().get(camelCase(name))?.has('phone') === true || /(?:^|_)phone$/.test(name))

/** What a column is called that names a row of a table, where no foreign key says so. */
const idColumn = (table: string) => `${table.replace(/s$/, '')}_id`
const otherIds: Readonly<Record<string, string>> = { filer_id: 'employees' }

/** Calls that wait to be repeated, for a day: they tell what was answered, by no name. */
const untied = new Set(['idempotency_keys'])

/** What lets somebody in, or proves what they did, beside what is commented as secret. */
const opening = new Set(['code', 'lock', 'hash', 'key', 'sealed', 'digest', 'partial', 'fingerprint', 'enrolment'])

const worded = new Set(['text', 'text[]', 'jsonb'])

const catalog = `
  with tables as (
    select c.oid, c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (c.relname = 'channels' or exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'channel_id' and not a.attisdropped))
  ), columns as (
    select a.attrelid as oid, a.attnum, a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type,
      coalesce(col_description(a.attrelid, a.attnum) in ('secret', 'derived'), false) as hidden
    from pg_attribute a join tables t on t.oid = a.attrelid where a.attnum > 0 and not a.attisdropped
  ), keys as (
    select c.*, x.place from pg_index i join lateral unnest(i.indkey) with ordinality x (attnum, place) on true
    join columns c on c.oid = i.indrelid and c.attnum = x.attnum
    where i.indisprimary and c.name <> 'channel_id'
  )
  select t.name,
    coalesce(
      (select json_build_array(json_build_object('name', 'id', 'type', type)) from columns
        where oid = t.oid and name = 'id'),
      (select json_agg(json_build_object('name', name, 'type', type) order by place) from keys where oid = t.oid),
      '[]') as key,
    (select json_agg(json_build_object('name', name, 'type', type) order by attnum) from columns
      where oid = t.oid and not hidden) as columns,
    (select coalesce(array_agg(name), '{}') from columns where oid = t.oid and hidden) as hidden,
    (select coalesce(json_object_agg(c.name, f.confrelid::regclass::text), '{}')
      from pg_constraint f join columns c on c.oid = f.conrelid and c.attnum = any(f.conkey) and c.name <> 'channel_id'
      where f.contype = 'f' and f.conrelid = t.oid and exists (
        select from pg_attribute a where a.attrelid = f.confrelid and a.attname = 'id'
          and a.attnum = f.confkey[array_position(f.conkey, c.attnum)])) as "references"
  from tables t order by t.name`

/** What a column is of, by its name: `resource_` of `resource_phone`, '' of `phone`. */
export const stemOf = (phone: string): string => phone.replace(/(?:phone|account)$/, '')

/** Whose rows hang on a person: those that name the `id` of a row with their `phone`. */
export interface PersonsRow {
  readonly table: string
  readonly id: string
  readonly phone: string
}

/**
 * The tables of a channel, as the database has them, with what the contract marks in them: what comes later is searched
 * too, without anybody saying so.
 */
export async function personalTables(client: {
  query(text: string): Promise<QueryResult<Found>>
}): Promise<readonly PersonalTable[]> {
  const { rows } = await client.query(catalog)
  const tables = rows.map(({ columns, hidden, ...table }) => ({
    ...table,
    columns: columns.filter(({ name }) => !opening.has(name)),
    hidden: [...hidden, ...columns.map(({ name }) => name).filter((name) => opening.has(name))],
    marks: new Map(marksOf({ group: (contract as Contract)[camelCase(table.name)] ?? {} })),
  }))
  const has = ({ columns }: (typeof tables)[number], column: string) => columns.some(({ name }) => name === column)
  const persons = tables.flatMap((table): PersonsRow[] => {
    const isPerson = has(table, 'phone') && has(table, 'id') && [...table.marks.values()].includes('name')
    const sides = table.columns.filter(isPhone).map(({ name }) => ({ id: `${stemOf(name)}side_id`, phone: name }))
    return [...(isPerson ? [{ id: 'id', phone: 'phone' }] : []), ...sides.filter(({ id }) => has(table, id))].map(
      (one) => ({ table: table.name, ...one }),
    )
  })
  const people = persons.filter(({ id }) => id === 'id')
  const byId: Readonly<Record<string, string>> = {
    ...Object.fromEntries(people.map(({ table }) => [idColumn(table), table])),
    ...otherIds,
  }
  const tieOf = (column: string, referred: string | undefined): readonly PersonsRow[] =>
    // A thing is of any kind.
    column === 'thing_id' ? persons : people.filter(({ table }) => table === (referred ?? byId[column]))
  return tables.map(({ references, marks, ...table }): PersonalTable => {
    const phones = table.columns.filter(isPhone).map(({ name }) => name)
    return {
      ...table,
      channel: table.name === 'channels' ? 'id' : 'channel_id',
      phones,
      ties: table.columns.flatMap(({ name, type }) => {
        const to = type === 'uuid' && !untied.has(table.name) ? tieOf(name, references[name]) : []
        return to.length > 0 ? [{ column: name, to }] : []
      }),
      words: table.columns.filter(({ name, type }) => worded.has(type) && !phones.includes(name)),
      aboutOf(column) {
        const field = camelCase(column)
        const isAuthor = field.endsWith('By') && everywhere().get(field)?.has('name') === true
        return marks.get(field) ?? (isAuthor ? 'name' : undefined)
      },
    }
  })
}
