import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { operationAnswer } from './operation-answer.ts'
import { visibleRun } from './visible-runs.ts'

export const showOperation: Handler<typeof operationsContract.show> = async (context, { params }) =>
  operationAnswer(await context.tenant((db) => visibleRun(db, context, params.operationId)))
