import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import PrizeBankScreen from './PrizeBankScreen.tsx'
import PrizeEditScreen from './PrizeEditScreen.tsx'
import { storyPrizes } from './prizes.records.fixture.ts'

const meta = {
  title: 'Screens/Prizes',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

export const Bank: Story = { render: storyScreen('/lotteryBank', <PrizeBankScreen />) }

export const EmptyBank: Story = {
  render: storyScreen('/lotteryBank', <PrizeBankScreen />, { records: { prizes: [] } }),
}

export const NewIsRefusedWithoutWords: Story = {
  render: storyScreen('/newPrize', <PrizeEditScreen params={{}} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(within(canvas.getByRole('alert')).getAllByRole('button')).toHaveLength(3)
  },
}

/** A stock below what meetings hold is refused, with the meetings. */
export const StockIsHeld: Story = {
  render: storyScreen(
    `/newPrize/${storyPrizes[0]?.id}`,
    <PrizeEditScreen params={{ id: storyPrizes[0]?.id ?? '' }} />,
    {
      answers: {
        prizes: {
          update: async () => {
            const params = { held: 10, meetings: '2026 年会、春茗' }
            throw new ProblemError('lottery.stock_held', {
              params,
              errors: { quantity: { code: 'lottery.stock_held', params } },
            })
          },
        },
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(说明|Explanation)/ }), '。')
    await userEvent.click(canvas.getByRole('button', { name: /^(保存|Save)$/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/2026 年会、春茗/)
  },
}
