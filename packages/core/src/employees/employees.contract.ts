import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { deleteManyEndpoint, versionQuery } from '../contract/entity-endpoints.ts'
import { listAnswer, listQuery, search } from '../contract/list.ts'
import { chamberOnly } from '../permissions/need.ts'
import { exportEndpoint, importEndpoint } from '../spreadsheets/table-endpoint.ts'
import { employee, employeeDraft } from './employee.ts'

const ofCompany = z.object({ companyId: z.uuid() })
const params = z.object({ employeeId: z.uuid() })

export const employeesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/companies/{companyId}/employees',
    summary: { zh: '员工名片列表', en: 'List the employee cards of a company' },
    needs: chamberOnly,
    params: ofCompany,
    query: z.strictObject({
      ...listQuery(['addedAt', '-addedAt', 'name', '-name'], 'addedAt'),
      /** Any part of the name, the position or the phone. */
      q: search(),
    }),
    answer: listAnswer(employee),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/companies/{companyId}/employees',
    summary: { zh: '新建员工名片', en: 'Add an employee card to a company' },
    needs: chamberOnly,
    params: ofCompany,
    body: employeeDraft,
    answer: employee,
    status: 201,
    errors: ['employees.phone_taken'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/employees/{employeeId}',
    summary: { zh: '员工名片详情', en: 'Show an employee card' },
    needs: chamberOnly,
    params,
    answer: employee,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/employees/{employeeId}',
    summary: { zh: '修改员工名片', en: 'Change an employee card' },
    needs: chamberOnly,
    params,
    query: versionQuery,
    body: employeeDraft,
    answer: employee,
    errors: ['employees.phone_taken', 'request.conflict'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/employees/{employeeId}',
    summary: { zh: '删除员工名片', en: 'Delete an employee card' },
    needs: chamberOnly,
    params,
  }),
  deleteMany: deleteManyEndpoint({
    path: '/api/v1/employees',
    many: { zh: '员工名片', en: 'employee cards' },
    writes: chamberOnly,
    errors: [],
  }),
  import: importEndpoint({
    path: '/api/v1/employees/import',
    summary: { zh: '导入员工名片', en: 'Import employee cards from a CSV, XLSX or JSON Lines file' },
    needs: chamberOnly,
  }),
  export: exportEndpoint({
    path: '/api/v1/employees/export',
    summary: { zh: '导出员工名片', en: 'Export employee cards' },
    needs: chamberOnly,
    filters: { companyId: z.optional(z.uuid()) },
  }),
} as const
