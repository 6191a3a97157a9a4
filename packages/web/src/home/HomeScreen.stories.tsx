import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Home } from '@icss/core/home/home.contract.ts'
import { chamberFixture, sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { finds } from '../shell/finds.ts'
import { KnownFinds } from '../shell/useRecordPath.ts'
import { storyRuns } from '../story/operations.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import { forever } from '../story/stub-client.ts'
import { emptyHome, storyHome } from './home.fixture.ts'
import HomeScreen from './HomeScreen.tsx'

const now = Date.parse('2026-11-23T02:00:00.000Z')

const meta = {
  title: 'Screens/Home',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sessionStorage.clear()
    // A spy would ask the clock when it was called.
    const clock = Date.now
    Date.now = () => now
    return () => {
      Date.now = clock
    }
  },
} satisfies Meta
export default meta
type Story = StoryObj

const runs = storyRuns
  .slice(0, 5)
  .map((run) => ({ ...run, finishedAt: run.finishedAt === null ? null : '2026-11-23T00:52:00.000Z' }))

const view = (
  <KnownFinds value={finds}>
    <HomeScreen />
  </KnownFinds>
)

const screen = (home: Home, items = runs, session = sessionFixture()) =>
  storyScreen('/', view, {
    session,
    answers: {
      home: { show: () => Promise.resolve(home) },
      operations: { list: () => Promise.resolve({ items, total: items.length }) },
    },
  })

export const Week: Story = {
  render: screen(storyHome),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('数字化转型实战训练营 第 5 讲')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^(补奖品|Add prizes) 深圳企业大学 2026 年会/ })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /下载这 3 行|Download these 3/ })).toBeVisible()
  },
}

/** A chamber makes what is its own first. */
export const ChamberMakes: Story = {
  render: screen(storyHome, runs, chamberFixture()),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(新建|New)/ }))
    const items = await within(document.body).findAllByRole('menuitem')
    await expect(items[0]).toHaveAccessibleName(/^(新建企业|New company|Add a company)$/)
    await expect(items.length).toBeGreaterThan(5)
  },
}

export const TodayAlone: Story = {
  render: screen(storyHome),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(今天|Today)$/ }))
    await expect(canvas.queryByText('年会彩排')).toBeNull()
    await expect(canvas.getByText('三季度导师工作会')).toBeVisible()
  },
}

/** The first steps come before all else. */
export const NewChannel: Story = {
  render: screen(emptyHome, []),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/7 天内没有到期事项|Nothing is due within 7 days/)).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(/起步|First steps/)
  },
}

/** No steps, nothing to make, and no trail to look at. */
export const FewFlags: Story = {
  render: screen(
    { ...storyHome, steps: null, due: { ...storyHome.due, items: storyHome.due.items.slice(0, 1), today: 1, week: 1 } },
    [],
    sessionFixture({
      account: { role: 'channel-account' },
      channel: { tier: 2, flags: Array.from({ length: 12 }, () => false) },
    }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('数字化转型实战训练营 第 5 讲')
    await expect(canvas.queryByRole('button', { name: /^(新建|New)/ })).toBeNull()
    await expect(canvas.queryByText(/操作日志|Audit trail/)).toBeNull()
  },
}

export const Loading: Story = {
  render: storyScreen('/', view, {
    session: sessionFixture(),
    answers: { home: { show: forever }, operations: { list: forever } },
  }),
}

export const Failed: Story = {
  render: storyScreen('/', view, {
    session: sessionFixture(),
    answers: { home: { show: () => Promise.reject(new TypeError('gone')) }, operations: { list: forever } },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /重试|Try again|Retry/ })).toBeVisible()
  },
}

export const Provider: Story = {
  render: screen(emptyHome, [], sessionFixture({ account: { role: 'provider' } })),
}
