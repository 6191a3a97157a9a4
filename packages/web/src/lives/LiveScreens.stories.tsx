import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import type { Live } from '@icss/core/lives/lives.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { ServerClient } from '../server/client.ts'
import { storyLives, storyReceivedLives } from './lives.records.fixture.ts'
import { ScreenStage } from '../story/ScreenStage.tsx'
import { forever, stubClient } from '../story/stub-client.ts'
import LiveDetailScreen from './LiveDetailScreen.tsx'
import LiveEditScreen from './LiveEditScreen.tsx'
import LiveListScreen from './LiveListScreen.tsx'
import ReceivedLivesScreen from './ReceivedLivesScreen.tsx'

const meta = {
  title: 'Screens/Lives',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', machine: 'live' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const main = sessionFixture()
const sub = sessionFixture({ channel: { tier: 2, name: '南山培训中心', superiorChannelId: main.channel.id } })

/** Who changed a live meanwhile. */
const changes = {
  items: [{ at: '2026-11-24T02:00:00.000Z', account: '755002 周启明', action: 'lives.update' }],
}

const client = (lives: Partial<ServerClient['lives']>) =>
  stubClient({
    audit: { ofRecord: () => Promise.resolve(changes) },
    lives: {
      list: () => Promise.resolve({ items: [...storyLives], total: storyLives.length }),
      watchAddress: () => Promise.resolve({ url: 'rtmp://media.example.cn/live/0199aa00?watch=Zx81' }),
      pushAddress: () => Promise.resolve({ server: 'rtmp://media.example.cn/live', key: '0199aa00?key=q8Kd2' }),
      ...lives,
    },
    receivedLives: {
      list: () => Promise.resolve({ items: [...storyReceivedLives], total: storyReceivedLives.length }),
      show: () => (storyReceivedLives[0] ? Promise.resolve(storyReceivedLives[0]) : forever()),
    },
    channelGroups: { list: () => Promise.resolve({ items: [], total: 0 }) },
    contentPermissions: { show: ({ params }) => Promise.resolve({ ...params, groupIds: [] }) },
    courseCategories: { list: () => Promise.resolve({ items: [] }) },
    tutors: { list: () => Promise.resolve({ items: [], total: 0 }) },
  })

const screen = (
  path: string,
  view: ReactNode,
  { lives = {}, session = main }: { lives?: Partial<ServerClient['lives']>; session?: Session } = {},
): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    const language = globals['language'] as Language
    return (
      <ScreenStage language={language} path={path} client={client(lives)} session={session}>
        {view}
      </ScreenStage>
    )
  }

const detail = (at: number, change: Partial<Live> = {}, lives: Partial<ServerClient['lives']> = {}) => {
  const live = storyLives[at]
  const show = () => (live ? Promise.resolve({ ...live, ...change }) : forever<Live>())
  return screen('/liveDetails/1', <LiveDetailScreen params={{ id: '1' }} />, { lives: { show, ...lives } })
}

export const List: Story = { render: screen('/liveCurriculum', <LiveListScreen />) }

export const EmptyList: Story = {
  render: screen('/liveCurriculum', <LiveListScreen />, {
    lives: { list: () => Promise.resolve({ items: [], total: 0 }) },
  }),
}

export const NotStarted: Story = { render: detail(2), parameters: { state: 'F' } }

export const OnAir: Story = {
  render: detail(0),
  parameters: { state: 'L' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /显示地址和密钥|Show address and key/ }))
    await expect(await canvas.findByText('0199aa00?key=q8Kd2')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(开始直播|Start)$/ })).toBeNull()
  },
}

export const Paused: Story = {
  render: detail(1, { name: '会员企业数字化转型'.repeat(5) }),
  parameters: { state: 'P' },
}

export const Ended: Story = {
  render: detail(3),
  parameters: { state: 'C' },
  play: async ({ canvasElement }) => {
    const convert = await within(canvasElement).findByRole('button', { name: /转为点播课程|Make it a course/ })
    await userEvent.click(convert)
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent('年度税务政策解读')
  },
}

export const Course: Story = {
  render: detail(3, { courseId: '0199aa00-0000-7000-8000-000000000500' }),
  parameters: { state: 'course' },
}

export const Received: Story = {
  render: screen('/receivedLives', <ReceivedLivesScreen params={{}} />, { session: sub }),
}

export const ReceivedOnAir: Story = {
  render: screen('/receivedLives/1', <ReceivedLivesScreen params={{ id: '1' }} />, { session: sub }),
}

export const NewIsRefusedEmpty: Story = {
  render: screen('/createLive', <LiveEditScreen params={{}} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(within(canvas.getByRole('alert')).getAllByRole('button')).toHaveLength(3)
  },
}

const refused = 'story.refused'
const mine = storyLives[2]
const theirs = mine && { ...mine, name: '年度税务政策解读（修订）', tutorPhone: '13800138000', version: 2 }

/** The form of a live that the server refuses to save, once its name was changed. */
const refusedWith = (code: 'request.conflict' | 'request.not_found'): Pick<Story, 'render' | 'play'> => ({
  render: screen('/createLive/1', <LiveEditScreen params={{ id: '1' }} />, {
    lives: {
      show: () => Promise.resolve((sessionStorage.getItem(refused) === null ? mine : theirs) as Live),
      update: () => {
        if (code === 'request.conflict') sessionStorage.setItem(refused, 'true')
        return Promise.reject(new ProblemError(code))
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /直播名称|Name/ }), '（新）')
    await userEvent.click(canvas.getByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    if (code === 'request.conflict') await canvas.findByText(/755002 周启明/)
  },
})

export const ChangedByOthers: Story = refusedWith('request.conflict')
export const DeletedByOthers: Story = refusedWith('request.not_found')

export const FormOnItsWay: Story = {
  render: screen('/createLive/1', <LiveEditScreen params={{ id: '1' }} />, { lives: { show: forever } }),
}

/** A fault of a small form is found before anything is sent, and its field takes the focus. */
export const RecordingIsRefused: Story = {
  render: detail(3, { recordingUrl: '', courseId: null }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(添加录像|Add)/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const address = dialog.getByRole('textbox')
    await userEvent.type(address, 'not a link')
    await userEvent.click(dialog.getByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(address).toHaveFocus())
    await expect(address).toBeInvalid()
  },
}
