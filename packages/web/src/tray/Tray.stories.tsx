import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@icss/ui/Button/Button.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import type { Operation } from '@icss/core/operations/operation.ts'
import FileUploadScreen from '../files/FileUploadScreen.tsx'
import { storyRuns } from '../story/operations.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import { storyUploads } from '../story/uploads.ts'
import { keepUpload } from '../uploads/kept-upload.ts'
import { UploadField } from '../uploads/UploadField.tsx'
import TrayButton from './TrayButton.tsx'

const meta = {
  title: 'Screens/Tray',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const justNow = new Date().toISOString()
const runs = storyRuns.slice(0, 5).map((run) => ({ ...run, finishedAt: run.finishedAt === null ? null : justNow }))
const answers = (items: readonly Operation[] = runs) => ({
  uploads: storyUploads,
  operations: { list: () => Promise.resolve({ items: [...items], total: items.length }) },
})
const openTray = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(任务|Tasks)/ }))
  return within(await within(document.body).findByRole('dialog'))
}
const pdf = (name: string) => new File([new Uint8Array(4096)], name)

export const Nothing: Story = {
  render: storyScreen('/eusFileUpload', <TrayButton />, { answers: answers([]) }),
  play: async ({ canvasElement }) => {
    const tray = await openTray(canvasElement)
    await expect(await tray.findByText(/没有进行中的任务|Nothing is under way/)).toBeVisible()
  },
}

/** What failed comes first, among uploads and among runs. */
export const UnderWay: Story = {
  render: storyScreen(
    '/eusFileUpload',
    <>
      <TrayButton />
      <FileUploadScreen params={{}} />
    </>,
    { answers: answers(), uploads: { kind: 'held', share: 0.59 } },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = await canvas.findByLabelText<HTMLInputElement>(/文件|File/, { selector: 'input[type=file]' })
    const many = Array.from({ length: 5 }, (_, at) => pdf(`讲义 ${at + 1}.pdf`))
    await userEvent.upload(input, [...many, new File([], '空.txt')])
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(3))
    const tray = await openTray(canvasElement)
    await expect(await tray.findByText(/0 \/ 6 个|0 of 6/)).toBeVisible()
    await expect(tray.getAllByRole('listitem')[0]).toHaveTextContent('空.txt')
    await expect(await tray.findByText(/通过 98|98/)).toBeVisible()
  },
}

/** Two hundred files and one that is refused: one line of totals, what failed first, and no more rows than are read. */
export const TwoHundred: Story = {
  ...UnderWay,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = await canvas.findByLabelText<HTMLInputElement>(/文件|File/, { selector: 'input[type=file]' })
    const many = Array.from({ length: 200 }, (_, at) => pdf(`讲义 ${at + 1}.pdf`))
    await userEvent.upload(input, [...many, new File([], '空.txt')])
    const tray = await openTray(canvasElement)
    await expect(await tray.findByText(/0 \/ 201 个|0 of 201/)).toBeVisible()
    const rows = within(tray.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')
    await expect(rows).toHaveLength(60)
    await expect(rows[0]).toHaveTextContent('空.txt')
    await expect(tray.getByText(/141/)).toBeVisible()
  },
}

/** The form is left while its file is sent; shown again, the field has what was sent. */
export const FormLeft: Story = {
  render: storyScreen('/tutoradd', <Left />, { answers: answers([]), uploads: { kind: 'lostOnce', share: 0.4 } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = () => canvas.findByLabelText<HTMLInputElement>(/附件/, { selector: 'input[type=file]' })
    await userEvent.upload(await input(), pdf('议程.pdf'))
    await canvas.findByRole('button', { name: /^(继续|Resume)/ })
    await userEvent.click(canvas.getByRole('button', { name: '表单' }))
    const tray = await openTray(canvasElement)
    await userEvent.click(await tray.findByRole('button', { name: /^(继续|Resume) 议程/ }))
    await expect(await tray.findByText(/回到原来的表单|open the form again/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: '表单' }))
    await expect(await canvas.findByText('/objects/story.mp4')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '表单' }))
    await expect(canvas.getByRole('button', { name: /^(任务|Tasks)$/ })).toBeVisible()
  },
}

function Left() {
  const [isShown, setShown] = useState(true)
  const [value, setValue] = useState('')
  return (
    <>
      <PageHead title="表单" />
      <TrayButton />
      <Button onPress={() => setShown(!isShown)}>表单</Button>
      <Panel isPadded>
        {value}
        {isShown && <UploadField slot="noticeFile" label="附件" value={value} onChange={setValue} />}
      </Panel>
    </>
  )
}

export const Interrupted: Story = {
  beforeEach: () =>
    keepUpload('noticeFile.', {
      slot: 'noticeFile',
      name: '议程.pdf',
      size: 4096,
      changed: 0,
      uploadId: '1',
      stored: 1200,
    }),
  render: storyScreen('/tutor', <TrayButton />, { answers: answers([]) }),
  play: async ({ canvasElement }) => {
    const tray = await openTray(canvasElement)
    await expect(await tray.findByText(/议程.pdf[^]*29%/)).toBeVisible()
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
    await userEvent.upload(input as HTMLInputElement, pdf('别的.pdf'))
    await expect(await tray.findByText(/别的.pdf/)).toBeVisible()
    const same = new File([new Uint8Array(4096)], '议程.pdf', { lastModified: 0 })
    await userEvent.upload(input as HTMLInputElement, same)
    // The server keeps it no more: it is begun anew.
    await userEvent.click(await tray.findByRole('button', { name: /^(继续|Resume) 议程/ }))
    await expect(await tray.findByText(/1 \/ 1 个|1 of 1/)).toBeVisible()
  },
}
