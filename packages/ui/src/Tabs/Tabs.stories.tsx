import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { Tabs } from './Tabs.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Layout/Tabs', component: Tabs, tags: ['composite'] } satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj

export const Playground = playground(
  Tabs,
  (say) => ({
    label: say('课程', 'Course'),
    selected: 'basics',
    items: [
      { id: 'basics', label: say('基本信息', 'Basics'), content: say('名称、封面与导师', 'Name, cover and tutors') },
      {
        id: 'lessons',
        label: say('章节', 'Chapters'),
        count: 11,
        content: say('3 章，11 节', '3 chapters, 11 lessons'),
      },
    ],
  }),
  { choices: { selected: ['basics', 'lessons'] }, frame: (piece) => <Panel isPadded>{piece}</Panel> },
)

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

/** Where there is no room for all of them, the open one is in sight. */
export const OpenOneInSight: Story = {
  render: inBoth((say) => (
    <div style={{ width: 300 }}>
      <Held initial="6">
        {(selected, set) => (
          <Panel>
            <Tabs
              label={say('课程', 'Course')}
              selected={selected}
              onSelect={set}
              items={['1', '2', '3', '4', '5', '6'].map((id) => ({
                id,
                label: say(`第 ${id} 部分`, `Part ${id}`),
                content: say(`第 ${id} 部分的内容`, `What part ${id} holds`),
              }))}
            />
          </Panel>
        )}
      </Held>
    </div>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = canvas.getByRole('tablist')
    const isInSight = (name: RegExp) => {
      const { left, right } = canvas.getByRole('tab', { name, selected: true }).getBoundingClientRect()
      const room = row.getBoundingClientRect()
      return left >= room.left && right <= room.right
    }
    await waitFor(() => expect(isInSight(/6/)).toBe(true))
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(isInSight(/1/)).toBe(true))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(isInSight(/6/)).toBe(true))
  },
}
