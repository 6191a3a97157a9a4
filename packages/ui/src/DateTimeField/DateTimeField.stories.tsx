import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { FieldPair } from '../Dialog/FieldPair.tsx'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { DateTimeField } from './DateTimeField.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/DateTimeField', component: DateTimeField, tags: ['composite'] } satisfies Meta<
  typeof DateTimeField
>
export default meta
type Story = StoryObj

const keep = () => {}

export const Playground = playground(
  DateTimeField,
  (say) => ({
    label: say('开播时间', 'On air'),
    description: say('频道所在地的时间', 'On the clock of the channel'),
    value: '2026-11-21T14:30',
  }),
  { choices: { value: ['2026-11-21T14:30', '2026-12-05T09:00'] }, without: ['min', 'max'] },
)

export const TypedByKeyboard: Story = {
  render: inBoth((say) => (
    <Column width={440}>
      <FieldPair>
        <Held<string | null> initial={null}>
          {(value, set) => <DateTimeField label={say('开始时间', 'Starts')} isRequired value={value} onChange={set} />}
        </Held>
        <DateTimeField
          label={say('结束时间', 'Ends')}
          value="2026-11-21T08:05"
          onChange={keep}
          error={say('应晚于开始时间', 'Must be after the start')}
        />
      </FieldPair>
      <DateTimeField
        label={say('发布时间', 'Published')}
        isDisabled
        value="2026-11-21T00:00"
        onChange={keep}
        description={say('保存后自动填写', 'Filled in when saved')}
      />
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getAllByRole('group')[0]
    await userEvent.tab()
    await userEvent.keyboard('202611211430')
    await waitFor(() => expect(first).toHaveTextContent(/2026-11-21\s.?14:30/))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(first).toHaveTextContent(/14:31/))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await within(document.body).findAllByRole('gridcell')).toHaveLength(42)
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(first).toHaveTextContent(/2026-11-22\s.?14:31/))
  },
}
