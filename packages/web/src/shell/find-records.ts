import { defaultPageSize } from '@icss/core/contract/page-size.ts'
import type { ListNoun } from '../lists/list-noun.ts'
import type { ServerClient } from '../server/client.ts'
import type { usePaths } from './usePaths.ts'

interface Found {
  readonly id: string
  readonly label: string
}

/** Looks through the records of a noun, and where one is opened. */
interface Find {
  readonly look: (q: string, signal: AbortSignal) => Promise<readonly Found[]>
  readonly path: (id: string) => string
}

/** The nouns whose records have a name and a screen of their own. */
export type Finds = Readonly<Partial<Record<ListNoun, (client: ServerClient, to: ReturnType<typeof usePaths>) => Find>>>

/** Looks through a list. */
export const lookIn =
  <Item extends { readonly id: string }>(
    list: (
      input: { readonly query: { readonly q: string; readonly pageSize: typeof defaultPageSize } },
      options: { readonly signal: AbortSignal },
    ) => Promise<{ readonly items: readonly Item[] }>,
    nameOf: (item: Item) => string,
  ): Find['look'] =>
  async (q, signal) => {
    const { items } = await list({ query: { q, pageSize: defaultPageSize } }, { signal })
    return items.map((item) => ({ id: item.id, label: nameOf(item) }))
  }

export const ownName = ({ name }: { readonly name: string }) => name
