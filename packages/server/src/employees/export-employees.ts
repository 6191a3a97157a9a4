import { employeeColumns } from '@icss/core/employees/employee.columns.ts'
import type { employeesContract } from '@icss/core/employees/employees.contract.ts'
import { employeesEn } from '@icss/core/employees/employees.en.ts'
import { employeesZh } from '@icss/core/employees/employees.zh.ts'
import { exportAnswer } from '../exports/export-answer.ts'
import type { Handler } from '../http/handler.ts'
import { pageOfEmployees } from './employees.repository.ts'

const limit = 2000

export const exportEmployees: Handler<typeof employeesContract.export> = ({ session, tenant }, { query }) => {
  // Pages by id, which grows with time, each its own short transaction: a slow reader holds no snapshot open.
  async function* pages() {
    for (let after: string | undefined; ;) {
      const page = await tenant((db) =>
        pageOfEmployees(db, session.channel.id, { companyId: query.companyId, after, limit }),
      )
      if (page.length > 0) yield page
      if (page.length < limit) return
      after = page.at(-1)?.id
    }
  }
  return Promise.resolve(exportAnswer(query, pages(), employeeColumns, { zh: employeesZh, en: employeesEn }))
}
