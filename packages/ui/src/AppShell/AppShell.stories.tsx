import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus, Upload } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { FilterBar } from '../FilterBar/FilterBar.tsx'
import { PageHead } from '../PageHead/PageHead.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Select } from '../Select/Select.tsx'
import { CompanyTable } from '../story/CompanyTable.tsx'
import { SampleShell, sampleGroups, shellLabels } from '../story/SampleShell.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { AppShell } from './AppShell.tsx'
import { playground } from '../story/playground.tsx'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { SideMenu } from '../SideMenu/SideMenu.tsx'

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj

function ListScreen({ say }: { say: Say }) {
  return (
    <>
      <PageHead
        title={say('企业管理', 'Companies')}
        count={say('1,204 家', '1,204')}
        actions={
          <>
            <Button icon={<Upload size={16} />}>{say('导入', 'Import')}</Button>
            <Button icon={<Download size={16} />}>{say('导出', 'Export')}</Button>
            <Button variant="primary" icon={<Plus size={16} />}>
              {say('新建企业', 'New company')}
            </Button>
          </>
        }
      />
      <Panel>
        <FilterBar
          label={say('筛选企业', 'Filter companies')}
          selection={
            <>
              {say('已选 2 家', '2 chosen')}
              <Button size="small">{say('打标签', 'Tag')}</Button>
              <Button size="small" variant="dangerOutline">
                {say('删除', 'Delete')}
              </Button>
            </>
          }
        >
          <SearchField label={say('搜索', 'Search')} clearLabel={say('清空', 'Clear')} defaultValue="智能" />
          <Select
            label={say('行业', 'Industry')}
            isLabelHidden
            prefix={say('行业：', 'Industry:')}
            placeholder={say('全部', 'All')}
            value="all"
            options={[{ value: 'all', label: say('全部', 'All') }]}
            onChange={() => {}}
          />
          <Select
            label={say('登记状态', 'State')}
            isLabelHidden
            placeholder={say('登记状态', 'State')}
            value={null}
            options={[]}
            onChange={() => {}}
          />
        </FilterBar>
        <CompanyTable say={say} search="智能" chosen={['1', '2']} />
        <Pagination
          page={1}
          pages={101}
          onChange={() => {}}
          range={say('第 1–12 家，共 1,204 家', '1–12 of 1,204')}
          labels={say(
            { nav: '分页', first: '首页', previous: '上一页', next: '下一页', last: '末页', page: '跳到第几页' },
            { nav: 'Pages', first: 'First', previous: 'Previous', next: 'Next', last: 'Last', page: 'Go to page' },
          )}
        />
      </Panel>
    </>
  )
}

export const Playground = playground(AppShell, (say) => ({
  brand: (
    <>
      <BrandMark />
      {say('商会管理后台', 'Chamber back office')}
    </>
  ),
  headerEnd: <Button variant="quiet">{say('退出', 'Sign out')}</Button>,
  side: (isNarrow: boolean) => (
    <SideMenu label={say('主菜单', 'Main menu')} groups={sampleGroups(say)} isCollapsed={isNarrow} />
  ),
  isCollapsed: false,
  labels: shellLabels(say),
  footer: say('粤ICP备2026000001号', 'ICP 2026000001'),
  children: <PageHead title={say('企业管理', 'Companies')} />,
}))

export const ListOfCompanies: Story = {
  render: inBoth((say) => (
    <SampleShell say={say}>
      <ListScreen say={say} />
    </SampleShell>
  )),
}

export const Collapsed: Story = {
  render: inBoth((say) => (
    <SampleShell say={say} isCollapsed>
      <ListScreen say={say} />
    </SampleShell>
  )),
}

export const Keyboard: Story = {
  render: inBoth((say) => (
    <SampleShell say={say}>
      <PageHead
        title={say('章节管理', 'Chapters')}
        breadcrumb={{
          label: say('路径', 'Path'),
          crumbs: [
            { label: say('企业大学课程', 'Courses'), href: '#courses' },
            { label: say('新员工入会培训', 'New members') },
          ],
        }}
      />
    </SampleShell>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /跳到内容|Skip/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
