import { Eye, IdCard, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Column, Sort } from '../DataTable/Column.ts'
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx'
import { Highlight } from '../Highlight/Highlight.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { Status } from '../Status/Status.tsx'
import { TagRow } from '../Tag/Tag.tsx'
import { type Company, companies, stateNames, stateTones } from './companies.ts'
import type { Say } from './inBoth.ts'

export const companyColumns = (say: Say, search = ''): Column<Company>[] => [
  {
    id: 'name',
    header: say('企业名称', 'Company'),
    isName: true,
    minWidth: 220,
    render: ({ id, name }) => (
      <Link href={`#companies/${id}`}>
        <Highlight text={name} search={search} />
      </Link>
    ),
  },
  { id: 'person', header: say('法定代表人', 'Person'), width: 92, render: (company) => company.person },
  { id: 'industry', header: say('行业', 'Industry'), width: 116, render: (company) => company.industry },
  {
    id: 'tags',
    header: say('行业标签', 'Tags'),
    width: 152,
    render: (company) => <TagRow tags={company.tags} between={say('、', ', ')} />,
  },
  {
    id: 'state',
    header: say('登记状态', 'State'),
    width: 116,
    render: ({ state }) => <Status tone={stateTones[state]}>{say(stateNames.zh, stateNames.en)[state]}</Status>,
  },
  {
    id: 'cards',
    header: say('名片', 'Cards'),
    width: 80,
    align: 'end',
    isSortable: true,
    render: (company) => String(company.cards),
  },
  {
    id: 'added',
    header: say('添加时间', 'Added'),
    width: 108,
    isSortable: true,
    render: (company) => company.added,
  },
]

type CompanyTableProps = Partial<DataTableProps<Company>> & { say: Say; search?: string; chosen?: readonly string[] }

/** The list of companies that stories show. */
export function CompanyTable({ say, search, chosen, ...rest }: CompanyTableProps) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(() => new Set(chosen))
  const [sort, setSort] = useState<Sort>({ column: 'added', direction: 'descending' })
  const turn = sort.direction === 'ascending' ? 1 : -1
  const value = (company: Company) =>
    sort.column === 'cards' ? company.cards : Number(company.added.replaceAll('-', ''))
  const rows = companies.toSorted((a, b) => turn * (value(a) - value(b)))
  return (
    <DataTable
      label={say('企业', 'Companies')}
      columns={companyColumns(say, search)}
      rows={rows}
      getKey={(company) => company.id}
      sort={sort}
      onSort={setSort}
      selection={selection}
      onSelect={setSelection}
      selectLabels={{
        all: say('选择本页全部', 'Select all on this page'),
        row: (company) => say(`选择 ${company.name}`, `Select ${company.name}`),
      }}
      actionsLabel={say('操作', 'Actions')}
      actionsWidth={100}
      actions={(company) => (
        <>
          <IconButton
            size="small"
            label={say(`编辑 ${company.name}`, `Edit ${company.name}`)}
            icon={<Pencil size={16} />}
          />
          <IconButton
            size="small"
            label={say(`名片 ${company.name}`, `Cards of ${company.name}`)}
            icon={<IdCard size={16} />}
          />
          <IconButton
            size="small"
            label={say(`预览 ${company.name}`, `Preview ${company.name}`)}
            icon={<Eye size={16} />}
          />
        </>
      )}
      {...rest}
    />
  )
}
