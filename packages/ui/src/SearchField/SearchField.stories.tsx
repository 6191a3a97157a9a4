import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { SearchField } from './SearchField.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/SearchField', component: SearchField } satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj

export const Playground = playground(SearchField, (say) => ({
  label: say('搜索企业', 'Search companies'),
  clearLabel: say('清空', 'Clear'),
  placeholder: say('名称、法定代表人', 'Name or representative'),
  value: '',
  isDisabled: false,
  onChange: fn(),
}))

export const EmptyAndFilled: Story = {
  render: inBoth((say) => (
    <Column width={240}>
      <SearchField
        label={say('搜索企业', 'Search companies')}
        placeholder={say('名称、代表人', 'Name, representative')}
        clearLabel={say('清空', 'Clear')}
      />
      <SearchField label={say('搜索企业', 'Search companies')} clearLabel={say('清空', 'Clear')} defaultValue="智能" />
    </Column>
  )),
}

export const EscapeClears: Story = {
  render: inBoth((say) => (
    <Held initial="智能">
      {(value, set) => (
        <SearchField
          label={say('搜索企业', 'Search companies')}
          clearLabel={say('清空', 'Clear')}
          value={value}
          onChange={set}
        />
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox')
    await userEvent.click(field)
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
  },
}
