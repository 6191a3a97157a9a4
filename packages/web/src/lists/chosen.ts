import type { BulkNounName } from '@icss/core/selections/bulk-nouns.ts'
import type { Selection } from '@icss/core/selections/selections.contract.ts'
import type { ServerClient } from '../server/client.ts'

/**
 * The rows of a list that are chosen: ticked one by one, also over several pages, or all that match, fixed by the server.
 * `versions` are those that the ticked rows were shown at.
 */
export interface Chosen {
  readonly ids: ReadonlySet<string>
  readonly versions: ReadonlyMap<string, number>
  readonly all?: Selection | undefined
}

export const noneChosen: Chosen = { ids: new Set(), versions: new Map() }

export const countOf = ({ ids, all }: Chosen): number => all?.count ?? ids.size

/** What is ticked now, of rows that are shown: each stays at the version that it was ticked at. */
export function tickedOf({ versions }: Chosen, ids: ReadonlySet<string>, shown: readonly object[]): Chosen {
  const now = new Map((shown as readonly { id?: string; version?: number }[]).map(({ id, version }) => [id, version]))
  return {
    ids,
    versions: new Map(
      [...ids].flatMap((id) => {
        const version = versions.get(id) ?? now.get(id)
        return version === undefined ? [] : [[id, version] as const]
      }),
    ),
  }
}

/** The selection of what is chosen, with the versions that were looked at as far as rows have them. */
export async function fixed(
  client: Pick<ServerClient, 'selections'>,
  noun: BulkNounName,
  chosen: Chosen,
): Promise<Selection> {
  if (chosen.all) return chosen.all
  const ids = [...chosen.ids]
  const versions = ids.flatMap((id) => chosen.versions.get(id) ?? [])
  const seen = versions.length === ids.length ? { versions } : {}
  return client.selections.create({ body: { noun, ids, ...seen } })
}
