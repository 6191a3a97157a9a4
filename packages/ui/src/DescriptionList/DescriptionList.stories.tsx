import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longName, longWord } from '../story/longName.ts'
import { DescriptionList } from './DescriptionList.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/DescriptionList', component: DescriptionList } satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj

export const Playground = playground(
  DescriptionList,
  (say) => ({
    items: [
      { label: say('法定代表人', 'Representative'), value: '王龘' },
      { label: say('电话', 'Phone') },
      { label: say('地址', 'Address'), value: say('深圳市南山区科技园', 'Science Park, Nanshan'), isWide: true },
    ],
  }),
  { frame: (piece) => <Panel isPadded>{piece}</Panel> },
)

export const KnownAndUnknown: Story = {
  render: inBoth((say) => (
    <Panel title={say('基本信息', 'Basics')} isPadded>
      <DescriptionList
        items={[
          { label: say('企业名称', 'Name'), value: longName },
          { label: say('法定代表人', 'Representative'), value: '王龘' },
          { label: say('网站', 'Site'), value: longWord },
          { label: say('电话', 'Phone') },
          { label: say('地址', 'Address'), value: '深圳市南山区科技园', isWide: true },
        ]}
      />
    </Panel>
  )),
}
