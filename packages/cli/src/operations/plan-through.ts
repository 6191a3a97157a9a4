import * as z from 'zod/mini'
import { operation } from '@icss/core/operations/operation.ts'
import { type IdentifiedPlan, planRow } from '@icss/core/operations/plan.ts'
import { typedCountAbove } from '@icss/core/permissions/plan-line.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { bulkPlan, type PlanCalls, type PlanEvent } from './bulk-plan.ts'
import { noteUndo } from './note-undo.ts'
import type { Applying } from './until-applied.ts'

/** The plan, and the run that applied it, now or before; none with a dry run, or when there was nothing to change. */
export const changeAnswer = z.object({
  plan: z.object({ id: z.string(), rows: z.array(planRow), digest: z.string() }),
  operation: z.nullable(operation),
})

/** A kind of change: how it is planned and applied, and what is said of a plan. */
export interface PlannedChange<Wanted> {
  readonly calls: PlanCalls<Wanted>
  /** How many records a plan changes. */
  readonly countOf: (plan: IdentifiedPlan) => number
  readonly show: (plan: IdentifiedPlan) => void | Promise<void>
  readonly words: {
    readonly nothing: string
    readonly would: (count: number) => string
    readonly ask: (count: number) => string
    readonly applied: (count: number, id: string) => string
  }
}

/** Plans a change, or opens a plan, shows it and applies it, after asking; with `dryRun` it is only shown. */
export async function planThrough<Wanted>(
  console: Console<z.output<typeof changeAnswer>>,
  { calls, countOf, show, words }: PlannedChange<Wanted>,
  from: PlanEvent<Wanted>,
  { dryRun, yes }: { dryRun: boolean; yes: boolean },
  { signal, asks }: Applying,
): Promise<ExitCode> {
  const bulk = bulkPlan(console, calls, signal)
  const plan = await bulk.planned(from)
  const count = countOf(plan)
  if (!console.json) await show(plan)
  if (count === 0 || dryRun) {
    if (console.json) console.printJson({ plan, operation: null })
    else console.note(count === 0 ? words.nothing : words.would(count))
    return exitCodes.ok
  }
  const word = count > typedCountAbove ? { word: String(count) } : {}
  signal.throwIfAborted()
  await confirm(console, { what: words.ask(count), yes, ...word })
  asks()
  const applied = await bulk.applied()
  if (console.json) console.printJson({ plan, operation: applied })
  else {
    console.print(words.applied(count, applied.id))
    noteUndo(console, applied.id)
  }
  return exitCodes.ok
}
