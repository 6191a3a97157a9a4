import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Language } from '@icss/core/copy/language.ts'
import { booleanWords, listMarks, recordMarks } from '@icss/core/spreadsheets/cells.ts'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import { harmless, runs } from '@icss/core/spreadsheets/formula.ts'
import { chinaOffset } from '@icss/core/rules/china-time.ts'

/** `first`: the character with which the cell begins, unless that is a mark which is escaped. */
function neutralised(cell: SQL, first: SQL = cell): SQL {
  const isHarmless = sql.join(
    harmless.map(([from, to]) => sql`ascii(${first}) between ${from}::int and ${to}::int`),
    sql` or `,
  )
  return sql`case when ${isHarmless} then ${cell} when ${cell} = '' then null when ${cell} ~ ${runs.source} then '''' || ${cell} else ${cell} end`
}

const escaped = (text: SQL, marks: string): SQL =>
  sql`replace(regexp_replace(${text}, ${`[${marks}]`}, ${String.raw`\\\&`}, 'g'), chr(10), ${String.raw`\n`})`

/**
 * The cell that `write` and `neutraliseCell` of core make of a value, as SQL; null for an empty one, which COPY leaves
 * empty. That both write alike is held by a test over all kinds.
 */
export function writtenCell(value: PgColumn | SQL, { kind }: Column, language: Language): SQL {
  if (kind === 'text' || kind === 'day') return neutralised(sql`${value}`)
  if (kind === 'instant' || kind === 'moment') {
    // The same minute, second or millisecond that core's cell of an instant ends with.
    const local = sql`date_trunc('milliseconds', timezone('UTC', ${value}) + make_interval(secs => ${chinaOffset.milliseconds / 1000}))`
    const form = sql`case when date_trunc('minute', ${local}) = ${local} then 'YYYY-MM-DD HH24:MI'
      when date_trunc('second', ${local}) = ${local} then 'YYYY-MM-DD HH24:MI:SS' else 'YYYY-MM-DD HH24:MI:SS.MS' end`
    return sql`to_char(${local}, ${kind === 'moment' ? 'YYYY-MM-DD HH24:MI:SS' : form})`
  }
  if (kind === 'number') return neutralised(sql`${value}::text`)
  const { yes, no } = booleanWords[language]
  if (kind === 'boolean') return sql`case when ${value} then ${yes} else ${no} end`
  if (kind === 'list') {
    const words = sql`select string_agg(${escaped(sql`word`, listMarks)}, '、' order by at) from unnest(${value}) with ordinality as words(word, at)`
    const list = sql`case when array_to_string(${value}, '') ~ ${`[${listMarks}\n]`} then (${words}) else array_to_string(${value}, '、') end`
    return neutralised(list, sql`${value}[1]`)
  }
  if ('reference' in kind) return neutralised(sql`${value}`)
  if ('choice' in kind) {
    const labels = Object.entries(kind.choice[language])
      .filter(([key]) => key !== '')
      .map(([key, label]) => sql`when ${key} then ${label}`)
    return neutralised(sql`case ${value} ${sql.join(labels, sql` `)} else ${value} end`)
  }
  const fields = kind.records.map((field) => escaped(sql`coalesce(record ->> ${field}, '')`, recordMarks))
  const records = sql`select string_agg(${sql.join(fields, sql` || '|' || `)}, chr(10) order by at) from jsonb_array_elements(${value}) with ordinality as records(record, at)`
  return sql`case when ${value} <> '[]' then (select ${neutralised(sql`cell`)} from (${records}) as written(cell)) end`
}
