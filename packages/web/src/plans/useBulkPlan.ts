import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import {
  type BulkPlanContext,
  type BulkPlanEvent,
  bulkPlanMachineFor,
} from '@icss/core/operations/bulk-plan.machine.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import type { IdentifiedPlan } from '@icss/core/operations/plan.ts'
import { followRun } from '../operations/follow-run.ts'
import { type ServerClient } from '../server/client.ts'
import { useClient } from '../server/ClientProvider.tsx'

export interface BulkPlanParts<Wanted> {
  readonly plan: (client: ServerClient, wanted: Wanted, signal: AbortSignal) => Promise<IdentifiedPlan>
  readonly apply: (client: ServerClient, plan: IdentifiedPlan) => Promise<Operation>
  /** The first keys of the queries whose answers an applied plan changes. */
  readonly changes: readonly string[]
}

/** What the parts of a plan read of core's machine, whatever is planned. */
export interface BulkPlanState {
  readonly matches: (state: 'planning' | 'planned' | 'applying' | 'stale' | 'applied' | 'undoing' | 'undone') => boolean
  readonly can: (event: { type: 'replan' } | { type: 'apply' } | { type: 'undo' }) => boolean
  readonly context: Pick<BulkPlanContext<unknown>, 'plan' | 'applied' | 'undone' | 'failure'>
}

/** Core's machine of a bulk change over the server; `undoing` is the run that undoes, as it goes. */
export function useBulkPlan<Wanted>({ plan, apply, changes }: BulkPlanParts<Wanted>): {
  readonly state: BulkPlanState
  readonly send: (event: BulkPlanEvent<Wanted>) => void
  readonly undoing: Operation | undefined
} {
  const client = useClient()
  const queries = useQueryClient()
  const [undoing, setUndoing] = useState<Operation>()
  const [machine] = useState(() => {
    const changed = async (run: Operation) => {
      await Promise.all([...changes, 'operations'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      return run
    }
    return bulkPlanMachineFor<Wanted>().provide({
      actors: {
        plan: fromPromise<IdentifiedPlan, { wanted: Wanted }>(({ input, signal }) =>
          plan(client, input.wanted, signal),
        ),
        apply: fromPromise<Operation, { plan: IdentifiedPlan }>(async ({ input }) =>
          changed(await apply(client, input.plan)),
        ),
        undo: fromPromise<Operation, { operationId: string }>(async ({ input: params, signal }) => {
          const started = await client.operations.undo({ params })
          return changed(await followRun(client, started, setUndoing, signal))
        }),
      },
    })
  })
  const [state, send] = useMachine(machine)
  return { state, send, undoing }
}
