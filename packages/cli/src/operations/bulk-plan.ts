import { createActor, fromPromise, waitFor } from 'xstate'
import { type BulkPlanEvent, bulkPlanMachineFor } from '@icss/core/operations/bulk-plan.machine.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import type { IdentifiedPlan } from '@icss/core/operations/plan.ts'
import type { Console } from '../console/console.ts'
import { patiently } from '../server/patiently.ts'

/** What a plan is made of: a wish, or a saved plan. */
export type PlanEvent<Wanted> = Extract<BulkPlanEvent<Wanted>, { type: 'plan' | 'plan.opened' }>

/** How the server plans and applies a kind of change. */
export interface PlanCalls<Wanted> {
  readonly plan: (wanted: Wanted, signal: AbortSignal) => Promise<IdentifiedPlan>
  readonly apply: (plan: IdentifiedPlan, signal: AbortSignal) => Promise<Operation>
}

/** Core's machine of a bulk change over the server, from a wish or from a plan that was saved. */
export function bulkPlan<Wanted>(
  { t, warn }: Pick<Console, 't' | 'warn'>,
  calls: PlanCalls<Wanted>,
  signal?: AbortSignal,
) {
  const stop = signal ?? new AbortController().signal
  const told = { lost: () => warn(t('run.lost')), back: () => warn(t('run.back')) }
  // A machine keeps of a fault what is shown of it.
  let fault: unknown
  const keeping = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      fault = error
      throw error
    })
  const actor = createActor(
    bulkPlanMachineFor<Wanted>().provide({
      actors: {
        plan: fromPromise<IdentifiedPlan, { wanted: Wanted }>(({ input }) => keeping(calls.plan(input.wanted, stop))),
        apply: fromPromise<Operation, { plan: IdentifiedPlan }>(({ input }) =>
          keeping(patiently(() => calls.apply(input.plan, stop), told, stop)),
        ),
      },
    }),
  ).start()
  const settled = async (event: BulkPlanEvent<Wanted>) => {
    actor.send(event)
    const { context } = await waitFor(actor, (now) => !now.matches('planning') && !now.matches('applying'))
    if (fault !== undefined) throw fault
    return context
  }
  return {
    planned: async (event: PlanEvent<Wanted>): Promise<IdentifiedPlan> => (await settled(event)).plan as IdentifiedPlan,
    applied: async (): Promise<Operation> => (await settled({ type: 'apply' })).applied as Operation,
  }
}
