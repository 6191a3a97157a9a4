import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ExternalLink } from 'lucide-react'
import { Column } from '../story/Column.tsx'
import { Row } from '../story/Row.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { Link } from './Link.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Actions/Link', component: Link } satisfies Meta<typeof Link>
export default meta
type Story = StoryObj

export const Playground = playground(Link, (say) => ({
  children: say('打开直播间', 'Open the live room'),
  href: '#live',
  icon: 'calendar',
  isDisabled: false,
  onPress: fn(),
}))

export const Variants: Story = {
  render: inBoth((say) => (
    <Column>
      <Row>
        <Link href="#new">{say('前往新版管理后台', 'Go to the new back office')}</Link>
        <Link href="#help" variant="quiet">
          {say('帮助', 'Help')}
        </Link>
        <Link href="#out" icon={<ExternalLink size={14} />}>
          {say('打开直播间', 'Open the live room')}
        </Link>
      </Row>
      <p>
        {say('文件放在', 'The file lies in ')}
        <Link href="#files" variant="inline">
          {say('文件', 'Files')}
        </Link>
        {say('里，可以随时下载。', ' and can be fetched at any time.')}
      </p>
      <Link href="#long">{longName}</Link>
    </Column>
  )),
}
