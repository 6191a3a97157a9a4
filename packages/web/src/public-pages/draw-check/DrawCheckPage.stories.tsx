import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import { drawVectors } from '@icss/core/lotteries/draw-vectors.fixture.ts'
import { firstVector } from '@icss/core/lotteries/v1/draw-vector.fixture.ts'
import { PageLanguage } from '../page-copy.ts'
import { DrawCheckPage } from './DrawCheckPage.tsx'

const meta = {
  title: 'Screens/DrawCheckPage',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => {
    const language = globals['language'] as Language
    return (
      <PageLanguage key={language} value={language}>
        <DrawCheckPage />
      </PageLanguage>
    )
  },
} satisfies Meta
export default meta
type Story = StoryObj

const checked = (text: string, name = 'proof.json'): Story => ({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/^(已就绪|Ready)/, {}, { timeout: 10_000 })
    await userEvent.upload(canvas.getByLabelText(/^(选择证明文件|Choose a proof file)$/), new File([text], name))
    await expect(await canvas.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeVisible()
    await canvas.findByText(/^(核对另一份文件|Check another file)$/)
  },
})

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(已就绪|Ready)/, {}, { timeout: 10_000 })
  },
}

export const PublicRandomness: Story = checked(JSON.stringify(drawVectors.quicknet))

export const UnknownBeacon: Story = checked(JSON.stringify(drawVectors.testBeacon))

export const PhonesAndWord: Story = checked(JSON.stringify(drawVectors.phones))

export const FirstVersion: Story = checked(JSON.stringify(firstVector))

export const Changed: Story = checked(
  JSON.stringify(drawVectors.quicknet).replace('"word":"八十八"', '"word":"八十九"'),
)

export const NoProof: Story = checked('{')

export const How: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(这是怎么做到的|How this works)$/ }))
    await canvas.findByRole('heading', { level: 1, name: /^(怎样保证|How a draw)/ })
  },
}
