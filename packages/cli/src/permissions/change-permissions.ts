import type * as z from 'zod/mini'
import type { PermissionChange } from '@icss/core/permissions/permission-plan.ts'
import type { Console } from '../console/console.ts'
import type { ExitCode } from '../exit-codes.ts'
import type { PlanEvent } from '../operations/bulk-plan.ts'
import { type changeAnswer, planThrough } from '../operations/plan-through.ts'
import type { Applying } from '../operations/until-applied.ts'
import type { Server } from '../server/connect.ts'
import { permissionCalls } from './permission-calls.ts'
import { channelsOf, printPlan } from './print-plan.ts'

/** Plans a change of permissions, or opens a plan, shows it and applies it, after asking. */
export function changePermissions(
  console: Console<z.output<typeof changeAnswer>>,
  server: Server,
  from: PlanEvent<PermissionChange>,
  given: { dryRun: boolean; yes: boolean },
  applying: Applying,
): Promise<ExitCode> {
  const { t } = console
  return planThrough(
    console,
    {
      calls: permissionCalls(server),
      countOf: channelsOf,
      show: (plan) => printPlan(console, server, plan, applying.signal),
      words: {
        nothing: t('permissions.nothing'),
        would: (count) => t('permissions.would', { count }),
        ask: (count) => t('permissions.ask', { count }),
        applied: (count, id) => t('permissions.applied', { count, id }),
      },
    },
    from,
    given,
    applying,
  )
}
