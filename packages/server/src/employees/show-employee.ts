import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { employeesContract } from '@icss/core/employees/employees.contract.ts'
import type { Handler } from '../http/handler.ts'
import { findEmployee } from './employees.repository.ts'

export const showEmployee: Handler<typeof employeesContract.show> = async ({ session, tenant }, { params }) => {
  const found = await tenant((db) => findEmployee(db, session.channel.id, params.employeeId))
  if (!found) throw new ProblemError('request.not_found')
  return found
}
