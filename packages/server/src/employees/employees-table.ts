import { employeeColumns, requiredEmployeeColumns } from '@icss/core/employees/employee.columns.ts'
import { employeeRow } from '@icss/core/employees/employee.ts'

/** Employee cards as rows of a file. */
export const employeesTable = {
  schema: employeeRow,
  columns: employeeColumns,
  required: requiredEmployeeColumns,
}
