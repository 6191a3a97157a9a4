import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Column } from '../story/Column.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { ProgressBar } from './ProgressBar.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Feedback/ProgressBar', component: ProgressBar } satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj

export const Playground = playground(
  ProgressBar,
  (say) => ({
    label: say('企业名片-正片.mp4', 'Cards.mp4'),
    value: 59,
    count: say('712 MB / 1.2 GB ・ 剩余 11 秒', '712 MB of 1.2 GB, 11 s left'),
  }),
  { frame: (piece) => <Column>{piece}</Column> },
)

export const JobsAndMeters: Story = {
  render: inBoth((say) => (
    <Column width={480}>
      <ProgressBar
        label={say('正在导入', 'Importing')}
        value={712}
        max={1204}
        count="712 / 1,204"
        action={<Button size="small">{say('取消', 'Cancel')}</Button>}
      />
      <ProgressBar label={say('已完成', 'Done')} value={100} tone="good" count={say('1,204 家', '1,204')} />
      <ProgressBar
        label={say('没有完成', 'Failed')}
        value={30}
        tone="bad"
        count={say('第 361 行出错', 'Error in row 361')}
      />
      <ProgressBar isMeter label={say('存储', 'Storage')} value={92} tone="warn" count="92 / 100 GB" />
      <ProgressBar label={longName} value={0} max={0} />
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const bars = within(canvasElement).getAllByRole('progressbar')
    await expect(bars[0]).toHaveAttribute('aria-valuetext', '712 / 1,204')
  },
}
