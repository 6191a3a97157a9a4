import type { Meta, StoryObj } from '@storybook/react-vite'
import { inBoth } from '../story/inBoth.ts'
import { TopProgress } from './TopProgress.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Feedback/TopProgress', component: TopProgress } satisfies Meta<typeof TopProgress>
export default meta
type Story = StoryObj

export const Playground = playground(TopProgress, (say) => ({ percent: 60, label: say('正在打开', 'Opening') }), {
  frame: (piece) => <div style={{ height: 40 }}>{piece}</div>,
})

export const Half: Story = {
  render: inBoth((say) => (
    <div style={{ height: 40 }}>
      <TopProgress percent={60} label={say('正在打开', 'Opening')} />
    </div>
  )),
}
