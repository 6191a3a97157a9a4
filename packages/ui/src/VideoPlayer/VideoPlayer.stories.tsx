import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inBoth, type Say } from '../story/inBoth.ts'
import { cover } from '../story/pictures.ts'
import { VideoPlayer } from './VideoPlayer.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/VideoPlayer', component: VideoPlayer } satisfies Meta<typeof VideoPlayer>
export default meta
type Story = StoryObj

/** No browser plays it. */
const unplayable = 'data:video/x-flv;base64,RkxWAQ=='

const labels = (say: Say) => ({
  cannotPlay: say(
    '浏览器不能播放这种视频，保存不受影响',
    'The browser cannot play this kind; it is saved all the same',
  ),
  retry: say('再试一次', 'Try again'),
})

export const Playground = playground(
  VideoPlayer,
  (say) => ({ src: '/recordings/lesson.webm', label: say('正片', 'Feature'), labels: labels(say) }),
  {
    choices: { src: { playable: '/recordings/lesson.webm', unplayable }, poster: { cover } },
    frame: (piece) => <div style={{ width: 480, maxWidth: '100%' }}>{piece}</div>,
  },
)

export const CannotPlay: Story = {
  render: inBoth((say) => (
    <div style={{ width: 480, maxWidth: '100%' }}>
      <VideoPlayer src={unplayable} label={say('正片', 'Feature')} labels={labels(say)} />
    </div>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/不能播放|cannot play/)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
