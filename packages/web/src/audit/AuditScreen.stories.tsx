import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { ListedRecord } from '@icss/core/audit/audit-record.ts'
import type { Language } from '@icss/core/copy/language.ts'
import type { ServerClient } from '../server/client.ts'
import { finds } from '../shell/finds.ts'
import { KnownFinds } from '../shell/useRecordPath.ts'
import { ScreenStage } from '../story/ScreenStage.tsx'
import { stubClient } from '../story/stub-client.ts'
import AuditScreen from './AuditScreen.tsx'

const meta = {
  title: 'Screens/Audit',
  component: AuditScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuditScreen>
export default meta
type Story = StoryObj

const company = '0199aa00-0000-7000-8000-000000000001'
const actions = [
  'companies.update',
  'accounts.disable',
  'permissions.apply',
  'courses.create',
  'notices.setStatus',
  'operations.undo',
] as const

const records: readonly ListedRecord[] = actions.map((action, at) => ({
  channelId: '0199aa00-0000-7000-8000-0000000000c1',
  seq: 1204 - at,
  at: `2026-11-21T0${8 - at}:30:00.000Z`,
  accountId: '0199aa00-0000-7000-8000-0000000000a1',
  account: '755003 陈思远',
  address: action === 'operations.undo' ? '' : '10.0.0.17',
  requestId: `0199aa00-0000-7000-8000-00000000000${at}`,
  action,
  target: { companyId: company },
  changes: [
    {
      of: 'companies',
      id: company,
      before: { name: '深圳市亿尚智能装备有限公司', address: '深圳市南山区科技园 1 号', version: 3 },
      after: { name: '深圳市亿尚智能装备股份有限公司', address: '深圳市南山区科技园 8 号', version: 4 },
    },
    { of: 'products', id: `${company}-1`, before: null, after: { name: '年度服务', link: 'https://www.example.cn' } },
  ],
  changed: action === 'permissions.apply' ? 50 : 2,
  subject: { noun: 'companies', id: company, name: '深圳市亿尚智能装备股份有限公司' },
  prev: 'a'.repeat(64),
  hash: 'b'.repeat(64),
}))

const screen = (list: ServerClient['audit']['list'], path = '/auditCommerce'): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    const language = globals['language'] as Language
    const client = stubClient({
      audit: {
        list,
        verify: () => Promise.resolve({ ok: true, records: 1204, hash: 'b'.repeat(64), fault: null }),
      },
    })
    return (
      <ScreenStage language={language} path={path} client={client}>
        <KnownFinds value={finds}>
          <AuditScreen />
        </KnownFinds>
      </ScreenStage>
    )
  }

const filled: ServerClient['audit']['list'] = () => Promise.resolve({ items: [...records], total: 1204 })

export const Filled: Story = { render: screen(filled) }

export const Filtered: Story = {
  render: screen(
    () => Promise.resolve({ items: [], total: 0 }),
    '/auditCommerce?action=notices.&from=2026-11-14T16:00:00.000Z&until=2026-11-21T16:00:00.000Z',
  ),
}

export const BeforeAndAfter: Story = {
  render: screen(filled),
  play: async ({ canvasElement }) => {
    const [show] = await within(canvasElement).findAllByRole('button', { name: /^(查看变化|Show the changes)/ })
    await userEvent.click(show as HTMLElement)
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent('深圳市亿尚智能装备股份有限公司')
  },
}
