import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { AuditChange, ListedRecord } from '@icss/core/audit/audit-record.ts'
import type { Notice } from '@icss/core/notices/notices.contract.ts'
import type { ServerClient } from '../server/client.ts'
import { storyNotices, storyReceived } from './notices.records.fixture.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import { forever } from '../story/stub-client.ts'
import { storyUploads } from '../story/uploads.ts'
import NoticeDetailScreen from './NoticeDetailScreen.tsx'
import NoticeEditScreen from './NoticeEditScreen.tsx'
import NoticeListScreen from './NoticeListScreen.tsx'

const meta = {
  title: 'Screens/Notices',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const [notice] = storyNotices

const groups = ['华南分会', '华东分会', '培训基地'].map((name, at) => ({
  id: `0199aa00-0000-7000-8000-00000000020${at}`,
  name,
  parentId: at === 2 ? '0199aa00-0000-7000-8000-000000000200' : null,
  channelIds: [],
  version: 1,
}))

const deed = (action: string, at: string, change: Pick<AuditChange, 'before' | 'after'>): ListedRecord => ({
  channelId: '0199aa00-0000-7000-8000-0000000000c1',
  seq: 12,
  at,
  accountId: '0199aa00-0000-7000-8000-0000000000a1',
  account: '755001 陈思远',
  address: '10.0.0.17',
  requestId: '0199aa00-0000-7000-8000-000000000001',
  action,
  target: { id: '1' },
  changes: [{ of: 'notices', id: '1', ...change }],
  changed: 1,
  subject: { noun: 'notices', id: '1', name: notice?.title ?? '' },
  prev: 'a'.repeat(64),
  hash: 'b'.repeat(64),
})

const screen = (
  path: string,
  view: React.ReactNode,
  notices: Partial<ServerClient['notices']> = {},
  records: StoryRecords = {},
) =>
  storyScreen(path, view, {
    records: { channelGroups: groups, ...records },
    answers: {
      notices: {
        readers: () =>
          Promise.resolve({
            items: [
              { accountName: '陈思远', channelName: '南山培训中心', seenAt: '2026-11-20T02:00:00.000Z' },
              { accountName: '欧阳娜', channelName: '深圳培训频道', seenAt: '2026-11-19T09:30:00.000Z' },
            ],
            total: 2,
          }),
        ...notices,
      },
      uploads: storyUploads,
      audit: {
        list: () =>
          Promise.resolve({
            items: [
              deed('notices.update', '2026-11-20T02:10:00.000Z', {
                before: { title: '会员大会通知', endAt: '2026-12-01T01:00:00.000Z' },
                after: { title: notice?.title, endAt: '2096-01-01T01:00:00.000Z' },
              }),
              deed('notices.create', '2026-11-18T08:30:00.000Z', { before: null, after: { title: '会员大会通知' } }),
            ],
            total: 2,
          }),
      },
      receivedNotices: { list: () => Promise.resolve({ items: [...storyReceived], total: 3, unread: 2 }) },
      contentPermissions: {
        show: ({ params }) => Promise.resolve({ ...params, groupIds: groups.slice(0, 1).map(({ id }) => id) }),
      },
    },
    uploads: { kind: 'held', share: 0.4 },
  })

export const List: Story = {
  render: screen('/eusnoticeList', <NoticeListScreen params={{}} />),
}

export const EmptyList: Story = {
  render: screen('/eusnoticeList', <NoticeListScreen params={{}} />, {}, { notices: [] }),
}

export const Received: Story = {
  render: screen('/eusnoticeList/received', <NoticeListScreen params={{ id: 'received' }} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /冬季培训课程表/ }))
    await expect(await canvas.findByText('填写回执')).toBeVisible()
  },
}

export const Details: Story = {
  render: screen('/eusnoticedetail/1', <NoticeDetailScreen params={{ id: '1' }} />),
}

const link = {
  url: 'https://icss.example.cn/p/2vQ0o9yB3mXk7tLw4RzNcA',
  createdAt: '2026-11-20T02:00:00.000Z',
  forwardedUntil: '2026-12-20T02:00:00.000Z',
}

/** Who wrote it and who changed it, beside its form. */
export const HistoryOfOne: Story = {
  render: screen('/eusnewNotice/1', <NoticeEditScreen params={{ id: '1' }} />),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(记录|History)$/ }))
    const drawer = within(await within(document.body).findByRole('dialog'))
    await expect(await drawer.findByText(/^(新建通知|Add a notice)/)).toBeVisible()
    await expect(drawer.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** Another one is made of one, at the end of whose name stands its number. */
export const MadeOfAnother: Story = {
  render: screen('/eusnewNotice?copy=1', <NoticeEditScreen params={{}} />),
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole('textbox', { name: /^(标题|Title)/ })
    await expect(title).toHaveValue(`${notice?.title} (2)`)
  },
}

export const Linked: Story = {
  render: screen('/eusnoticedetail/1', <NoticeDetailScreen params={{ id: '1' }} />, {
    showLink: () => Promise.resolve({ link }),
  }),
}

export const RenewsLink: Story = {
  ...Linked,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /更换|Renew/ }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await expect(dialog.getByRole('checkbox')).toBeChecked()
  },
}

export const ChoosesGroups: Story = {
  render: screen('/eusnoticedetail/1', <NoticeDetailScreen params={{ id: '1' }} />),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /选择频道组|Choose/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const [, second] = dialog.getAllByRole('checkbox')
    await userEvent.click(second as HTMLElement)
    await expect(second).toBeChecked()
  },
}

export const NewIsRefusedWithoutWords: Story = {
  render: screen('/eusnewNotice', <NoticeEditScreen params={{}} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(within(canvas.getByRole('alert')).getAllByRole('button')).toHaveLength(2)
  },
}

const saved = fn(() => forever<Notice>())

/** What is still on its way would be left out of what is saved. */
export const SavingWaitsForItsFile: Story = {
  beforeEach: () => void saved.mockClear(),
  render: screen('/eusnewNotice', <NoticeEditScreen params={{}} />, { create: saved }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = await canvas.findByLabelText<HTMLInputElement>(/^(附件|File)/, { selector: 'input' })
    await userEvent.upload(input, new File(['第一项'], '议程.txt'))
    await expect(await canvas.findByRole('progressbar', { name: '议程.txt' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(保存|Save)$/ }))
    await within(document.body).findByText(/传完后再保存|save when it is there/)
    await expect(saved).not.toHaveBeenCalled()
  },
}

export const DaysMoveTheEnd: Story = {
  render: screen('/eusnewNotice/1', <NoticeEditScreen params={{ id: '1' }} />, {
    show: () =>
      notice
        ? Promise.resolve({ ...notice, title: '关于'.repeat(25), endAt: '2026-01-08T01:00:00.000Z', durationDays: 7 })
        : forever(),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const days = await canvas.findByRole('textbox', { name: /天数|Days/ })
    await userEvent.clear(days)
    await userEvent.type(days, '10{Tab}')
    const ends = canvas.getByRole('group', { name: /结束时间|Ends/ })
    await waitFor(() => expect(ends.textContent?.replaceAll(/\D/g, '')).toContain('20260111'))
  },
}
