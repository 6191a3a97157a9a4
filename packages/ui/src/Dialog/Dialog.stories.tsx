import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Select } from '../Select/Select.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'
import { FieldPair } from './FieldPair.tsx'
import { coversPage } from '../story/coversPage.ts'
import { playground } from '../story/playground.tsx'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  tags: ['composite'],
  parameters: coversPage,
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj

export const Playground = playground(
  Dialog,
  (say) => ({
    isOpen: true,
    title: say('新建节', 'New lesson'),
    closeLabel: say('关闭', 'Close'),
    size: 'medium',
    role: 'dialog',
    children: say('同一章内的节不能重名。', 'Lessons of a chapter have different names.'),
    footer: <Button variant="primary">{say('知道了', 'Understood')}</Button>,
  }),
  // Seen by a press outside of it.
  { without: ['isDismissable'] },
)

export const WithForm: Story = {
  render: inBoth((say) => (
    <Dialog
      isOpen
      onClose={() => {}}
      title={say('新建节', 'New lesson')}
      closeLabel={say('关闭', 'Close')}
      footer={
        <>
          <Button>{say('取消', 'Cancel')}</Button>
          <Button variant="primary" isDisabled>
            {say('保存', 'Save')}
          </Button>
        </>
      }
    >
      <FieldPair>
        <Select
          label={say('类型', 'Kind')}
          placeholder=""
          value="lesson"
          onChange={() => {}}
          options={[{ value: 'lesson', label: say('节', 'Lesson') }]}
        />
        <Select
          label={say('所属章', 'Chapter')}
          isRequired
          placeholder=""
          value="2"
          onChange={() => {}}
          options={[{ value: '2', label: say('第二章　企业对接', 'Chapter 2, matching companies') }]}
        />
      </FieldPair>
      <TextField
        label={say('名称', 'Name')}
        isRequired
        maxLength={30}
        value={say('如何写好一张企业名片', 'How to write a card')}
        onChange={() => {}}
        description={say('同一章内不能重名', 'Unique within the chapter')}
      />
    </Dialog>
  )),
}

export const LongContent: Story = {
  render: inBoth((say) => (
    <Dialog
      isOpen
      onClose={() => {}}
      size="small"
      title={longName.slice(0, 60)}
      closeLabel={say('关闭', 'Close')}
      footer={<Button variant="primary">{say('知道了', 'Understood')}</Button>}
    >
      {Array.from({ length: 8 }, (_, at) => (
        <p key={at}>{longName}</p>
      ))}
    </Dialog>
  )),
}

export const FocusComesBack: Story = {
  render: inBoth((say) => (
    <Held initial={false}>
      {(isOpen, set) => (
        <>
          <Button onPress={() => set(true)}>{say('新建节', 'New lesson')}</Button>
          <Dialog
            isOpen={isOpen}
            onClose={() => set(false)}
            title={say('新建节', 'New lesson')}
            closeLabel={say('关闭', 'Close')}
          >
            <TextField label={say('名称', 'Name')} autoFocus />
          </Dialog>
        </>
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = within(document.body).getByRole('dialog')
    await expect(within(dialog).getByRole('textbox')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
