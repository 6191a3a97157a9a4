import type * as z from 'zod/mini'
import { mostShown, type permissionsContract } from '@icss/core/permissions/permissions.contract.ts'
import type { ServerClient } from '../server/client.ts'

/** What one sub-channel holds, and where it comes from. */
export type SubChannelRights = z.output<typeof permissionsContract.show.answer>['items'][number]

/** Pages that are asked for beside each other, as many as a browser has connections to one server. */
const beside = 6

/** The rights of all sub-channels. */
export async function allSubChannelRights(client: ServerClient, signal: AbortSignal): Promise<SubChannelRights[]> {
  const ask = (page: number) => client.permissions.show({ query: { page, pageSize: mostShown } }, { signal })
  const { items: all, total } = await ask(1)
  const last = Math.ceil(total / mostShown)
  for (let from = 2; from <= last; from += beside) {
    const pages = Array.from({ length: Math.min(beside, last - from + 1) }, (_, at) => ask(from + at))
    for (const { items } of await Promise.all(pages)) all.push(...items)
  }
  return all
}
