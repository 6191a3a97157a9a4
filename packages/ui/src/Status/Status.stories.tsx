import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleAlert } from 'lucide-react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { Column } from '../story/Column.tsx'
import { Row } from '../story/Row.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { Tag } from '../Tag/Tag.tsx'
import { Status } from './Status.tsx'

const meta = { title: 'Data/Status', component: Status } satisfies Meta<typeof Status>
export default meta
type Story = StoryObj

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

export const BadgesTagsAvatars: Story = {
  render: inBoth((say) => (
    <Column>
      <Row>
        <Badge count={3} label={say('3 条未处理', '3 waiting')} />
        <Badge count={99} />
        <Badge count={100} tone="accent" />
        <Badge count={0} />
      </Row>
      <Row>
        <Tag>{say('软件', 'Software')}</Tag>
        <Tag>{longName}</Tag>
      </Row>
      <Row>
        <Avatar name="深圳软件商会" />
        <Avatar name="𠮷野家" size={40} />
        <Avatar name="icss" src="data:image/png;base64,broken" />
        <BrandMark />
      </Row>
    </Column>
  )),
}
