import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { type ContentKind, contentKinds } from '@icss/core/content-permissions/content-permission.ts'
import { type Opening, planOpenings } from '@icss/core/content-permissions/opening-plan.ts'
import { explainOpening } from '@icss/core/content-permissions/explained-opening.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { operationFixture } from '@icss/core/operations/operation.fixture.ts'
import { sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import PersonalCenterScreen from '../channels/PersonalCenterScreen.tsx'
import type { ServerClient } from '../server/client.ts'
import { ScreenStage } from '../story/ScreenStage.tsx'
import { forever, stubClient } from '../story/stub-client.ts'

const meta = {
  title: 'Screens/Content permissions',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', machine: 'bulkPlan' },
} satisfies Meta
export default meta
type Story = StoryObj

const id = (digit: string, at: number) => `0199aa00-0000-7000-8000-${digit}${String(at).padStart(11, '0')}`
const channelIds = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => id('c', from + at))

const group = (at: number, name: string, channels: string[], parentId: string | null = null): ChannelGroup => ({
  id: id('a', at),
  name,
  parentId,
  channelIds: channels,
  version: 1,
})
const groups: readonly ChannelGroup[] = [
  group(1, '华南直营', channelIds(0, 6)),
  group(2, '珠三角分校', channelIds(4, 12), id('a', 1)),
  group(3, '合作机构', channelIds(12, 17)),
  group(4, '试点校', channelIds(0, 3)),
  group(5, '新加盟', channelIds(22, 24)),
]

const named: Readonly<Record<ContentKind, readonly [name: string, ...open: number[]][]>> = {
  course: [
    ['财税合规进阶', 1, 2],
    ['数字化转型实战训练营', 1, 2, 3, 4, 5],
    ['安全生产入门：从班组到车间的一百个真实案例与逐条整改', 1, 2, 3, 4, 5],
    ['董事会与公司治理', 2],
  ],
  live: [
    ['财税合规进阶 第 3 讲', 1, 2],
    ['年会直播', 1, 2, 3, 4, 5],
  ],
  file: [['2026 讲义汇编.pdf', 1, 2, 3]],
  notice: [['元旦放假安排', 1, 2, 3, 4, 5]],
  meeting: [['三季度导师工作会', 2]],
}
const content: readonly Opening[] = contentKinds.flatMap((kind, of) =>
  named[kind].map(([name, ...open], at) => ({
    kind,
    contentId: id(String(of + 1), at),
    name,
    groupIds: open.map((one) => id('a', one)),
  })),
)

const ended = operationFixture({
  kind: 'contentPermissions.apply',
  status: 'done',
  title: '批量开放和关闭内容',
  rows: 2,
  good: 2,
  created: 0,
  updated: 2,
  bytes: 0,
  bytesRead: 0,
  undoable: true,
  finishedAt: '2026-11-21T06:30:02.000Z',
})

type Given = {
  contentPermissions?: Partial<ServerClient['contentPermissions']>
  all?: readonly Opening[]
  of?: readonly ChannelGroup[]
  query?: string
}

const screen = ({ contentPermissions = {}, all = content, of = groups, query = '' }: Given = {}): NonNullable<
  Story['render']
> =>
  function Screen(_, { globals }) {
    const client = stubClient({
      contentPermissions: {
        matrix: ({ query: { q = '', kind } = {} } = {}) => {
          const items = all.filter((one) => one.name.includes(q) && (kind === undefined || one.kind === kind))
          const groupIds = of.map((one) => one.id)
          return Promise.resolve({
            groupIds,
            items: items.map(({ groupIds: open, ...item }) => ({
              ...item,
              openTo: open.map((one) => groupIds.indexOf(one)),
            })),
            total: items.length,
          })
        },
        list: () =>
          Promise.resolve({
            items: all.map((one) => ({ ...one, groupIds: [...one.groupIds] })),
            total: all.length,
          }),
        plan: ({ body }) =>
          Promise.resolve({
            id: '0199aa00-0000-7000-8000-00000000b0c1',
            ...planOpenings(
              body,
              all,
              of.map((one) => one.id),
            ),
          }),
        apply: () => Promise.resolve(ended),
        explain: ({ params, query }) =>
          Promise.resolve(
            explainOpening(of, all.find((one) => one.contentId === params.contentId)?.groupIds ?? [], {
              id: query.subChannelId,
              name: '光明分校',
              enabled: true,
            }),
          ),
        ...contentPermissions,
      },
      channelGroups: { list: () => Promise.resolve({ items: [...of], total: of.length }) },
      subChannels: {
        list: () =>
          Promise.resolve({ items: [{ id: id('c', 5), name: '光明分校' }], total: 24, used: 24, limit: 50 }) as never,
      },
      receivedNotices: { list: () => Promise.resolve({ items: [], total: 0, unread: 0 }) },
    })
    return (
      <ScreenStage
        language={globals['language'] as Language}
        path={`/personalCenter?tab=contentPermissions${query}`}
        client={client}
        session={sessionFixture()}
      >
        <PersonalCenterScreen />
      </ScreenStage>
    )
  }

