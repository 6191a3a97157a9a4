import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { Chart } from './Chart.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/Chart', component: Chart, tags: ['composite'] } satisfies Meta<typeof Chart>
export default meta
type Story = StoryObj

const days = Array.from(
  { length: 30 },
  (_, at) => `${at < 9 ? 10 : 11}-${String(at < 9 ? at + 23 : at - 8).padStart(2, '0')}`,
)
const format = (value: number) => value.toLocaleString('en-US')
const labels = (say: Say) => ({
  table: say('查看数据表', 'Show the table'),
  point: say('日期', 'Day'),
  empty: say('还没有数据', 'Nothing yet'),
})

export const Playground = playground(
  Chart,
  (say) => ({
    kind: 'bar',
    label: say('近七天登录', 'Sign-ins, last seven days'),
    points: days.slice(-7),
    format,
    labels: labels(say),
    isStacked: false,
    series: [
      { id: 'members', label: say('会员', 'Members'), values: [96, 133, 109, 85, 122, 98, 135] },
      { id: 'staff', label: say('管理员', 'Staff'), values: [28, 33, 29, 34, 30, 26, 31] },
    ],
  }),
  { choices: { kind: ['bar', 'line'] }, frame: (piece) => <Panel isPadded>{piece}</Panel> },
)

export const SignIns: Story = {
  render: inBoth((say) => (
    <Panel isPadded>
      <Chart
        kind="line"
        label={say('近 30 天登录', 'Sign-ins, last 30 days')}
        points={days}
        format={format}
        labels={labels(say)}
        series={[
          { id: 'members', label: say('会员', 'Members'), values: days.map((_, at) => 80 + ((at * 37) % 61)) },
          { id: 'staff', label: say('管理员', 'Staff'), values: days.map((_, at) => 8 + ((at * 5) % 9)) },
        ]}
      />
    </Panel>
  )),
}

export const Usage: Story = {
  render: inBoth((say) => (
    <Panel isPadded>
      <Chart
        kind="bar"
        label={say('存储用量 GB', 'Storage in GB')}
        points={say(['课程', '直播', '文件', '图片'], ['Courses', 'Live', 'Files', 'Pictures'])}
        format={format}
        labels={{ ...labels(say), point: say('用途', 'Use') }}
        series={[{ id: 'used', label: say('已用', 'Used'), values: [412, 1204, 88, 31] }]}
      />
    </Panel>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: /存储用量|Storage/ })).toBeVisible()
    await userEvent.tab()
    const turn = canvas.getByRole('button', { name: /查看数据表|Show the table/ })
    await expect(turn).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(turn).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.queryByRole('img', { name: /存储用量|Storage/ })).toBeNull()
    await expect(canvas.getByRole('columnheader', { name: /已用|Used/ })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: /存储用量|Storage/ })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('cell', { name: '1,204' })).toBeVisible()
  },
}

export const NothingYet: Story = {
  render: inBoth((say) => (
    <Panel isPadded>
      <Chart
        kind="bar"
        label={say('抽奖人数', 'Draw entrants')}
        points={['2026-11-21']}
        format={format}
        labels={labels(say)}
        series={[{ id: 'people', label: say('人数', 'People'), values: [0] }]}
      />
    </Panel>
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/还没有数据|Nothing yet/)).toBeVisible()
  },
}

/** What measures the texts of a plot stands at the end of the page; overlays that go together must not uncover it. */
export const MeasuresUnheard: Story = {
  render: inBoth((say) => (
    <Held initial="open">
      {(state, set) => (
        <Panel isPadded>
          <Chart
            kind="bar"
            label={say('抽奖人数', 'Draw entrants')}
            points={['2026-11-21']}
            format={format}
            labels={labels(say)}
            series={[{ id: 'people', label: say('人数', 'People'), values: [12] }]}
          />
          {state === 'open' && (
            <Dialog isOpen onClose={() => set('')} title={say('行业', 'Industry')} closeLabel={say('关闭', 'Close')}>
              <ComboBox
                label={say('行业', 'Industry')}
                options={[{ value: 'gone', label: say('教育', 'Education') }]}
                value=""
                onChange={set}
              />
            </Dialog>
          )}
        </Panel>
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    const measure = await waitFor(() => {
      const found = document.querySelector('#recharts_measurement_span')
      if (!(found instanceof HTMLElement)) throw new Error('Nothing is measured')
      return found
    })
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    fireEvent.click(await page.findByRole('option'))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(measure).toHaveAttribute('aria-hidden', 'true')
    await expect(measure.inert).toBe(true)
  },
}
