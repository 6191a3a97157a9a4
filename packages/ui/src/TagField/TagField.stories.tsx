import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { tabTo } from '../story/tabTo.ts'
import { TagField } from './TagField.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/TagField', component: TagField, tags: ['composite'] } satisfies Meta<typeof TagField>
export default meta
type Story = StoryObj

export const Playground = playground(
  TagField,
  (say) => ({
    label: say('行业标签', 'Tags'),
    description: say('按回车添加', 'Enter adds one'),
    value: say(['软件', '制造'], ['Software', 'Making']),
    max: 3,
    removeLabel: (tag: string) => say(`移除 ${tag}`, `Remove ${tag}`),
  }),
  // Seen while there are no tags.
  { without: ['placeholder'] },
)

export const States: Story = {
  render: inBoth((say) => {
    const removeLabel = (tag: string) => say(`移除 ${tag}`, `Remove ${tag}`)
    const common = { label: say('行业标签', 'Industry tags'), removeLabel, onChange: () => {}, max: 4 }
    return (
      <Column>
        <TagField {...common} value={[]} placeholder={say('回车添加', 'Enter adds')} isRequired />
        <TagField {...common} value={['软件', '制造']} description={say('回车或逗号添加', 'Enter or comma adds')} />
        <TagField {...common} value={['软件', '制造', '教育', '金融']} />
        <TagField {...common} value={[longName]} error={say('每个标签最多 10 个字', 'At most 10 characters a tag')} />
        <TagField {...common} value={['软件']} isDisabled />
      </Column>
    )
  }),
}

export const Keyboard: Story = {
  render: inBoth((say) => (
    <Column>
      <Held<string[]> initial={['软件']}>
        {(value, set) => (
          <TagField
            label={say('行业标签', 'Industry tags')}
            removeLabel={(tag) => say(`移除 ${tag}`, `Remove ${tag}`)}
            value={value}
            onChange={set}
            max={4}
          />
        )}
      </Held>
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const words = () => canvas.getAllByRole('listitem').map((item) => item.textContent)
    await tabTo(canvas.getByRole('textbox'))
    await userEvent.keyboard('制造{Enter}教育，软件{Enter}')
    await expect(words()).toEqual(['软件', '制造', '教育'])
    await userEvent.keyboard('{Backspace}')
    await expect(words()).toEqual(['软件', '制造'])
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}')
    await expect(words()).toEqual(['制造'])
    const cross = canvas.getByRole('button')
    await expect(cross).toHaveFocus()
    // No frame may pass: the next key would be lost.
    cross.click()
    await Promise.resolve()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('制造{Enter}{ArrowLeft}')
    await expect(words()).toEqual(['制造'])
  },
}
