import type { employeesContract } from '@icss/core/employees/employees.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { takeImport } from '../imports/take-import.ts'
import { createEmployee } from './create-employee.ts'
import { deleteEmployee } from './delete-employee.ts'
import { exportEmployees } from './export-employees.ts'
import { listEmployees } from './list-employees.ts'
import { showEmployee } from './show-employee.ts'
import { updateEmployee } from './update-employee.ts'

export const employeesHandlers: Handlers<{ employees: typeof employeesContract }>['employees'] = {
  list: listEmployees,
  show: showEmployee,
  create: createEmployee,
  update: updateEmployee,
  delete: deleteEmployee,
  import: takeImport('employees.import'),
  export: exportEmployees,
}
