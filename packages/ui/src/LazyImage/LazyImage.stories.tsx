import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Row } from '../story/Row.tsx'
import { inBoth } from '../story/inBoth.ts'
import { LazyImage } from './LazyImage.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/LazyImage', component: LazyImage } satisfies Meta<typeof LazyImage>
export default meta
type Story = StoryObj

const cover =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="%231f3dae" d="M0 0h16v9H0z"/%3E%3Cpath fill="%23fff" d="m6 2 5 2.5L6 7z"/%3E%3C/svg%3E'

export const Playground = playground(
  LazyImage,
  (say) => ({ src: cover, alt: say('课程封面', 'Course cover'), ratio: 1.5, width: 320 }),
  { choices: { src: { cover, broken: 'data:image/png;base64,broken' } } },
)

export const ThereAndBroken: Story = {
  render: inBoth((say) => (
    <Row>
      <LazyImage src={cover} alt={say('课程封面', 'Course cover')} ratio={16 / 9} width={240} />
      <LazyImage src="data:image/png;base64,broken" alt={say('课程封面', 'Course cover')} ratio={16 / 9} width={240} />
    </Row>
  )),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('img')[1]?.tagName).toBe('svg'))
  },
}
