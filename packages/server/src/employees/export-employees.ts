import { employeeColumns } from '@icss/core/employees/employee.columns.ts'
import type { employeesContract } from '@icss/core/employees/employees.contract.ts'
import { employeesEn } from '@icss/core/employees/employees.en.ts'
import { employeesZh } from '@icss/core/employees/employees.zh.ts'
import { pagesAfter } from '../entities/pages-after.ts'
import { exportAnswer } from '../exports/export-answer.ts'
import type { Handler } from '../http/handler.ts'
import { pageOfEmployees } from './employees.repository.ts'

export const exportEmployees: Handler<typeof employeesContract.export> = ({ session, tenant }, { query }) => {
  const { companyId } = query
  // By id, which grows with time.
  const pages = pagesAfter(
    (after: string | undefined, limit) =>
      tenant((db) => pageOfEmployees(db, session.channel.id, { companyId, after, limit })),
    ({ id }) => id,
  )
  return Promise.resolve(exportAnswer(query, pages, employeeColumns, { zh: employeesZh, en: employeesEn }))
}
