import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inBoth } from '../story/inBoth.ts'
import { PlainButton } from './PlainButton.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Actions/PlainButton', component: PlainButton } satisfies Meta<typeof PlainButton>
export default meta
type Story = StoryObj

const submitted = fn()

const inForm = (isPending: boolean) =>
  inBoth((say) => (
    <form
      style={{ width: 340, maxWidth: '100%' }}
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <PlainButton type="submit" variant="primary" size="large" isWide isPending={isPending}>
        {say('登录', 'Log in')}
      </PlainButton>
    </form>
  ))

export const Playground = playground(PlainButton, (say) => ({
  children: say('登录', 'Sign in'),
  variant: 'primary',
  size: 'medium',
  onClick: fn(),
}))

export const Ready: Story = {
  render: inForm(false),
  play: async ({ canvasElement }) => {
    submitted.mockClear()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(submitted).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = {
  render: inForm(true),
  play: async ({ canvasElement }) => {
    submitted.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(submitted).not.toHaveBeenCalled()
  },
}
