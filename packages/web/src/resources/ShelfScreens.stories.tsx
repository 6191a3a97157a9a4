import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import type { Resource } from '@icss/core/resources/resources.contract.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import DemandEditScreen from '../demands/DemandEditScreen.tsx'
import { storyDemands } from '../demands/demands.records.fixture.ts'
import DemandListScreen from '../demands/DemandListScreen.tsx'
import { forever, type StoryAnswers } from '../story/stub-client.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import ResourceEditScreen from './ResourceEditScreen.tsx'
import ResourceListScreen from './ResourceListScreen.tsx'
import { storyResources } from './resources.records.fixture.ts'

const meta = {
  title: 'Screens/Shelf',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const session = chamberFixture()
const [demand] = storyDemands
const matches = storyDemands.slice(0, 3).map(({ id, name, title, companyId, companyName, updatedAt }, at) => ({
  id,
  name,
  title,
  companyId,
  companyName,
  updatedAt,
  words: at === 0 ? ['供应链融资', '制造'] : [],
  tags: at === 0 ? ['软件'] : [],
  isSameIndustry: at < 2,
  introduced: at === 1 ? ('inTouch' as const) : null,
}))

const cards: StoryAnswers['employees'] = {
  show: () =>
    Promise.resolve({
      id: '1',
      companyId: '2',
      name: '王明',
      position: '市场总监',
      phone: '13800138000',
      avatar: '',
      bound: true,
      positionSeenBy: 'bound',
      phoneSeenBy: 'bound',
      avatarSeenBy: 'bound',
      version: 1,
    }),
  list: () => Promise.resolve({ items: [], total: 0 }),
}

const list = (answers: StoryAnswers['resources'] = {}) =>
  storyScreen('/resourceManagement', <ResourceListScreen />, { session, answers: { resources: answers ?? {} } })
const form = (id: string | undefined, answers: StoryAnswers['resources'] = {}) =>
  storyScreen(pathTo('newResources', { id }), <ResourceEditScreen params={id === undefined ? {} : { id }} />, {
    session,
    answers: { employees: cards, resources: { matches: () => Promise.resolve({ items: matches }), ...answers } },
  })

export const Resources: Story = { render: list() }

export const Loading: Story = { render: list({ list: () => forever() }) }

export const Empty: Story = { render: list({ list: () => Promise.resolve({ items: [], total: 0 }) }) }

export const Failed: Story = {
  render: list({
    list: () => Promise.reject(new ProblemError('server.failed', { params: { requestId: '0199aa00' } })),
  }),
}

export const Demands: Story = { render: storyScreen('/demandManagement', <DemandListScreen />, { session }) }

const asked = fn(() => forever<Resource>())

export const TakenOffAfterAQuestion: Story = {
  beforeEach: () => void asked.mockClear(),
  render: list({ setStatus: asked }),
  play: async ({ canvasElement }) => {
    const [off] = await within(canvasElement).findAllByRole('button', { name: /^(下架|Take off shelf) / })
    await userEvent.click(off as HTMLElement)
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await expect(asked).not.toHaveBeenCalled()
    await expect(dialog.getByText(/供应链融资额度/)).toBeVisible()
  },
}

const pressOf = async (canvasElement: HTMLElement, name: RegExp, role: 'alertdialog' | 'dialog') => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }))
  return within(await within(document.body).findByRole(role))
}

/** What an employee filed stands in the question. */
export const ApprovedAfterAQuestion: Story = {
  render: list(),
  play: async ({ canvasElement }) => {
    const dialog = await pressOf(canvasElement, /^(通过并上架|Approve) /, 'alertdialog')
    await expect(dialog.getByText(/欧阳明月/)).toBeVisible()
  },
}

export const RefusedWithAReason: Story = {
  render: list(),
  play: async ({ canvasElement }) => {
    const dialog = await pressOf(canvasElement, /^(拒绝|Refuse) /, 'dialog')
    await userEvent.click(dialog.getByRole('button', { name: /^(拒绝|Refuse)$/ }))
    await expect(dialog.getByRole('textbox')).toHaveFocus()
  },
}

export const New: Story = { render: form(undefined) }

export const NewIsRefusedWithoutWords: Story = {
  render: form(undefined),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(within(canvas.getByRole('alert')).getAllByRole('button')).toHaveLength(3)
  },
}

export const WithMatches: Story = {
  render: form(storyResources[0]?.id),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const reason = await canvas.findByText(/供应链融资、?制造|供应链融资, 制造/)
    // The last panel of the page, without which there is less to scroll.
    await canvas.findByRole('button', { name: /^(开通|Turn on)$/ })
    reason.scrollIntoView({ block: 'center' })
    await expect(reason).toBeVisible()
  },
}

/** A demand has the same: what matches it, and the way to what came of an introduction. */
export const DemandWithMatches: Story = {
  render: storyScreen(pathTo('newDemand', { id: demand?.id }), <DemandEditScreen params={{ id: demand?.id ?? '' }} />, {
    session,
    answers: { employees: cards, demands: { matches: () => Promise.resolve({ items: matches }) } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const outcome = await canvas.findByRole('link', { name: new RegExp(`^(查看|Show) ${matches[1]?.name}`) })
    await expect(outcome).toHaveAttribute('href', `/introductionList?companyId=${matches[1]?.companyId}`)
    await expect(canvas.getAllByRole('button', { name: /^(牵线|Introduce) / })).toHaveLength(2)
    await canvas.findByRole('button', { name: /^(开通|Turn on)$/ })
    outcome.scrollIntoView({ block: 'center' })
  },
}

export const WithoutMatches: Story = {
  render: form(storyResources[0]?.id, { matches: () => Promise.resolve({ items: [] }) }),
}

/** Chamber business alone opens no public page. */
export const OfAnAccount: Story = {
  render: storyScreen(pathTo('newDemand', { id: demand?.id }), <DemandEditScreen params={{ id: demand?.id ?? '' }} />, {
    session: { ...session, account: { ...session.account, role: 'channel-account' } },
    answers: { demands: { matches: () => forever() } },
  }),
}
