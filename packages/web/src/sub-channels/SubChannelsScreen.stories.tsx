import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import type { OwnChannel, SubChannel } from '@icss/core/channels/channels.contract.ts'
import { sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { storyTemplates } from '../story/permissions.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import SubChannelEditScreen from './SubChannelEditScreen.tsx'
import { storySubChannels } from './sub-channels.records.fixture.ts'
import SubChannelsScreen from './SubChannelsScreen.tsx'

const meta = {
  title: 'Screens/Sub-channels',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const channels = storySubChannels
const idsOf = (...at: number[]) => at.map((one) => channels[one]?.id ?? '')
const groups: ChannelGroup[] = [
  { id: 'g1', name: '华南', parentId: null, channelIds: idsOf(5), version: 1 },
  { id: 'g2', name: '深圳', parentId: 'g1', channelIds: idsOf(0, 1, 2), version: 1 },
  { id: 'g3', name: '华北', parentId: null, channelIds: idsOf(6), version: 1 },
]

interface Held {
  readonly groups?: ChannelGroup[]
  readonly channels?: readonly SubChannel[]
  readonly quota?: number
}

const screen = (path: string, held: Held = {}) => {
  const { groups: of = groups, channels: all = channels, quota = 50 } = held
  return storyScreen(path, <SubChannelsScreen />, {
    answers: {
      channelGroups: { list: async () => ({ items: of, total: of.length }) },
      subChannels: {
        list: async () => ({ items: [...all], total: all.length, quota }),
        resetPassword: async () => ({ initialPassword: 'kX7-pQ2-mR9' }),
      },
      permissionTemplates: { list: async () => ({ items: storyTemplates, total: storyTemplates.length }) },
    },
  })
}

export const Groups: Story = { render: screen('/personalCenterStair?group=g2') }

export const NoGroups: Story = { render: screen('/personalCenterStair', { groups: [] }) }

export const NoSubChannels: Story = { render: screen('/personalCenterStair', { channels: [] }) }

export const MembersAreTicked: Story = {
  render: screen('/personalCenterStair?group=g2'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: '宝安分校' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: '福田分校' }))
    await expect(canvas.getByText(/将加入 1 个 · 将移出 1 个|1 to be added · 1 to be removed/)).toBeVisible()
  },
}

export const APastedListTicksWhatItFinds: Story = {
  render: screen('/personalCenterStair?group=g3'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const body = within(document.body)
    await userEvent.click(await canvas.findByRole('button', { name: /^(粘贴名单|Paste a list)$/ }))
    const field = await body.findByRole('textbox', { name: /每行一个|one a line/ })
    await userEvent.type(field, '南山分校{Enter}755105{Enter}没有这个频道')
    await userEvent.click(body.getByRole('button', { name: /^(勾选名单上的子频道|Tick those on the list)$/ }))
    await waitFor(() => expect(field).toHaveValue('没有这个频道'))
    await expect(canvas.getByText(/将加入 2 个|2 to be added/)).toBeInTheDocument()
  },
}

export const DeletingSaysWhatComesOfIt: Story = {
  render: screen('/personalCenterStair?group=g2'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = await canvas.findByRole('row', { name: /华南/ })
    row.focus()
    await userEvent.keyboard('{Delete}')
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent(/华南/)
  },
}

const list = '/personalCenterStair?tab=subChannels'

export const SubChannels: Story = { render: screen(list) }

export const NoneLeft: Story = { render: screen(list, { quota: channels.length }) }

export const NoneYet: Story = { render: screen(list, { channels: [] }) }

const fromMenu = async (canvasElement: HTMLElement, item: RegExp) => {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: /^(“南山分校”的更多操作|More for “南山分校”)$/ }),
  )
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: item }))
}

export const DisablingAsks: Story = {
  render: screen(list),
  play: async ({ canvasElement }) => {
    await fromMenu(canvasElement, /^(停用|Disable)$/)
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent(/南山分校/)
  },
}

export const ThePasswordIsShownOnce: Story = {
  render: screen(list),
  play: async ({ canvasElement }) => {
    await fromMenu(canvasElement, /^(重置管理员密码|Reset administrator’s password)$/)
    const body = within(document.body)
    await userEvent.click(
      within(await body.findByRole('alertdialog')).getByRole('button', {
        name: /^(重置管理员密码|Reset administrator’s password)$/,
      }),
    )
    await body.findByText('kX7-pQ2-mR9')
  },
}

/** It says what a visit is before it begins. */
export const VisitingAsks: Story = {
  render: screen(list),
  play: async ({ canvasElement }) => {
    await fromMenu(canvasElement, /^(支持访问|Support visit)$/)
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent(/只能查看|You can look/)
  },
}

/** An account that has every flag from the administrator visits nobody. */
export const ClerksDoNotVisit: Story = {
  render: storyScreen(list, <SubChannelsScreen />, {
    session: sessionFixture({ account: { role: 'channel-account' } }),
    answers: {
      channelGroups: { list: async () => ({ items: groups, total: groups.length }) },
      subChannels: { list: async () => ({ items: [...channels], total: channels.length, quota: 50 }) },
      permissionTemplates: { list: async () => ({ items: storyTemplates, total: storyTemplates.length }) },
    },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(“南山分校”的更多操作|More for “南山分校”)$/ }),
    )
    const body = within(document.body)
    await expect(await body.findByRole('menuitem', { name: /^(停用|Disable)$/ })).toBeVisible()
    await expect(body.queryByRole('menuitem', { name: /^(支持访问|Support visit)$/ })).toBeNull()
  },
}

const own = { storageQuotaBytes: 100 * 1024 ** 3 } as OwnChannel
const form = (id: string, create?: () => Promise<never>) =>
  storyScreen(`/newsubject/${id}/0`, <SubChannelEditScreen params={{ id, mouldId: '0' }} />, {
    answers: {
      channels: { show: async () => own },
      permissionTemplates: { list: async () => ({ items: storyTemplates, total: storyTemplates.length }) },
      ...(create ? { subChannels: { create } } : {}),
    },
  })

export const Opening: Story = { render: form('0') }

export const Editing: Story = {
  render: form(channels[0]?.id ?? ''),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByDisplayValue('福田分校')
  },
}

export const OneByOneLeavesTheTemplate: Story = {
  render: form('0'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const boxes = await canvas.findAllByRole('checkbox')
    await userEvent.click(boxes[0] as HTMLElement)
    await canvas.findByText(/逐项设置，不跟随模板|does not follow/)
  },
}

export const Faults: Story = {
  render: form('0'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(保存|Save)$/ }))
    await canvas.findByRole('alert')
  },
}
