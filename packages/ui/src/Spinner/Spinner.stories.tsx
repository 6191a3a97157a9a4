import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../story/Row.tsx'
import { inBoth } from '../story/inBoth.ts'
import { Spinner } from './Spinner.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj

export const Playground = playground(Spinner, () => ({}))

export const BesideWords: Story = {
  render: inBoth((say) => (
    <Row>
      <Spinner />
      <span>{say('正在核对名单', 'Checking the list')}</span>
    </Row>
  )),
}
