import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { tabTo } from '../story/tabTo.ts'
import { DateField } from './DateField.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/DateField', component: DateField, tags: ['composite'] } satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj

const keep = () => {}

export const Playground = playground(
  DateField,
  (say) => ({
    label: say('开课日期', 'First day'),
    description: say('上架以后不能再改', 'Cannot change once it is on the shelf'),
    value: '2026-11-21',
  }),
  { choices: { value: ['2026-11-21', '2026-12-05'] }, without: ['min', 'max'] },
)

export const States: Story = {
  render: inBoth((say) => (
    <Column width={240}>
      <DateField label={say('开课日期', 'First day')} isRequired value={null} onChange={keep} />
      <DateField label={say('开课日期', 'First day')} value="2026-11-21" onChange={keep} />
      <DateField
        label={say('结课日期', 'Last day')}
        value="2026-11-01"
        onChange={keep}
        error={say('应晚于开课日期', 'Must be after the first day')}
      />
      <DateField label={say('添加时间', 'Added')} isDisabled value="2026-11-21" onChange={keep} />
    </Column>
  )),
}

export const TypedAndOpened: Story = {
  render: inBoth((say) => (
    <Held<string | null> initial="2026-11-21">
      {(value, set) => (
        <Column width={240}>
          <DateField label={say('开课日期', 'First day')} value={value} onChange={set} min="2026-11-10" />
        </Column>
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('2026')
    await userEvent.keyboard('12')
    await userEvent.keyboard('05')
    await expect(within(canvasElement).getByRole('group')).toHaveTextContent(/2026-12-05/)
    await tabTo(within(canvasElement).getByRole('button'))
    await userEvent.keyboard('{Enter}')
    await expect(await within(document.body).findAllByRole('gridcell')).toHaveLength(42)
  },
}
