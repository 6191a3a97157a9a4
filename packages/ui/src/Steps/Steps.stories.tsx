import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { tabTo } from '../story/tabTo.ts'
import { StepButtons } from './StepButtons.tsx'
import { Steps } from './Steps.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Layout/Steps', component: Steps, tags: ['composite'] } satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj

export const Playground = playground(
  Steps,
  (say) => ({
    label: say('新建课程的步骤', 'Steps of a new course'),
    steps: say(['基本信息', '章节', '提交'], ['Basics', 'Chapters', 'Submit']),
    current: 1,
    doneLabel: say('已完成', 'done'),
  }),
  { frame: (piece) => <Column width={640}>{piece}</Column> },
)

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

export const BackAndOnByKeyboard: Story = {
  render: inBoth((say) => (
    <Held initial={0}>
      {(current, go) => (
        <Panel isPadded>
          <Column width="100%">
            <Steps
              label={say('新建课程的步骤', 'Steps of a new course')}
              doneLabel={say('已完成', 'done')}
              steps={say(['基本信息', '章节', '提交'], ['Basics', 'Chapters', 'Submit'])}
              current={current}
              onGoBack={go}
            />
            <StepButtons
              exit={{ label: say('退出', 'Exit'), onPress: () => go(0) }}
              {...(current > 0
                ? { previous: { label: say('上一步', 'Previous step'), onPress: () => go(current - 1) } }
                : {})}
              next={{
                label: current < 2 ? say('下一步', 'Next step') : say('提交', 'Submit'),
                onPress: () => go(Math.min(2, current + 1)),
              }}
            />
          </Column>
        </Panel>
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const now = () => canvasElement.querySelector('[aria-current="step"]')
    await expect(canvas.queryByRole('button', { name: /上一步|Previous/ })).toBeNull()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /下一步|Next/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(now()).toHaveTextContent(/章节|Chapters/)
    await userEvent.keyboard('{Enter}')
    await expect(now()).toHaveTextContent(/提交|Submit/)
    await expect(canvas.getByRole('button', { name: /^(提交|Submit)$/ })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(now()).toHaveTextContent(/章节|Chapters/)
    await tabTo(canvas.getByRole('button', { name: /^(基本信息|Basics)/ }), { shift: true })
    await expect(document.activeElement).toHaveAccessibleName(/已完成|done/)
    await userEvent.keyboard('{Enter}')
    await expect(now()).toHaveTextContent(/基本信息|Basics/)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
  },
}
