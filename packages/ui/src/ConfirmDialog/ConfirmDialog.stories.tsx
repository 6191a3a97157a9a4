import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inBoth, type Say } from '../story/inBoth.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { coversPage } from '../story/coversPage.ts'
import { playground } from '../story/playground.tsx'

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['composite'],
  parameters: coversPage,
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj

const common = (say: Say) => ({
  isOpen: true,
  isDestructive: true,
  onClose: () => {},
  onConfirm: () => {},
  cancelLabel: say('取消', 'Cancel'),
  closeLabel: say('关闭', 'Close'),
})

export const Playground = playground(ConfirmDialog, (say) => ({
  isOpen: true,
  title: say('删除 深圳软件商会？', 'Delete 深圳软件商会?'),
  children: say(
    '它的 48 张名片会一起删除，30 天内可以恢复。',
    'Its 48 cards go with it. It can be restored for 30 days.',
  ),
  confirmLabel: say('删除企业', 'Delete company'),
  cancelLabel: say('取消', 'Cancel'),
  closeLabel: say('关闭', 'Close'),
  isDestructive: true,
}))

export const OneThing: Story = {
  render: inBoth((say) => (
    <ConfirmDialog
      {...common(say)}
      title={say('删除 深圳市亿尚智能装备有限公司？', 'Delete 深圳市亿尚智能装备有限公司?')}
      confirmLabel={say('删除企业', 'Delete company')}
    >
      {say('它的 48 张名片会一起删除，30 天内可以恢复。', 'Its 48 cards go with it. It can be restored for 30 days.')}
    </ConfirmDialog>
  )),
  play: async () => {
    await expect(within(document.body).getByRole('button', { name: /取消|Cancel/ })).toHaveFocus()
  },
}

export const ManyThings: Story = {
  render: inBoth((say) => (
    <ConfirmDialog
      {...common(say)}
      title={say('删除 126 家企业？', 'Delete 126 companies?')}
      confirmLabel={say('删除 126 家企业', 'Delete 126 companies')}
      typedCount={{ count: 126, label: say('输入数量 126 以确认', 'Type the number 126 to confirm') }}
    >
      {say('它们的名片会一起删除，30 天内可以恢复。', 'Their cards go with them. They can be restored for 30 days.')}
    </ConfirmDialog>
  )),
  play: async () => {
    const body = within(document.body)
    const confirm = body.getByRole('button', { name: /删除 126|Delete 126/ })
    await expect(confirm).toBeDisabled()
    await userEvent.keyboard('126')
    await expect(confirm).toBeEnabled()
  },
}

export const PendingAndFailed: Story = {
  render: inBoth((say) => (
    <ConfirmDialog
      {...common(say)}
      isPending
      title={say('删除 亿尚智能？', 'Delete Yishang?')}
      confirmLabel={say('正在删除', 'Deleting')}
      error={say('上次没有成功：服务器没有回应。', 'The last try failed: no answer from the server.')}
    >
      {say('30 天内可以恢复。', 'It can be restored for 30 days.')}
    </ConfirmDialog>
  )),
}
