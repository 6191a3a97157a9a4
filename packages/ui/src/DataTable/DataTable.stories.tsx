import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { CompanyTable, companyColumns } from '../story/CompanyTable.tsx'
import { type Company, companies } from '../story/companies.ts'
import { inBoth, type Say } from '../story/inBoth.ts'
import { longName, longWord } from '../story/longName.ts'
import { tabTo } from '../story/tabTo.ts'
import { Pagination } from '../Pagination/Pagination.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import { DataTable } from './DataTable.tsx'
import { SelectAcross } from './SelectAcross.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/DataTable', component: DataTable, tags: ['composite'] } satisfies Meta<typeof DataTable>
export default meta
type Story = StoryObj

const idOf = (company: Company) => company.id
const none = new Set<string>()

export const Playground = playground(
  DataTable<Company>,
  (say) => ({
    label: say('企业', 'Companies'),
    columns: companyColumns(say),
    rows: companies.slice(0, 5),
    getKey: idOf,
    sort: { column: 'added', direction: 'descending' } as const,
    selection: none,
    selectLabels: {
      all: say('选择本页全部', 'Select all on this page'),
      row: (company: Company) => say(`选择 ${company.name}`, `Select ${company.name}`),
    },
    actions: (company: Company) => (
      <Button size="small">{say(`名片 ${company.cards}`, `${company.cards} cards`)}</Button>
    ),
    actionsLabel: say('操作', 'Actions'),
    actionsWidth: 100,
    maxHeight: 'none',
    density: 'regular',
  }),
  {
    // Seen while there are no rows.
    without: ['skeletonRows', 'isBare'],
    choices: { maxHeight: ['none', '240px'] },
    frame: (piece) => <Panel>{piece}</Panel>,
  },
)

export const Rows: Story = {
  render: inBoth((say) => (
    <Panel>
      <CompanyTable say={say} search="智能" chosen={['1', '2']} />
    </Panel>
  )),
}

export const FirstLoad: Story = {
  render: inBoth((say) => (
    <Panel>
      <CompanyTable say={say} rows={[]} isLoading />
    </Panel>
  )),
}

export const LoadingMore: Story = {
  render: inBoth((say) => (
    <Panel>
      <CompanyTable say={say} isLoading />
    </Panel>
  )),
}

export const Empty: Story = {
  render: inBoth((say) => (
    <Panel>
      <CompanyTable
        say={say}
        rows={[]}
        empty={
          <EmptyState
            picture="list"
            title={say('还没有企业', 'No companies yet')}
            text={say('会员企业都列在这里，名片和活动由此关联。', 'Member companies are listed here.')}
            actions={<Button variant="primary">{say('新建企业', 'New company')}</Button>}
          />
        }
      />
    </Panel>
  )),
}

export const Failed: Story = {
  render: inBoth((say) => (
    <Panel>
      <CompanyTable
        say={say}
        rows={[]}
        error={
          <EmptyState
            picture="error"
            title={say('没能取到企业', 'The companies could not be fetched')}
            text={say('网络断开了。检查网络后再试。', 'The network is down. Check it and try again.')}
            actions={<Button>{say('再试一次', 'Try again')}</Button>}
          />
        }
      />
    </Panel>
  )),
}

const rough = companies.slice(0, 4).map(
  (company, at) =>
    [
      { ...company, name: longName },
      { ...company, name: longWord, industry: longWord },
      { ...company, name: '👩‍🏫 شركة التجارة 𠮷𠮷', person: 'مدير' },
      { ...company, name: '—', tags: ['软件', '制造', '教育', '金融'] },
    ][at] ?? company,
)

export const RoughData: Story = {
  render: inBoth((say) => (
    <Panel>
      <CompanyTable say={say} rows={rough} />
    </Panel>
  )),
}

export const NameStaysInSight: Story = {
  render: inBoth((say) => (
    <div style={{ width: 720, maxWidth: '100%' }}>
      <Panel>
        <CompanyTable say={say} isNameSticky chosen={['2']} />
      </Panel>
    </div>
  )),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('region').scrollLeft = 300
    await expect(within(canvasElement).getByRole('region')).toBeVisible()
  },
}

export const Plain: Story = {
  render: inBoth((say) => (
    <Panel>
      <DataTable
        label={say('企业', 'Companies')}
        columns={companyColumns(say)}
        rows={companies.slice(0, 3)}
        getKey={(company) => company.id}
      />
    </Panel>
  )),
}

