import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { Menu } from './Menu.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Overlays/Menu', component: Menu, tags: ['composite'] } satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj

const copied = fn<() => void>()

export const Playground: Story = {
  ...playground(
    Menu,
    (say) => ({
      label: say('语言', 'Language'),
      trigger: <Button>{say('语言', 'Language')}</Button>,
      chosen: 'zh',
      items: [
        { id: 'zh', label: '中文' },
        { id: 'en', label: 'English' },
      ],
      onChoose: fn(),
    }),
    { choices: { chosen: ['zh', 'en'] } },
  ),
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
  },
}

export const OfARow: Story = {
  render: inBoth((say) => (
    <div style={{ textAlign: 'end', width: 200, height: 180 }}>
      <Menu
        label={say('更多操作', 'More')}
        trigger={<IconButton label={say('更多操作', 'More')} icon={<Ellipsis size={16} />} />}
        items={[
          { id: 'edit', label: say('编辑', 'Edit'), icon: <Pencil size={16} /> },
          { id: 'copy', label: say('复制', 'Copy'), icon: <Copy size={16} />, onPress: copied },
          { id: 'move', label: say('移动', 'Move'), isDisabled: true },
          { id: 'rule', isSeparator: true },
          { id: 'delete', label: say('删除', 'Delete'), icon: <Trash2 size={16} />, isDanger: true },
        ]}
      />
    </div>
  )),
  play: async ({ canvasElement }) => {
    copied.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await expect(copied).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await within(document.body).findByRole('menu')).toBeVisible()
  },
}

export const OfLanguages: Story = {
  render: inBoth((say) => (
    <Held initial="zh">
      {(chosen, set) => (
        <Menu
          label={say('语言', 'Language')}
          trigger={<Button>{say('语言', 'Language')}</Button>}
          chosen={chosen}
          onChoose={set}
          items={[
            { id: 'zh', label: '中文' },
            { id: 'en', label: 'English' },
          ]}
        />
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await within(document.body).findByRole('menuitemradio', { name: 'English' })).toBeChecked()
  },
}
