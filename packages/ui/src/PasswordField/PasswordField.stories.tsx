import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { inBoth } from '../story/inBoth.ts'
import { PasswordField } from './PasswordField.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/PasswordField', component: PasswordField } satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj

export const Playground = playground(
  PasswordField,
  (say) => ({
    label: say('密码', 'Password'),
    value: 'correct horse',
    placeholder: '',
    error: '',
    size: 'medium',
    isLabelHidden: false,
    isRequired: false,
    isDisabled: false,
    labels: { show: say('显示密码', 'Show the password'), hide: say('隐藏密码', 'Hide the password') },
    onChange: fn(),
  }),
  { choices: { size: ['medium', 'large'] } },
)

export const States: Story = {
  render: inBoth((say) => {
    const labels = say({ show: '显示密码', hide: '隐藏密码' }, { show: 'Show password', hide: 'Hide password' })
    return (
      <Column>
        <PasswordField label={say('密码', 'Password')} labels={labels} defaultValue="old secret" />
        <PasswordField
          label={say('密码', 'Password')}
          size="large"
          labels={labels}
          defaultValue="old secret"
          error={say('密码不正确，还可以再试 3 次', 'Wrong password, 3 tries left')}
        />
      </Column>
    )
  }),
}

export const ShowsByKeyboard: Story = {
  render: inBoth((say) => (
    <PasswordField
      label={say('密码', 'Password')}
      labels={say({ show: '显示密码', hide: '隐藏密码' }, { show: 'Show password', hide: 'Hide password' })}
      defaultValue="old secret"
    />
  )),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('old secret')
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName(/隐藏密码|Hide password/)
  },
}
