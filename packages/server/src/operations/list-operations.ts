import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { operationAnswer } from './operation-answer.ts'
import { listOperations as list } from './operations.repository.ts'

export const listOperations: Handler<typeof operationsContract.list> = async ({ session, tenant }, { query }) => {
  const { items, total } = await tenant((db) => list(db, session.channel.id, query))
  return { items: items.map(operationAnswer), total }
}
