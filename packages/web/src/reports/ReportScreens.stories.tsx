import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import { forever, type StoryAnswers } from '../story/stub-client.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import ReportListScreen from './ReportListScreen.tsx'

const meta = {
  title: 'Screens/Reports',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const screen = (reports: StoryAnswers['reports'] = {}) =>
  storyScreen('/reportList', <ReportListScreen />, {
    session: chamberFixture(),
    answers: { reports: reports ?? {} },
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

export const Detail: Story = {
  render: screen(),
  play: async ({ canvasElement }) => void (await look(0)(canvasElement)),
}

/** Of a company whose record names no account. */
export const NoAccount: Story = {
  render: screen(),
  play: async ({ canvasElement }) =>
    void (await (await look(1)(canvasElement)).findByText(/^(没有记录|None on record)$/)),
}

export const HandledDetail: Story = {
  render: screen(),
  play: async ({ canvasElement }) => void (await look(2)(canvasElement)),
}

export const Handling: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    const drawer = await look(0)(canvasElement)
    await userEvent.click(drawer.getByRole('button', { name: /^(处理|Handle)$/ }))
    await within(document.body).findByRole('radio', { name: /^(成立：隐藏内容|Upheld: hide it)$/ })
  },
}
