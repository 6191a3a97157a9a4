import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Binned } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import { chamberFixture, sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import type { StoryAnswers } from '../story/stub-client.ts'
import RecycleBinScreen from './RecycleBinScreen.tsx'

const now = Date.parse('2026-11-23T02:00:00.000Z')

const meta = {
  title: 'Screens/Recycle bin',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const clock = Date.now
    Date.now = () => now
    return () => {
      Date.now = clock
    }
  },
} satisfies Meta
export default meta
type Story = StoryObj

const deleted = (kind: Binned['kind'], name: string, daysAgo: number, deletedBy = '755001 陈思远'): Binned => {
  const at = now - daysAgo * 86_400_000 - 3_600_000
  return {
    kind,
    id: `0199aa00-0000-7000-8000-0000000${String(daysAgo * 100 + name.length).padStart(5, '0')}`,
    name,
    deletedBy,
    deletedAt: new Date(at).toISOString(),
    erasedAt: new Date(at + 30 * 86_400_000).toISOString(),
  }
}

const items = [
  deleted('courses', '年度合规培训 2026', 0),
  deleted('notices', '国庆期间值班安排', 3, '755014 王敏'),
  deleted('tutors', '欧阳文静', 12),
  deleted('news', '走访南山科技园', 28),
  deleted('companies', '前海智能物流集团有限公司', 29, ''),
]

const screen = (found: readonly Binned[], session = chamberFixture(), more: StoryAnswers['recycleBin'] = {}) =>
  storyScreen('/recycleBinCommerce', <RecycleBinScreen />, {
    session,
    answers: {
      recycleBin: { list: () => Promise.resolve({ items: [...found], total: found.length }), ...more },
    },
  })

export const List: Story = { render: screen(items) }

export const Empty: Story = { render: screen([], sessionFixture()) }

/** Erasing everything waits until its number is typed. */
export const AsksForTheNumber: Story = {
  render: screen(items, chamberFixture(), { empty: () => Promise.resolve({ erased: items.length }) }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(清空|Empty)$/ }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    const sure = dialog.getByRole('button', { name: /^(清空|Empty)$/ })
    await expect(sure).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox'), '5')
    await expect(sure).toBeEnabled()
  },
}

/** A name that was taken meanwhile is asked for anew. */
export const NameTaken: Story = {
  render: screen(items, chamberFixture(), {
    restore: ({ body }) =>
      body?.name === undefined
        ? Promise.reject(new ProblemError('companies.name_taken', { params: {} }))
        : Promise.resolve(undefined),
  }),
  play: async ({ canvasElement }) => {
    const restore = { name: /^(恢复|Restore) 前海智能物流/ }
    await userEvent.click(await within(canvasElement).findByRole('button', restore))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('textbox')).toHaveValue('前海智能物流集团有限公司')
  },
}
