import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Row } from '../story/Row.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longWord } from '../story/longName.ts'
import { Tag, TagRow } from './Tag.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/Tag', component: Tag } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj

export const Playground = playground(Tag, (say) => ({ children: say('软件', 'Software') }))

export const AloneAndInARow: Story = {
  render: inBoth((say) => (
    <Column width={280}>
      <Row>
        <Tag>{say('软件', 'Software')}</Tag>
        <Tag>{longWord}</Tag>
        <Tag>👩‍🏫 𠮷 شركة</Tag>
      </Row>
      <TagRow tags={say(['教育', '软件', '金融'], ['Schools', 'Software', 'Banks'])} between={say('、', ', ')} />
      <TagRow
        tags={say(['教育', '软件', '金融', '制造'], ['Schools', 'Software', 'Banks', 'Making'])}
        between={say('、', ', ')}
      />
      <TagRow tags={[longWord, longWord.toUpperCase()]} between={say('、', ', ')} />
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByText('+2').parentElement
    await expect(more).toHaveAttribute('title', expect.stringMatching(/^(金融、制造|Banks, Making)$/))
    await expect(more).toHaveTextContent(/金融、制造|Banks, Making/)
  },
}
