import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { endpoint } from '../contract/endpoint.ts'
import { entityEndpoints, versionQuery } from '../contract/entity-endpoints.ts'
import { listQuery, search } from '../contract/list.ts'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import { businessNeeded, chamberOnly } from '../permissions/need.ts'
import { queryText } from '../rules/text.ts'
import { publicLinkEndpoints } from '../public-links/public-link-endpoints.ts'
import { exportEndpoint, importEndpoint, namedImportQuery } from '../spreadsheets/table-endpoint.ts'
import { confirmed } from './confirmed.ts'
import { addedByTypes, company, companyDraft, companyRow, registrationStatuses } from './company.ts'

/** What narrows a list or an export. `q` finds by any part of the name, the legal representative or the credit code. */
const filters = {
  q: search(),
  industry: impersonal(queryText(30)),
  tag: impersonal(queryText(20)),
  registrationStatus: z.optional(z.enum(registrationStatuses)),
  addedBy: z.optional(z.enum(addedByTypes)),
  abnormal: z.optional(z.enum(['true', 'false'])),
  /** Whether the last comparison with the register found a difference. */
  differs: z.optional(z.enum(['true', 'false'])),
}

export const companySorts = ['-addedAt', 'addedAt', 'name', '-name'] as const

export const companyListQuery = z.strictObject({ ...listQuery(companySorts, '-addedAt'), ...filters })
export type CompanyListQuery = z.output<typeof companyListQuery>

const onShelf = named('CompanyShelfCounts', z.object({ total: z.number(), onShelf: z.number() }))

/**
 * How much there is of a member company, beside its facts. `introductions` are those in which it is either side, `activities`
 * those that it holds.
 */
export const companyCounts = named(
  'CompanyCounts',
  z.object({
    products: z.number(),
    cards: z.object({ total: z.number(), bound: z.number() }),
    resources: onShelf,
    demands: onShelf,
    introductions: z.number(),
    activities: z.number(),
    /** For the administrator alone, who reads them. */
    reports: z.nullable(z.number()),
    /** In how many facts the last comparison found it to differ from the register; null until there is one. */
    comparison: z.nullable(z.object({ differences: z.number(), comparedAt: storedInstant })),
  }),
)
export type CompanyCounts = z.output<typeof companyCounts>

const entities = entityEndpoints({
  path: '/api/v1/companies',
  idName: 'companyId',
  one: { zh: '企业', en: 'a member company' },
  many: { zh: '企业', en: 'member companies' },
  reads: businessNeeded,
  writes: businessNeeded,
  deletesMany: chamberOnly,
  draft: companyDraft,
  entity: company,
  row: companyRow,
  query: companyListQuery,
  errors: ['companies.name_taken', 'companies.name_alike', 'companies.credit_code_taken', 'companies.abnormal'],
  deleteErrors: [],
})

export const companiesContract = {
  ...entities,
  create: { ...entities.create, query: z.strictObject({ confirmed }) },
  update: { ...entities.update, query: z.extend(versionQuery, { confirmed }) },
  ...publicLinkEndpoints({
    path: '/api/v1/companies',
    one: { zh: '企业', en: 'a member company' },
    needs: chamberOnly,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/v1/companies/{companyId}/counts',
    summary: {
      zh: '一家企业的名片、资源、需求、活动等各有多少',
      en: 'Count the cards, resources, demands, activities and more of a member company',
    },
    needs: businessNeeded,
    params: z.object({ companyId: z.uuid() }),
    answer: companyCounts,
  }),
  setAbnormal: endpoint({
    method: 'POST',
    path: '/api/v1/companies/{companyId}/abnormal',
    summary: {
      zh: '标记或取消企业的经营异常',
      en: 'Say by hand whether the business information of a member company is abnormal',
    },
    needs: businessNeeded,
    params: z.object({ companyId: z.uuid() }),
    body: z.strictObject({ abnormal: z.boolean() }),
    answer: company,
  }),
  import: importEndpoint({
    path: '/api/v1/companies/import',
    summary: { zh: '导入企业', en: 'Import member companies from a CSV, XLSX or JSON Lines file' },
    needs: businessNeeded,
    query: namedImportQuery,
  }),
  export: exportEndpoint({
    path: '/api/v1/companies/export',
    summary: { zh: '导出企业', en: 'Export member companies' },
    needs: businessNeeded,
    filters,
  }),
} as const
