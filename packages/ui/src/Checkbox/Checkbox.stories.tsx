import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { Checkbox } from './Checkbox.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj

const keep = () => {}

export const Playground = playground(Checkbox, (say) => ({
  label: say('对外公开', 'Open to the public'),
  description: say('任何人都能看到', 'Anybody can see it'),
  isSelected: true,
}))

export const States: Story = {
  render: inBoth((say) => (
    <Column>
      <Checkbox label={say('公开显示', 'Public')} isSelected={false} onChange={keep} />
      <Checkbox
        label={say('允许会员下载', 'Members may download')}
        isSelected
        onChange={keep}
        description={say('只限课程资料', 'Course files only')}
      />
      <Checkbox label={say('全部章节', 'All chapters')} isSelected={false} isIndeterminate onChange={keep} />
      <Checkbox
        label={say('我已核对名单', 'I have checked the list')}
        isSelected={false}
        isRequired
        onChange={keep}
        error={say('请先核对', 'Check it first')}
      />
      <Checkbox label={say('继承上级', 'Inherited')} isSelected isDisabled onChange={keep} />
    </Column>
  )),
}

export const SpaceToggles: Story = {
  render: inBoth((say) => (
    <Held initial={false}>
      {(value, set) => <Checkbox label={say('公开显示', 'Public')} isSelected={value} onChange={set} />}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked()
  },
}