export const Keyboard: Story = {
  render: inBoth((say) => (
    <Panel>
      <CompanyTable say={say} />
    </Panel>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const boxes = () => canvas.getAllByRole<HTMLInputElement>('checkbox')
    const [all, first] = boxes()
    if (all === undefined || first === undefined) throw new Error('no rows')
    await tabTo(canvas.getAllByRole('link')[0] as HTMLElement)
    await userEvent.keyboard('{Home}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(boxes()[0]?.indeterminate).toBe(true)
    await tabTo(all, { shift: true })
    await userEvent.keyboard(' ')
    await expect(boxes().every((box) => box.checked)).toBe(true)
    const cards = canvas.getByRole('columnheader', { name: /名片|Cards/ })
    await expect(cards).toHaveAttribute('aria-sort', 'none')
    await tabTo(within(cards).getByRole('button'))
    await userEvent.keyboard('{Enter}')
    await expect(cards).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('210')
  },
}

export const OneStopForTheRows: Story = {
  render: inBoth((say) => (
    <Panel>
      <CompanyTable say={say} />
      <Button>{say('表格之后', 'Behind the table')}</Button>
    </Panel>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    const row = (at: number) => canvas.getAllByRole('row')[at] as HTMLElement
    const links = (at: number) => within(row(at)).getAllByRole('link')
    await tabTo(links(1)[0] as HTMLElement)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    await expect(links(3)[0]).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    await expect(document.activeElement).toHaveTextContent('欧阳娜')
    await user.keyboard('{Home} {ArrowUp}')
    await expect(within(row(3)).getByRole('checkbox')).toBeChecked()
    await expect(within(row(2)).getByRole('checkbox')).toHaveFocus()
    await user.keyboard('{End}{ArrowDown}')
    await expect(within(row(3)).getAllByRole('button').at(-1)).toHaveFocus()
    await user.keyboard('{Control>}{Home}{/Control}')
    await expect(within(row(1)).getAllByRole('button').at(-1)).toHaveFocus()
    await user.tab()
    await expect(canvas.getByRole('button', { name: /表格之后|Behind/ })).toHaveFocus()
    await user.tab({ shift: true })
    await expect(within(row(1)).getAllByRole('button').at(-1)).toHaveFocus()
  },
}

export const ShiftTicksARange: Story = {
  render: inBoth((say) => (
    <Panel>
      <CompanyTable say={say} />
    </Panel>
  )),
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole<HTMLInputElement>('checkbox')
    const user = userEvent.setup()
    if (boxes[2] === undefined || boxes[5] === undefined) throw new Error('no rows')
    await user.click(boxes[2])
    await user.keyboard('{Shift>}')
    await user.click(boxes[5])
    await user.keyboard('{/Shift}')
    await expect(boxes.filter((box) => box.checked)).toHaveLength(4)
  },
}

/** A range begins on the page that it ends on, wherever the last tick was. */
export const ShiftForgetsOtherPages: Story = {
  render: inBoth((say) => <Pages say={say} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const boxes = () => canvas.getAllByRole<HTMLInputElement>('checkbox')
    const user = userEvent.setup()
    await user.click(boxes()[3] as HTMLInputElement)
    await user.click(canvas.getByRole('button', { name: /^(下一页|Next)$/ }))
    await user.keyboard('{Shift>}')
    await user.click(boxes()[1] as HTMLInputElement)
    await user.keyboard('{/Shift}')
    await expect(boxes().filter((box) => box.checked)).toHaveLength(1)
  },
}

const many = Array.from({ length: 100_000 }, (_, at) => ({
  ...(companies[at % companies.length] ?? companies[0]),
  id: `many-${at}`,
  name: `第 ${at + 1} 家智能企业`,
})) as typeof companies

export const HundredThousandRows: Story = {
  render: inBoth((say) => (
    <Panel>
      <DataTable
        label={say('企业', 'Companies')}
        columns={companyColumns(say)}
        rows={many}
        getKey={idOf}
        isNameSticky
        density="compact"
        selection={none}
        selectLabels={{ all: say('选择全部', 'Select all'), row: ({ name }) => say(`选择 ${name}`, `Select ${name}`) }}
      />
    </Panel>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001')
    // The first hundred stand until what shows only those in sight has come.
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60))
    const frame = canvas.getByRole('region')
    frame.focus()
    frame.scrollTop = frame.scrollHeight
    const last = await canvas.findByRole('rowheader', { name: '第 100000 家智能企业' })
    await waitFor(() => expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '100001'))
    frame.scrollTop = frame.scrollHeight / 2
    await canvas.findByRole('rowheader', { name: '第 50000 家智能企业' })
  },
}

