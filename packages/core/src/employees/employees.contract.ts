import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { entityEndpoints } from '../contract/entity-endpoints.ts'
import { listQuery, search } from '../contract/list.ts'
import { businessNeeded, chamberOnly } from '../permissions/need.ts'
import { publicLinkEndpoints } from '../public-links/public-link-endpoints.ts'
import { exportEndpoint, importEndpoint } from '../spreadsheets/table-endpoint.ts'
import { employee, employeeDraft } from './employee.ts'

export const employeesContract = {
  ...entityEndpoints({
    path: '/api/v1/employees',
    idName: 'employeeId',
    parent: { path: '/api/v1/companies/{companyId}/employees', params: z.object({ companyId: z.uuid() }) },
    one: { zh: '员工名片', en: 'an employee card' },
    many: { zh: '员工名片', en: 'employee cards' },
    reads: businessNeeded,
    writes: businessNeeded,
    deletesMany: chamberOnly,
    draft: employeeDraft,
    entity: employee,
    row: employee,
    query: z.strictObject({
      ...listQuery(['addedAt', '-addedAt', 'name', '-name'], 'addedAt'),
      /** Any part of the name, the position or the phone. */
      q: search(),
    }),
    errors: ['employees.phone_taken'],
    deleteErrors: [],
  }),
  ...publicLinkEndpoints({
    path: '/api/v1/employees',
    one: { zh: '员工名片', en: 'an employee card' },
    needs: chamberOnly,
  }),
  vcard: endpoint({
    method: 'GET',
    path: '/api/v1/employees/{employeeId}/vcard',
    summary: { zh: '下载员工名片（vCard）', en: 'Download an employee card for the contacts of a phone, as vCard' },
    needs: businessNeeded,
    params: z.object({ employeeId: z.uuid() }),
    answer: 'stream',
  }),
  import: importEndpoint({
    path: '/api/v1/employees/import',
    summary: { zh: '导入员工名片', en: 'Import employee cards from a CSV, XLSX or JSON Lines file' },
    needs: businessNeeded,
  }),
  export: exportEndpoint({
    path: '/api/v1/employees/export',
    summary: { zh: '导出员工名片', en: 'Export employee cards' },
    needs: businessNeeded,
    filters: { companyId: z.optional(z.uuid()) },
  }),
} as const
