import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { endpoint } from '../contract/endpoint.ts'
import { deleteManyEndpoint, versionQuery } from '../contract/entity-endpoints.ts'
import { listAnswer, listQuery, search } from '../contract/list.ts'
import { chamberOnly } from '../permissions/need.ts'
import { queryText } from '../rules/text.ts'
import { exportEndpoint, importEndpoint } from '../spreadsheets/table-endpoint.ts'
import { company, companyDraft, companyRow, registrationStatuses } from './company.ts'

const params = z.object({ companyId: z.uuid() })

/** What narrows a list or an export. `q` finds by any part of the name, the legal representative or the credit code. */
const filters = {
  q: search(),
  industry: impersonal(queryText(30)),
  tag: impersonal(queryText(20)),
  registrationStatus: z.optional(z.enum(registrationStatuses)),
}

export const companySorts = ['-addedAt', 'addedAt', 'name', '-name'] as const

export const companyListQuery = z.strictObject({ ...listQuery(companySorts, '-addedAt'), ...filters })
export type CompanyListQuery = z.output<typeof companyListQuery>

export const companiesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/companies',
    summary: { zh: '企业列表', en: 'List member companies' },
    needs: chamberOnly,
    query: companyListQuery,
    answer: listAnswer(companyRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/companies/{companyId}',
    summary: { zh: '企业详情', en: 'Show a member company' },
    needs: chamberOnly,
    params,
    answer: company,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/companies',
    summary: { zh: '新建企业', en: 'Add a member company' },
    needs: chamberOnly,
    body: companyDraft,
    answer: company,
    status: 201,
    errors: ['companies.name_taken', 'companies.credit_code_taken', 'companies.abnormal'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/companies/{companyId}',
    summary: { zh: '修改企业', en: 'Change a member company' },
    needs: chamberOnly,
    params,
    query: versionQuery,
    body: companyDraft,
    answer: company,
    errors: ['companies.name_taken', 'companies.credit_code_taken', 'companies.abnormal', 'request.conflict'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/companies/{companyId}',
    summary: { zh: '删除企业', en: 'Delete a member company' },
    needs: chamberOnly,
    params,
  }),
  deleteMany: deleteManyEndpoint({
    path: '/api/v1/companies',
    many: { zh: '企业', en: 'member companies' },
    writes: chamberOnly,
    errors: [],
  }),
  import: importEndpoint({
    path: '/api/v1/companies/import',
    summary: { zh: '导入企业', en: 'Import member companies from a CSV, XLSX or JSON Lines file' },
    needs: chamberOnly,
  }),
  export: exportEndpoint({
    path: '/api/v1/companies/export',
    summary: { zh: '导出企业', en: 'Export member companies' },
    needs: chamberOnly,
    filters,
  }),
} as const
