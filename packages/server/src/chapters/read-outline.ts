import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import { outlineRow } from '@icss/core/chapters/outline-row.ts'
import { outlineColumns, requiredOutlineColumns } from '@icss/core/chapters/outline.columns.ts'
import type { Handler } from '../http/handler.ts'
import { requestLanguage } from '../http/request-language.ts'
import { readTable } from '../tables/read-table.ts'

/** Reads an outline file into its rows. */
export const readOutline: Handler<typeof chaptersContract.readOutline> = (
  { session, services: { storage }, request },
  { body },
) =>
  readTable(storage, session.channel.id, body, {
    schema: outlineRow,
    columns: outlineColumns,
    required: requiredOutlineColumns,
    language: requestLanguage(request),
  })
