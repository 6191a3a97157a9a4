import type { Takes } from '../commands/takes.ts'
import { idOf } from '../console/given-id.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Server } from '../server/connect.ts'
import { channelTake } from './channel-take.ts'

/** Which account of which channel. */
export const servedTakes = {
  ...channelTake,
  account: { value: 'number', required: true, text: { zh: '账号', en: 'account number' } },
} as const satisfies Takes

export interface Served {
  readonly params: { channelId: string; accountId: string }
  /** Of the channel. */
  readonly name: string
}

/** An account of a channel that the provider serves, by its number, with the name of the channel. */
export async function servedAccount(server: Server, id: string, number: string): Promise<Served> {
  const params = { channelId: idOf(id) }
  const { name } = await server.platform.showChannel({ params })
  const { items } = await server.platform.listAccounts({ params, query: { q: number, sort: 'number', pageSize: 50 } })
  const account = items.find((one) => one.number === number)
  if (!account) throw new CliError('noAccount', exitCodes.failed, { number })
  return { params: { ...params, accountId: account.id }, name }
}
