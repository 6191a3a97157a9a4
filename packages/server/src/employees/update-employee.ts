import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { employeesContract } from '@icss/core/employees/employees.contract.ts'
import type { Handler } from '../http/handler.ts'
import { findEmployee, updateEmployee as update } from './employees.repository.ts'
import { phoneTaken } from './phone-taken.ts'

export const updateEmployee: Handler<typeof employeesContract.update> = (
  { session: { channel }, tenant },
  { params: { employeeId }, query: { version }, body },
) =>
  tenant(async (db) => {
    const updated = await update(db, channel.id, employeeId, version, body)
    if (updated) return updated
    throw new ProblemError((await findEmployee(db, channel.id, employeeId)) ? 'request.conflict' : 'request.not_found')
  }).catch(phoneTaken)
