import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import { storyTutors } from '../tutors/tutors.records.fixture.ts'
import TutorListScreen from '../tutors/TutorListScreen.tsx'

const meta = {
  title: 'Screens/ListPages',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sessionStorage.clear()
    localStorage.clear()
  },
} satisfies Meta
export default meta
type Story = StoryObj

const { account } = sessionFixture()
const keptKey = `icss.list.${account.id}.tutor`
const [tutor] = storyTutors
const tutors = Array.from({ length: 230 }, (_, at) => ({ ...tutor, id: `tutor-${at + 1}`, name: `导师 ${at + 1}` }))
const list = (query: string) => storyScreen(`/tutor${query}`, <TutorListScreen />, { records: { tutors } })

const openRows = async (canvasElement: HTMLElement, current: RegExp) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: current }))
  return within(document.body)
}

/** More rows a page keep the first row in sight on it. */
export const MoreRows: Story = {
  render: list('?page=4'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('导师 61')
    const menu = await openRows(canvasElement, /20 条|20 a page/)
    await userEvent.click(await menu.findByRole('option', { name: /50/ }))
    await expect(await canvas.findByText('导师 51')).toBeVisible()
    await expect(canvas.getByText('导师 100')).toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: /跳到第几页|Go to page/ })).toHaveValue('2')
  },
}

/** What was chosen is there again, but for an address that means a page of its own. */
export const RowsAreKept: Story = {
  beforeEach: () => localStorage.setItem(keptKey, '{"rows":100}'),
  render: list(''),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('导师 100')).toBeInTheDocument()
    const menu = await openRows(canvasElement, /100 条|100 a page/)
    await userEvent.click(await menu.findByRole('option', { name: /^20/ }))
    await expect(await canvas.findByRole('textbox', { name: /共 12 页|of 12/ })).toHaveValue('1')
    await expect(localStorage.getItem(keptKey)).toBe('{"rows":20}')
  },
}

export const SentAddress: Story = {
  beforeEach: () => localStorage.setItem(keptKey, '{"rows":100}'),
  render: list('?page=2'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('导师 21')).toBeVisible()
    await expect(within(canvasElement).queryByText('导师 41')).toBeNull()
  },
}

export const BeyondTheLast: Story = {
  render: list(''),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox', { name: /跳到第几页|Go to page/ })
    await userEvent.clear(field)
    await userEvent.type(field, '4000{Enter}')
    await expect(await canvas.findByText('导师 230')).toBeVisible()
    await expect(field).toHaveValue('12')
    await expect(field).toHaveFocus()
  },
}
