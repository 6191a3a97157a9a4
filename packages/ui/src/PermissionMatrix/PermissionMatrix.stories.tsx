import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
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

const rowNames = ['深圳软件商会（主频道）', longName, ...Array.from({ length: 28 }, (_, at) => `分频道 ${at + 1}`)]

function Sample({ say }: { say: Say }) {
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
        rows={rowNames.map((label, at) => ({ id: String(at), label, isFixed: at === 0 }))}
        value={value}
        onChange={(changed) => setValue((before) => ({ ...before, ...changed }))}
        labels={{
          all: (flag) => say(`全部频道：${flag}`, `All channels: ${flag}`),
          one: (row, flag) => say(`${row}：${flag}`, `${row}: ${flag}`),
        }}
      />
    </Panel>
  )
}

export const ThirtyChannels: Story = {
  render: inBoth((say) => <Sample say={say} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: /^(全部频道：企业|All channels: Companies)$/ })
    await expect(all.indeterminate).toBe(true)
    await expect(canvas.getAllByRole('row')[1]?.querySelector('input')).toBeDisabled()
    all.focus()
    await userEvent.keyboard(' ')
    await expect(all).toBeChecked()
  },
}
