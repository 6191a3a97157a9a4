import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { isImportKind } from '@icss/core/imports/import-kinds.ts'
import { visibleKinds } from '@icss/core/operations/run-needs.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { ImportRun } from './ImportRun.tsx'

/** Imports records of one kind from a table, or watches such a run and corrects what it refused (product.md section 4). */
export default function ImportScreen({ params: { kind = '', run } }: ScreenProps) {
  const session = useSession()
  const client = useClient()
  const isOpen = isImportKind(kind) && visibleKinds(session).includes(`${kind}.import`)
  const started = useQuery({
    queryKey: ['operations', 'imported', run],
    queryFn: ({ signal }) => client.operations.show({ params: { operationId: run ?? '' } }, { signal }),
    enabled: isOpen && run !== undefined,
    staleTime: Infinity,
  })
  if (!isOpen) return <Navigate to="/" replace />
  if (run === undefined) return <ImportRun key={kind} kind={kind} operation={undefined} />
  return <Fetched query={started}>{(operation) => <ImportRun key={run} kind={kind} operation={operation} />}</Fetched>
}
