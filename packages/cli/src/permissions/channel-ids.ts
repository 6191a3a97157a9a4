import type { SubChannel } from '@icss/core/channels/channels.contract.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Server } from '../server/connect.ts'

const pageSize = 50

async function allSubChannels(server: Server): Promise<SubChannel[]> {
  const all: SubChannel[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await server.subChannels.list({ query: { page, pageSize, sort: 'createdAt' } })
    all.push(...items)
    if (items.length === 0 || all.length >= total) return all
  }
}

/** Finds sub-channels by name, account number or id; a fault in words for one that there is not. */
export async function channelFinder(server: Server): Promise<(name: string) => string> {
  const known = await allSubChannels(server)
  return (name) => {
    const found = known.find((one) => one.id === name || one.name === name || one.accountNumber === name)
    if (!found) throw new CliError('noChannel', exitCodes.failed, { name })
    return found.id
  }
}

/** The ids of the sub-channels that are named; undefined when none is: all of them. */
export async function channelIdsOf(server: Server, given: readonly string[] = []): Promise<string[] | undefined> {
  if (given.length === 0) return undefined
  return [...new Set(given.map(await channelFinder(server)))]
}
