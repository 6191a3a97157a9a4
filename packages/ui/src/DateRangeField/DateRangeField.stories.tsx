import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { tabTo } from '../story/tabTo.ts'
import { DateRangeField } from './DateRangeField.tsx'
import type { DateRange } from './presets.ts'
import { playground } from '../story/playground.tsx'

const meta = {
  title: 'Fields/DateRangeField',
  component: DateRangeField,
  tags: ['composite'],
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj

const labels = (say: Say) =>
  say(
    { today: '今天', yesterday: '昨天', last7: '近 7 天', last30: '近 30 天', clear: '清空' },
    { today: 'Today', yesterday: 'Yesterday', last7: 'Last 7 days', last30: 'Last 30 days', clear: 'Clear' },
  )

export const Playground = playground(
  DateRangeField,
  (say) => ({
    label: say('添加时间', 'Added'),
    description: say('两天都算在内', 'Both days counted'),
    labels: labels(say),
    today: '2026-11-21',
    value: { start: '2026-11-15', end: '2026-11-21' },
  }),
  { without: ['today', 'min', 'max'] },
)

export const EmptyAndFilled: Story = {
  render: inBoth((say) => {
    const common = { label: say('添加时间', 'Added'), labels: labels(say), today: '2026-11-21', onChange: () => {} }
    return (
      <Column width={320}>
        <DateRangeField {...common} value={null} />
        <DateRangeField {...common} value={{ start: '2026-11-15', end: '2026-11-21' }} />
        <DateRangeField
          {...common}
          value={{ start: '2026-11-21', end: '2026-11-01' }}
          error={say('结束早于开始', 'The end comes before the start')}
        />
      </Column>
    )
  }),
}

export const PresetThenOpen: Story = {
  render: inBoth((say) => (
    <Held<DateRange | null> initial={null}>
      {(value, set) => (
        <Column width={320}>
          <DateRangeField
            label={say('添加时间', 'Added')}
            labels={labels(say)}
            today="2026-11-21"
            value={value}
            onChange={set}
          />
        </Column>
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const body = within(document.body)
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await body.findByRole('button', { name: /近 7 天|Last 7/ }))
    await waitFor(() => expect(canvas.getByRole('group')).toHaveTextContent(/2026-11-15–2026-11-21/))
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    const opener = canvas.getAllByRole('button').at(-1)
    if (opener === undefined) throw new Error('no button')
    await userEvent.click(opener)
    await expect(await body.findByRole('dialog')).toBeVisible()
  },
}

export const TypedAndPickedByKeyboard: Story = {
  ...PresetThenOpen,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const body = within(document.body)
    await userEvent.tab()
    for (const digits of ['2026', '11', '02', '2026', '11', '05']) await userEvent.keyboard(digits)
    await waitFor(() => expect(canvas.getByRole('group')).toHaveTextContent(/2026-11-02–2026-11-05/))
    const part = (at: number) => {
      const found = canvas.getAllByRole('spinbutton')[at]
      if (found === undefined) throw new Error('no part of a day')
      return found
    }
    await expect(part(2)).toHaveAttribute('aria-valuenow', '2')
    // The same once more: a day that begins with 0 stays what it is.
    await tabTo(part(5), { shift: true })
    await userEvent.keyboard('05')
    await waitFor(() => expect(canvas.getByRole('group')).toHaveTextContent(/2026-11-02–2026-11-05/))
    await tabTo(part(2), { shift: true })
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const dialog = await body.findByRole('dialog')
    await expect(within(dialog).getAllByRole('gridcell')).toHaveLength(42)
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    // From the chosen start: two days on begins the range, which takes a day at least; a week on ends it.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}{ArrowDown}{Enter}')
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('group')).toHaveTextContent(/2026-11-04–2026-11-12/)
  },
}
