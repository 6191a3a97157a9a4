import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findAccount } from './accounts.repository.ts'

export const showAccount: Handler<typeof accountsContract.show> = async ({ session, tenant }, { params }) =>
  found(await tenant((db) => findAccount(db, session.channel.id, params.accountId)))
