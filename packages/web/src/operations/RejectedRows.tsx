import { useQuery } from '@tanstack/react-query'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { isErrorCode } from '@icss/core/errors/error-status.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import type { RejectedRow } from '@icss/core/operations/rejected-row.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'

/** The first rows that a run refused, or changes that an undo left alone, each with why and what to do. */
export function RejectedRows({ run: { id, undoes, bad } }: { run: Operation }) {
  const t = useCopy()
  const { word } = useErrorWording()
  const client = useClient()
  const found = useQuery({
    queryKey: ['operations', 'rejected', id, bad],
    queryFn: ({ signal }) => client.operations.rejected({ params: { operationId: id } }, { signal }),
  })
  const worded = ({ code, params }: RejectedRow) => word({ code: isErrorCode(code) ? code : 'request.invalid', params })
  const isUndo = undoes !== null
  const reason = t(isUndo ? 'operations.lostReason' : 'operations.reason')
  const title = t(isUndo ? 'operations.lostTitle' : 'operations.rejectedTitle')
  return (
    <Fetched query={found} outline={4}>
      {({ items, total }) => (
        <Panel title={title}>
          <DataTable
            label={reason}
            rows={items.map((row, at) => ({ ...row, at }))}
            getKey={({ at }) => String(at)}
            maxHeight="none"
            empty={<EmptyState picture="list" title={title} />}
            columns={[
              ...(isUndo
                ? []
                : [
                    {
                      id: 'line',
                      header: t('operations.line'),
                      width: 72,
                      align: 'end' as const,
                      render: ({ line }: RejectedRow) => line,
                    },
                    {
                      id: 'column',
                      header: t('operations.column'),
                      width: 140,
                      render: ({ column }: RejectedRow) => column,
                    },
                  ]),
              {
                id: 'value',
                header: t(isUndo ? 'operations.label' : 'operations.value'),
                minWidth: 140,
                isName: true,
                // A head of a row is never empty.
                render: ({ value }) => value || '–',
              },
              {
                id: 'reason',
                header: reason,
                minWidth: 180,
                isWrapping: true,
                render: (row) => worded(row).says,
              },
              {
                id: 'fix',
                header: t('operations.fix'),
                minWidth: 180,
                isWrapping: true,
                render: (row) => worded(row).fix,
              },
            ]}
          />
          {total > items.length && <p>{t('operations.rejectedMore', { shown: items.length, total })}</p>}
        </Panel>
      )}
    </Fetched>
  )
}
