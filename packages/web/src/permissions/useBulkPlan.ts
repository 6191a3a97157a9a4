import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { bulkPlanMachine } from '@icss/core/operations/bulk-plan.machine.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import type { PermissionChange, PermissionPlan } from '@icss/core/permissions/permission-plan.ts'
import { followRun } from '../operations/follow-run.ts'
import { useClient } from '../server/ClientProvider.tsx'

/** Core's machine of a bulk change over the server; `undoing` is the run that undoes, as it goes. */
export function useBulkPlan() {
  const client = useClient()
  const queries = useQueryClient()
  const [undoing, setUndoing] = useState<Operation>()
  const [machine] = useState(() => {
    const changed = async (run: Operation) => {
      await Promise.all(['permissions', 'operations'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      return run
    }
    return bulkPlanMachine.provide({
      actors: {
        plan: fromPromise<PermissionPlan, { wanted: PermissionChange }>(({ input, signal }) =>
          client.permissions.plan({ body: input.wanted }, { signal }),
        ),
        apply: fromPromise<Operation, { plan: PermissionPlan }>(async ({ input }) =>
          changed(await client.permissions.apply({ body: input.plan })),
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
export type BulkPlan = ReturnType<typeof useBulkPlan>
