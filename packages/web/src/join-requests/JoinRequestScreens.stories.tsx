import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import { forever, type StoryAnswers } from '../story/stub-client.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import JoinRequestListScreen from './JoinRequestListScreen.tsx'

const meta = {
  title: 'Screens/JoinRequests',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const screen = (joinRequests: StoryAnswers['joinRequests'] = {}) =>
  storyScreen('/joinRequestList', <JoinRequestListScreen />, {
    session: chamberFixture(),
    answers: { joinRequests: joinRequests ?? {} },
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

export const Pending: Story = {
  render: screen(),
  play: async ({ canvasElement }) => void (await look(0)(canvasElement)),
}

export const Refused: Story = {
  render: screen(),
  play: async ({ canvasElement }) => void (await look(3)(canvasElement)),
}

export const ConfirmedIsAMemberAlready: Story = {
  render: screen({ confirm: () => Promise.reject(new ProblemError('companies.name_taken')) }),
  play: async ({ canvasElement }) => {
    const drawer = await look(0)(canvasElement)
    await userEvent.click(drawer.getByRole('button', { name: /^(确认入会|Confirm)$/ }))
    const question = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: /^(确认入会|Confirm)$/ }))
    await question.findByRole('alert')
  },
}

export const RefusingAsksForAReason: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    const drawer = await look(0)(canvasElement)
    await userEvent.click(drawer.getByRole('button', { name: /^(拒绝|Refuse)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: /^(拒绝|Refuse)$/ }))
    await expect(dialog.getByRole('textbox')).toBeInvalid()
  },
}

export const HandledByAnotherMeanwhile: Story = {
  render: screen({
    refuse: ({ query }) =>
      Promise.reject(
        query.version === 1
          ? new ProblemError('join_requests.handled', { params: { who: '林晓雯', time: '2026-11-25T02:00:00.000Z' } })
          : new ProblemError('request.conflict'),
      ),
  }),
  play: async ({ canvasElement }) => {
    const drawer = await look(0)(canvasElement)
    await userEvent.click(drawer.getByRole('button', { name: /^(拒绝|Refuse)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox'), '不在本市经营')
    await userEvent.click(dialog.getByRole('button', { name: /^(拒绝|Refuse)$/ }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/林晓雯.*2026-11-25 10:00/)
  },
}
