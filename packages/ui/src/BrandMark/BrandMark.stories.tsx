import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Row } from '../story/Row.tsx'
import { portrait } from '../story/pictures.ts'
import { BrandMark } from './BrandMark.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Foundations/BrandMark', component: BrandMark } satisfies Meta<typeof BrandMark>
export default meta
type Story = StoryObj

export const Playground = playground(BrandMark, () => ({ letter: '商' }), { choices: { logo: { portrait } } })

export const SealMiniTextAndLogo: Story = {
  render: () => (
    <Row>
      <BrandMark />
      <BrandMark letter="深软" />
      <BrandMark letter="ICSS" />
      <BrandMark logo={portrait} />
      <BrandMark letter="圳" logo="data:image/png;base64,broken" />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1))
    await expect(canvasElement).toHaveTextContent('圳')
  },
}
