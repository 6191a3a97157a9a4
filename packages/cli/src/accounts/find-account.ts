import type { Account } from '@icss/core/accounts/accounts.contract.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Server } from '../server/connect.ts'

/** The account of that number; a fault in words when the channel has none. */
export async function findAccount(server: Server, number: string): Promise<Account> {
  const { items } = await server.accounts.list({ query: { q: number, sort: 'number', pageSize: 50 } })
  const account = items.find((one) => one.number === number)
  if (!account) throw new CliError('noAccount', exitCodes.failed, { number })
  return account
}
