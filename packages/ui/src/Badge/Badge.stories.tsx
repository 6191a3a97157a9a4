import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Row } from '../story/Row.tsx'
import { inBoth } from '../story/inBoth.ts'
import { Badge } from './Badge.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/Badge', component: Badge } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj

export const Playground = playground(Badge, (say) => ({
  count: 120,
  label: say('120 条未处理', '120 open'),
}))

export const Counts: Story = {
  render: inBoth((say) => (
    <Row>
      <Badge count={0} />
      <Badge count={3} label={say('3 条未处理', '3 open')} />
      <Badge count={99} />
      <Badge count={100} label={say('100 条未处理', '100 open')} />
      <Badge count={1204} max={9999} />
      <Badge count={100} tone="accent" />
    </Row>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: /100 条|100 open/ })).toHaveTextContent('99+')
    await expect(canvas.queryByText('0')).toBeNull()
  },
}
