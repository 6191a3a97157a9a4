import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Layout/Breadcrumb', component: Breadcrumb } satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj

export const Playground = playground(Breadcrumb, (say) => ({
  label: say('路径', 'Path'),
  crumbs: [
    { label: say('企业管理', 'Companies'), href: '#companies' },
    { label: say('深圳软件商会', 'Shenzhen Software Chamber'), href: '#companies/1' },
    { label: say('编辑', 'Edit') },
  ],
}))

export const ShortAndLong: Story = {
  render: inBoth((say) => (
    <Column width={560}>
      <Breadcrumb
        label={say('路径', 'Path')}
        crumbs={[
          { label: say('企业大学课程', 'Courses'), href: '#courses' },
          { label: say('新员工入会培训', 'Onboarding'), href: '#course' },
          { label: say('章节管理', 'Chapters') },
        ]}
      />
      <Breadcrumb
        label={say('长路径', 'Long path')}
        crumbs={[{ label: say('企业管理', 'Companies'), href: '#companies' }, { label: longName }]}
      />
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const path = within(within(canvasElement).getByRole('navigation', { name: /^(路径|Path)$/ }))
    await expect(path.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.tab()
    await expect(path.getByRole('link', { name: /企业大学课程|Courses/ })).toHaveFocus()
    await userEvent.tab()
    await expect(path.getByRole('link', { name: /新员工|Onboarding/ })).toHaveFocus()
    await expect(path.getByText(/章节管理|Chapters/)).toHaveAttribute('aria-current', 'page')
  },
}
