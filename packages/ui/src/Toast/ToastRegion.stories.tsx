import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inBoth, type Say } from '../story/inBoth.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { createToasts } from './toasts.ts'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Feedback/Toast', component: ToastRegion, tags: ['composite'] } satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj

const all = createToasts({ toast: 1500, notice: 4500 }, 10)
const forever = Number.POSITIVE_INFINITY

/** Has the sample messages shown while its children stand there. */
function Shown({ say, children }: { say: Say; children: ReactNode }) {
  useEffect(() => {
    const shown = [
      all.show({ tone: 'good', text: say('已保存', 'Saved'), duration: forever }),
      all.show({
        tone: 'good',
        text: say('已把 12 家企业移到“制造”', 'Moved 12 companies to “Making”'),
        action: { label: say('撤销', 'Undo'), onPress: () => {} },
        duration: forever,
      }),
      all.show({ tone: 'warn', text: say('连接不稳，正在重试', 'Weak connection, trying again'), duration: forever }),
      all.show({ tone: 'bad', text: say('没有保存：名称已被使用', 'Not saved: the name is taken'), duration: forever }),
      all.show({
        tone: 'info',
        kind: 'notice',
        title: say('导出完成', 'Export ready'),
        text: say('1,204 家企业，可在“文件”里下载。', '1,204 companies, in Files.'),
        duration: forever,
      }),
    ]
    return () => {
      for (const id of shown) all.close(id)
    }
  }, [say])
  return children
}

export const Playground = playground(
  ToastRegion,
  (say) => ({ toasts: all, label: say('提示', 'Messages'), closeLabel: say('关闭', 'Close') }),
  { frame: (piece, say) => <Shown say={say}>{piece}</Shown> },
)

export const TonesAndNotice: Story = {
  render: inBoth((say) => (
    <Shown say={say}>
      <ToastRegion toasts={all} label={say('提示', 'Messages')} closeLabel={say('关闭', 'Close')} />
    </Shown>
  )),
}

const brief = createToasts({ toast: 1500, notice: 4500 })

export const GoesByItself: Story = {
  render: inBoth((say) => (
    <ToastRegion toasts={brief} label={say('提示', 'Messages')} closeLabel={say('关闭', 'Close')} />
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    brief.show({ tone: 'good', text: 'A', duration: 40 })
    await expect(await canvas.findByText('A')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('A')).toBeNull())
    brief.show({ tone: 'good', text: 'B', duration: 40 })
    ;(await canvas.findByRole('button')).focus()
    await new Promise((done) => setTimeout(done, 120))
    await expect(canvas.getByText('B')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('B')).toBeNull()
  },
}