const press = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('button', { name }))
const tick = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('checkbox', { name }))

async function draft(canvasElement: HTMLElement): Promise<void> {
  await tick(canvasElement, /^财税合规进阶(：|: )合作机构$/)
  await tick(canvasElement, /^董事会与公司治理(：|: )珠三角分校$/)
}
const toPlan = async (canvasElement: HTMLElement) => {
  await draft(canvasElement)
  await press(canvasElement, /^(预览改动|Preview)$/)
}
const toApplied = async (canvasElement: HTMLElement) => {
  await toPlan(canvasElement)
  await press(canvasElement, /^(执行|Apply)$/)
  const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: /^(执行|Apply)$/ }))
}

export const Matrix: Story = { render: screen() }

export const Draft: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await draft(canvasElement)
    await within(canvasElement).findByText(/要开放 1 · 要关闭 1 · 涉及 13 个子频道|1 to open · 1 to close · 13 sub/)
    // As it was: no change any more.
    await tick(canvasElement, /^年会直播(：|: )新加盟$/)
    await tick(canvasElement, /^年会直播(：|: )新加盟$/)
    await within(canvasElement).findByText(/要开放 1 · 要关闭 1|1 to open · 1 to close/)
  },
}

export const WholeKind: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tick(canvasElement, /^(课程|Courses)(：|: )新加盟$/)
    await canvas.findByText(/要开放 2|2 to open/)
    await press(canvasElement, /^(收起直播|Fold Lives)$/)
    await waitFor(() => expect(canvas.queryByRole('link', { name: '年会直播' })).toBeNull())
  },
}

export const Plan: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await toPlan(canvasElement)
    await within(canvasElement).findByRole('heading', { name: /^(将改动 2 项内容|2 pieces of content would change)$/ })
    // What was ticked is there again behind the plan.
    await press(canvasElement, /^(上一步|Back)$/)
    await within(canvasElement).findByText(/要开放 1 · 要关闭 1|1 to open · 1 to close/)
    await press(canvasElement, /^(预览改动|Preview)$/)
    await within(canvasElement).findByRole('heading', { name: /^(将改动 2 项内容|2 pieces of content would change)$/ })
  },
}

export const Moved: Story = {
  render: screen({
    contentPermissions: { apply: () => Promise.reject(new ProblemError('operation.stale', { params: { count: 1 } })) },
  }),
  play: async ({ canvasElement }) => {
    await toApplied(canvasElement)
    await within(canvasElement).findByRole('button', { name: /^(重新预览|Preview again)$/ })
  },
}

export const Applied: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await toApplied(canvasElement)
    await within(canvasElement).findByRole('heading', { name: /^(已改动 2 项内容|2 pieces of content changed)$/ })
  },
}

export const OpenAll: Story = {
  render: screen({ query: '&kind=meeting' }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(全部开放|Open all)$/)
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByRole('checkbox', { name: /^(会议|Meetings)$/ })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: /^(课程|Courses)$/ })).not.toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: /^(只选部分频道组|Only some channel groups)$/ }))
    await expect(dialog.getByRole('button', { name: /^(预览改动|Preview)$/ })).toBeDisabled()
  },
}

export const ByContent: Story = { render: screen({ query: '&view=content' }) }

export const WhySeen: Story = {
  render: screen({ query: '&view=content' }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(“财税合规进阶”为什么能看|Why “财税合规进阶” is seen)$/)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('combobox'), '光明')
    await userEvent.click(await page.findByRole('option', { name: '光明分校' }))
    await page.findByText(/^(能看|Sees it)$/)
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull())
  },
}

export const ByGroup: Story = { render: screen({ query: '&view=group' }) }

export const NothingFound: Story = { render: screen({ query: '&q=%E6%97%A0' }) }

export const NoGroups: Story = { render: screen({ of: [] }) }

export const Loading: Story = { render: screen({ contentPermissions: { matrix: () => forever() } }) }

export const Failed: Story = {
  render: screen({
    contentPermissions: {
      matrix: () => Promise.reject(new ProblemError('server.failed', { params: { requestId: '0199aa00' } })),
    },
  }),
}

const many = Array.from({ length: 200 }, (_, at) => group(at + 1, `第 ${at + 1} 组`, channelIds(at, at + 3)))
const thousand = Array.from({ length: 1000 }, (_, at): Opening => ({
  kind: 'course',
  contentId: id('1', at),
  name: `第 ${at + 1} 门课程`,
  groupIds: many.filter((_one, of) => (at + of) % 3 === 0).map((one) => one.id),
}))

export const ThousandByTwoHundred: Story = {
  render: screen({ all: thousand, of: many }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('checkbox', { name: /^第 1 门课程(：|: )第 20 组$/ })
    await press(canvasElement, /^(后面的组|Groups after)$/)
    await tick(canvasElement, /^第 1 门课程(：|: )(全部频道组|all channel groups)$/)
    // Those of the groups that are not shown stay as they are.
    await canvas.findByText(/要开放 13 · 要关闭 0|13 to open · 0 to close/)
  },
}
