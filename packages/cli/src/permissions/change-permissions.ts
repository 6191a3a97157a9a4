import * as z from 'zod/mini'
import { operation } from '@icss/core/operations/operation.ts'
import { planRow } from '@icss/core/operations/plan.ts'
import type { PermissionPlan } from '@icss/core/permissions/permission-plan.ts'
import { typedCountAbove } from '@icss/core/permissions/plan-line.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { noteUndo } from '../operations/note-undo.ts'
import type { Applying } from '../operations/until-applied.ts'
import type { Server } from '../server/connect.ts'
import { patiently } from '../server/patiently.ts'
import { channelsOf, printPlan } from './print-plan.ts'

/** The plan, and the run that applied it, now or before; none with a dry run, or when there was nothing to change. */
export const changeAnswer = z.object({
  plan: z.object({ id: z.string(), rows: z.array(planRow), digest: z.string() }),
  operation: z.nullable(operation),
})

/** Shows a plan and applies it, after asking; with `dryRun` it is only shown. */
export async function changePermissions(
  console: Console<z.output<typeof changeAnswer>>,
  server: Server,
  plan: PermissionPlan,
  { dryRun, yes }: { dryRun: boolean; yes: boolean },
  { signal, asks }: Applying,
): Promise<ExitCode> {
  const { t } = console
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
  const told = { lost: () => console.warn(t('run.lost')), back: () => console.warn(t('run.back')) }
  const applied = await patiently(() => server.permissions.apply({ body: plan }, { signal }), told, signal)
  if (console.json) console.printJson({ plan, operation: applied })
  else {
    console.print(t('permissions.applied', { count, id: applied.id }))
    noteUndo(console, applied.id)
  }
  return exitCodes.ok
}
