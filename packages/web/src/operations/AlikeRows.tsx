import { useQuery } from '@tanstack/react-query'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import type { AlikeRow } from '@icss/core/operations/alike-row.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { said } from './AlikeRows.css.ts'

/** The first rows of an import whose names are probably those of something else, in another writing. */
export function AlikeRows({ run: { id, dryRun, alike } }: { run: Operation }) {
  const t = useCopy()
  const { language } = useLanguage()
  const client = useClient()
  const pathTo = usePaths()
  const found = useQuery({
    queryKey: ['operations', 'alike', id, alike],
    queryFn: ({ signal }) => client.operations.alike({ params: { operationId: id } }, { signal }),
  })
  const title = t('operations.alikeTitle')
  return (
    <Fetched query={found} outline={4}>
      {({ items, total }) => (
        <Panel title={title}>
          <p className={said}>{t('operations.alikeText')}</p>
          <DataTable
            label={t('operations.alikeMet')}
            rows={items}
            getKey={({ line }) => String(line)}
            maxHeight="none"
            empty={<EmptyState picture="list" title={title} />}
            columns={[
              {
                id: 'line',
                header: t('operations.line'),
                width: 72,
                align: 'end',
                render: ({ line }: AlikeRow) => formatNumber(line, language),
              },
              {
                id: 'name',
                header: t('operations.alikeName'),
                minWidth: 180,
                isName: true,
                render: ({ name }) => name,
              },
              {
                id: 'met',
                header: t('operations.alikeMet'),
                minWidth: 180,
                isWrapping: true,
                // What a check met may be a row above, of which nothing was kept.
                render: ({ id: companyId, met }) =>
                  dryRun ? met : <Link href={pathTo('company', { id: companyId })}>{met}</Link>,
              },
            ]}
          />
          {total > items.length && <p className={said}>{t('operations.alikeMore', { shown: items.length, total })}</p>}
        </Panel>
      )}
    </Fetched>
  )
}
