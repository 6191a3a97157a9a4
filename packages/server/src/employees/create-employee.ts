import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { employeesContract } from '@icss/core/employees/employees.contract.ts'
import { findCompany } from '../companies/companies.repository.ts'
import type { Handler } from '../http/handler.ts'
import { insertEmployee } from './employees.repository.ts'
import { phoneTaken } from './phone-taken.ts'

export const createEmployee: Handler<typeof employeesContract.create> = (
  { session: { channel }, tenant },
  { params: { companyId }, body },
) =>
  tenant(async (db) => {
    if (!(await findCompany(db, channel.id, companyId))) throw new ProblemError('request.not_found')
    return insertEmployee(db, channel.id, companyId, body)
  }).catch(phoneTaken)
