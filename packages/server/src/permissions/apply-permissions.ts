import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { movedRows, type PlanRow } from '@icss/core/operations/plan.ts'
import { bitsOf, flagsOfBits, type Holding, isPermissionPlan } from '@icss/core/permissions/permission-plan.ts'
import type { permissionsContract } from '@icss/core/permissions/permissions.contract.ts'
import { setFlagsOf } from '../channels/channels.repository.ts'
import type { Db } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { refuse } from '../http/refuse.ts'
import { requestLanguage } from '../http/request-language.ts'
import { appliedAtOnce } from '../operations/applied-at-once.ts'
import { type KeptChanges, noneCreated } from '../operations/kept-changes.ts'
import { operationAnswer, type StoredOperation } from '../operations/operation-answer.ts'
import { listTemplates } from '../permission-templates/permission-templates.repository.ts'
import { holdingsOf } from './holdings.repository.ts'
import { reachOf } from './reach.ts'
import { presentIn } from './present-in.ts'

const titles = { zh: '批量修改权限', en: 'Bulk change of permissions' } as const

interface Target extends Holding {
  readonly after: { readonly flags: readonly boolean[]; readonly template: string }
}

/** What each sub-channel is to hold. */
function targetsOf(rows: readonly PlanRow[], holdings: readonly Holding[]): Target[] {
  const byChannel = new Map<string, Map<string, unknown>>()
  for (const { id, field, after } of rows) byChannel.set(id, (byChannel.get(id) ?? new Map()).set(field, after))
  return holdings.map((holding) => {
    const changed = byChannel.get(holding.id)
    const flags = flagsOfBits(changed?.get('flags')) ?? holding.flags
    const template = String(changed?.get('template') ?? holding.template)
    return { ...holding, after: { flags, template } }
  })
}

async function change(db: Db, run: StoredOperation, rows: readonly PlanRow[]): Promise<KeptChanges> {
  const { channelId } = run
  const ids = [...new Set(rows.map(({ id }) => id))]
  const holdings = await holdingsOf(db, channelId, ids, { lock: true })
  const moved = movedRows({ rows: [...rows], digest: '' }, presentIn(holdings))
  const targets = targetsOf(rows, holdings)
  // A template that was edited or deleted since gives other flags than the plan shows.
  const templates = new Map((await listTemplates(db, channelId)).map(({ id, flags }) => [id, bitsOf(flags)]))
  const untrue = targets.filter(
    ({ after: { flags, template } }) => template !== '' && templates.get(template) !== bitsOf(flags),
  )
  const count = moved.length + untrue.length
  if (count > 0) throw new ProblemError('operation.stale', { params: { count } })
  const reach = await reachOf(db, channelId, run.accountId)
  for (const { flags, after } of targets) refuse(reach.faultOf({ held: flags, granted: after.flags }))
  const versions = await setFlagsOf(
    db,
    channelId,
    targets.map(({ id, after }) => ({ id, flags: after.flags, templateId: after.template || null })),
  )
  const changed = targets.map(({ id, name, flags, template, after }, line) => ({
    line: line + 1,
    id,
    label: name,
    version: versions.get(id) ?? 0,
    before: { flags: bitsOf(flags), template },
    after: { flags: bitsOf(after.flags), template: after.template },
  }))
  return { created: noneCreated, changed }
}

/**
 * Applies a plan in one transaction, as a run that carries the plan's id: applied again it answers that run. Refused as a
 * whole when any row has moved since the plan.
 */
export const applyPermissions: Handler<typeof permissionsContract.apply> = async (
  { session, services: { database }, request },
  { body: { id, rows, digest } },
) => {
  if (!isPermissionPlan({ rows, digest }))
    throw new ProblemError('request.invalid', { errors: { digest: { code: 'operation.stale', params: {} } } })
  return operationAnswer(
    await database.everywhere((db) =>
      appliedAtOnce(
        db,
        { session, kind: 'permissions.apply', title: titles[requestLanguage(request)], id, digest },
        (run) => change(db, run, rows),
      ),
    ),
  )
}
