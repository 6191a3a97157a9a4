import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import { storyMeetings } from '../meetings/meetings.records.fixture.ts'
import SignUpListScreen from '../sign-ups/SignUpListScreen.tsx'
import { forever, type StoryAnswers } from '../story/stub-client.ts'
import { type StoryScreen, storyScreen } from '../story/storyScreen.tsx'
import ActivityEditScreen from './ActivityEditScreen.tsx'
import ActivityListScreen from './ActivityListScreen.tsx'
import { storyActivities } from './activities.records.fixture.ts'

const meta = {
  title: 'Screens/Activities',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const session = chamberFixture()
const list = (activities: StoryAnswers['activities'] = {}) =>
  storyScreen('/activityManagement', <ActivityListScreen />, { session, answers: { activities: activities ?? {} } })
const form = (params: { id?: string }) =>
  storyScreen('/newActivities', <ActivityEditScreen params={params} />, { session })

export const List: Story = { render: list() }

export const Loading: Story = { render: list({ list: () => forever() }) }

export const Empty: Story = { render: list({ list: () => Promise.resolve({ items: [], total: 0 }) }) }

export const Failed: Story = {
  render: list({
    list: () => Promise.reject(new ProblemError('server.failed', { params: { requestId: '0199aa00' } })),
  }),
}

export const New: Story = { render: form({}) }

export const NewIsRefusedWithoutWords: Story = {
  render: form({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(within(canvas.getByRole('alert')).getAllByRole('button')).toHaveLength(5)
  },
}

const [, full] = storyActivities

export const WithSignUp: Story = {
  render: form({ id: full?.id ?? '' }),
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('region', { name: /^(公开链接|Public link)$/ })
    panel.scrollIntoView({ block: 'end' })
  },
}

const signUps = (story: StoryScreen = {}) =>
  storyScreen('/activitySignUps/1', <SignUpListScreen params={{ id: full?.id ?? '' }} />, { session, ...story })

export const SignUps: Story = {
  render: signUps(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(候补 7 人|7 waiting)$/)
  },
}

export const NobodyHasSignedUp: Story = {
  render: signUps({
    records: { signUps: [] },
    answers: {
      activities: { show: async () => ({ ...full, confirmed: 0, waiting: 0, takesSignUps: false }) as never },
    },
  }),
}

export const AddingAsksForAPhone: Story = {
  render: signUps(),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(添加报名|Add a sign-up)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /^(姓名|Name)/ }), '王明')
    await userEvent.click(dialog.getByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^(手机号|Phone)/ })).toBeInvalid())
  },
}

export const ExpectedAtAMeeting: Story = {
  render: signUps({ answers: { meetings: { list: async () => ({ items: [...storyMeetings], total: 1 }) } } }),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(加入会议名单|Add to a meeting)$/ }),
    )
    await within(document.body).findByRole('alertdialog')
  },
}
