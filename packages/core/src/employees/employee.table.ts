import { employeeColumns } from './employee.columns.ts'
import { employeeRow } from './employee.ts'

/** Employee cards as rows of a file. */
export const employeeTable = {
  schema: employeeRow,
  columns: employeeColumns,
  required: ['companyId', 'name', 'position', 'phone'],
  examples: { position: { zh: '经理', en: 'Manager' } },
} as const
