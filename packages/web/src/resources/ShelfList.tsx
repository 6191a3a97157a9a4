import { PackageMinus, PackagePlus } from 'lucide-react'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { formatDay } from '@icss/core/copy/format.ts'
import { onShelf } from '@icss/core/resources/shelf.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { NounList } from '../lists/NounList.tsx'
import { ShelfStatus } from './ShelfStatus.tsx'
import { type ShelfNoun, useShelving } from './useShelving.tsx'

// Words are longer in English.
const columnWidths = { zh: { type: 88, status: 124 }, en: { type: 160, status: 186 } }

export type ShelfListProps = { noun: ShelfNoun; editPath: (id?: string) => string }

/** The list of resources or of demands, each taken off the shelf or put on it. */
export function ShelfList({ noun, editPath }: ShelfListProps) {
  const shelving = useShelving(noun)
  const widths = columnWidths[useLanguage().language]
  return (
    <>
      <NounList
        noun={noun}
        canCopy
        editPath={editPath}
        rowActionCount={1}
        rowActions={(row) => {
          const word = shelving.wordOf(row)
          return (
            <IconButton
              size="small"
              label={`${word} ${row.name}`}
              tooltip={word}
              icon={row.status === onShelf ? <PackageMinus size={16} /> : <PackagePlus size={16} />}
              isPending={shelving.pendingRow === row.id}
              onPress={() => shelving.ask(row)}
            />
          )
        }}
        columns={[
          { id: 'name', minWidth: 160 },
          { id: 'type', width: widths.type },
          {
            id: 'companyName',
            minWidth: 150,
            render: ({ companyId, companyName }) => (
              <Link href={pathTo('company', { id: companyId })}>{companyName}</Link>
            ),
          },
          { id: 'status', width: widths.status, render: ({ offReason }) => <ShelfStatus offReason={offReason} /> },
          {
            id: 'expiresAt',
            width: 112,
            isWideOnly: true,
            render: ({ expiresAt }) => (expiresAt === '' ? '' : formatDay(expiresAt)),
          },
          { id: 'updatedAt', width: 112, render: ({ updatedAt }) => formatDay(updatedAt) },
        ]}
      />
      {shelving.question}
    </>
  )
}
