import { employeeColumns, requiredEmployeeColumns } from '@icss/core/employees/employee.columns.ts'
import { employeeRow } from '@icss/core/employees/employee.ts'
import { rowBatches } from '../imports/row-batches.ts'
import { writeEmployees } from './write-employees.ts'

/** The import of employee cards. */
export const employeesImport = {
  schema: employeeRow,
  columns: employeeColumns,
  required: requiredEmployeeColumns,
  batches: rowBatches(writeEmployees),
}
