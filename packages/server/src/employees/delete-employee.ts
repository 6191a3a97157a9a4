import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { employeesContract } from '@icss/core/employees/employees.contract.ts'
import type { Handler } from '../http/handler.ts'
import { deleteEmployee as remove } from './employees.repository.ts'

export const deleteEmployee: Handler<typeof employeesContract.delete> = async ({ session, tenant }, { params }) => {
  const deleted = await tenant((db) => remove(db, session.channel.id, params.employeeId))
  if (!deleted) throw new ProblemError('request.not_found')
}
