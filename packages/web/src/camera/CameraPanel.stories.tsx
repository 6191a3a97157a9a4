import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { scanEn } from '@icss/core/desk/scan.en.ts'
import { scanZh } from '@icss/core/desk/scan.zh.ts'
import { type StoryCamera, storyCamera } from './camera.fixture.ts'
import { CameraPanel } from './CameraPanel.tsx'

const onBadge = fn<(badge: string) => Promise<void>>(async () => {})
const onOther = fn()
const onClose = fn()

const meta = {
  title: 'Screens/Camera',
  tags: ['composite'],
  render: (_, { globals: { language } }) => (
    <CameraPanel
      words={(key) => (language === 'en' ? scanEn : scanZh)[key]}
      isPaused={false}
      onBadge={onBadge}
      onOther={onOther}
      onClose={onClose}
    />
  ),
} satisfies Meta
export default meta
type Story = StoryObj

const badge = '0199aa00-0000-7000-8000-0000000000e1'
const says = (key: keyof typeof scanZh) => (_: string, element: Element | null) =>
  element?.role === 'status' && [scanZh[key], scanEn[key]].includes(element.textContent)

/** A device with this camera, where the panel says `key`. */
const withCamera = (camera: StoryCamera, key: keyof typeof scanZh): Story => ({
  beforeEach: () => {
    for (const mock of [onBadge, onOther, onClose]) mock.mockClear()
    return storyCamera(camera)
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(says(key))
  },
})
const failing = (name: string, key: keyof typeof scanZh) => withCamera({ sees: new DOMException('', name) }, key)

export const Asking: Story = withCamera({ sees: 'nothing yet' }, 'asking')

/** Puts the page behind another, or before it. */
const see = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A badge is handed in once, however long it is held; the camera is off while the page is behind another. */
export const Reading: Story = {
  ...withCamera({ sees: badge }, 'reading'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(onBadge).toHaveBeenCalledWith(badge))
    const video = canvasElement.querySelector('video')
    const trackOf = () => (video?.srcObject as MediaStream | null)?.getVideoTracks()[0]
    const track = trackOf()
    see(true)
    await waitFor(() => expect(track?.readyState).toBe('ended'))
    await waitFor(() => expect(video?.srcObject).toBeNull())
    see(false)
    Reflect.deleteProperty(document, 'hidden')
    await waitFor(() => expect(trackOf()?.readyState).toBe('live'))
    await within(canvasElement).findByText(says('reading'))
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledOnce()
    await expect(onOther).not.toHaveBeenCalled()
  },
}

function Pausable({ language }: { language: string }) {
  const [isPaused, setPaused] = useState(true)
  return (
    <>
      <CameraPanel
        words={(key) => (language === 'en' ? scanEn : scanZh)[key]}
        isPaused={isPaused}
        onBadge={onBadge}
        onOther={onOther}
        onClose={onClose}
      />
      <button type="button" onClick={() => setPaused(!isPaused)}>
        ⏯
      </button>
    </>
  )
}

/** While somebody is added by hand, the badge of whoever stands behind them is not handed in. */
export const Paused: Story = {
  ...withCamera({ sees: badge }, 'paused'),
  render: (_, { globals: { language } }) => <Pausable language={String(language)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const video = canvasElement.querySelector('video')
    const turn = canvas.getByRole('button', { name: '⏯' })
    await canvas.findByText(says('paused'))
    await expect(video?.srcObject).toBeNull()
    await expect(onBadge).not.toHaveBeenCalled()
    await userEvent.click(turn)
    await waitFor(() => expect(onBadge).toHaveBeenCalledWith(badge))
    await userEvent.click(turn)
    await canvas.findByText(says('paused'))
    await waitFor(() => expect(video?.srcObject).toBeNull())
  },
}

/** While the server answers, the panel says that the badge was read. */
export const Taking: Story = {
  ...withCamera({ sees: badge }, 'taking'),
  beforeEach: () => {
    onBadge.mockImplementation(() => new Promise(() => {}))
    const leave = storyCamera({ sees: badge })
    return () => {
      onBadge.mockImplementation(async () => {})
      leave()
    }
  },
}

/** Which camera was chosen is kept on the device. */
export const Several: Story = {
  ...withCamera({ sees: 'https://icss.example.cn', names: ['FaceTime HD', 'USB 2.0 Camera', ''] }, 'reading'),
  play: async ({ canvasElement }) => {
    const choice = await within(canvasElement).findByRole('combobox', { name: /^(摄像头|Camera)$/ })
    await expect(choice).toHaveValue('camera-0')
    await userEvent.selectOptions(choice, 'camera-1')
    await waitFor(() => expect(choice).toHaveValue('camera-1'))
    await expect(localStorage.getItem('icss-camera')).toBe('camera-1')
    await expect(choice).toHaveFocus()
    await within(canvasElement).findByText(says('reading'))
    await waitFor(() => expect(onOther).toHaveBeenCalledOnce())
    await expect(onBadge).not.toHaveBeenCalled()
  },
}

export const Refused: Story = failing('NotAllowedError', 'refused')

/** Once it is allowed, the camera opens without a reload. */
export const Allowed: Story = {
  ...failing('NotAllowedError', 'refused'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(says('refused'))
    storyCamera({ sees: badge })
    await userEvent.click(canvas.getByRole('button', { name: /^(再试一次|Try again)$/ }))
    await canvas.findByText(says('reading'))
  },
}

export const Missing: Story = failing('NotFoundError', 'missing')
export const InUse: Story = failing('NotReadableError', 'busy')
export const Insecure: Story = withCamera({ sees: badge, isInsecure: true }, 'insecure')
