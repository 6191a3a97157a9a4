import type { ReactNode } from 'react'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { Highlight } from '@icss/ui/Highlight/Highlight.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Status, type StatusTone } from '@icss/ui/Status/Status.tsx'
import { TagRow } from '@icss/ui/Tag/Tag.tsx'
import type { CompanyListQuery } from '@icss/core/companies/companies.contract.ts'
import type { CompanyRow, RegistrationStatus } from '@icss/core/companies/company.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { formatDay } from '@icss/core/copy/format.ts'

export type CompanyTableProps = {
  rows: readonly CompanyRow[]
  isLoading: boolean
  search: string
  sort: CompanyListQuery['sort']
  onSort: (sort: CompanyListQuery['sort']) => void
  error?: ReactNode
  empty: ReactNode
  actions: { edit: ReactNode; delete: ReactNode }
  onDelete: (company: CompanyRow) => void
}

const tones: Record<RegistrationStatus, StatusTone> = {
  '': 'neutral',
  existing: 'good',
  operating: 'good',
  revoked: 'bad',
  deregistered: 'neutral',
  liquidating: 'warn',
  other: 'neutral',
}

const editPath = ({ id }: CompanyRow) => `#${pathTo('editBusinessManagement', { companyId: id })}`

const sortable: ReadonlySet<string> = new Set(['name', 'addedAt'])

/** One page of companies as a table. */
export function CompanyTable({
  rows,
  isLoading,
  search,
  sort,
  onSort,
  error,
  empty,
  actions,
  onDelete,
}: CompanyTableProps) {
  const t = useCopy()
  return (
    <DataTable
      label={t('companies.title')}
      isLoading={isLoading}
      rows={rows}
      getKey={({ id }) => id}
      {...(error ? { error } : {})}
      empty={empty}
      sort={{ column: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' }}
      onSort={({ column, direction }) =>
        onSort(`${direction === 'descending' ? '-' : ''}${column}` as CompanyListQuery['sort'])
      }
      columns={[
        {
          id: 'name',
          header: t('companies.fields.name'),
          isName: true,
          minWidth: 240,
          render: (company: CompanyRow) => (
            <Link href={editPath(company)}>
              <Highlight text={company.name} search={search} />
            </Link>
          ),
        },
        {
          id: 'legalRepresentative',
          header: t('companies.fields.legalRepresentative'),
          width: 108,
          render: ({ legalRepresentative }: CompanyRow) => <Highlight text={legalRepresentative} search={search} />,
        },
        {
          id: 'industry',
          header: t('companies.fields.industry'),
          width: 150,
          render: ({ industry }: CompanyRow) => industry,
        },
        {
          id: 'industryTags',
          header: t('companies.fields.industryTags'),
          width: 200,
          render: ({ industryTags }: CompanyRow) => <TagRow tags={industryTags} />,
        },
        {
          id: 'registrationStatus',
          header: t('companies.fields.registrationStatus'),
          width: 116,
          render: ({ registrationStatus }: CompanyRow) => (
            <Status tone={tones[registrationStatus]}>{t(`companies.registrationStatus.${registrationStatus}`)}</Status>
          ),
        },
        {
          id: 'addedAt',
          header: t('companies.fields.addedAt'),
          width: 116,
          render: ({ addedAt }: CompanyRow) => formatDay(addedAt),
        },
      ].map((column) => (sortable.has(column.id) ? { ...column, isSortable: true } : column))}
      actionsLabel={t('shell.actions')}
      actionsWidth={84}
      actions={(company) => (
        <>
          <IconButton
            size="small"
            label={`${t('companies.edit')} ${company.name}`}
            tooltip={t('companies.edit')}
            icon={actions.edit}
            onPress={() => location.assign(editPath(company))}
          />
          <IconButton
            size="small"
            label={`${t('companies.delete')} ${company.name}`}
            tooltip={t('companies.delete')}
            icon={actions.delete}
            onPress={() => onDelete(company)}
          />
        </>
      )}
    />
  )
}
