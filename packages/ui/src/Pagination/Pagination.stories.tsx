import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Held } from '../story/Held.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { Pagination } from './Pagination.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/Pagination', component: Pagination, tags: ['composite'] } satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj

const labels = (say: Say) =>
  say(
    { nav: '分页', first: '首页', previous: '上一页', next: '下一页', last: '末页', page: '跳到第几页' },
    { nav: 'Pages', first: 'First', previous: 'Previous', next: 'Next', last: 'Last', page: 'Go to page' },
  )

export const Playground = playground(Pagination, (say) => ({
  page: 4,
  pages: 101,
  range: say('第 37–48 家，共 1,204 家', '37–48 of 1,204'),
  labels: labels(say),
}))

export const Middle: Story = {
  render: inBoth((say) => (
    <Pagination
      page={4}
      pages={101}
      onChange={() => {}}
      range={say('第 37–48 家，共 1,204 家', '37–48 of 1,204')}
      labels={labels(say)}
    />
  )),
}

export const OnlyPage: Story = {
  render: inBoth((say) => (
    <Pagination page={1} pages={1} onChange={() => {}} range={say('共 3 家', '3 in all')} labels={labels(say)} />
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const Walk: Story = {
  render: inBoth((say) => (
    <Held initial={1}>{(page, set) => <Pagination page={page} pages={9} onChange={set} labels={labels(say)} />}</Held>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /上一页|Previous/ })).toBeDisabled()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    const field = canvas.getByRole('textbox', { name: /跳到第几页|Go to page/ })
    await expect(field).toHaveValue('3')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('9')
  },
}

export const Jump: Story = {
  ...Walk,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.tab()
    await userEvent.keyboard('７{Enter}')
    await expect(field).toHaveValue('7')
    await userEvent.clear(field)
    await userEvent.keyboard('400{Enter}')
    await expect(field).toHaveValue('9')
    await userEvent.clear(field)
    await userEvent.keyboard('2{Escape}')
    await expect(field).toHaveValue('9')
    await userEvent.clear(field)
    await userEvent.keyboard('0{Enter}')
    await expect(field).toHaveValue('9')
    await userEvent.clear(field)
    await userEvent.keyboard('4')
    await userEvent.tab()
    await expect(field).toHaveValue('4')
  },
}
