import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sampleGroups } from '../story/SampleShell.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { SideMenu } from './SideMenu.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Layout/SideMenu', component: SideMenu, tags: ['composite'] } satisfies Meta<typeof SideMenu>
export default meta
type Story = StoryObj

export const Playground = playground(SideMenu, (say) => ({
  label: say('主菜单', 'Main menu'),
  groups: sampleGroups(say),
}))

export const Wide: Story = {
  render: inBoth((say) => (
    <div style={{ width: 224 }}>
      <SideMenu label={say('主菜单', 'Main menu')} groups={sampleGroups(say)} />
    </div>
  )),
}

export const Collapsed: Story = {
  render: inBoth((say) => (
    <div style={{ width: 56, marginRight: 160 }}>
      <SideMenu label={say('主菜单', 'Main menu')} groups={sampleGroups(say)} isCollapsed />
    </div>
  )),
  play: async () => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(await within(document.body).findByRole('tooltip')).toBeVisible()
  },
}

export const LongNames: Story = {
  render: inBoth((say) => (
    <div style={{ width: 224 }}>
      <SideMenu
        label={say('主菜单', 'Main menu')}
        groups={[
          { id: 'long', label: longName.slice(0, 24), items: [{ href: '#a', label: longName, icon: null, badge: 5 }] },
        ]}
      />
    </div>
  )),
}
