import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { LazyImage } from '../LazyImage/LazyImage.tsx'
import { RichText } from '../RichText/RichText.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { Row } from '../story/Row.tsx'
import { longName } from '../story/longName.ts'
import { cover } from '../story/pictures.ts'
import { DevicePreview } from './DevicePreview.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/DevicePreview', component: DevicePreview } satisfies Meta<typeof DevicePreview>
export default meta
type Story = StoryObj

const notice = (say: Say) => (
  <>
    <LazyImage src={cover} alt="" ratio={16 / 9} />
    <div style={{ padding: 24 }}>
      <h2 style={{ fontSize: 24, lineHeight: '34px', fontWeight: 600 }}>{longName.slice(0, 40)}</h2>
      <RichText
        value={{
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: say('年会定于 ', 'The meeting is on ') },
                { type: 'text', marks: [{ type: 'strong' }], text: say('11 月 28 日', '28 November') },
                { type: 'text', text: say('举行，请', '. ') },
                {
                  type: 'text',
                  marks: [{ type: 'link', attrs: { href: 'https://example.com' } }],
                  text: say('报名', 'Sign up'),
                },
                { type: 'text', text: say('。', '.') },
              ],
            },
          ],
        }}
      />
    </div>
  </>
)

export const Playground = playground(DevicePreview, (say) => ({
  device: 'phone',
  label: say('手机预览', 'On a phone'),
  width: 220,
  children: notice(say),
}))

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
