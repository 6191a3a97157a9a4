import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { FoundCompany, RegisterCompany } from '@icss/core/register/register-company.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import { storyCompanies } from '../companies/companies.records.fixture.ts'
import { forever, type StoryAnswers } from '../story/stub-client.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import CompanySearchScreen from './CompanySearchScreen.tsx'

const meta = {
  title: 'Screens/CompanySearch',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const session = chamberFixture()
const [member] = storyCompanies
if (!member) throw new Error('There is no company.')

const known = (change: Partial<RegisterCompany>): RegisterCompany => ({
  name: '',
  type: '有限责任公司',
  address: '',
  website: '',
  legalRepresentative: '王龘',
  industry: '制造业',
  highTech: false,
  listed: false,
  registeredCapital: '1000 万元人民币',
  unifiedCreditCode: '91350100M000100Y43',
  registrationNumber: '',
  organizationCode: '',
  taxpayerId: '',
  registrationStatus: 'existing',
  registeredAddress: '',
  foundedOn: '2018-04-16',
  businessPeriod: '',
  businessScope: '',
  abnormal: false,
  ...change,
})

const items: FoundCompany[] = [
  { company: known({ name: '深圳市亿尚智能装备有限公司' }), standing: 'member', companyId: member.id },
  { company: known({ name: '深圳市亿尚智能科技有限公司', unifiedCreditCode: '' }), standing: 'free', companyId: null },
  {
    company: known({ name: '亿尚（广州）智能装备与工业互联网协同创新研究院有限公司', legalRepresentative: '欧阳娜' }),
    standing: 'binned',
    companyId: member.id,
  },
  { company: known({ name: '亿尚贸易有限公司', abnormal: true }), standing: 'free', companyId: null },
  { company: known({ name: '亿尚物流有限公司', registrationStatus: 'revoked' }), standing: 'free', companyId: null },
]

const screen = (register: StoryAnswers['register'] = {}) =>
  storyScreen('/companySearch', <CompanySearchScreen />, { session, answers: { register: register ?? {} } })

const searched: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const field = await within(canvasElement).findByRole('searchbox')
  await userEvent.type(field, '亿尚{Enter}')
}

export const First: Story = { render: screen() }

export const Found: Story = {
  render: screen({ search: () => Promise.resolve({ id: '1', items }) }),
  play: async (context) => {
    await searched(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText(/不能添加|cannot be added/)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^(添加|Add) / })).toHaveLength(2)
  },
}

export const Searching: Story = { render: screen({ search: () => forever() }), play: searched }

export const NothingFound: Story = {
  render: screen({ search: () => Promise.reject(new ProblemError('companies.search_empty')) }),
  play: searched,
}

export const RegisterFailed: Story = {
  render: screen({ search: () => Promise.reject(new ProblemError('companies.search_failed')) }),
  play: searched,
}
