import { and, inArray, type SQL } from 'drizzle-orm'
import type { Language } from '@icss/core/copy/language.ts'
import type { FileFormat } from '@icss/core/spreadsheets/table-endpoint.ts'
import { isRichText, wordsOf } from '@icss/core/rich-text/rich-text.ts'
import { exportAnswer } from '../exports/export-answer.ts'
import type { FileAnswer } from '../http/handler.ts'
import { shownAs } from './entity-answers.ts'
import { referredNames } from '../references/referred-names.ts'
import type { Fields, ListContract, Query, Reads } from './entity-shape.ts'
import type { EntityTable, ListTable } from './entity-table.ts'
import type { Caller } from './caller.ts'
import type { EntityList } from './entity-list.ts'
import type { Exported } from './exported.ts'
import { exportPageSize, pagesAfter } from './pages-after.ts'

type Asking = { readonly format: FileFormat; readonly language: Language }

/** Pages of rows as a file. */
function asFile(query: Asking, pages: AsyncIterable<readonly Fields[]>, { columns, words }: Exported): FileAnswer {
  const names = columns.map(({ field }) => field)
  async function* rows() {
    for await (const page of pages)
      yield page.map((row) =>
        Object.fromEntries(
          names.map((name) => {
            const read = shownAs(row[name])
            return [name, isRichText(read) ? wordsOf(read) : read]
          }),
        ),
      )
  }
  return exportAnswer(query, rows(), columns, words)
}

const namesOf = ({ columns }: Exported) => [...columns.map(({ field }) => field), 'id']

const insteadOf = ({ columns, instead }: Exported, table: ListTable, channelId: string): Reads => ({
  ...referredNames(columns, table, channelId),
  ...instead?.(channelId),
})

/**
 * The handler of an export of what a store keeps, in the order of ids. Each page is a short transaction of its own, so that
 * a slow reader holds none open.
 */
export const exportEntities =
  <C extends ListContract>({ table, where, readBehind }: EntityList<C>, exported: Exported) =>
  ({ session: { channel }, tenant }: Caller, { query }: { query: Partial<Query<C>> & Asking }): Promise<FileAnswer> => {
    const [condition, instead] = [where(query, channel.id), insteadOf(exported, table, channel.id)]
    const pages = pagesAfter(
      (after: string | undefined, limit) =>
        tenant((db) =>
          readBehind(db, channel.id, { names: namesOf(exported), instead, where: condition, after, limit }),
        ),
      ({ id }) => id as string,
    )
    return Promise.resolve(asFile(query, pages, exported))
  }

/** An export of those of `ids`, which are in order, that `where` lets through. */
export function exportChosen(
  { session: { channel }, tenant }: Caller,
  { readBehind, table }: Pick<EntityList<ListContract>, 'readBehind'> & { readonly table: EntityTable },
  {
    query,
    ids,
    where,
    exported,
  }: { query: Asking; ids: readonly string[]; where: SQL | undefined; exported: Exported },
): FileAnswer {
  const instead = insteadOf(exported, table, channel.id)
  async function* pages() {
    for (let at = 0; at < ids.length; at += exportPageSize) {
      const condition = and(where, inArray(table.id, ids.slice(at, at + exportPageSize)))
      yield await tenant((db) =>
        readBehind(db, channel.id, {
          names: namesOf(exported),
          instead,
          where: condition,
          after: undefined,
          limit: exportPageSize,
        }),
      )
    }
  }
  return asFile(query, pages(), exported)
}
