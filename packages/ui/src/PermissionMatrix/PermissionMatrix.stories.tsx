import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { tabTo } from '../story/tabTo.ts'
import { PermissionMatrix } from './PermissionMatrix.tsx'
import { playground } from '../story/playground.tsx'

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

const labels = (say: Say) => ({
  all: (flag: string) => say(`全部频道：${flag}`, `All channels: ${flag}`),
  row: (row: string) => say(`${row}：全部权限`, `${row}: all`),
  one: (row: string, flag: string) => say(`${row}：${flag}`, `${row}: ${flag}`),
})

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
        labels={labels(say)}
      />
    </Panel>
  )
}

export const Playground = playground(
  PermissionMatrix,
  (say) => ({
    label: say('频道权限', 'Permissions of channels'),
    rowsLabel: say('频道', 'Channel'),
    flags: flags.slice(0, 5).map(([zh, en], at) => ({ id: String(at), label: say(zh, en) })),
    rows: names(5).map((label, at) => ({ id: String(at), label })),
    value: { 2: new Set(['0', '3']) },
    labels: labels(say),
  }),
  {
    follows: { onChange: (props, changed: Record<string, Set<string>>) => ({ value: { ...props.value, ...changed } }) },
    frame: (piece) => <Panel>{piece}</Panel>,
  },
)

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
    const region = canvas.getByRole('region')
    region.scrollTop = 1e9
    const last = await canvas.findByRole('checkbox', { name: /^分频道 9998：全部权限$|^分频道 9998: all$/ })
    await userEvent.click(last)
    await expect(last).toBeChecked()
    // Where the end is depends on what was measured when; the beginning does not.
    region.scrollTop = 0
    await canvas.findByRole('checkbox', { name: /^分频道 1：全部权限$|^分频道 1: all$/ })
  },
}

const things = {
  course: ['财税合规进阶', '安全生产入门'],
  live: ['年会直播'],
}

export const Sections: Story = {
  render: inBoth((say) => {
    const groups = [say('华南', 'South'), say('华东', 'East')]
    const rows = Object.entries(things).flatMap(([section, names]) =>
      names.map((label) => ({ id: label, label, section, href: '#' })),
    )
    return (
      <Held<Record<string, ReadonlySet<string>>> initial={{ 年会直播: new Set(['0']) }}>
        {(value, set) => (
          <Panel>
            <PermissionMatrix
              label={say('内容权限', 'Content permissions')}
              rowsLabel={say('内容', 'Content')}
              flags={groups.map((label, at) => ({ id: String(at), label, detail: say('3 个', '3 channels') }))}
              rows={rows}
              sections={[
                { id: 'course', label: say('课程', 'Courses'), detail: '2' },
                { id: 'live', label: say('直播', 'Lives'), detail: '1' },
              ]}
              value={value}
              onChange={(changed) => set({ ...value, ...changed })}
              toneOf={(row, flag) => {
                const wasOn = row === '年会直播' && flag === '0'
                const isOn = value[row]?.has(flag) === true
                return isOn === wasOn ? undefined : isOn ? 'opens' : 'closes'
              }}
              note={{
                label: say('能看到', 'See it'),
                detail: say('共 6', 'of 6'),
                of: (row) => (value[row]?.size ?? 0) * 3,
              }}
              labels={{
                all: (flag) => say(`全部内容：${flag}`, `All content: ${flag}`),
                row: (row) => say(`${row}：全部`, `${row}: all`),
                one: (row, flag) => say(`${row}：${flag}`, `${row}: ${flag}`),
                section: (section, flag) => say(`${section}：${flag}`, `${section}: ${flag}`),
                fold: (section, isOpen) =>
                  isOpen ? say(`收起${section}`, `Fold ${section}`) : say(`展开${section}`, `Unfold ${section}`),
              }}
            />
          </Panel>
        )}
      </Held>
    )
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = (name: RegExp) => canvas.getByRole<HTMLInputElement>('checkbox', { name })
    await userEvent.click(box(/^(课程：华东|Courses: East)$/))
    await expect(box(/^(安全生产入门：华东|安全生产入门: East)$/)).toBeChecked()
    await expect(box(/^(全部内容：华东|All content: East)$/).indeterminate).toBe(true)
    await userEvent.click(box(/^(年会直播：华南|年会直播: South)$/))
    // By arrows over the heading, and back.
    await userEvent.keyboard('{ArrowUp}')
    await expect(box(/^(直播：华南|Lives: South)$/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(box(/^(安全生产入门：华南|安全生产入门: South)$/)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^(收起课程|Fold Courses)$/ }))
    await expect(canvas.queryByRole('rowheader', { name: /安全生产入门/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^(展开课程|Unfold Courses)$/ }))
  },
}
