import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import type { PasswordChange } from '@icss/core/sessions/password-change.ts'
import { StoryLanguage } from '../story/StoryLanguage.tsx'
import { forever } from '../story/stub-client.ts'
import PasswordScreen from './PasswordScreen.tsx'

/** What stands before everything else until the initial password has been changed. */
const meta = {
  title: 'Screens/Password',
  component: PasswordScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PasswordScreen>
export default meta
type Story = StoryObj

const shown = (
  change: (passwords: PasswordChange) => Promise<void>,
  policy: 'seed' | 'strict' = 'seed',
): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    const language = globals['language'] as Language
    return (
      <StoryLanguage language={language}>
        <PasswordScreen accountNumber="755001" policy={policy} change={change} onChanged={() => {}} onExit={() => {}} />
      </StoryLanguage>
    )
  }

const fill = async (canvasElement: HTMLElement, ...values: string[]) => {
  const fields = canvasElement.querySelectorAll('input')
  for (const [i, value] of values.entries()) {
    const field = fields[i]
    if (!field) continue
    // As password managers do it.
    await userEvent.click(field)
    await userEvent.paste(value)
  }
  await userEvent.keyboard('{Enter}')
  return within(canvasElement)
}

export const Empty: Story = { render: shown(() => forever()) }

export const Strict: Story = {
  render: shown(() => forever(), 'strict'),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement, 'password123', 'password123')
    await expect(await canvas.findByText(/密码过于常见|too common/)).toBeVisible()
  },
}

export const Differing: Story = {
  render: shown(() => forever()),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement, 'my_password', 'my_passwort')
    await expect(await canvas.findByText(/两次输入的密码不一致|The two passwords differ/)).toBeVisible()
  },
}

export const Saving: Story = {
  render: shown(() => forever()),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'my_password', 'my_password')
    await waitFor(() => expect(canvasElement.querySelector('input')).toHaveAttribute('readonly'))
  },
}
