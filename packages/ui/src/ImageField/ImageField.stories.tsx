import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { tabTo } from '../story/tabTo.ts'
import { answerPicker, dropOn } from '../story/transfer.ts'
import { drawnPicture } from '../story/drawnPicture.ts'
import { cover, portrait } from '../story/pictures.ts'
import { ImageField, type ImageFieldProps } from './ImageField.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/ImageField', component: ImageField, tags: ['composite'] } satisfies Meta<
  typeof ImageField
>
export default meta
type Story = StoryObj

const labels = (say: Say): ImageFieldProps['labels'] => ({
  picture: say('当前图片', 'Current picture'),
  pick: say('选择图片', 'Choose a picture'),
  replace: say('更换', 'Replace'),
  drop: say('也可以拖到这里或粘贴', 'Or drop or paste it here'),
  remove: say('移除图片', 'Remove the picture'),
  cancel: say('取消', 'Cancel'),
  resume: say('继续', 'Resume'),
  sending: say('正在上传', 'Sending'),
  onlyOne: () => say('这里只放一张图片', 'One picture only'),
  crop: {
    title: say('裁剪为 242 × 242', 'Cut to 242 × 242'),
    close: say('关闭', 'Close'),
    cancel: say('取消', 'Cancel'),
    done: say('裁剪并使用', 'Cut and use'),
    area: say('裁剪区域，用方向键移动，加减号缩放', 'Area kept: arrows move, plus and minus zoom'),
    hint: say('拖动移动，滚轮缩放', 'Drag to move, wheel to zoom'),
    zoom: say('缩放', 'Zoom'),
    zoomIn: say('放大', 'Zoom in'),
    zoomOut: say('缩小', 'Zoom out'),
    tooSmall: say('图片小于建议尺寸，会变模糊', 'Smaller than suggested: it will be blurred'),
    unreadable: say('这个文件不是浏览器能读的图片', 'The browser cannot read this picture'),
  },
})

export const Playground = playground(
  ImageField,
  (say) => ({
    label: say('头像', 'Portrait'),
    description: say('jpg 或 png，小于 200 kB', 'jpg or png, under 200 kB'),
    error: '',
    isRequired: false,
    isDisabled: false,
    value: { src: portrait },
    target: { width: 242, height: 242 },
    labels: labels(say),
  }),
  // Seen once a picture is cut.
  { without: ['maxBytes'], follows: { onRemove: () => ({ value: null }) } },
)

export const States: Story = {
  render: inBoth((say) => {
    const common = { labels: labels(say), onPick: () => {}, onRemove: () => {}, target: { width: 242, height: 242 } }
    return (
      <Column width={640}>
        <ImageField
          {...common}
          label={say('头像', 'Portrait')}
          isRequired
          value={null}
          description={say('jpg 或 png，小于 200 kB', 'jpg or png, under 200 kB')}
        />
        <ImageField
          {...common}
          label={say('头像', 'Portrait')}
          value={{ src: portrait, percent: 40, detail: '80 / 200 kB', onCancel: () => {} }}
        />
        <ImageField
          {...common}
          target={{ width: 640, height: 360 }}
          label={say('封面', 'Cover')}
          value={{ src: cover, error: say('连接断开，已传 40%', 'Connection lost at 40%'), onResume: () => {} }}
        />
        <ImageField
          {...common}
          target={{ width: 640, height: 360 }}
          label={say('封面', 'Cover')}
          value={{ src: 'data:image/png;base64,broken' }}
        />
      </Column>
    )
  }),
}

const got = fn<(file: File) => void>()

function Slot({ say }: { say: Say }) {
  const [src, setSrc] = useState<string>()
  return (
    <Column width={520}>
      <ImageField
        label={say('头像', 'Portrait')}
        labels={labels(say)}
        value={src === undefined ? null : { src }}
        target={{ width: 242, height: 242 }}
        maxBytes={200_000}
        check={(file) =>
          /\.(jpe?g|png)$/i.test(file.name)
            ? undefined
            : say(`${file.name} 不是 jpg 或 png`, `${file.name} is no jpg or png`)
        }
        onPick={(file) => {
          got(file)
          setSrc(URL.createObjectURL(file))
        }}
        onRemove={() => setSrc(undefined)}
      />
    </Column>
  )
}

export const CutByKeyboard: Story = {
  render: inBoth((say) => <Slot say={say} />),
  play: async ({ canvasElement }) => {
    got.mockClear()
    const canvas = within(canvasElement)
    const body = within(document.body)
    const input = canvas.getByLabelText<HTMLInputElement>(/头像|Portrait/, { selector: 'input' })
    const zone = input.parentElement
    if (zone === null) throw new Error('no place to drop')

    // Refused before anything is sent: the kind, and two at once.
    dropOn(zone, new File(['a'], '头像.gif'))
    await expect(await canvas.findByText(/头像.gif/)).toBeVisible()
    dropOn(zone, new File(['a'], '1.png'), new File(['a'], '2.png'))
    await expect(await canvas.findByText(/只放一张|One picture only/)).toBeVisible()

    answerPicker(input, await drawnPicture('头像.png', { width: 480, height: 640 }))
    await tabTo(canvas.getByRole('button', { name: /选择图片|Choose a picture/ }))
    await userEvent.keyboard('{Enter}')
    const area = await body.findByRole('group', { name: /裁剪区域|Area kept/ })
    const picture = () => area.querySelector('img')?.style
    await waitFor(() => expect(picture()?.top).toMatch(/^-16/))
    await waitFor(() => expect(area).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{ArrowUp}+')
    await waitFor(() => expect(picture()?.width).toBe('120%'))
    await expect(body.getByRole('slider', { name: /缩放|Zoom/ })).toHaveValue('1.2')
    await tabTo(body.getByRole('button', { name: /裁剪并使用|Cut and use/ }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(got).toHaveBeenCalledOnce())
    const file = got.mock.calls[0]?.[0]
    if (file === undefined) throw new Error('no file')
    const { width, height } = await createImageBitmap(file)
    await expect([file.name, file.type, width, height]).toEqual(['头像.png', 'image/png', 242, 242])
    await expect(await canvas.findByRole('img', { name: /当前图片|Current/ })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: /更换|Replace/ })).toHaveFocus())
  },
}

export const Cutting: Story = {
  render: inBoth((say) => <Slot say={say} />),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>(/头像|Portrait/, { selector: 'input' })
    await userEvent.upload(input, await drawnPicture('头像.jpg', { width: 300, height: 200 }))
    const area = await within(document.body).findByRole('group', { name: /裁剪区域|Area kept/ })
    await waitFor(() => expect(area.querySelector('img')?.style.width).toBe('150%'))
    await expect(await within(document.body).findByText(/会变模糊|blurred/)).toBeVisible()
  },
}
