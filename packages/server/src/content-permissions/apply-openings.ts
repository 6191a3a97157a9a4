import type { contentPermissionsContract } from '@icss/core/content-permissions/content-permissions.contract.ts'
import { isOpeningPlan, openingPlanLines } from '@icss/core/content-permissions/opening-plan.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { PlanRow } from '@icss/core/operations/plan.ts'
import type { Db } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { requestLanguage } from '../http/request-language.ts'
import { appliedAtOnce } from '../operations/applied-at-once.ts'
import { type KeptChanges, noneCreated } from '../operations/kept-changes.ts'
import { operationAnswer } from '../operations/operation-answer.ts'
import { writeOpenings } from './content-permissions.repository.ts'
import type { ContentTables } from './content-tables.ts'
import { presentOpenings } from './present-openings.ts'

const titles = { zh: '批量开放和关闭内容', en: 'Open and close content' } as const

/** Writes the rows of a plan, all or none. */
async function change(
  db: Db,
  tables: ContentTables,
  channelId: string,
  rows: readonly PlanRow[],
): Promise<KeptChanges> {
  const present = await presentOpenings(db, tables, channelId, rows)
  const moved = rows.filter((row) => present(row) !== 'as planned')
  if (moved.length > 0) throw new ProblemError('operation.stale', { params: { count: moved.length } })
  await writeOpenings(db, channelId, openingPlanLines(rows))
  const changed = rows.map(({ id, label, field, before, after }, line) => ({
    line: line + 1,
    id,
    label,
    version: 0,
    before: { kind: field, groupIds: before },
    after: { kind: field, groupIds: after },
  }))
  return { created: noneCreated, changed }
}

/**
 * Applies a plan in one transaction, as a run that carries the plan's id: applied again it answers that run. Refused as a
 * whole when any row has moved since the plan.
 */
export const applyOpenings: Handler<typeof contentPermissionsContract.apply> = async (
  { session, tenant, services: { contentTables }, request },
  { body: { id, rows, digest } },
) => {
  if (!isOpeningPlan({ rows, digest }))
    throw new ProblemError('request.invalid', { errors: { digest: { code: 'operation.stale', params: {} } } })
  return operationAnswer(
    await tenant((db) =>
      appliedAtOnce(
        db,
        { session, kind: 'contentPermissions.apply', title: titles[requestLanguage(request)], id, digest },
        () => change(db, contentTables, session.channel.id, rows),
      ),
    ),
  )
}
