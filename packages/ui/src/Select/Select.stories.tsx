import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { Select } from './Select.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/Select', component: Select, tags: ['composite'] } satisfies Meta<typeof Select>
export default meta
type Story = StoryObj

const states = (say: Say) => [
  { value: 'active', label: say('存续', 'Active') },
  { value: 'abnormal', label: say('经营异常', 'Abnormal'), description: say('公示系统列入', 'Listed publicly') },
  { value: 'closed', label: say('注销', 'Closed') },
  { value: 'moved', label: say('迁出', 'Moved'), isDisabled: true },
]

const nothing = () => {}

export const Playground = playground(
  Select,
  (say) => ({
    label: say('登记状态', 'State'),
    description: say('以工商登记为准', 'As it is registered'),
    options: states(say),
    value: null,
  }),
  { choices: { value: ['active', 'closed'] }, without: ['emptyText'] },
)

export const States: Story = {
  render: inBoth((say) => {
    const common = { options: states(say), placeholder: say('请选择', 'Choose'), onChange: nothing }
    return (
      <Column width={280}>
        <Select {...common} label={say('登记状态', 'Registration')} isRequired value={null} />
        <Select {...common} label={say('登记状态', 'Registration')} value="active" prefix={say('状态：', 'State:')} />
        <Select
          {...common}
          label={say('登记状态', 'Registration')}
          value={null}
          error={say('请选择登记状态', 'Choose a state')}
        />
        <Select {...common} label={say('登记状态', 'Registration')} isDisabled value="closed" />
        <Select
          {...common}
          label={say('所属章', 'Chapter')}
          options={[{ value: '1', label: longName }]}
          value="1"
          description={say('节放在章里', 'Lessons stand in chapters')}
        />
      </Column>
    )
  }),
}

export const OpensByKeyboard: Story = {
  render: inBoth((say) => (
    <Held<string | null> initial={null}>
      {(value, set) => (
        <Column width={280}>
          <Select
            label={say('登记状态', 'Registration')}
            placeholder={say('请选择', 'Choose')}
            options={states(say)}
            value={value}
            onChange={set}
          />
        </Column>
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    const body = within(document.body)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    const button = within(canvasElement).getByRole('button')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent(/经营异常|Abnormal/)
    await userEvent.keyboard('{Enter}')
    await expect(await body.findByRole('listbox')).toBeVisible()
  },
}
