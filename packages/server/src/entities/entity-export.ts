import type { Language } from '@icss/core/copy/language.ts'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import type { FileFormat } from '@icss/core/spreadsheets/table-endpoint.ts'
import { exportAnswer } from '../exports/export-answer.ts'
import type { FileAnswer } from '../http/handler.ts'
import { shownAs } from './entity-answers.ts'
import type { Caller, ListContract, Query, Reads } from './entity-shape.ts'
import type { EntityList } from './entity-list.ts'
import { pagesAfter } from './pages-after.ts'

interface Exported {
  readonly columns: readonly Column[]
  readonly words: Readonly<Record<Language, { readonly title: string }>>
  /** What is read in place of what an answer shows, such as a name in place of an id. */
  readonly instead?: (channelId: string) => Reads
  /** What is written of what was read, where that is not the same. */
  readonly written?: Readonly<Partial<Record<string, (read: string) => string>>>
}

/**
 * The handler of an export of what a store keeps, in the order of ids. Each page is a short transaction of its own, so that
 * a slow reader holds none open.
 */
export const exportEntities =
  <C extends ListContract>({ where, readBehind }: EntityList<C>, { columns, words, instead, written = {} }: Exported) =>
  (
    { session: { channel }, tenant }: Caller,
    { query }: { query: Partial<Query<C>> & { readonly format: FileFormat; readonly language: Language } },
  ): Promise<FileAnswer> => {
    const names = columns.map(({ field }) => field)
    const [condition, more] = [where(query, channel.id), instead?.(channel.id)]
    const pages = pagesAfter(
      (after: string | undefined, limit) =>
        tenant((db) =>
          readBehind(db, channel.id, { names: [...names, 'id'], instead: more, where: condition, after, limit }),
        ),
      ({ id }) => id as string,
    )
    async function* rows() {
      for await (const page of pages)
        yield page.map((row) =>
          Object.fromEntries(
            names.map((name) => {
              const read = shownAs(row[name])
              return [name, written[name]?.(read as string) ?? read]
            }),
          ),
        )
    }
    return Promise.resolve(exportAnswer(query, rows(), columns, words))
  }
