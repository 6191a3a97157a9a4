import type { Meta, StoryObj } from '@storybook/react-vite'
import { walked as chapterDialog } from '@icss/core/chapters/chapter-dialog.machine.fixture.ts'
import { walked as draft } from '@icss/core/forms/draft.machine.fixture.ts'
import { walked as live } from '@icss/core/lives/live.machine.fixture.ts'
import { walked as lotteryDraw } from '@icss/core/lotteries/lottery-draw.machine.fixture.ts'
import type { Walked } from '@icss/core/machines/walk.fixture.ts'
import { walked as meeting } from '@icss/core/meetings/meeting.machine.fixture.ts'
import { walked as navigationProgress } from '@icss/core/navigation/navigation-progress.machine.fixture.ts'
import { walked as bulkPlan } from '@icss/core/operations/bulk-plan.machine.fixture.ts'
import { walked as importRun } from '@icss/core/operations/import-run.machine.fixture.ts'
import { walked as enrolment } from '@icss/core/second-factors/enrolment.machine.fixture.ts'
import { walked as login } from '@icss/core/sessions/login.machine.fixture.ts'
import { walked as upload } from '@icss/core/uploads/upload.machine.fixture.ts'
import { expect, userEvent, within } from 'storybook/test'
import { MachineWalk } from './MachineWalk.tsx'

/** Each machine of core: all its states, how each is reached, and every event to send. */
const meta = { title: 'Machines' } satisfies Meta
export default meta
type Story = StoryObj

const walk = (walked: Walked): Story => ({
  render: (_, { globals }) => (
    <MachineWalk walked={walked} say={(zh, en) => (globals['language'] === 'en' ? en : zh)} />
  ),
})

export const BulkPlan: Story = walk(bulkPlan)
export const ChapterDialog: Story = walk(chapterDialog)
export const Draft: Story = walk(draft)
export const Enrolment: Story = walk(enrolment)
export const ImportRun: Story = walk(importRun)
export const Live: Story = walk(live)
export const Login: Story = walk(login)
export const LotteryDraw: Story = walk(lotteryDraw)
export const Meeting: Story = walk(meeting)
export const NavigationProgress: Story = walk(navigationProgress)
export const Upload: Story = walk(upload)

export const Walking: Story = {
  ...walk(live),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const event of ['start', 'pause']) await userEvent.click(canvas.getByRole('button', { name: event }))
    await expect(canvas.getByRole('region', { name: /P$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /(前往|Go to) course/ }))
    await expect(canvas.getByRole('region', { name: /course$/ })).toBeVisible()
  },
}
