import { manageFault } from '@icss/core/accounts/manage-account.ts'
import type { Db } from '../database/database.ts'
import { found, refuse } from '../http/refuse.ts'
import { type Reach, reachOf } from '../permissions/reach.ts'
import { type LockedAccount, lockAccount } from './accounts.repository.ts'

/** Whoever manages accounts, and where. */
export interface Manager {
  readonly account: { readonly id: string }
  readonly channel: { readonly id: string }
}

/** An account of the own channel that the manager reaches, locked until the transaction ends; refuses any other. */
export async function managedAccount(
  db: Db,
  { account, channel }: Manager,
  accountId: string,
): Promise<{ target: LockedAccount; reach: Reach }> {
  const target = found(await lockAccount(db, channel.id, accountId))
  const reach = await reachOf(db, channel.id, account.id)
  refuse(manageFault({ ...reach, id: account.id }, target))
  return { target, reach }
}
