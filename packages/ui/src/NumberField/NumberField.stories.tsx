import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { inBoth } from '../story/inBoth.ts'
import { NumberField } from './NumberField.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/NumberField', component: NumberField, tags: ['composite'] } satisfies Meta<
  typeof NumberField
>
export default meta
type Story = StoryObj

export const Playground = playground(NumberField, (say) => ({
  label: say('名额', 'Places'),
  description: say('含讲师', 'Those of tutors too'),
  unit: say('人', 'people'),
  value: 48,
  onChange: fn(),
}))

export const States: Story = {
  render: inBoth((say) => (
    <Column width={240}>
      <NumberField label={say('中奖人数', 'Winners')} isRequired defaultValue={10} minValue={1} maxValue={500} />
      <NumberField label={say('价格', 'Price')} defaultValue={1299} unit={say('元', 'CNY')} />
      <NumberField
        label={say('排序', 'Order')}
        defaultValue={0}
        minValue={0}
        error={say('应大于 0', 'Must be above 0')}
      />
      <NumberField label={say('名额', 'Seats')} isDisabled defaultValue={30} />
    </Column>
  )),
}

export const ArrowsStep: Story = {
  render: inBoth((say) => (
    <Column width={240}>
      <NumberField label={say('中奖人数', 'Winners')} defaultValue={9} minValue={1} maxValue={10} />
    </Column>
  )),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('10')
  },
}
