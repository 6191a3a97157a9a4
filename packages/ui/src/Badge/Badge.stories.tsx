import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Column } from '../story/Column.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longWord } from '../story/longName.ts'
import { portrait } from '../story/pictures.ts'
import { Row } from '../story/Row.tsx'
import { Tag, TagRow } from '../Tag/Tag.tsx'
import { Badge } from './Badge.tsx'

const meta = { title: 'Data/Badge', component: Badge } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj

export const WithTagsAndAvatars: Story = {
  render: inBoth((say) => (
    <Column>
      <Row>
        <Badge count={0} />
        <Badge count={3} label={say('3 条未处理', '3 open')} />
        <Badge count={99} />
        <Badge count={100} label={say('100 条未处理', '100 open')} />
        <Badge count={1204} max={9999} />
      </Row>
      <Row>
        <Tag>{say('软件', 'Software')}</Tag>
        <Tag>{longWord}</Tag>
        <TagRow tags={['教育', '软件', '金融', '制造']} />
      </Row>
      <Row>
        <Avatar name="王龘" src={portrait} />
        <Avatar name="𠮷野" size={24} />
        <Avatar name="👩‍🏫" />
        <Avatar name="broken" src="data:image/png;base64,broken" size={40} />
        <Avatar name="مدير" size={40} />
      </Row>
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: /100 条|100 open/ })).toHaveTextContent('99+')
    await expect(canvas.queryByText('0')).toBeNull()
  },
}
