import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Language } from '@icss/core/copy/language.ts'
import type { PublicPageContent } from '@icss/core/public-links/public-page.ts'
import { storyNotices } from '../notices/notices.records.fixture.ts'
import { PublicPageView } from './PublicPageView.tsx'

const meta = {
  title: 'Screens/PublicPages',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj

const shown = (content: PublicPageContent): Story => ({
  render: (_, { globals }) => <PublicPageView language={globals['language'] as Language} content={content} />,
})

const [first] = storyNotices
if (!first) throw new Error('There is no notice to show.')
const { title, body, publisher, startAt, endAt } = first
const notice = { channelName: '深圳培训频道', title, body, publisher, startAt, endAt }

export const Notice: Story = shown({ kind: 'notice', notice })

export const LongNotice: Story = shown({
  kind: 'notice',
  notice: {
    ...notice,
    channelName: '广东省高新技术企业协会培训与人才发展中心',
    title: '关于组织会员单位参加二〇二六年度企业合规管理与数据安全专题培训并提交参训回执的通知',
    body: `<p>${'各会员单位请按时间安排参加培训。'.repeat(24)}</p><p>https://www.example.cn/${'a'.repeat(80)}</p>`,
  },
})

export const Gone: Story = shown({ kind: 'gone' })

export const Busy: Story = shown({ kind: 'busy' })
