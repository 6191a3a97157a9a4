import * as z from 'zod/mini'
import { languages } from '../copy/language.ts'
import { requiredText } from '../rules/text.ts'

/** What an export is written as. */
export const fileFormats = ['csv', 'xlsx', 'jsonl'] as const
export type FileFormat = (typeof fileFormats)[number]

/** What an import does with something that is there already. `fail` rejects the row. */
export const onConflict = ['skip', 'update', 'fail'] as const

const queryFlag = z._default(z.stringbool(), false)

/** The query of every import of a table. */
export const importQuery = z.strictObject({
  fileName: requiredText(255),
  dryRun: queryFlag,
  atomic: queryFlag,
  onConflict: z._default(z.enum(onConflict), 'skip'),
})

/** The query of an export, beside the filters of the feature. */
export const exportQuery = {
  format: z._default(z.enum(fileFormats), 'csv'),
  language: z._default(z.enum(languages), 'zh'),
}
