import type * as z from 'zod/mini'
import { mostShown, type permissionsContract } from '@icss/core/permissions/permissions.contract.ts'
import type { ServerClient } from '../server/client.ts'

/** What one sub-channel holds, and where it comes from. */
export type SubChannelRights = z.output<typeof permissionsContract.show.answer>['items'][number]

/** The rights of all sub-channels, page by page. */
export async function allSubChannelRights(client: ServerClient, signal: AbortSignal): Promise<SubChannelRights[]> {
  const all: SubChannelRights[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await client.permissions.show({ query: { page, pageSize: mostShown } }, { signal })
    all.push(...items)
    if (items.length === 0 || all.length >= total) return all
  }
}
