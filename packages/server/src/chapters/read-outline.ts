import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import type { Handler } from '../http/handler.ts'
import { readTable } from '../tables/read-table.ts'

/** Reads an outline file into its rows. */
export const readOutline: Handler<typeof chaptersContract.readOutline> = (context, { body }) =>
  readTable(context, 'chapters.readOutline', body)
