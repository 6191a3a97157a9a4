import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { dropOn, pasteInto } from '../story/transfer.ts'
import { longName } from '../story/longName.ts'
import { cover } from '../story/pictures.ts'
import { tabTo } from '../story/tabTo.ts'
import { FileField } from './FileField.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/FileField', component: FileField, tags: ['composite'] } satisfies Meta<typeof FileField>
export default meta
type Story = StoryObj

const labels = (say: Say) => ({
  pick: say('选择文件', 'Choose a file'),
  drop: say('或拖到这里、粘贴', 'or drop or paste it here'),
  resume: say('继续', 'Resume'),
  cancel: say('取消', 'Cancel'),
  onlyOne: () => say('这里只放一个文件', 'One file only'),
  remove: (name: string) => say(`移除 ${name}`, `Remove ${name}`),
})

export const Playground = playground(FileField, (say) => ({
  label: say('视频', 'Video'),
  description: say('mp4、mkv、flv，最大 2 GB', 'mp4, mkv or flv, up to 2 GB'),
  error: '',
  isRequired: false,
  isDisabled: false,
  labels: labels(say),
  onPick: fn(),
}))

export const States: Story = {
  render: inBoth((say) => {
    const common = { labels: labels(say), onPick: () => {} }
    return (
      <Column width={520}>
        <FileField
          {...common}
          label={say('视频', 'Video')}
          isRequired
          description={say('mp4、mkv、flv，最大 2 GB', 'mp4, mkv or flv, up to 2 GB')}
        />
        <FileField
          {...common}
          label={say('视频', 'Video')}
          items={[
            {
              id: '1',
              name: '企业名片-正片.mp4',
              detail: say('712 MB / 1.2 GB ・ 48 MB/s ・ 剩余 11 秒', '712 MB of 1.2 GB, 48 MB/s, 11 s left'),
              kind: 'video',
              percent: 59,
              onCancel: () => {},
            },
          ]}
        />
        <FileField
          {...common}
          isMultiple
          label={say('资料', 'Files')}
          items={[
            { id: '1', name: longName, detail: '3.1 MB', onRemove: () => {} },
            { id: '2', name: '封面.svg', detail: '12 kB', preview: cover, onRemove: () => {} },
            {
              id: '3',
              name: '试看.mp4',
              kind: 'video',
              error: say('连接断开，已传 40%', 'Connection lost at 40%'),
              onResume: () => {},
              onRemove: () => {},
            },
          ]}
        />
        <FileField
          {...common}
          label={say('正片', 'Feature')}
          isRequired
          note={say('企业名片.mp4，上次传到 40%，再选一次即可继续', 'Card.mp4 came to 40%: choose it again to go on')}
          error={say('请添加视频', 'Add a video')}
        />
        <FileField {...common} label={say('封面', 'Cover')} isDisabled />
      </Column>
    )
  }),
}

const picked = fn<(files: File[]) => void>()

export const RefusesBeforeSending: Story = {
  render: inBoth((say) => (
    <Column width={520}>
      <FileField
        label={say('视频', 'Video')}
        labels={labels(say)}
        onPick={picked}
        check={(file) =>
          file.name.endsWith('.mp4') ? undefined : say(`${file.name} 不是 mp4`, `${file.name} is not an mp4`)
        }
      />
    </Column>
  )),
  play: async ({ canvasElement }) => {
    picked.mockClear()
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText<HTMLInputElement>(/视频|Video/, { selector: 'input' })
    await userEvent.upload(input, new File(['a'], '正片.mp4'))
    await expect(picked).toHaveBeenCalledOnce()
    await userEvent.upload(input, new File(['a'], '正片.avi'))
    await expect(picked).toHaveBeenCalledOnce()
    await expect(canvas.getByText(/正片.avi/)).toBeVisible()
    // Dropped and pasted go the same way.
    const zone = input.parentElement
    if (zone === null) throw new Error('no place to drop')
    dropOn(zone, new File(['a'], '片头.mp4'))
    await waitFor(() => expect(canvas.queryByText(/正片.avi/)).toBeNull())
    await expect(picked).toHaveBeenCalledTimes(2)
    pasteInto(zone, new File(['a'], '1.mp4'), new File(['a'], '2.mp4'))
    await expect(await canvas.findByText(/只放一个文件|One file only/)).toBeVisible()
    await expect(picked).toHaveBeenCalledTimes(2)
  },
}

const resumed = fn()
const removed = fn()

export const ByKeyboard: Story = {
  render: inBoth((say) => (
    <Column width={520}>
      <FileField
        label={say('资料', 'Files')}
        labels={labels(say)}
        isMultiple
        onPick={picked}
        items={[
          { id: '1', name: say('章程.pdf', 'Rules.pdf'), detail: '3.1 MB', onRemove: removed },
          {
            id: '2',
            name: say('试看.mp4', 'Trailer.mp4'),
            kind: 'video',
            error: say('连接断开，已传 40%', 'Connection lost at 40%'),
            onResume: resumed,
            onRemove: removed,
          },
        ]}
      />
    </Column>
  )),
  play: async ({ canvasElement }) => {
    resumed.mockClear()
    removed.mockClear()
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/连接断开|Connection lost/)).toBeVisible()
    const buttons = canvas.getAllByRole('button')
    for (const button of buttons) {
      await expect(button).toHaveAccessibleName()
      await tabTo(button)
    }
    await tabTo(canvas.getByRole('button', { name: /继续|Resume/ }), { shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(resumed).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(removed).toHaveBeenCalledOnce()
  },
}

/** More than a handful are rows of a table, of 32 px each. */
export const Many: Story = {
  render: inBoth((say) => (
    <Column width={720}>
      <FileField
        label={say('资料', 'Files')}
        labels={labels(say)}
        isMultiple
        onPick={picked}
        items={Array.from({ length: 14 }, (_, at) => ({
          id: String(at),
          name: say(
            `第${at + 1}课：新员工入会培训与合规要求讲解.mp4`,
            `Lesson ${at + 1}: onboarding and compliance.mp4`,
          ),
          kind: 'video' as const,
          detail: at < 4 ? '70.8 MB' : at < 7 ? '31 MB / 70.8 MB' : say('70.8 MB ・ 等待上传', '70.8 MB ・ waiting'),
          ...(at >= 4 && at < 7 ? { percent: 44, onCancel: removed } : { onRemove: removed }),
          ...(at === 2 ? { error: say('连接断开，已传 40%', 'Connection lost at 40%'), onResume: resumed } : {}),
        }))}
      />
    </Column>
  )),
}
