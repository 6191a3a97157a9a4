import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { CopiedRow, PersonCopyPart } from '@icss/core/people/person-copy.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import type { ServerClient } from '../server/client.ts'
import { forever } from '../story/stub-client.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import PersonCopyScreen from './PersonCopyScreen.tsx'

const meta = {
  title: 'Screens/PersonCopy',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj

const phone = '17712345678'

const row = (of: string, values: CopiedRow['values'], at = 0, through = ''): CopiedRow => ({
  of,
  id: `0199aa00-0000-7000-8000-00000000000${at}`,
  through,
  values: { id: `0199aa00-0000-7000-8000-00000000000${at}`, version: 2, ...values },
})

const whole: PersonCopyPart = {
  rows: [
    row('employees', { name: '欧阳明月', position: '总工程师', phone, bound: true }),
    row('introductions', {
      resource_name: '注塑产能',
      resource_company: '深圳市亿尚智能装备有限公司',
      resource_contact: '欧阳明月',
      resource_phone: phone,
      demand_name: '寻找注塑加工',
      demand_contact: '李**',
      demand_phone: '139****9000',
      state: 'inTouch',
    }),
    row('participants', {
      name: '欧阳明月',
      phone,
      company: '亿尚',
      seat: 'A12',
      number: 18,
      signed_in_at: '2026-11-21T06:30:00+00:00',
    }),
    row('participants', { name: '欧阳明月', phone, company: '亿尚', seat: '', number: null }, 1),
    row(
      'winners',
      { award: '一等奖', prize: '手表', drawn_at: '2026-11-21T08:00:00+00:00', handed_over_by: '王**' },
      0,
      'participants',
    ),
    row('public_sessions', {
      kind: 'employee',
      address: '10.0.0.17',
      user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
      last_used_at: '2026-11-22T01:00:00+00:00',
    }),
  ],
  mentions: [
    { of: 'resources', id: 'a', field: 'content', excerpt: '…详情请电 177-1234 5678,或 139****9000 找李工。' },
    { of: 'audit', id: '7', field: 'record.changes.0.after.phone', excerpt: phone },
  ],
  next: null,
}

const screen = (copy: ServerClient['people']['copy'] = forever) =>
  storyScreen('/personCopyCommerce', <PersonCopyScreen />, { session: chamberFixture(), answers: { people: { copy } } })

const typed = (text: string): NonNullable<Story['play']> =>
  async function type({ canvasElement }) {
    await userEvent.type(await within(canvasElement).findByRole('textbox'), `${text}{Enter}`)
  }

export const First: Story = { render: screen() }

export const Found: Story = {
  render: screen(() => Promise.resolve(whole)),
  play: async (context) => {
    await typed('+86 177 1234 5678')(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('region', { name: /^(员工名片|Employee cards)$/ })).toHaveTextContent(
      '总工程师',
    )
    await expect(canvas.getByRole('button', { name: /^(下载 JSON|Download JSON)$/ })).toBeVisible()
  },
}

export const Taking: Story = { render: screen(), play: typed(phone) }

/** The rows are there; texts are still looked through. */
export const StillSearching: Story = {
  render: screen(({ body }) =>
    body.from
      ? forever()
      : Promise.resolve({ ...whole, mentions: [], next: { step: 'mentions', of: 'news', key: [] } }),
  ),
  play: async (context) => {
    await typed(phone)(context)
    await expect(await within(context.canvasElement).findByRole('status')).toHaveTextContent(/正在查找|still looking/)
  },
}

export const Nobody: Story = {
  render: screen(() => Promise.resolve({ rows: [], mentions: [], next: null })),
  play: typed(phone),
}

export const NoPhone: Story = {
  render: screen(),
  play: async (context) => {
    await typed('1771234')(context)
    await expect(within(context.canvasElement).getByRole('textbox')).toBeInvalid()
  },
}

export const Failed: Story = {
  render: screen(() => Promise.reject(new ProblemError('client.network'))),
  play: typed(phone),
}

/** A part did not come: what was found stays, and the search continues from there. */
export const Stopped: Story = {
  render: screen(({ body }) =>
    body.from
      ? Promise.reject(new ProblemError('client.network'))
      : Promise.resolve({ ...whole, mentions: [], next: { step: 'mentions', of: 'news', key: [] } }),
  ),
  play: async (context) => {
    await typed(phone)(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(继续查找|Continue)$/ }))
    await expect(canvas.getByRole('textbox')).toBeValid()
    await expect(await canvas.findByText(/查找中断，已找到 6 条|6 found before it stopped/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(下载 JSON|Download JSON)$/ })).toBeNull()
  },
}

/** More rows of one kind than are shown at once. */
export const VeryMany: Story = {
  render: screen(() =>
    Promise.resolve({
      rows: Array.from({ length: 1204 }, (_, at) => ({
        ...row('participants', { name: '欧阳明月', phone, number: at + 1 }),
        id: String(at),
      })),
      mentions: [],
      next: null,
    }),
  ),
  play: async (context) => {
    await typed(phone)(context)
    const more = await within(context.canvasElement).findByRole('button', { name: /^(再显示 50 条|Show 50 more)$/ })
    await userEvent.click(more)
    await expect(more).toBeVisible()
  },
}