const perPage = 4

function Pages({ say }: { say: Say }) {
  const [page, setPage] = useState(1)
  const [selection, setSelection] = useState<ReadonlySet<string>>(none)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['tags']))
  const rows = companies.slice((page - 1) * perPage, page * perPage)
  const columns = companyColumns(say)
  const isAll = selection.size === companies.length
  const isPage = rows.every(({ id }) => selection.has(id))
  return (
    <Panel
      title={say('全部企业', 'All companies')}
      aside={
        <ColumnChoice
          label={say('列', 'Columns')}
          showAllLabel={say('全部显示', 'Show all')}
          columns={columns.slice(1)}
          hidden={hidden}
          onChange={setHidden}
        />
      }
    >
      {isPage && (
        <SelectAcross
          text={say(`已选 ${selection.size} 家`, `${selection.size} chosen`)}
          actionLabel={
            isAll
              ? say('清除选择', 'Choose none')
              : say(`选择全部 ${companies.length} 家`, `Choose all ${companies.length}`)
          }
          onPress={() => setSelection(new Set(isAll ? [] : companies.map(idOf)))}
        />
      )}
      <CompanyTable
        say={say}
        rows={rows}
        columns={columns.filter(({ id }) => !hidden.has(id))}
        selection={selection}
        onSelect={setSelection}
      />
      <Pagination
        page={page}
        pages={companies.length / perPage}
        onChange={setPage}
        labels={{
          nav: say('分页', 'Pages'),
          first: say('首页', 'First'),
          previous: say('上一页', 'Previous'),
          next: say('下一页', 'Next'),
          last: say('末页', 'Last'),
          page: say('跳到第几页', 'Go to page'),
        }}
      />
    </Panel>
  )
}

export const SelectOverPagesAndColumns: Story = {
  render: inBoth((say) => <Pages say={say} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const body = within(document.body)
    const press = (name: RegExp) => userEvent.click(canvas.getByRole('button', { name }))
    const all = () => canvas.getByRole<HTMLInputElement>('checkbox', { name: /本页全部|all on this page/ })
    await userEvent.click(all())
    await press(/下一页|Next/)
    await expect(all()).not.toBeChecked()
    await press(/上一页|Previous/)
    await expect(all()).toBeChecked()
    await press(/选择全部 12 家|Choose all 12/)
    await press(/末页|Last/)
    await expect(all()).toBeChecked()

    // Columns, by keys.
    await expect(canvas.queryByRole('columnheader', { name: /行业标签|Tags/ })).toBeNull()
    canvas.getByRole('button', { name: /^列$|Columns/ }).focus()
    await userEvent.keyboard('{Enter}')
    const tags = await body.findByRole('checkbox', { name: /行业标签|Tags/ })
    tags.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /行业标签|Tags/, hidden: true })).toBeVisible())
  },
}

const notices = [
  {
    id: '1',
    name: '关于举办第二十届会员大会暨知识产权与数据合规专题培训班的通知',
    by: '秘书处',
    on: '2026-11-26',
    read: 12,
  },
  { id: '2', name: '春节放假', by: '办公室', on: '2026-11-20', read: 3 },
]

/** Columns that are wider than what stands in them give way to a name that would be cut. */
export const RoomForNames: Story = {
  parameters: { layout: 'padded' },
  render: inBoth((say) => (
    <div style={{ width: 760 }}>
      <Panel>
        <DataTable
          label={say('通知', 'Notices')}
          rows={notices}
          getKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              header: say('标题', 'Title'),
              isName: true,
              minWidth: 200,
              render: ({ name }) => <b>{name}</b>,
            },
            { id: 'by', header: say('发布人', 'By'), width: 160, render: ({ by }) => by },
            { id: 'on', header: say('日期', 'Day'), width: 160, render: ({ on }) => on },
            { id: 'read', header: say('已读', 'Read'), width: 120, align: 'end', render: ({ read }) => read },
          ]}
        />
      </Panel>
    </div>
  )),
  play: async ({ canvasElement }) => {
    const cell = within(canvasElement).getByRole('rowheader', { name: /^关于举办/ })
    await waitFor(() => expect(cell.scrollWidth).toBe(cell.clientWidth))
    const [, by] = within(canvasElement).getAllByRole('columnheader')
    await expect(by?.offsetWidth).toBeLessThan(160)
  },
}
