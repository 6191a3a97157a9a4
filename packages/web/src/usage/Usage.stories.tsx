import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { chamberFixture, onlyFlags, sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import type { UsageReport } from '@icss/core/usage/usage.contract.ts'
import PersonalCenterScreen from '../channels/PersonalCenterScreen.tsx'
import { storyScreen } from '../story/storyScreen.tsx'
import { newUsageFixture, usageFixture, usageThingsFixture } from './usage.fixture.ts'

const meta = {
  title: 'Screens/Usage',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj

const shows = (report: UsageReport, things = usageThingsFixture, session = sessionFixture()) =>
  storyScreen(
    `/personalCenter${session.channel.cocId === null ? '' : 'Commerce'}?tab=usage`,
    <PersonalCenterScreen />,
    {
      session,
      answers: {
        usage: {
          report: () => Promise.resolve(report),
          things: () => Promise.resolve({ items: things, total: things.length }),
          setAlerts: ({ body }) => Promise.resolve(body),
        },
      },
    },
  )

export const ThisMonth: Story = { render: shows(usageFixture) }

export const OfAChamber: Story = { render: shows(usageFixture, usageThingsFixture, chamberFixture()) }

/** Without the right to set alerts. */
export const ReadByAClerk: Story = {
  render: shows(
    usageFixture,
    usageThingsFixture,
    sessionFixture({ account: { role: 'channel-account' }, channel: { flags: onlyFlags('uploadFile') } }),
  ),
}

export const NothingYet: Story = { render: shows(newUsageFixture, []) }

export const BothUsedUp: Story = {
  render: shows({
    ...usageFixture,
    storage: { ...usageFixture.storage, used: usageFixture.storage.quota, state: 'full', fullOn: null },
    month: { ...usageFixture.month, quota: usageFixture.month.used, state: 'full' },
  }),
}

export const IsRefused: Story = {
  render: storyScreen('/personalCenter?tab=usage', <PersonalCenterScreen />, {
    answers: {
      usage: { report: () => Promise.reject(new Error('offline')), things: () => Promise.reject(new Error('offline')) },
    },
  }),
}

export const SettingAlerts: Story = {
  render: shows(usageFixture),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(提醒设置|Alerts)$/ }, { timeout: 5000 }),
    )
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('checkbox', { name: /(流量|traffic)/ })).not.toBeChecked()
  },
}
