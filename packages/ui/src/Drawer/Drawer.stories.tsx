import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Status } from '../Status/Status.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { Drawer } from './Drawer.tsx'
import { coversPage } from '../story/coversPage.ts'
import { playground } from '../story/playground.tsx'

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  tags: ['composite'],
  parameters: coversPage,
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj

const known = (say: Say) => [
  { label: say('法定代表人', 'Representative'), value: '王龘' },
  { label: say('登记状态', 'State'), value: <Status tone="good">{say('存续', 'Active')}</Status> },
  { label: say('注册资本', 'Capital'), value: say('1,000 万元', 'CNY 10,000,000') },
  { label: say('网站', 'Site') },
  { label: say('经营范围', 'Scope'), value: longName, isWide: true },
]

export const Playground = playground(Drawer, (say) => ({
  isOpen: true,
  title: say('深圳软件商会', 'Shenzhen Software Chamber'),
  closeLabel: say('关闭', 'Close'),
  isBusy: false,
  children: <DescriptionList items={known(say)} />,
  footer: <Button variant="primary">{say('编辑', 'Edit')}</Button>,
  onClose: fn(),
}))

export const OfARecord: Story = {
  render: inBoth((say) => (
    <Held<boolean> initial>
      {(isOpen, set) => (
        <>
          <Button onPress={() => set(true)}>{say('打开', 'Open')}</Button>
          <Drawer
            isOpen={isOpen}
            onClose={() => set(false)}
            title="深圳市亿尚智能装备有限公司"
            closeLabel={say('关闭', 'Close')}
            footer={<Button variant="primary">{say('编辑', 'Edit')}</Button>}
          >
            <DescriptionList items={known(say)} />
          </Drawer>
        </>
      )}
    </Held>
  )),
}

export const EscapeCloses: Story = {
  ...OfARecord,
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await expect(within(canvasElement).getByRole('button')).toBeVisible()
  },
}
