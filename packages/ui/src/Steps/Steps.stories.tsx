import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column } from '../story/Column.tsx'
import { inBoth } from '../story/inBoth.ts'
import { Steps } from './Steps.tsx'

const meta = { title: 'Layout/Steps', component: Steps, tags: ['composite'] } satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj

export const FirstMiddleLast: Story = {
  render: inBoth((say) => (
    <Column width={640}>
      {[0, 1, 2].map((current) => (
        <Steps
          key={current}
          label={say(`新建课程的步骤 ${current + 1}`, `Steps of a new course ${current + 1}`)}
          doneLabel={say('已完成', 'done')}
          steps={say(['基本信息', '章节', '提交'], ['Basics', 'Chapters', 'Submit'])}
          current={current}
        />
      ))}
    </Column>
  )),
}
