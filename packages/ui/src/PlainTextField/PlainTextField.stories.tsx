import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { inBoth } from '../story/inBoth.ts'
import { PlainTextField } from './PlainTextField.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/PlainTextField', component: PlainTextField } satisfies Meta<typeof PlainTextField>
export default meta
type Story = StoryObj

export const Playground = playground(PlainTextField, (say) => ({
  label: say('账号', 'Account'),
  value: '',
  placeholder: say('手机号或用户名', 'Phone number or name'),
  error: '',
  size: 'medium',
  isLabelHidden: false,
  isRequired: false,
  isDisabled: false,
}))

export const States: Story = {
  render: inBoth((say) => (
    <Column>
      <PlainTextField label={say('账号', 'Account')} defaultValue="755001" />
      <PlainTextField
        label={say('账号', 'Account')}
        size="large"
        isRequired
        error={say('账号不能为空', 'Account cannot be empty')}
      />
      <PlainTextField label={say('账号', 'Account')} defaultValue="755001" isDisabled />
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const [first, wrong] = within(canvasElement).getAllByRole('textbox')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await expect(wrong).toBeInvalid()
    await expect(wrong).toHaveAccessibleDescription(/不能为空|cannot be empty/)
    await userEvent.clear(first as HTMLElement)
    await userEvent.keyboard('755002')
    await expect(first).toHaveValue('755002')
  },
}
