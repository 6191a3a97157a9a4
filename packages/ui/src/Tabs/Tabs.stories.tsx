import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { Tabs } from './Tabs.tsx'

const meta = { title: 'Layout/Tabs', component: Tabs, tags: ['composite'] } satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj

export const OfACourse: Story = {
  render: inBoth((say) => (
    <Held initial="basics">
      {(selected, set) => (
        <Panel>
          <Tabs
            label={say('课程', 'Course')}
            selected={selected}
            onSelect={set}
            items={[
              { id: 'basics', label: say('基本信息', 'Basics'), content: say('名称、封面、简介', 'Name, cover, text') },
              { id: 'chapters', label: say('章节', 'Chapters'), count: 11, content: say('三章', 'Three chapters') },
              { id: 'people', label: say('学员', 'Learners'), count: 1204, content: say('名单', 'List') },
              { id: 'live', label: say('直播', 'Live'), isDisabled: true, content: null },
            ]}
          />
        </Panel>
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveTextContent(/三章|Three/)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(within(canvasElement).getAllByRole('tab')[0]).toHaveFocus()
  },
}
