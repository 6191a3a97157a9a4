import { createActor, fromPromise, waitFor } from 'xstate'
import { type BulkPlanEvent, bulkPlanMachine } from '@icss/core/operations/bulk-plan.machine.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import type { PermissionChange, PermissionPlan } from '@icss/core/permissions/permission-plan.ts'
import type { Console } from '../console/console.ts'
import type { Server } from '../server/connect.ts'
import { patiently } from '../server/patiently.ts'

/** What a plan is made of: a wish, or a saved plan. */
export type PlanEvent = Extract<BulkPlanEvent, { type: 'plan' | 'plan.opened' }>

/** Core's machine of a bulk change over the server, from a wish or from a plan that was saved. */
export function bulkPlan({ t, warn }: Pick<Console, 't' | 'warn'>, server: Server, signal?: AbortSignal) {
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
    bulkPlanMachine.provide({
      actors: {
        plan: fromPromise<PermissionPlan, { wanted: PermissionChange }>(({ input }) =>
          keeping(server.permissions.plan({ body: input.wanted }, { signal: stop })),
        ),
        apply: fromPromise<Operation, { plan: PermissionPlan }>(({ input }) =>
          keeping(patiently(() => server.permissions.apply({ body: input.plan }, { signal: stop }), told, stop)),
        ),
      },
    }),
  ).start()
  const settled = async (event: BulkPlanEvent) => {
    actor.send(event)
    const { context } = await waitFor(actor, (now) => !now.matches('planning') && !now.matches('applying'))
    if (fault !== undefined) throw fault
    return context
  }
  return {
    planned: async (event: PlanEvent): Promise<PermissionPlan> => (await settled(event)).plan as PermissionPlan,
    applied: async (): Promise<Operation> => (await settled({ type: 'apply' })).applied as Operation,
  }
}
