import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inBoth } from '../story/inBoth.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = { title: 'Fields/ErrorSummary', component: ErrorSummary } satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj

const picked = fn()

export const FieldsAndWhole: Story = {
  render: inBoth((say) => (
    <ErrorSummary
      title={say('有 3 处需要修改', '3 to correct')}
      onPick={picked}
      items={[
        { id: 'name', text: say('企业名称：不能为空', 'Company name: Cannot be empty'), isField: true },
        { id: 'industryTags', text: say('行业标签：至少 1 个', 'Industry tags: at least 1'), isField: true },
        { id: '', text: say('内容已被他人修改，请刷新', 'Someone else has changed it; reload'), isField: false },
      ]}
    />
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(picked).toHaveBeenCalledWith('name')
  },
}
