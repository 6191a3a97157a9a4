import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Row } from '../story/Row.tsx'
import { inBoth } from '../story/inBoth.ts'
import { QrCode } from './QrCode.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/QrCode', component: QrCode } satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj

export const Playground = playground(
  QrCode,
  (say) => ({
    value: 'https://example.com/sign-in',
    label: say('签到二维码', 'Sign-in code'),
    tooLong: say('内容太长', 'Too long'),
  }),
  // Seen where the value is longer than a code can hold.
  { without: ['tooLong'] },
)

export const LevelsAndTooLong: Story = {
  render: inBoth((say) => {
    const tooLong = say('内容太长，二维码放不下', 'Too long for a QR code')
    const common = { tooLong, value: 'https://example.com/sign-in/2026-11-21' }
    return (
      <Row>
        <QrCode {...common} label={say('签到二维码', 'Code to sign in')} errorLevel="L" />
        <QrCode {...common} label={say('签到二维码，可局部遮挡', 'Code to sign in, sturdy')} errorLevel="H" />
        <QrCode {...common} label={say('中文内容', 'Chinese words')} value="深圳软件商会 𠮷 👩‍🏫" size={112} />
        <QrCode {...common} label={say('过长', 'Too long')} value={'企业'.repeat(2000)} />
      </Row>
    )
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('img')).toHaveLength(3)
    await expect(canvas.getByRole('img', { name: /^(签到二维码|Code to sign in)$/ })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(/太长|Too long/)
  },
}
