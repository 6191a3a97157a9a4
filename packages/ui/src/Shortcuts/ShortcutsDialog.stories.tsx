import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inBoth } from '../story/inBoth.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { coversPage } from '../story/coversPage.ts'
import { playground } from '../story/playground.tsx'

const meta = {
  title: 'Overlays/Shortcuts',
  component: ShortcutsDialog,
  tags: ['composite'],
  parameters: coversPage,
} satisfies Meta<typeof ShortcutsDialog>
export default meta
type Story = StoryObj

const closed = fn()

export const Playground = playground(ShortcutsDialog, (say) => ({
  isOpen: true,
  title: say('键盘快捷键', 'Keyboard shortcuts'),
  closeLabel: say('关闭', 'Close'),
  groups: [
    {
      label: say('到处可用', 'Everywhere'),
      items: [
        { keys: ['Ctrl', 'K'], label: say('搜索页面与记录', 'Search screens and records') },
        { keys: ['?'], label: say('快捷键列表', 'This list') },
      ],
    },
  ],
}))

export const Open: Story = {
  render: inBoth((say) => (
    <ShortcutsDialog
      isOpen
      onClose={closed}
      title={say('键盘快捷键', 'Keyboard shortcuts')}
      closeLabel={say('关闭', 'Close')}
      groups={[
        {
          label: say('到处可用', 'Everywhere'),
          items: [
            { keys: ['Ctrl', 'K'], label: say('搜索页面与记录', 'Search screens and records') },
            { keys: ['?'], label: say('快捷键列表', 'This list') },
            { keys: ['['], label: say('收起菜单', 'Collapse the menu') },
          ],
        },
        {
          label: say('列表', 'Lists'),
          items: [
            { keys: ['N'], label: say('新建', 'New') },
            { keys: ['/'], label: say('搜索本页', 'Search the list') },
            { keys: ['Shift', say('单击', 'click')], label: say('连续选择', 'Choose a range') },
          ],
        },
      ]}
    />
  )),
  play: async () => {
    closed.mockClear()
    const dialog = within(document.body).getByRole('dialog', { name: /键盘快捷键|Keyboard shortcuts/ })
    await expect(within(dialog).getByText('K').tagName).toBe('KBD')
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: /关闭|Close/ })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(closed).toHaveBeenCalledOnce()
  },
}
