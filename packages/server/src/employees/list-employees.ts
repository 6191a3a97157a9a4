import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { employeesContract } from '@icss/core/employees/employees.contract.ts'
import { findCompany } from '../companies/companies.repository.ts'
import type { Handler } from '../http/handler.ts'
import { listEmployees as list } from './employees.repository.ts'

export const listEmployees: Handler<typeof employeesContract.list> = (
  { session: { channel }, tenant },
  { params: { companyId }, query },
) =>
  tenant(async (db) => {
    if (!(await findCompany(db, channel.id, companyId))) throw new ProblemError('request.not_found')
    return list(db, channel.id, companyId, query)
  })
