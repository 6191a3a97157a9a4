import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Row } from '../story/Row.tsx'
import { inBoth } from '../story/inBoth.ts'
import { IconButton } from './IconButton.tsx'
import { playground } from '../story/playground.tsx'
import { InTheMiddle } from '../story/InTheMiddle.tsx'

const meta = { title: 'Actions/IconButton', component: IconButton } satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj

export const Playground: Story = {
  ...playground(
    IconButton,
    (say) => ({
      label: say('编辑 深圳软件商会', 'Edit 深圳软件商会'),
      tooltip: say('编辑', 'Edit'),
      icon: 'pencil',
      variant: 'quiet',
      size: 'medium',
      tooltipPlacement: 'bottom',
      isDisabled: false,
      isPending: false,
      onPress: fn(),
    }),
    {
      choices: { tooltipPlacement: ['top', 'bottom', 'start', 'end'] },
      frame: (piece) => <InTheMiddle>{piece}</InTheMiddle>,
    },
  ),
  // Its tooltip shows.
  play: () => userEvent.tab(),
}

export const Variants: Story = {
  render: inBoth((say) => (
    <Row>
      <IconButton label={say('编辑 亿尚智能', 'Edit Yishang')} icon={<Pencil size={16} />} />
      <IconButton label={say('预览 亿尚智能', 'Preview Yishang')} variant="secondary" icon={<Eye size={16} />} />
      <IconButton label={say('删除 亿尚智能', 'Delete Yishang')} variant="danger" icon={<Trash2 size={16} />} />
      <IconButton label={say('预览', 'Preview')} isDisabled icon={<Eye size={16} />} />
      <IconButton label={say('正在删除', 'Deleting')} isPending icon={<Trash2 size={16} />} />
    </Row>
  )),
}

export const Focused: Story = {
  render: inBoth((say) => (
    <div style={{ padding: '40px 80px' }}>
      <IconButton
        label={say('编辑 亿尚智能', 'Edit Yishang')}
        tooltip={say('编辑', 'Edit')}
        icon={<Pencil size={16} />}
      />
    </div>
  )),
  play: async () => {
    await userEvent.tab()
    await expect(await within(document.body).findByRole('tooltip')).toBeVisible()
  },
}
