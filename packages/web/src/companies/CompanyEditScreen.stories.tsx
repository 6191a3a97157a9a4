import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { controlsOf, drawnBy } from '@icss/ui/story/drawnBy.ts'
import type { ServerClient } from '../server/client.ts'
import { storyCompanies } from './companies.records.fixture.ts'
import { ScreenStage } from '../story/ScreenStage.tsx'
import { forever, stubClient } from '../story/stub-client.ts'
import CompanyEditScreen from './CompanyEditScreen.tsx'

const meta = {
  title: 'Screens/CompanyEdit',
  component: CompanyEditScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof CompanyEditScreen>
export default meta
type Story = StoryObj

const [company] = storyCompanies

const screen = (companyId: string, companies: Partial<ServerClient['companies']>): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    const language = globals['language'] as Language
    return (
      <ScreenStage language={language} path={`/editBusinessManagement/${companyId}`} client={stubClient({ companies })}>
        <CompanyEditScreen params={{ companyId }} />
      </ScreenStage>
    )
  }

const met = { name: '田七（深圳）公司', id: '1' }
const create = fn<ServerClient['companies']['create']>(() =>
  Promise.reject(
    new ProblemError('companies.name_alike', {
      params: met,
      errors: { name: { code: 'companies.name_alike', params: met } },
    }),
  ),
)

const shown = () => (company ? Promise.resolve(company) : forever<never>())

export const New: Story = { render: screen('new', {}) }

export const Existing: Story = { render: screen('1', { show: shown }) }

export const Loading: Story = { render: screen('1', { show: () => forever() }) }

export const NotFound: Story = {
  render: screen('1', { show: () => Promise.reject(new ProblemError('request.not_found')) }),
}

export const EmptyIsRefused: Story = {
  render: screen('new', {}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(within(canvas.getByRole('alert')).getAllByRole('button')).toHaveLength(3)
  },
}

/** What is probably another company is saved by whoever knows that it is not. */
export const ProbablyTheSame: Story = {
  render: screen('new', { create }),
  play: async ({ canvasElement }) => {
    create.mockClear()
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /企业名称|Company name/ }), '田七(深圳)公司')
    await userEvent.type(canvas.getByRole('combobox', { name: /行业|Industry/ }), '教育{Tab}')
    await userEvent.type(canvas.getByRole('textbox', { name: /行业标签|tags/ }), '教育{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: /^(保存|Save)$/ }))
    await expect(await canvas.findByRole('link', { name: /田七（深圳）公司/ })).toBeVisible()
    await expect(create.mock.lastCall?.[0].query).toEqual({})
    await userEvent.click(canvas.getByRole('button', { name: /仍然保存|save it/ }))
    await waitFor(() => expect(create.mock.lastCall?.[0].query).toEqual({ confirmed: 'true' }))
  },
}

export const TakenNameStandsAtItsField: Story = {
  render: screen('1', {
    show: shown,
    update: () =>
      Promise.reject(
        new ProblemError('companies.name_taken', { errors: { name: { code: 'companies.name_taken', params: {} } } }),
      ),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await canvas.findByRole('textbox', { name: /企业名称|Company name/ })
    const others = controlsOf(canvasElement).filter((control) => control !== name)
    await expect(await drawnBy(() => userEvent.type(name, '二'), others)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(name).toBeInvalid())
    await expect(name).toHaveValue('深圳市亿尚智能装备有限公司二')
  },
}
