import * as z from 'zod/mini'
import { operation } from '@icss/core/operations/operation.ts'
import { planRow } from '@icss/core/operations/plan.ts'
import { typedCountAbove } from '@icss/core/permissions/plan-line.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { noteUndo } from '../operations/note-undo.ts'
import type { Applying } from '../operations/until-applied.ts'
import type { Server } from '../server/connect.ts'
import { type PlanEvent, bulkPlan } from './bulk-plan.ts'
import { channelsOf, printPlan } from './print-plan.ts'

/** The plan, and the run that applied it, now or before; none with a dry run, or when there was nothing to change. */
export const changeAnswer = z.object({
  plan: z.object({ id: z.string(), rows: z.array(planRow), digest: z.string() }),
  operation: z.nullable(operation),
})

/** Plans a change, or opens a plan, shows it and applies it, after asking; with `dryRun` it is only shown. */
export async function changePermissions(
  console: Console<z.output<typeof changeAnswer>>,
  server: Server,
  from: PlanEvent,
  { dryRun, yes }: { dryRun: boolean; yes: boolean },
  { signal, asks }: Applying,
): Promise<ExitCode> {
  const { t } = console
  const bulk = bulkPlan(console, server, signal)
  const plan = await bulk.planned(from)
  const count = channelsOf(plan)
  if (!console.json) await printPlan(console, server, plan, signal)
  if (count === 0 || dryRun) {
    if (console.json) console.printJson({ plan, operation: null })
    else console.note(t(count === 0 ? 'permissions.nothing' : 'permissions.would', { count }))
    return exitCodes.ok
  }
  const word = count > typedCountAbove ? { word: String(count) } : {}
  signal.throwIfAborted()
  await confirm(console, { what: t('permissions.ask', { count }), yes, ...word })
  asks()
  const applied = await bulk.applied()
  if (console.json) console.printJson({ plan, operation: applied })
  else {
    console.print(t('permissions.applied', { count, id: applied.id }))
    noteUndo(console, applied.id)
  }
  return exitCodes.ok
}
