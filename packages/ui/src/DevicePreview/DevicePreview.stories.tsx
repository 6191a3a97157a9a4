import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { LazyImage } from '../LazyImage/LazyImage.tsx'
import { RichText } from '../RichText/RichText.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { Row } from '../story/Row.tsx'
import { longName } from '../story/longName.ts'
import { cover } from '../story/pictures.ts'
import { DevicePreview } from './DevicePreview.tsx'

const meta = { title: 'Data/DevicePreview', component: DevicePreview } satisfies Meta<typeof DevicePreview>
export default meta
type Story = StoryObj

const notice = (say: Say) => (
  <>
    <LazyImage src={cover} alt="" ratio={16 / 9} />
    <div style={{ padding: 24 }}>
      <h2 style={{ fontSize: 24, lineHeight: '34px', fontWeight: 600 }}>{longName.slice(0, 40)}</h2>
      <RichText
        html={say(
          '<p>年会定于 <strong>11 月 28 日</strong>举行，请<a href="https://example.com">报名</a>。</p>',
          '<p>The meeting is on <strong>28 November</strong>. <a href="https://example.com">Sign up</a>.</p>',
        )}
      />
    </div>
  </>
)

export const PhoneAndScreen: Story = {
  render: inBoth((say) => (
    <Row>
      <DevicePreview device="phone" label={say('手机预览', 'On a phone')} width={220}>
        {notice(say)}
      </DevicePreview>
      <DevicePreview device="screen" label={say('大屏预览', 'On a big screen')} width={480}>
        {notice(say)}
      </DevicePreview>
    </Row>
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /手机预览|On a phone/ })).toBeVisible()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}
