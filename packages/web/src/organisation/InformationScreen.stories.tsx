import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import type { AdminPhone } from '@icss/core/channels/admin-phone.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Overview } from '@icss/core/overview/overview.contract.ts'
import type { Organisation } from '@icss/core/organisation/organisation.contract.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { ServerClient } from '../server/client.ts'
import { ChamberPanels } from '../chamber-pages/ChamberPanels.tsx'
import { LostPhoneBanner } from '../channels/LostPhoneBanner.tsx'
import { storyCompanies } from '../companies/companies.records.fixture.ts'
import { blankOverview, storyOverview } from '../overview/overview.fixture.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import InformationScreen from './InformationScreen.tsx'

const meta = {
  title: 'Screens/Information management',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const [own] = storyCompanies

const organisation: Organisation = {
  name: '深圳软件商会',
  phone: '0755-26001234',
  email: 'office@szsc.example.cn',
  website: 'https://www.szsc.example.cn',
  address: '深圳市南山区科技园科苑路 8 号讯美科技广场 3 栋 12 层',
  brief: '服务软件企业的商会，会员一千二百余家。',
  logo: '',
  responsiblePerson: '欧阳娜',
  officialWebsite: 'https://www.szsc.example.cn/about',
  weChatPublicAccount: 'szsc',
  weChatQr: '',
  introduction: '商会成立于 2009 年。',
  account: '755003',
  ownCompanyId: own?.id ?? '',
  ownCompanyName: own?.name ?? '',
  version: 3,
  updatedAt: '2026-11-20T02:00:00.000Z',
}

const phone: AdminPhone = { phone: '13700137000', isOwn: true, codes: 'sent', hasFactor: true, next: null }
const at = '2096-11-28T06:30:00.000Z'

const screen = (
  tab: string,
  adminPhone: Partial<ServerClient['adminPhone']> = {},
  session: Session = chamberFixture(),
  view = <InformationScreen />,
  overview: Overview = storyOverview,
) =>
  storyScreen(`/InformationManagementCommerce?tab=${tab}`, view, {
    session,
    answers: {
      organisation: { show: () => Promise.resolve({ organisation }) },
      adminPhone: { show: () => Promise.resolve(phone), ...adminPhone },
      overview: { show: () => Promise.resolve(overview) },
      shelfSettings: { show: () => Promise.resolve({ needsApproval: true }) },
    },
  })

export const OverviewTab: Story = {
  render: screen('overview'),
  play: async ({ canvasElement }) => {
    const [figure] = await within(canvasElement).findAllByText('1,204')
    await expect(figure).toBeVisible()
  },
}

/** The lower half, with the tables behind the charts. */
export const OverviewTables: Story = {
  ...OverviewTab,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const table of await canvas.findAllByText(/^(数据表|Table)$/)) table.click()
    await expect(await canvas.findAllByRole('columnheader', { name: /^(月份|Month)$/ })).toHaveLength(2)
  },
}

export const OverviewOfANewChamber: Story = {
  render: screen('overview', {}, undefined, undefined, blankOverview),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/没有等待处理|Nothing waits/)).toBeVisible()
  },
}

export const OrganisationTab: Story = {
  render: screen('organisation'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByDisplayValue(own?.name ?? '')).toBeVisible()
  },
}

/** What stands below the organisation. */
export const BelowTheOrganisation: Story = {
  render: screen(
    'organisation',
    {},
    undefined,
    <>
      <PageHead title="深圳软件商会" />
      <ChamberPanels />
    </>,
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('switch')).toBeChecked()
  },
}

export const Administrator: Story = { render: screen('administrator') }

export const NoPhoneYet: Story = {
  render: screen('administrator', { show: () => Promise.resolve({ ...phone, phone: '', hasFactor: false }) }),
}

export const SomebodyElseLooks: Story = {
  render: screen('administrator', {
    show: () => Promise.resolve({ ...phone, phone: '137****7000', isOwn: false }),
  }),
}

export const WithoutASecondFactor: Story = {
  render: screen('administrator', { show: () => Promise.resolve({ ...phone, hasFactor: false }) }),
}

export const LostPhoneWaits: Story = {
  render: screen(
    'administrator',
    { show: () => Promise.resolve({ ...phone, next: { phone: '13911110003', at } }) },
    chamberFixture({ adminPhoneChangesAt: at }),
    <>
      <LostPhoneBanner />
      <InformationScreen />
    </>,
  ),
}

const open = async (canvasElement: HTMLElement, name: RegExp) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }))
  return within(await within(document.body).findByRole('dialog'))
}

const refuse = fn(() =>
  Promise.reject(
    new ProblemError('request.invalid', { errors: { oldCode: { code: 'sms_code.wrong', params: { left: 4 } } } }),
  ),
)

export const ChangeIsRefused: Story = {
  render: screen('administrator', { change: refuse, sendCode: () => Promise.resolve({ seconds: 0 }) }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^(更换手机|Change the phone)$/)
    await userEvent.type(dialog.getByRole('textbox', { name: /^(新手机号|New phone)/ }), '13911110003')
    await userEvent.type(dialog.getByRole('textbox', { name: /^(新手机收到|Code sent to the new)/ }), '123456')
    await userEvent.type(dialog.getByRole('textbox', { name: /^(原手机|Code sent to the old)/ }), '654321')
    await userEvent.click(dialog.getByRole('button', { name: /^(保存|Save)$/ }))
    await expect(await dialog.findByText(/认证失败，信息有误|Certification failed/)).toBeVisible()
  },
}

export const FirstPhone: Story = {
  ...NoPhoneYet,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^(设置手机|Set the phone)$/)
    await userEvent.click(dialog.getByRole('button', { name: /^(保存|Save)$/ }))
    await expect(dialog.getByRole('textbox', { name: /^(新手机号|New phone)/ })).toHaveFocus()
  },
}

export const LostPhone: Story = {
  render: screen('administrator'),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^(原手机已丢失|The old phone is lost)$/)
    await expect(dialog.getByText(/72/)).toBeVisible()
  },
}
