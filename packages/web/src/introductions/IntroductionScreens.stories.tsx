import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import { forever, type StoryAnswers } from '../story/stub-client.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import IntroductionListScreen from './IntroductionListScreen.tsx'

const meta = {
  title: 'Screens/Introductions',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const screen = (introductions: StoryAnswers['introductions'] = {}) =>
  storyScreen('/introductionList', <IntroductionListScreen />, {
    session: chamberFixture(),
    answers: { introductions: introductions ?? {} },
  })

export const List: Story = { render: screen() }

export const Loading: Story = { render: screen({ list: () => forever() }) }

export const Empty: Story = { render: screen({ list: () => Promise.resolve({ items: [], total: 0 }) }) }

export const Failed: Story = {
  render: screen({
    list: () => Promise.reject(new ProblemError('server.failed', { params: { requestId: '0199aa00' } })),
  }),
}

const look = (at: number) => async (canvasElement: HTMLElement) => {
  const buttons = await within(canvasElement).findAllByRole('button', { name: /^(查看|Show) / })
  await userEvent.click(buttons[at] as HTMLElement)
  return within(await within(document.body).findByRole('dialog'))
}

export const Proposed: Story = {
  render: screen(),
  play: async ({ canvasElement }) => void (await look(0)(canvasElement)),
}

export const Dropped: Story = {
  render: screen(),
  play: async ({ canvasElement }) => void (await look(3)(canvasElement)),
}

export const Agreeing: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    const drawer = await look(1)(canvasElement)
    await userEvent.click(drawer.getByRole('button', { name: /^(登记达成|Record an agreement)$/ }))
    await within(document.body).findByRole('group', { name: /^(达成日期|Agreed on)/ })
  },
}

export const DroppingAsksForAReason: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    const drawer = await look(1)(canvasElement)
    await userEvent.click(drawer.getByRole('button', { name: /^(登记未成|Record as dropped)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: /^(登记未成|Record as dropped)$/ }))
    await expect(dialog.getByRole('textbox')).toBeInvalid()
  },
}
