import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import type { CallOptions } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import type { ImportKind } from '@icss/core/imports/import-kinds.ts'
import { type ImportRunEvent, importRunMachine, type SendInput } from '@icss/core/operations/import-run.machine.ts'
import { isFinished, type Operation } from '@icss/core/operations/operation.ts'
import { followRun } from '../operations/follow-run.ts'
import { useClient } from '../server/ClientProvider.tsx'
import type { ChosenTable } from './chosen-table.ts'

/** An import as it is called of any kind; some ask for less. */
type Import = (
  input: { query: Readonly<Record<string, string | undefined>>; body: Blob },
  options: CallOptions,
) => Promise<Operation>

/** Core's machine of an import over the server; `operation` is a run that is watched from the start. */
export function useImportRun(kind: ImportKind, operation: Operation | undefined) {
  const client = useClient()
  const queries = useQueryClient()
  const [machine] = useState(() => {
    const endpoint = contract[kind].import
    const ask = client[kind].import as unknown as Import
    return importRunMachine.provide({
      actors: {
        send: fromPromise<Operation, SendInput>(({ input: { file, dryRun, atomic, onConflict, onAlike }, signal }) => {
          const { file: body, sheet, rowsAbove, columns } = file.source as ChosenTable
          const query = {
            fileName: file.name,
            dryRun: String(dryRun),
            atomic: String(atomic),
            onConflict: 'onConflict' in endpoint.query.shape ? onConflict : undefined,
            onAlike: 'onAlike' in endpoint.query.shape ? onAlike : undefined,
            sheet: sheet ?? undefined,
            rowsAbove: String(rowsAbove),
            columns: columns?.join(','),
          }
          return ask({ query, body }, { timeout: 0, signal })
        }),
        watch: fromCallback<ImportRunEvent, { operationId: string }>(({ input: { operationId }, sendBack }) => {
          const left = new AbortController()
          const seen = (run: Operation) => {
            sendBack({ type: 'progress', operation: run })
            if (isFinished(run) && !run.dryRun) void queries.invalidateQueries()
          }
          client.operations
            .show({ params: { operationId } }, { signal: left.signal })
            .then((started) => followRun(client, started, seen, left.signal))
            .catch((error: unknown) => left.signal.aborted || sendBack({ type: 'lost', error }))
          return () => left.abort()
        }),
        cancelRun: fromPromise<Operation, { operationId: string }>(({ input: params }) =>
          client.operations.cancel({ params }),
        ),
      },
    })
  })
  const [state, send] = useMachine(machine, { input: operation ? { operation } : {} })
  return { state, send }
}
export type ImportRun = ReturnType<typeof useImportRun>
