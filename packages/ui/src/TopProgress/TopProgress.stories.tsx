import type { Meta, StoryObj } from '@storybook/react-vite'
import { inBoth } from '../story/inBoth.ts'
import { TopProgress } from './TopProgress.tsx'

const meta = { title: 'Feedback/TopProgress', component: TopProgress } satisfies Meta<typeof TopProgress>
export default meta
type Story = StoryObj

export const Half: Story = {
  render: inBoth((say) => (
    <div style={{ height: 40 }}>
      <TopProgress percent={60} label={say('正在打开', 'Opening')} />
    </div>
  )),
}
