import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { tabTo } from '../story/tabTo.ts'
import { PermissionMatrix } from './PermissionMatrix.tsx'

const meta = {
  title: 'Data/PermissionMatrix',
  component: PermissionMatrix,
  tags: ['composite'],
} satisfies Meta<typeof PermissionMatrix>
export default meta
type Story = StoryObj

const flags: [string, string][] = [
  ['企业', 'Companies'],
  ['资源', 'Resources'],
  ['需求', 'Demands'],
  ['活动', 'Events'],
  ['举报', 'Reports'],
  ['课程', 'Courses'],
  ['直播', 'Live'],
  ['文件', 'Files'],
  ['通知', 'Notices'],
  ['首屏', 'First screen'],
  ['应用', 'Apps'],
  ['抽奖', 'Draws'],
]

const names = (count: number) => [
  '深圳软件商会（主频道）',
  longName,
  ...Array.from({ length: count - 2 }, (_, at) => `分频道 ${at + 1}`),
]

function Sample({ say, count }: { say: Say; count: number }) {
  const [value, setValue] = useState<Record<string, ReadonlySet<string>>>(() => ({
    0: new Set(flags.map((_, at) => String(at))),
    2: new Set(['0', '5']),
  }))
  return (
    <Panel>
      <PermissionMatrix
        label={say('频道权限', 'Permissions of channels')}
        rowsLabel={say('频道', 'Channel')}
        flags={flags.map(([zh, en], at) => ({ id: String(at), label: say(zh, en) }))}
        rows={names(count).map((label, at) => ({ id: String(at), label, isFixed: at === 0 }))}
        value={value}
        onChange={(changed) => setValue((before) => ({ ...before, ...changed }))}
        labels={{
          all: (flag) => say(`全部频道：${flag}`, `All channels: ${flag}`),
          row: (row) => say(`${row}：全部权限`, `${row}: all`),
          one: (row, flag) => say(`${row}：${flag}`, `${row}: ${flag}`),
        }}
      />
    </Panel>
  )
}

export const ThirtyChannels: Story = {
  render: inBoth((say) => <Sample say={say} count={30} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: /^(全部频道：企业|All channels: Companies)$/ })
    await expect(all.indeterminate).toBe(true)
    await expect(canvas.getAllByRole('row')[1]?.querySelector('input')).toBeDisabled()
    await tabTo(all)
    await userEvent.keyboard(' ')
    await expect(all).toBeChecked()
    // A row at once, and one box less makes it mixed.
    const row = canvas.getByRole<HTMLInputElement>('checkbox', { name: /^分频道 2：全部权限$|^分频道 2: all$/ })
    await expect(row.indeterminate).toBe(true)
    await tabTo(row)
    await userEvent.keyboard(' ')
    await expect(row).toBeChecked()
    await userEvent.keyboard('{Tab} ')
    await expect(row.indeterminate).toBe(true)
    // From box to box by arrows; the fixed row is stepped over.
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(canvas.getByRole('checkbox', { name: /^分频道 3：资源$|^分频道 3: Resources$/ })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('checkbox', { name: /^分频道 3：全部权限$|^分频道 3: all$/ })).toHaveFocus()
    await tabTo(canvas.getByRole('checkbox', { name: new RegExp(`^${longName}(：资源|: Resources)$`) }), {
      shift: true,
    })
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('checkbox', { name: /^全部频道：资源$|^All channels: Resources$/ })).toHaveFocus()
  },
}

export const TenThousandChannels: Story = {
  render: inBoth((say) => <Sample say={say} count={10_000} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    canvas.getByRole('region').scrollTop = 1e9
    const last = await canvas.findByRole('checkbox', { name: /^分频道 9998：全部权限$|^分频道 9998: all$/ })
    await userEvent.click(last)
    await expect(last).toBeChecked()
  },
}
