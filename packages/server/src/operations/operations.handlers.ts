import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { cancelOperation } from './cancel-operation.ts'
import { downloadRejectedRows } from './download-rejected-rows.ts'
import { listOperations } from './list-operations.ts'
import { listRejectedRows } from './list-rejected-rows.ts'
import { showOperation } from './show-operation.ts'

export const operationsHandlers: Handlers<{ operations: typeof operationsContract }>['operations'] = {
  list: listOperations,
  show: showOperation,
  cancel: cancelOperation,
  rejected: listRejectedRows,
  rejectedFile: downloadRejectedRows,
}
