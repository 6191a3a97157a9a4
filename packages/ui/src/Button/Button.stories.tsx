import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Row } from '../story/Row.tsx'
import { inBoth } from '../story/inBoth.ts'
import { playground } from '../story/playground.tsx'
import { Button } from './Button.tsx'

const meta = { title: 'Actions/Button', component: Button } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj

export const Playground = playground(Button, (say) => ({
  children: say('新建企业', 'New company'),
  variant: 'primary',
  icon: 'plus',
  isDisabled: false,
  isPending: false,
  onPress: fn(),
}))

export const Variants: Story = {
  render: inBoth((say) => (
    <Row>
      <Button variant="primary" icon={<Plus size={16} />}>
        {say('新建企业', 'New company')}
      </Button>
      <Button icon={<Download size={16} />}>{say('导出', 'Export')}</Button>
      <Button variant="quiet">{say('取消', 'Cancel')}</Button>
      <Button variant="danger">{say('删除 12 家企业', 'Delete 12 companies')}</Button>
      <Button variant="dangerOutline" icon={<Trash2 size={16} />}>
        {say('删除', 'Delete')}
      </Button>
    </Row>
  )),
}

export const Sizes: Story = {
  render: inBoth((say) => (
    <Row>
      <Button size="small">{say('打标签', 'Tag')}</Button>
      <Button>{say('下一页', 'Next')}</Button>
      <Button size="large" variant="primary">
        {say('登录', 'Sign in')}
      </Button>
    </Row>
  )),
}

const pressed = fn()

export const Pending: Story = {
  render: inBoth((say) => (
    <Row>
      <Button variant="primary" isPending onPress={pressed}>
        {say('正在保存', 'Saving')}
      </Button>
      <Button isPending>{say('正在导出', 'Exporting')}</Button>
    </Row>
  )),
  play: async ({ canvasElement }) => {
    pressed.mockClear()
    const [button] = within(canvasElement).getAllByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(pressed).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  render: inBoth((say) => (
    <Row>
      <Button variant="primary" isDisabled>
        {say('保存', 'Save')}
      </Button>
      <Button isDisabled>{say('导出', 'Export')}</Button>
    </Row>
  )),
}

export const LongWords: Story = {
  render: inBoth((say) => (
    <div style={{ width: 220 }}>
      <Button isWide>
        {say(
          '把选中的企业全部移动到另一个很长很长的分组名称里',
          'Move all selected companies to a group with a rather long name',
        )}
      </Button>
    </div>
  )),
}

export const Keyboard: Story = {
  render: inBoth((say) => <Button onPress={pressed}>{say('保存', 'Save')}</Button>),
  play: async ({ canvasElement }) => {
    pressed.mockClear()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(pressed).toHaveBeenCalledTimes(2)
  },
}
