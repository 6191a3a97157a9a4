import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { storedId } from '../contract/stored.ts'
import { endpoint } from '../contract/endpoint.ts'
import { listQuery, search } from '../contract/list.ts'
import { named } from '../contract/named.ts'
import { operation } from '../operations/operation.ts'
import { answeredPlan } from '../operations/plan.ts'
import { anySession, mainChannelOnly } from './need.ts'
import { readTable, tableErrors } from '../spreadsheets/read-table.ts'
import { permissionRow } from './permission-row.ts'
import { permissionChange, permissionPlan } from './permission-plan.ts'

/** Where rights come from: all that the channel has, a template, flags set one by one, or nowhere. */
const source = z.enum(['channel', 'template', 'single', 'none'])

const rights = z.object({
  flags: z.array(z.boolean()),
  source,
  templateName: z.nullable(impersonal(z.string())),
})

/** What the own channel may do, and each of its sub-channels where it has any. */
const effectivePermissions = named(
  'EffectivePermissions',
  z.object({
    own: rights,
    items: z.array(z.object({ id: storedId, name: impersonal(z.string()), enabled: z.boolean(), ...rights.shape })),
    total: z.number(),
  }),
)

/** Sub-channels that one answer tells of at most: whoever changes all of them looks at all. */
export const mostShown = 1000

export const permissionsContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/permissions',
    summary: { zh: '有效权限及其来源', en: 'Show effective permissions and where they come from' },
    needs: anySession,
    query: z.strictObject({ ...listQuery(['name', '-name'], 'name', mostShown), q: search(50) }),
    answer: effectivePermissions,
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
    answer: answeredPlan,
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
    errors: ['operation.stale', 'operation.plan_undone', 'template.beyond_own', 'permission.beyond_reach'],
  }),
} as const
