import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inBoth } from '../story/inBoth.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const meta = { title: 'Data/VideoPlayer', component: VideoPlayer } satisfies Meta<typeof VideoPlayer>
export default meta
type Story = StoryObj

export const CannotPlay: Story = {
  render: inBoth((say) => (
    <div style={{ width: 480, maxWidth: '100%' }}>
      <VideoPlayer
        src="data:video/x-flv;base64,RkxWAQ=="
        label={say('正片', 'Feature')}
        labels={{
          cannotPlay: say(
            '浏览器不能播放这种视频，保存不受影响',
            'The browser cannot play this kind; it is saved all the same',
          ),
          retry: say('再试一次', 'Try again'),
        }}
      />
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
