import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { storyCompanies } from './companies.records.fixture.ts'
import { ScreenStage } from '../story/ScreenStage.tsx'
import { forever, stubClient } from '../story/stub-client.ts'
import type { ServerClient } from '../server/client.ts'
import CompanyListScreen from './CompanyListScreen.tsx'

const meta = {
  title: 'Screens/CompanyList',
  component: CompanyListScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CompanyListScreen>
export default meta
type Story = StoryObj

const screen = (list: ServerClient['companies']['list'], path = '/businessManagement'): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    const language = globals['language'] as Language
    return (
      <ScreenStage language={language} path={path} client={stubClient({ companies: { list } })}>
        <CompanyListScreen />
      </ScreenStage>
    )
  }

const filled: ServerClient['companies']['list'] = () => Promise.resolve({ items: [...storyCompanies], total: 1204 })

export const Filled: Story = { render: screen(filled) }

export const Searched: Story = {
  render: screen(
    () => Promise.resolve({ items: [...storyCompanies], total: storyCompanies.length }),
    '/businessManagement?q=智能',
  ),
}

export const Loading: Story = { render: screen(() => forever()) }

export const Empty: Story = { render: screen(() => Promise.resolve({ items: [], total: 0 })) }

export const NothingMatches: Story = {
  render: screen(() => Promise.resolve({ items: [], total: 0 }), '/businessManagement?q=不存在'),
}

export const Failed: Story = {
  render: screen(() => Promise.reject(new ProblemError('server.failed', { params: { requestId: '0199aa00' } }))),
}

export const AsksBeforeDeleting: Story = {
  render: screen(filled),
  play: async ({ canvasElement }) => {
    const [remove] = await within(canvasElement).findAllByRole('button', { name: /^(删除|Delete) 深圳市亿尚/ })
    await userEvent.click(remove as HTMLElement)
    const dialog = await within(document.body).findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('深圳市亿尚智能装备有限公司')
  },
}
