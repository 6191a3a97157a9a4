import { idOf } from '../console/given-id.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import type { connect } from '../server/connect.ts'

/** An account of a channel that the provider serves, by its number, with the name of the channel. */
export async function servedAccount(
  server: Awaited<ReturnType<typeof connect>>['server'],
  id: string,
  number: string,
): Promise<{ params: { channelId: string; accountId: string }; name: string }> {
  const params = { channelId: idOf(id) }
  const { name } = await server.platform.showChannel({ params })
  const { items } = await server.platform.listAccounts({ params, query: { q: number, sort: 'number', pageSize: 50 } })
  const account = items.find((one) => one.number === number)
  if (!account) throw new CliError('noAccount', exitCodes.failed, { number })
  return { params: { ...params, accountId: account.id }, name }
}
