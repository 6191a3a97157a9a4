import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import { sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { tabTo } from '@icss/ui/story/tabTo.ts'
import { answerPicker, dropOn, pasteInto } from '@icss/ui/story/transfer.ts'
import { createQueryClient } from '../server/query-client.ts'
import { ClientProvider } from '../server/ClientProvider.tsx'
import { SessionProvider } from '../shell/SessionProvider.tsx'
import { StoryLanguage } from '../story/StoryLanguage.tsx'
import { forever, stubClient } from '../story/stub-client.ts'
import { storyTransport, storyUploads, type StoryTransfer } from '../story/uploads.ts'
import { keepUpload } from './kept-upload.ts'
import { UploadField, type UploadFieldProps } from './UploadField.tsx'
import { UploadProvider } from './UploadProvider.tsx'

const meta = {
  title: 'Screens/UploadField',
  component: UploadField,
  tags: ['composite'],
  parameters: { machine: 'upload' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof UploadField>
export default meta
type Story = StoryObj

function Held({ value: initial, ...rest }: Omit<UploadFieldProps, 'onChange'>) {
  const [value, setValue] = useState(initial)
  return <UploadField {...rest} value={value} onChange={setValue} />
}

const staged = (
  fields: (say: (zh: string, en: string) => string) => ReactNode,
  transfer: StoryTransfer = { kind: 'whole' },
  uploads: typeof storyUploads = storyUploads,
): NonNullable<Story['render']> =>
  function Stage(_, { globals }) {
    const language = globals['language'] as Language
    const [transport] = useState(() => storyTransport(transfer))
    const [queries] = useState(() => createQueryClient())
    return (
      <StoryLanguage language={language}>
        <SessionProvider session={sessionFixture()}>
          <ClientProvider client={stubClient({ uploads })}>
            <QueryClientProvider client={queries}>
              <UploadProvider transport={transport}>
                <div style={{ display: 'grid', gap: 20, maxWidth: 560 }}>
                  {fields((zh, en) => (language === 'zh' ? zh : en))}
                </div>
              </UploadProvider>
            </QueryClientProvider>
          </ClientProvider>
        </SessionProvider>
      </StoryLanguage>
    )
  }

const size = 4096
const videoHead = new Uint8Array([0, 0, 0, 32, ...new TextEncoder().encode('ftypisom')])
const video = (name: string) =>
  new File([videoHead, new Uint8Array(size - videoHead.length)], name, { type: 'video/mp4' })
const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>(/视频|Video/, { selector: 'input' })

/** Empty; there already, elsewhere and stored here under a key; interrupted by a reload, so that the file has to be chosen again. */
export const States: Story = {
  parameters: { state: 'waiting' },
  beforeEach: () =>
    keepUpload('homeVideo.', {
      slot: 'homeVideo',
      name: '宣传片.mp4',
      size: 100,
      changed: 0,
      uploadId: '1',
      stored: 40,
    }),
  render: staged((say) => (
    <>
      <Held slot="lessonVideo" label={say('视频', 'Video')} value="" isRequired />
      <Held
        slot={['subtitle', 'freeVideo']}
        label={say('字幕或试看视频', 'Subtitle or free video')}
        value="https://cdn.example.cn/%E7%AC%AC%E4%B8%80%E8%AF%BE.srt"
      />
      <Held slot="noticeFile" label={say('附件', 'File')} value="/objects/icss_0199aavideo1763712000000.pdf" />
      <Held slot="homeVideo" label={say('首屏视频', 'Home video')} value="" />
      <Held slot="tutorAvatar" label={say('头像', 'Portrait')} value="/pictures/portrait.svg" isRequired />
    </>
  )),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('会议议程.pdf')).toBeVisible()
  },
}

export const RefusedBeforeSending: Story = {
  render: staged((say) => <Held slot="lessonVideo" label={say('视频', 'Video')} value="" />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(inputOf(canvasElement), new File(['a'], '讲义.txt'), { applyAccept: false })
    await expect(await canvas.findByText(/可用的格式|Possible formats/)).toBeVisible()
    const mb = new Blob([new Uint8Array(1024 ** 2)])
    const huge = new File(
      Array.from({ length: 1537 }, () => mb),
      '过大.mp4',
    )
    const zone = inputOf(canvasElement).parentElement as HTMLElement
    dropOn(zone, huge)
    await expect(await canvas.findByText(/小于 1\.5G|smaller than 1\.5G/)).toBeVisible()
    dropOn(zone, video('上.mp4'), video('下.mp4'))
    await expect(await canvas.findByText(/现有 2 个|now 2/)).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await userEvent.upload(inputOf(canvasElement), new File(['not a video'], '第一课.mp4'))
    await expect(await canvas.findByText(/内容与后缀|content is not what/)).toBeVisible()
  },
}

/** The server is asked for a token first. */
export const AsksForAToken: Story = {
  parameters: { state: 'uploading.fetchingToken' },
  render: staged(
    (say) => <Held slot="lessonVideo" label={say('视频', 'Video')} value="" />,
    { kind: 'whole' },
    {
      ...storyUploads,
      uptoken: () => forever(),
    },
  ),
  play: async ({ canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), video('第一课.mp4'))
    await expect(await within(canvasElement).findByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  },
}

export const OnItsWay: Story = {
  parameters: { state: 'uploading.transferring' },
  render: staged((say) => <Held slot="lessonVideo" label={say('视频', 'Video')} value="" />, {
    kind: 'held',
    share: 0.5,
  }),
  play: async ({ canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), video('第一课.mp4'))
    await expect(await within(canvasElement).findByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  },
}

export const Uploaded: Story = {
  parameters: { state: 'uploaded' },
  render: staged((say) => <Held slot="cloudFile" label={say('文件', 'File')} value="" />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText(/文件|File/, { selector: 'input' })
    await userEvent.upload(input, new File([new Uint8Array(size)], '讲义.pdf'))
    await expect(await canvas.findByRole('button', { name: /^(移除|Remove) 讲义/ })).toBeVisible()
  },
}

export const Lost: Story = {
  parameters: { state: 'failed' },
  render: staged((say) => <Held slot="lessonVideo" label={say('视频', 'Video')} value="" />, {
    kind: 'lostOnce',
    share: 0.4,
  }),
  play: async ({ canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), video('第一课.mp4'))
    await expect(await within(canvasElement).findByRole('button', { name: /^(继续|Resume)/ })).toBeVisible()
  },
}

