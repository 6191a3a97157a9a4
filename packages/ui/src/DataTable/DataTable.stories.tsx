import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { CompanyTable, companyColumns } from '../story/CompanyTable.tsx'
import { companies } from '../story/companies.ts'
import { inBoth } from '../story/inBoth.ts'
import { longName, longWord } from '../story/longName.ts'
import { DataTable } from './DataTable.tsx'

const meta = { title: 'Data/DataTable', component: DataTable, tags: ['composite'] } satisfies Meta<typeof DataTable>
export default meta
type Story = StoryObj

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
    boxes()[1]?.focus()
    await userEvent.keyboard(' ')
    await expect(boxes()[0]?.indeterminate).toBe(true)
    boxes()[0]?.focus()
    await userEvent.keyboard(' ')
    await expect(boxes().every((box) => box.checked)).toBe(true)
    const cards = canvas.getByRole('columnheader', { name: /名片|Cards/ })
    await expect(cards).toHaveAttribute('aria-sort', 'none')
    within(cards).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(cards).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('210')
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
