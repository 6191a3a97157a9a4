import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode as QrIcon } from 'lucide-react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { QrCode } from '../QrCode/QrCode.tsx'
import { Row } from '../story/Row.tsx'
import { inBoth } from '../story/inBoth.ts'
import { Popover } from './Popover.tsx'
import { playground } from '../story/playground.tsx'
import { InTheMiddle } from '../story/InTheMiddle.tsx'

const meta = { title: 'Overlays/Popover', component: Popover, tags: ['composite'] } satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj

export const Playground: Story = {
  ...playground(
    Popover,
    (say) => ({
      label: say('签到', 'Sign in'),
      trigger: <Button>{say('签到二维码', 'Sign-in code')}</Button>,
      placement: 'bottom start',
      children: say('请用微信扫码签到。', 'Scan the code with WeChat to sign in.'),
    }),
    {
      choices: { placement: ['top', 'bottom', 'start', 'end', 'bottom start', 'bottom end'] },
      frame: (piece) => <InTheMiddle>{piece}</InTheMiddle>,
    },
  ),
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
  },
}

export const OpensAndGivesFocusBack: Story = {
  render: inBoth((say) => (
    <Row>
      <Popover
        label={say('签到', 'Sign in')}
        placement="bottom start"
        trigger={<Button icon={<QrIcon size={16} />}>{say('签到二维码', 'Sign-in code')}</Button>}
      >
        <QrCode
          value="https://example.com/sign-in"
          label={say('签到二维码', 'Sign-in code')}
          tooLong={say('内容太长', 'Too long')}
        />
        <Button>{say('复制链接', 'Copy the link')}</Button>
      </Popover>
    </Row>
  )),
  play: async ({ canvasElement }) => {
    const body = within(document.body)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await body.findByRole('dialog', { name: /签到|Sign in/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await body.findByRole('dialog')
  },
}
