import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import { forever, stubClient } from '../story/stub-client.ts'
import { ScreenStage } from '../story/ScreenStage.tsx'
import { FindAnything } from './FindAnything.tsx'

const meta = {
  title: 'Screens/Find',
  component: FindAnything,
  tags: ['composite'],
  beforeEach: () => localStorage.removeItem('icss.singleKeys'),
} satisfies Meta<typeof FindAnything>
export default meta
type Story = StoryObj

const smart = [{ id: '7', name: '深圳市亿尚智能科技有限公司' }]

const stage = (listCompanies: (q: string | undefined) => Promise<unknown>): NonNullable<Story['render']> =>
  function Stage(_, { globals }) {
    const companies = { list: ({ query }: { query?: { q?: string } }) => listCompanies(query?.q) } as never
    return (
      <ScreenStage
        language={globals['language'] as Language}
        path="/businessManagement"
        client={stubClient({ companies })}
        session={chamberFixture()}
      >
        <FindAnything />
      </ScreenStage>
    )
  }

const known = (q: string | undefined) => {
  const items = q === '智能' ? smart : []
  return Promise.resolve({ items, total: items.length })
}

const open = async () => {
  await userEvent.keyboard('{Control>}k{/Control}')
  const dialog = await within(document.body).findByRole('dialog', { name: /搜索页面|Search screens/ })
  return within(dialog)
}

export const Screens: Story = {
  render: stage(known),
  play: async () => {
    const palette = await open()
    await userEvent.keyboard('qygl')
    await expect(palette.getByRole('option')).toHaveTextContent(/企业管理|Member companies/)
  },
}

export const Records: Story = {
  render: stage(known),
  play: async () => {
    const palette = await open()
    await userEvent.keyboard('智能')
    await expect(await palette.findByRole('option', { name: /亿尚智能/ })).toBeVisible()
  },
}

/** Screens do not wait for records. */
export const RecordsAreSlow: Story = {
  render: stage(() => forever()),
  play: async () => {
    const palette = await open()
    await userEvent.keyboard('qy')
    await expect(palette.getAllByRole('option')[0]).toBeVisible()
  },
}

const shortcuts = () => within(document.body).findByRole('dialog', { name: /键盘快捷键|Keyboard shortcuts/ })
const opener = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: /搜索页面|Search screens/ })

export const ShortcutsByTheirKey: Story = {
  render: stage(known),
  play: async ({ canvasElement }) => {
    const from = await opener(canvasElement)
    from.focus()
    await userEvent.keyboard('?')
    const dialog = within(await shortcuts())
    await expect(dialog.getByText('?')).toBeVisible()
    const single = dialog.getByRole('switch', { name: /按 \? 打开|\? opens/ })
    await userEvent.click(single)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(from).toHaveFocus())
    await userEvent.keyboard('?')
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
    await open()
    await userEvent.keyboard('jpkjj{Enter}')
    const again = within(await shortcuts())
    await userEvent.click(again.getByRole('switch', { name: /按 \? 打开|\? opens/ }))
  },
}

/** What the palette stood on is gone with it: the focus goes to where the palette came from. */
export const FocusComesBackThroughBoth: Story = {
  tags: ['!composite'],
  render: stage(known),
  play: async ({ canvasElement }) => {
    const from = await opener(canvasElement)
    from.focus()
    for (const _ of ['as it is loaded', 'loaded']) {
      await open()
      await userEvent.keyboard('jpkjj{Enter}')
      await shortcuts()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(from).toHaveFocus())
    }
  },
}

export const QuestionMarkInAField: Story = {
  tags: ['!composite'],
  render: stage(known),
  play: async () => {
    const palette = await open()
    await userEvent.keyboard('?')
    await expect(palette.getByRole('combobox')).toHaveValue('?')
    await expect(within(document.body).getAllByRole('dialog')).toHaveLength(1)
  },
}
