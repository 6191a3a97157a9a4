import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { Switch } from './Switch.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/Switch', component: Switch } satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj

const keep = () => {}

export const Playground = playground(Switch, (say) => ({
  label: say('短信通知', 'Notify by SMS'),
  description: say('立即生效', 'Takes effect at once'),
  isSelected: true,
}))

export const States: Story = {
  render: inBoth((say) => (
    <Column>
      <Switch label={say('首屏显示', 'On the first screen')} isSelected onChange={keep} />
      <Switch
        label={say('接收短信', 'Text messages')}
        isSelected={false}
        onChange={keep}
        description={say('每天最多 3 条', 'At most 3 a day')}
      />
      <Switch label={say('主频道', 'Main channel')} isSelected isDisabled onChange={keep} />
    </Column>
  )),
}

export const SpaceToggles: Story = {
  render: inBoth((say) => (
    <Held initial={false}>
      {(value, set) => <Switch label={say('首屏显示', 'On the first screen')} isSelected={value} onChange={set} />}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(within(canvasElement).getByRole('switch')).toBeChecked()
  },
}
