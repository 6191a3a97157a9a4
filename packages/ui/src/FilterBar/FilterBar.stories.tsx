import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Select } from '../Select/Select.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { tabTo } from '../story/tabTo.ts'
import { FilterBar } from './FilterBar.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/FilterBar', component: FilterBar, tags: ['composite'] } satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj

export const Playground = playground(
  FilterBar,
  (say) => ({
    label: say('筛选企业', 'Filter companies'),
    children: <SearchField label={say('搜索企业', 'Search companies')} clearLabel={say('清空', 'Clear')} />,
  }),
  { frame: (piece) => <Panel>{piece}</Panel> },
)

export const FilledByKeyboard: Story = {
  render: inBoth((say) => (
    <Panel>
      <FilterBar
        label={say('筛选企业', 'Filter companies')}
        selection={
          <>
            {say('已选 2 家', '2 chosen')}
            <Button size="small">{say('打标签', 'Tag')}</Button>
            <Button size="small" variant="dangerOutline">
              {say('删除', 'Delete')}
            </Button>
          </>
        }
      >
        <Held initial="">
          {(value, set) => (
            <SearchField
              label={say('搜索企业', 'Search companies')}
              clearLabel={say('清空', 'Clear')}
              value={value}
              onChange={set}
            />
          )}
        </Held>
        <Held<string | null> initial={null}>
          {(value, set) => (
            <Select
              label={say('行业', 'Industry')}
              isLabelHidden
              placeholder={say('行业', 'Industry')}
              value={value}
              onChange={set}
              options={[
                { value: 'made', label: say('制造业', 'Making') },
                { value: 'long', label: longName },
              ]}
            />
          )}
        </Held>
      </FilterBar>
    </Panel>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('智能')
    await expect(canvas.getByRole('searchbox')).toHaveValue('智能')
    await tabTo(canvas.getByRole('button', { name: /行业|Industry/ }))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /深圳市前海/ })).toHaveFocus())
  },
}
