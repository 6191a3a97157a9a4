import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { endpoint } from '../contract/endpoint.ts'
import { listAnswer, listQuery } from '../contract/list.ts'
import { errorParams } from '../errors/errors-schema.ts'
import { administratorOnly, anySession } from '../permissions/need.ts'
import { queryText, requiredText } from '../rules/text.ts'
import { queryInstant } from '../rules/time.ts'
import { auditRecord, listedRecord } from './audit-record.ts'

const filters = {
  from: queryInstant,
  until: queryInstant,
  accountId: z.optional(z.uuid()),
  /** An action, or the group of one with a dot behind: `companies.`. */
  action: impersonal(queryText(100)),
  /** One thing: what named it in its path or changed its row. */
  recordId: z.optional(z.uuid()),
  /** Leaves out what is done by itself, such as tokens of uploads. */
  without: z.optional(z.enum(['technical'])),
}

export const auditListQuery = z.strictObject({ ...listQuery(['at', '-at'], '-at'), ...filters })
export type AuditListQuery = z.output<typeof auditListQuery>

/** The audit trail of the own channel: it shows what every list does, so its administrator alone reads it. */
export const auditContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/audit',
    summary: { zh: '操作日志', en: 'List the audit trail' },
    needs: administratorOnly,
    query: auditListQuery,
    answer: listAnswer(listedRecord),
  }),
  /**
   * Who changed one record, newest first, at most 20 changes since `since`: for whoever may see the record, so that a
   * form can say who was faster. `noun` is the group of its endpoints, such as `companies`.
   */
  ofRecord: endpoint({
    method: 'GET',
    path: '/api/v1/audit/records/{noun}/{id}',
    summary: { zh: '一条记录的修改人', en: 'List who changed a record' },
    needs: anySession,
    params: z.object({ noun: impersonal(requiredText(40)), id: z.uuid() }),
    query: z.strictObject({ since: z.optional(queryInstant) }),
    answer: z.object({ items: z.array(z.pick(auditRecord, { at: true, account: true, action: true })) }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/v1/audit/export',
    summary: {
      zh: '导出操作日志（JSON Lines），可离线校验',
      en: 'Export the audit trail as JSON Lines that can be verified offline',
    },
    needs: administratorOnly,
    answer: 'stream',
  }),
  verify: endpoint({
    isCostly: true,
    method: 'GET',
    path: '/api/v1/audit/verify',
    summary: { zh: '校验操作日志', en: 'Verify the audit trail as the server holds it' },
    needs: administratorOnly,
    answer: z.object({
      ok: z.boolean(),
      records: z.number(),
      /** The hash of the last record; noted elsewhere, it shows later that nothing before it was changed. */
      hash: impersonal(z.string()),
      fault: z.nullable(z.object({ code: impersonal(z.string()), params: errorParams })),
    }),
  }),
} as const