/** What was stored of it is dropped, and the field is as it was. */
export const Cancelled: Story = {
  parameters: { state: 'cancelled' },
  render: staged((say) => <Held slot="lessonVideo" label={say('视频', 'Video')} value="" />, {
    kind: 'held',
    share: 0.5,
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(inputOf(canvasElement), video('第一课.mp4'))
    await userEvent.click(await canvas.findByRole('button', { name: /取消|Cancel/ }))
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
  },
}

/** Picked, gone on with, taken away and pasted by the keyboard alone. */
export const LostAndGoneOnWith: Story = {
  render: staged((say) => <Held slot="cloudFile" label={say('文件', 'File')} value="" />, {
    kind: 'lostOnce',
    share: 0.4,
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText<HTMLInputElement>(/文件|File/, { selector: 'input' })
    const pick = () => canvas.getByRole('button', { name: /^(选择文件|Choose a file)/ })
    answerPicker(input, new File([new Uint8Array(size)], '讲义.pdf'))
    await tabTo(pick())
    await userEvent.keyboard('{Enter}')
    await tabTo(await canvas.findByRole('button', { name: /^(继续|Resume)/ }))
    await userEvent.keyboard('{Enter}')
    // What had the focus is gone; what took its place has it.
    const remove = await canvas.findByRole('button', { name: /^(移除|Remove) 讲义/ })
    await waitFor(() => expect(remove).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(pick()).toHaveFocus())
    pasteInto(pick(), new File([new Uint8Array(size)], '讲义.pdf'))
    await expect(await canvas.findByRole('button', { name: /^(移除|Remove) 讲义/ })).toBeVisible()
  },
}
