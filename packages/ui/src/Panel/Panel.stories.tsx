import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { PageHead } from '../PageHead/PageHead.tsx'
import { Highlight } from '../Highlight/Highlight.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { Panel } from './Panel.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Layout/Panel', component: Panel } satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj

export const Playground = playground(Panel, (say) => ({
  title: say('管理员', 'Staff'),
  count: '46 / 48',
  isPadded: true,
  aside: <Button size="small">{say('添加', 'Add')}</Button>,
  children: say('能登录后台的人都列在这里。', 'Those who can sign in are listed here.'),
}))

export const WithTitle: Story = {
  render: inBoth((say) => (
    <Panel
      title={say('员工名片', 'Cards')}
      count={say('已绑定 46 / 48', '46 of 48 bound')}
      aside={<Button size="small">{say('编辑', 'Edit')}</Button>}
      isPadded
    >
      <Highlight text={say('深圳市智能光电有限公司', 'Shenzhen smart optics')} search={say('智能', 'smart')} />
    </Panel>
  )),
}

export const HeadWithLongTitle: Story = {
  render: inBoth((say) => (
    <PageHead
      title={longName}
      picture={<Avatar name={longName} />}
      count={say('3 章', '3 chapters')}
      breadcrumb={{
        label: say('路径', 'Path'),
        crumbs: [{ label: longName, href: '#a' }, { label: say('章节', 'Chapters') }],
      }}
      actions={<Button variant="primary">{say('新建章节', 'New chapter')}</Button>}
    />
  )),
}
