import type { usageContract } from '@icss/core/usage/usage.contract.ts'
import type { Handler } from '../http/handler.ts'
import { usageOf } from './usage.repository.ts'

export const showUsage: Handler<typeof usageContract.show> = ({ session, tenant }) =>
  tenant((db) => usageOf(db, session.channel.id))
