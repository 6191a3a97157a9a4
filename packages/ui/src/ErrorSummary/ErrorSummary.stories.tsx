import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inBoth } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { TextField } from '../TextField/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Feedback/ErrorSummary', component: ErrorSummary, tags: ['composite'] } satisfies Meta<
  typeof ErrorSummary
>
export default meta
type Story = StoryObj

export const Playground = playground(ErrorSummary, (say) => ({
  title: say('有 2 处需要修改', '2 things to mend'),
  problems: [
    { name: 'name', message: say('名称：同一章内不能重名', 'Name: unique within the chapter') },
    { name: 'day', message: say('开课日期：请选择', 'First day: choose one') },
  ],
}))

export const LeadsToItsField: Story = {
  render: inBoth((say) => (
    <form style={{ display: 'grid', gap: 16, width: 420, maxWidth: '100%' }}>
      <ErrorSummary
        title={say('有 2 处需要修改', '2 things to mend')}
        problems={[
          { name: 'name', message: say('名称：同一章内不能重名', 'Name: unique within the chapter') },
          { name: 'text', message: longName.slice(0, 60) },
        ]}
      />
      <TextField name="name" label={say('名称', 'Name')} error={say('同一章内不能重名', 'Unique within the chapter')} />
    </form>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(/有 2 处需要修改|2 things to mend/)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: /名称|Name/ })).toHaveFocus()
  },
}
