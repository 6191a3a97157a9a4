import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { answersOfMany } from '../lists/bulk.fixture.ts'
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

const screen = (
  list: ServerClient['companies']['list'],
  path = '/businessManagement',
  beside: Parameters<typeof stubClient>[0] = {},
): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    const language = globals['language'] as Language
    return (
      <ScreenStage language={language} path={path} client={stubClient({ companies: { list }, ...beside })}>
        <CompanyListScreen />
      </ScreenStage>
    )
  }

/** A server that deletes and tags many. */
const ofMany = answersOfMany('companies', {
  count: 1204,
  left: [
    ['深圳市光明智造有限公司', 'request.not_found'],
    ['前海联合供应链股份有限公司', 'request.not_found'],
  ],
  came: 3,
})

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

const tick = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('checkbox', { name }))

export const TwoChosen: Story = {
  render: screen(filled),
  play: async ({ canvasElement }) => {
    for (const name of [/深圳市亿尚/, /广东力嘉/]) await tick(canvasElement, name)
    await expect(await within(canvasElement).findByRole('button', { name: /^(标签|Tags)$/ })).toBeVisible()
  },
}

/** Goes on from the page to all that match, which are fixed then; of many to be deleted the number is typed. */
export const DeletesAllThatMatch: Story = {
  render: screen(filled, '/businessManagement?q=有限', ofMany),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tick(canvasElement, /^(选择本页全部|Select all on this page)$/)
    await userEvent.click(await canvas.findByRole('button', { name: /^(选择全部 1,204 条|Choose all 1,204)$/ }))
    await canvas.findByText(/全部 1,204 条|All 1,204 that match/)
    await userEvent.click(await canvas.findByRole('button', { name: /^(删除|Delete)$/ }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await dialog.findByText(/将处理 1,202 条|1,202 will be done/)
    await expect(dialog.getByText(/深圳市光明智造/)).toBeVisible()
    const confirm = dialog.getByRole('button', { name: /^(删除|Delete)$/ })
    await expect(confirm).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox'), '1202')
    await expect(confirm).toBeEnabled()
  },
}

export const TagsMany: Story = {
  render: screen(filled, '/businessManagement', ofMany),
  play: async ({ canvasElement }) => {
    await tick(canvasElement, /深圳市亿尚/)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(标签|Tags)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /添加的标签|Tags to add/ }), '软件{Enter}')
    await expect(dialog.getByRole('button', { name: /^(下一步|Next)$/ })).toBeEnabled()
  },
}
