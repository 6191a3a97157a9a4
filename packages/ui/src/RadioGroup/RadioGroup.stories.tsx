import type { Meta, StoryObj } from '@storybook/react-vite'
import { Monitor, Smartphone } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { RadioGroup } from './RadioGroup.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/RadioGroup', component: RadioGroup, tags: ['composite'] } satisfies Meta<
  typeof RadioGroup
>
export default meta
type Story = StoryObj

const options = (say: Say) => [
  { value: 'all', label: say('全部会员', 'All members') },
  { value: 'some', label: say('指定分组', 'Some groups'), description: say('稍后选择', 'Chosen later') },
  { value: 'none', label: say('仅管理员', 'Administrators'), isDisabled: true },
]

export const Playground = playground(
  RadioGroup,
  (say) => ({
    label: say('预览', 'Preview'),
    description: say('打印前先看一看', 'Look before you print'),
    value: 'phone',
    options: [
      { value: 'phone', label: say('手机', 'Phone'), icon: <Smartphone size={14} /> },
      { value: 'screen', label: say('大屏', 'Screen'), icon: <Monitor size={14} /> },
    ],
  }),
  { choices: { value: ['phone', 'screen'] } },
)

export const States: Story = {
  render: inBoth((say) => {
    const common = { options: options(say), onChange: () => {} }
    return (
      <Column>
        <RadioGroup {...common} label={say('谁可以看', 'Who may see it')} value="all" isRequired />
        <RadioGroup
          {...common}
          label={say('谁可以看', 'Who may see it')}
          value={null}
          isRow
          error={say('请选择', 'Choose one')}
        />
        <RadioGroup {...common} label={say('谁可以看', 'Who may see it')} value="some" isRow isDisabled />
      </Column>
    )
  }),
}

export const Segments: Story = {
  render: inBoth((say) => {
    const common = {
      label: say('预览', 'Preview'),
      isLabelHidden: true,
      isSegmented: true,
      onChange: () => {},
      options: [
        { value: 'phone', label: say('手机', 'Phone'), icon: <Smartphone size={14} aria-hidden /> },
        { value: 'screen', label: say('大屏', 'Big screen'), icon: <Monitor size={14} aria-hidden /> },
      ],
    }
    return (
      <Column>
        <RadioGroup {...common} value="phone" />
        <RadioGroup {...common} value="screen" />
        <RadioGroup {...common} value="phone" isDisabled />
      </Column>
    )
  }),
}

export const ArrowsChoose: Story = {
  render: inBoth((say) => (
    <Held<string | null> initial="all">
      {(value, set) => (
        <RadioGroup label={say('谁可以看', 'Who may see it')} options={options(say)} value={value} onChange={set} />
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getAllByRole('radio')[1]).toBeChecked()
  },
}
