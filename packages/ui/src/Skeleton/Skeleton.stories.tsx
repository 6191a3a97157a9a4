import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column } from '../story/Column.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { LinesSkeleton } from './LinesSkeleton.tsx'
import { Skeleton } from './Skeleton.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj

export const Playground = playground(Skeleton, () => ({ width: 240, height: 12 }))

export const OfACard: Story = {
  render: () => (
    <div aria-busy>
      <Column width={240}>
        <Skeleton height={135} />
        <Skeleton width="80%" height={14} />
        <Skeleton width="45%" />
      </Column>
    </div>
  ),
}

export const OfAForm: Story = {
  render: () => (
    <div aria-busy>
      <Column width={360}>
        <FormSkeleton fields={4} />
      </Column>
    </div>
  ),
}

export const OfAList: Story = {
  render: () => (
    <div aria-busy>
      <Column width={480}>
        <LinesSkeleton count={6} />
      </Column>
    </div>
  ),
}
