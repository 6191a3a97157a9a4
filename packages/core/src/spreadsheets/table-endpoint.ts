import * as z from 'zod/mini'
import { languages } from '../copy/language.ts'
import { endpoint } from '../contract/endpoint.ts'
import { operation } from '../operations/operation.ts'
import type { Need } from '../permissions/need.ts'
import { queryNumber } from '../rules/number.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { queryText, requiredText } from '../rules/text.ts'

/** What an export is written as. */
export const fileFormats = ['csv', 'xlsx', 'jsonl'] as const
export type FileFormat = (typeof fileFormats)[number]

/** What an import does with something that is there already. `fail` rejects the row. */
export const onConflict = ['skip', 'update', 'fail'] as const

/**
 * What an import does with a row whose name is probably that of something that is there, in another writing. `update`
 * leaves the name as it is written there.
 */
export const onAlike = ['skip', 'update', 'make'] as const

/** Whether something is wanted; not when it is left out. */
export const queryFlag = z._default(z.stringbool(), false)

/** The sheet of a workbook that is read; else the first one in sight that holds rows. */
export const sheetName = personal('text', queryText(100))

/** Rows over the header of a table, such as its title; they are left out. Else the header is looked for. */
export const rowsAbove = queryNumber(0, 20)

/** The query of every import of a table. */
export const importQuery = z.strictObject({
  fileName: personal('text', requiredText(255)),
  dryRun: queryFlag,
  atomic: queryFlag,
  /** Refuses a file with a column that says nothing which is taken; else that column is left out, and told. */
  strict: queryFlag,
  onConflict: z._default(z.enum(onConflict), 'skip'),
  sheet: sheetName,
  rowsAbove: z.optional(rowsAbove),
  /** The field of each column with commas between them, nothing for one that is left out; else the headers say it. */
  columns: impersonal(queryText(8000)),
})

/** The query of an import that finds names in other writings. */
export const namedImportQuery = z.extend(importQuery, { onAlike: z._default(z.enum(onAlike), 'skip') })

/** The query of an import whose rows mean what is there already, and change it. */
export const changingImportQuery = z.omit(importQuery, { onConflict: true })

/** The query of an export, beside the filters of the feature. */
export const exportQuery = {
  format: z._default(z.enum(fileFormats), 'csv'),
  language: z._default(z.enum(languages), 'zh'),
}

interface TableEndpoint<Needs extends Need> {
  readonly path: `/${string}`
  readonly summary: { readonly zh: string; readonly en: string }
  readonly needs: Needs
}

/** An import: a stream of a table, answered by the run that imports it. */
export const importEndpoint = <
  const Needs extends Need,
  Query extends typeof importQuery | typeof namedImportQuery | typeof changingImportQuery = typeof importQuery,
>({
  path,
  summary,
  needs,
  query = importQuery as Query,
}: TableEndpoint<Needs> & { readonly query?: Query }) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    needs,
    query,
    body: 'stream',
    answer: operation,
    status: 202,
    errors: [
      'import.empty',
      'import.not_a_table',
      'import.web_page',
      'import.password',
      'import.json_array',
      'import.encoding_other',
      'import.file_too_large',
      'import.too_much_waiting',
      'import.too_many_waiting',
    ],
  })

/** An export: a stream of the rows that pass `filters`, as the format that is asked for. */
export const exportEndpoint = <const Needs extends Need, Filters extends z.core.$ZodLooseShape = Record<never, never>>({
  path,
  summary,
  needs,
  filters,
}: TableEndpoint<Needs> & { readonly filters?: Filters }) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    needs,
    query: z.strictObject({ ...(filters as Filters), ...exportQuery }),
    answer: 'stream',
  })
