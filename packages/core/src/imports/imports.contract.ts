import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/named.ts'
import { languages } from '../copy/language.ts'
import { anySession } from '../permissions/need.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { tableErrors } from '../spreadsheets/read-table.ts'
import { rowsAbove, sheetName } from '../spreadsheets/table-endpoint.ts'
import { importKinds } from './import-kinds.ts'

/**
 * What a table holds before it is imported. `rowsAbove` are the rows over its header; `field` is what a column says as far as
 * its header tells, else `nearest` is the header that it may be meant for. `sheet` is the one that is read, `otherSheets`
 * hold something, too; all cells of a place in `merged` say the same.
 */
export const tableLook = named(
  'TableLook',
  z.object({
    rowsAbove: z.number(),
    columns: z.array(
      z.object({
        header: personal('text', z.string()),
        field: z.nullable(impersonal(z.string())),
        nearest: z.nullable(impersonal(z.string())),
        samples: z.array(personal('text', z.string())),
      }),
    ),
    /** What a row may say; its header in the language of the request. */
    fields: z.array(
      z.object({ field: impersonal(z.string()), header: impersonal(z.string()), isRequired: z.boolean() }),
    ),
    sheet: z.nullable(personal('text', z.string())),
    otherSheets: z.array(z.object({ name: personal('text', z.string()), isHidden: z.boolean() })),
    merged: z.array(impersonal(z.string())),
  }),
)
export type TableLook = z.infer<typeof tableLook>

const params = z.object({ kind: z.enum(importKinds) })

/** What a template is written as. */
export const templateFormats = ['xlsx', 'csv'] as const
export type TemplateFormat = (typeof templateFormats)[number]

/** Both ask for what the import of the kind asks for; to whoever may not import it, there is none. */
export const importsContract = {
  look: endpoint({
    method: 'POST',
    path: '/api/v1/imports/{kind}/look',
    summary: { zh: '查看待导入表格的表头，不导入', en: 'Look at the headers of a table before it is imported' },
    needs: anySession,
    params,
    query: z.strictObject({ sheet: sheetName, rowsAbove: z.optional(rowsAbove) }),
    body: 'stream',
    answer: tableLook,
    errors: [...tableErrors, 'import.sheet_missing', 'import.no_sheets'],
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/v1/imports/{kind}/template',
    summary: { zh: '下载导入模板', en: 'Download an empty table with the headers of an import' },
    needs: anySession,
    params,
    query: z.strictObject({
      format: z._default(z.enum(templateFormats), 'xlsx'),
      language: z._default(z.enum(languages), 'zh'),
    }),
    answer: 'stream',
  }),
} as const
