import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Server } from '../server/connect.ts'

/** The channel groups by name or id; a fault in words for one that there is not. */
export async function groupFinder(server: Server) {
  const { items } = await server.channelGroups.list()
  return {
    idOf(given: string): string {
      const found = items.find(({ id, name }) => id === given || name === given)
      if (found) return found.id
      const names = items.map(({ name }) => name).join(', ')
      throw new CliError('noChannelGroup', exitCodes.failed, { name: given, names })
    },
    nameOf: (id: string): string => items.find((group) => group.id === id)?.name ?? id,
  }
}
