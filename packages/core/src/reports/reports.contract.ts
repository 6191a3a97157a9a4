import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { entityParams, versionQuery } from '../contract/entity-endpoints.ts'
import { listAnswer, listQuery } from '../contract/list.ts'
import { named } from '../contract/named.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { chamberOnly, publicSessionNeeded } from '../permissions/need.ts'
import { ownParams } from '../public-sessions/public-session-endpoints.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { exportEndpoint } from '../spreadsheets/table-endpoint.ts'
import { reportDraft, reportedKinds, reportHandling, reportStates, reportTypes } from './report.ts'

/**
 * A report (seed section 3). `account` of either side is the bound phone, '' where there is none; names and companies are
 * as they were when it was filed. `createdAt` is when it was.
 */
export const report = named(
  'Report',
  z.object({
    id: storedId,
    version: z.number(),
    kind: z.enum(reportedKinds),
    thingId: storedId,
    thingName: personal('text', z.string()),
    companyId: z.nullable(storedId),
    type: z.enum(reportTypes),
    reason: personal('text', z.string()),
    reportedAccount: personal('phone', z.string()),
    reportedName: personal('name', z.string()),
    reportedCompany: impersonal(z.string()),
    reporterAccount: personal('phone', z.string()),
    reporterName: personal('name', z.string()),
    reporterCompany: impersonal(z.string()),
    createdAt: storedInstant,
    state: z.enum(reportStates),
    note: personal('text', z.string()),
    handledAt: z.nullable(storedInstant),
    handledBy: personal('name', z.string()),
  }),
)
export type Report = z.output<typeof report>

const filters = {
  state: z.optional(z.enum(reportStates)),
  type: z.optional(z.enum(reportTypes)),
  kind: z.optional(z.enum(reportedKinds)),
  companyId: z.optional(z.uuid()),
}

const path = '/api/v1/reports'

export const reportsContract = {
  list: endpoint({
    method: 'GET',
    path,
    summary: { zh: '举报列表', en: 'List reports' },
    needs: chamberOnly,
    query: z.strictObject({ ...listQuery(['-createdAt', 'createdAt'], '-createdAt'), ...filters }),
    answer: listAnswer(report),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    summary: { zh: '举报详情', en: 'Show a report, with both sides' },
    needs: chamberOnly,
    params: entityParams,
    answer: report,
  }),
  export: exportEndpoint({
    path: `${path}/export`,
    summary: { zh: '导出举报', en: 'Export reports' },
    needs: chamberOnly,
    filters,
  }),
  handle: endpoint({
    method: 'POST',
    path: `${path}/{id}/handling`,
    summary: {
      zh: '处理举报：成立则隐藏被举报的内容，并短信告知举报人',
      en: 'Handle a report: upheld hides what it is about; the reporter gets an SMS',
    },
    needs: chamberOnly,
    params: entityParams,
    query: versionQuery,
    body: reportHandling,
    answer: report,
    errors: ['reports.handled', 'request.conflict'],
  }),
} as const

/** What a bound employee files at a public page. */
export const ownReportsContract = {
  file: endpoint({
    method: 'POST',
    path: '/p/my/{ref}/reports',
    summary: { zh: '举报公开页上的内容', en: 'Report what a public page shows' },
    needs: publicSessionNeeded('employee'),
    params: ownParams,
    body: reportDraft,
    status: 201,
    answer: z.object({ id: storedId }),
    errors: ['reports.too_many', 'request.not_found'],
  }),
} as const
