import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { operationAnswer } from './operation-answer.ts'
import { listOperations as list } from './operations.repository.ts'
import { kindsOf } from './visible-runs.ts'

export const listOperations: Handler<typeof operationsContract.list> = async (context, { query }) => {
  const { session, tenant } = context
  const { items, total } = await tenant((db) => list(db, session.channel.id, kindsOf(context), query))
  return { items: items.map(operationAnswer), total }
}
