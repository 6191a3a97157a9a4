import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { TimeField } from './TimeField.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/TimeField', component: TimeField, tags: ['composite'] } satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj

const keep = () => {}

export const Playground = playground(
  TimeField,
  (say) => ({
    label: say('开播时间', 'On air'),
    description: say('24 小时制', 'By 24 hours'),
    value: '14:30',
  }),
  { choices: { value: ['14:30', '09:00'] }, without: ['min', 'max'] },
)

export const TypedByKeyboard: Story = {
  render: inBoth((say) => (
    <Column width={200}>
      <Held<string | null> initial={null}>
        {(value, set) => <TimeField label={say('开播时间', 'On air at')} isRequired value={value} onChange={set} />}
      </Held>
      <TimeField
        label={say('结束时间', 'Ends at')}
        value="09:05"
        onChange={keep}
        error={say('应晚于开播时间', 'Must be after the start')}
      />
      <TimeField label={say('提醒', 'Reminder')} isDisabled value="08:00" onChange={keep} />
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('group')
    await userEvent.tab()
    await userEvent.keyboard('1430')
    await waitFor(() => expect(first).toHaveTextContent('14:30'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(first).toHaveTextContent('14:29'))
    await expect(within(canvasElement).getAllByRole('spinbutton')[1]).toHaveAttribute('aria-valuenow', '29')
  },
}
