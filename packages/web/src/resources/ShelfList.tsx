import { PackageMinus, PackagePlus, PackageX } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { formatDay } from '@icss/core/copy/format.ts'
import { onShelf } from '@icss/core/resources/shelf-rules.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { NounList } from '../lists/NounList.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import { ShelfStatus } from './ShelfStatus.tsx'
import type { Shelved, ShelfNoun } from './shelved.ts'
import { useShelving } from './useShelving.tsx'

// Words are longer in English.
const columnWidths = {
  zh: { type: 88, status: 124, filerName: 80, expiresAt: 96, updatedAt: 104 },
  en: { type: 150, status: 166, filerName: 76, expiresAt: 92, updatedAt: 94 },
}

export type ShelfListProps = { noun: ShelfNoun; editPath: (id?: string) => string }

/** The list of resources or of demands, each taken off the shelf or put on it. */
export function ShelfList({ noun, editPath }: ShelfListProps) {
  const t = useCopy()
  const shelving = useShelving(noun)
  const [refused, setRefused] = useState<Shelved>()
  const widths = columnWidths[useLanguage().language]
  return (
    <>
      <NounList
        noun={noun}
        editPath={editPath}
        filters={({ query, change }) => (
          <ChoiceFilter
            label={t('resources.fields.expiresAt')}
            options={[{ value: 'true', label: t('resources.expiring') }]}
            value={query.expiring === 'true' ? 'true' : undefined}
            onChange={(chosen) => change({ expiring: chosen === undefined ? undefined : 'true', page: 1 })}
          />
        )}
        rowActionCount={2}
        rowActions={(row) => {
          const word = shelving.wordOf(row)
          return (
            <>
              <IconButton
                size="small"
                label={`${word} ${row.name}`}
                tooltip={word}
                icon={row.status === onShelf ? <PackageMinus size={16} /> : <PackagePlus size={16} />}
                isPending={shelving.pendingRow === row.id}
                onPress={() => shelving.ask(row)}
              />
              {row.offReason === 'waiting' && (
                <IconButton
                  size="small"
                  label={`${t('resources.refuse')} ${row.name}`}
                  tooltip={t('resources.refuse')}
                  icon={<PackageX size={16} />}
                  onPress={() => setRefused(row)}
                />
              )}
            </>
          )
        }}
        columns={[
          { id: 'name', minWidth: 120 },
          { id: 'type', width: widths.type },
          {
            id: 'companyName',
            minWidth: 112,
            render: ({ companyId, companyName }) => (
              <Link href={pathTo('company', { id: companyId })}>{companyName}</Link>
            ),
          },
          { id: 'status', width: widths.status, render: ({ offReason }) => <ShelfStatus offReason={offReason} /> },
          { id: 'filerName', width: widths.filerName },
          {
            id: 'expiresAt',
            width: widths.expiresAt,
            isWideOnly: true,
            render: ({ expiresAt }) => (expiresAt === '' ? '' : formatDay(expiresAt)),
          },
          { id: 'updatedAt', width: widths.updatedAt, render: ({ updatedAt }) => formatDay(updatedAt) },
        ]}
      />
      {shelving.question}
      {refused && <RefuseDialog noun={noun} of={refused} onClose={() => setRefused(undefined)} />}
    </>
  )
}
