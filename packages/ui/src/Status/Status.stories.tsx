import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleAlert } from 'lucide-react'
import { Column } from '../story/Column.tsx'
import { Row } from '../story/Row.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { Status } from './Status.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/Status', component: Status } satisfies Meta<typeof Status>
export default meta
type Story = StoryObj

export const Playground = playground(Status, (say) => ({ tone: 'good', children: say('存续', 'Active') }))

export const Tones: Story = {
  render: inBoth((say) => (
    <Column>
      <Row>
        <Status tone="good">{say('存续', 'Active')}</Status>
        <Status tone="warn">{say('经营异常', 'Abnormal')}</Status>
        <Status tone="bad" icon={<CircleAlert size={12} />}>
          {say('已停用', 'Suspended')}
        </Status>
        <Status tone="info">{say('直播中', 'On air')}</Status>
        <Status tone="neutral">{say('注销', 'Closed')}</Status>
      </Row>
      <Status tone="good">{longName}</Status>
    </Column>
  )),
}
