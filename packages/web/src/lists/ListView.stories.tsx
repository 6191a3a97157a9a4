import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { storyScreen } from '../story/storyScreen.tsx'
import { storyTutors } from '../tutors/tutors.records.fixture.ts'
import TutorListScreen from '../tutors/TutorListScreen.tsx'

const meta = {
  title: 'Screens/ListView',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const body = within(document.body)

const openView = async (canvasElement: HTMLElement) => {
  await within(canvasElement).findByRole('link', { name: storyTutors[0]?.name ?? '' })
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^(视图|View)/ }))
  return within(await body.findByRole('dialog'))
}

export const Open: Story = {
  render: storyScreen('/tutor', <TutorListScreen />),
  play: async ({ canvasElement }) => {
    const view = await openView(canvasElement)
    await expect(await view.findByRole('button', { name: '在线的' })).toBeVisible()
  },
}

export const ColumnsAndDensity: Story = {
  render: storyScreen('/tutor', <TutorListScreen />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const view = await openView(canvasElement)
    await userEvent.click(view.getByRole('checkbox', { name: /分类|Category/ }))
    await userEvent.click(view.getByRole('radio', { name: /紧凑|Compact/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(视图|View)/ })).toHaveFocus())
    await expect(canvas.queryByRole('columnheader', { name: /分类|Category/ })).toBeNull()
    canvas.getByRole('button', { name: /^(视图|View)/ }).blur()
    await waitFor(() => expect(body.queryByRole('tooltip')).toBeNull())
  },
}

/** On a phone, where rows are cards without a head, the order is chosen here. */
export const Sorted: Story = {
  render: storyScreen('/tutor', <TutorListScreen />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const view = await openView(canvasElement)
    await userEvent.click(view.getByRole('button', { name: /排序|Sort by/ }))
    await userEvent.click(within(await body.findByRole('listbox')).getByRole('option', { name: /姓名|Name/ }))
    await userEvent.click(view.getByRole('radio', { name: /降序|Descending/ }))
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /姓名|Name/, hidden: true })).toHaveAttribute(
        'aria-sort',
        'descending',
      ),
    )
  },
}

/** What a table can be saved as, and which of the two spreadsheets leave whole. */
export const ExportAs: Story = {
  render: storyScreen('/tutor', <TutorListScreen />),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: storyTutors[0]?.name ?? '' })
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(导出|Export)/ }))
    const menu = within(await body.findByRole('menu'))
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('XLSX'),
      expect.stringContaining('CSV'),
    ])
    await expect(body.getByText(/长号码的末几位和开头的 0|leading zeros and the last digits/)).toBeVisible()
  },
}

/** A view whose filters are not valid any more changes nothing, and that is said. */
export const OutdatedView: Story = {
  render: storyScreen('/tutor?status=offline', <TutorListScreen />),
  play: async ({ canvasElement }) => {
    const view = await openView(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: '已不用的' }))
    await expect(await body.findByText(/已不能用|no longer works/)).toBeVisible()
  },
}

const many = Array.from({ length: 12 }, (_, at) => ({
  ...(storyTutors[0] as (typeof storyTutors)[number]),
  id: `${storyTutors[0]?.id.slice(0, -2)}${at + 10}`,
  name: `讲师${at + 1}`,
  serial: at,
}))

/** What says the same in every row goes by itself, and is offered. */
export const ColumnsThatSayTheSame: Story = {
  render: storyScreen('/tutor', <TutorListScreen />, { records: { tutors: many } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: '讲师1' })
    await expect(canvas.queryByRole('columnheader', { name: /状态|Status/ })).toBeNull()
    await expect(canvas.getByRole('columnheader', { name: /序号|No\.|Serial|Number/ })).toBeVisible()
  },
}

export const BesideTheList: Story = {
  render: storyScreen('/tutor', <TutorListScreen />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const look = async (at: number) =>
      canvas.findByRole('button', { name: new RegExp(`^(查看|Look at it) ${storyTutors[at]?.name}$`) })
    await userEvent.click(await look(0))
    const panel = within(await body.findByRole('dialog'))
    await expect(panel.getByRole('heading')).toHaveTextContent(storyTutors[0]?.name ?? '')
    await expect(panel.getByRole('button', { name: /上一条|Previous/ })).toBeDisabled()
    await userEvent.click(panel.getByRole('button', { name: /下一条|Next/ }))
    await expect(panel.getByRole('heading')).toHaveTextContent(storyTutors[1]?.name ?? '')
    await expect(await panel.findByText(/二十年教学经验/)).toBeVisible()
  },
}
