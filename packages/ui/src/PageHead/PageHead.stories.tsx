import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Column } from '../story/Column.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { PageHead } from './PageHead.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Layout/PageHead', component: PageHead, tags: ['composite'] } satisfies Meta<typeof PageHead>
export default meta
type Story = StoryObj

export const Playground = playground(PageHead, (say) => ({
  title: say('企业管理', 'Companies'),
  count: say('1,204 家', '1,204'),
  breadcrumb: {
    label: say('路径', 'Path'),
    crumbs: [{ label: say('首页', 'Home'), href: '#home' }, { label: say('企业管理', 'Companies') }],
  },
  actions: <Button variant="primary">{say('新建企业', 'New company')}</Button>,
}))

export const WithPathAndLongNames: Story = {
  render: inBoth((say) => (
    <main>
      <Column width="100%">
        <PageHead
          title={say('章节管理', 'Chapters')}
          count={say('3 章 ・ 11 节', '3 chapters, 11 lessons')}
          breadcrumb={{
            label: say('路径', 'Path'),
            crumbs: [
              { label: say('企业大学课程', 'Courses'), href: '#courses' },
              { label: say('新员工入会培训', 'Onboarding') },
            ],
          }}
          actions={
            <>
              <Button>{say('导出', 'Export')}</Button>
              <Button variant="primary" icon={<Plus size={16} />}>
                {say('新建章节', 'New chapter')}
              </Button>
            </>
          }
        />
        <PageHead
          title={longName}
          breadcrumb={{
            label: say('长路径', 'Long path'),
            crumbs: [{ label: say('企业管理', 'Companies'), href: '#companies' }, { label: longName }],
          }}
          actions={<Button>{say('编辑', 'Edit')}</Button>}
        />
        <PageHead
          title={say('企业大学课程', 'Courses')}
          count={say('13 门', '13 courses')}
          actions={
            <>
              <Button>{say('直播课程', 'Live courses')}</Button>
              <Button>{say('已购课程', 'Purchased courses')}</Button>
              <Button>{say('课程分类', 'Course categories')}</Button>
              <Button>{say('轮播课程', 'Carousel courses')}</Button>
              <Button variant="primary" icon={<Plus size={16} />}>
                {say('新建课程', 'New course')}
              </Button>
            </>
          }
        />
      </Column>
    </main>
  )),
  play: async ({ canvasElement }) => {
    const path = within(canvasElement).getByRole('navigation', { name: /^(路径|Path)$/ })
    await expect(within(path).getAllByRole('listitem').at(-1)?.querySelector('[aria-current="page"]')).toBeVisible()
    await userEvent.tab()
    await expect(within(path).getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: /新建章节|New chapter/ })).toHaveFocus()
    await expect(within(canvasElement).getByRole('heading', { name: /章节管理|Chapters/ })).toBeVisible()
  },
}
