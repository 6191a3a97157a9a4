import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import type { Handler } from '../http/handler.ts'
import { listAccounts as list } from './accounts.repository.ts'

export const listAccounts: Handler<typeof accountsContract.list> = ({ session, tenant }, { query }) =>
  tenant((db) => list(db, session.channel.id, query))
