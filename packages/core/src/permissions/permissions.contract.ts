import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { listQuery } from '../contract/list.ts'
import { operation } from '../operations/operation.ts'
import { planRow } from '../operations/plan.ts'
import { queryText } from '../rules/text.ts'
import { anySession, mainChannelOnly } from './need.ts'
import { readTable, tableErrors } from '../spreadsheets/read-table.ts'
import { permissionRow } from './permission-row.ts'
import { permissionChange, permissionPlan } from './permission-plan.ts'

/** Where rights come from: all that the channel has, a template, flags set one by one, or nowhere. */
const source = z.enum(['channel', 'template', 'single', 'none'])

const rights = z.object({
  flags: z.array(z.boolean()),
  source,
  templateName: z.nullable(z.string()),
})

export const permissionsContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/permissions',
    summary: { zh: '有效权限及其来源', en: 'Show effective permissions and where they come from' },
    needs: anySession,
    query: z.strictObject({ ...listQuery(['name', '-name'], 'name'), q: queryText(50) }),
    answer: z.object({
      own: rights,
      /** The sub-channels of a main channel. */
      items: z.array(z.object({ id: z.string(), name: z.string(), enabled: z.boolean(), ...rights.shape })),
      total: z.number(),
    }),
  }),
  readTable: endpoint({
    method: 'POST',
    path: '/api/v1/permission-tables',
    summary: {
      zh: '读取权限表',
      en: 'Read a table of permissions (CSV, XLSX or JSON Lines) into rows; nothing is written',
    },
    needs: mainChannelOnly,
    body: 'stream',
    answer: readTable(permissionRow),
    errors: tableErrors,
  }),
  plan: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/permission-plans',
    summary: { zh: '预览批量修改权限', en: 'Plan a bulk change of permissions, row by row' },
    needs: mainChannelOnly,
    body: permissionChange,
    answer: z.object({ id: z.string(), rows: z.array(planRow), digest: z.string() }),
    errors: ['template.beyond_own', 'permission.beyond_reach', 'request.not_found'],
  }),
  apply: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/permission-plans/apply',
    summary: { zh: '执行批量修改权限', en: 'Apply a plan, unless the permissions have moved since' },
    needs: mainChannelOnly,
    body: permissionPlan,
    answer: operation,
    errors: ['operation.stale', 'template.beyond_own', 'permission.beyond_reach'],
  }),
} as const
