import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { TextField } from './TextField.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/TextField', component: TextField } satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj

export const Playground = playground(TextField, (say) => ({
  label: say('企业名称', 'Company name'),
  description: say('与营业执照一致', 'As on the licence'),
  placeholder: say('如：深圳软件商会', 'Such as 深圳软件商会'),
  value: '',
  size: 'medium',
  maxLength: 30,
  onChange: fn(),
}))

export const States: Story = {
  render: inBoth((say) => (
    <Column>
      <TextField
        label={say('企业名称', 'Company name')}
        isRequired
        placeholder={say('营业执照上的全称', 'As on the licence')}
      />
      <TextField
        label={say('法定代表人', 'Legal representative')}
        description={say('可以留空', 'May stay empty')}
        defaultValue="王龘 𠮷"
      />
      <TextField
        label={say('统一社会信用代码', 'Unified social credit code')}
        isRequired
        error={say('应为 18 位数字或大写字母', 'Must be 18 digits or capital letters')}
        defaultValue="91440300"
      />
      <TextField label={say('频道编号', 'Channel number')} isDisabled defaultValue="755001" />
      <TextField label={say('只读', 'Read only')} isReadOnly defaultValue="755001" />
      <TextField label={say('账号', 'Account')} size="large" defaultValue="755001" />
      <TextField label={longName.slice(0, 60)} defaultValue={longName} error={longName.slice(0, 80)} />
    </Column>
  )),
}

export const Counted: Story = {
  render: inBoth((say) => (
    <Column>
      <Held initial="如何写好一张企业名片">
        {(value, set) => (
          <TextField
            label={say('名称', 'Name')}
            isRequired
            maxLength={30}
            description={say('同一章内不能重名', 'Unique within the chapter')}
            value={value}
            onChange={set}
          />
        )}
      </Held>
      <Held initial="👩‍🏫𠮷 name">
        {(value, set) => (
          <TextField
            label={say('超出', 'Too long')}
            maxLength={5}
            error={say('最多 5 个字', 'At most 5 characters')}
            value={value}
            onChange={set}
          />
        )}
      </Held>
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const [field] = within(canvasElement).getAllByRole('textbox')
    if (field === undefined) throw new Error('no field')
    await userEvent.click(field)
    await userEvent.keyboard('𠮷')
    await expect(within(canvasElement).getByText('11 / 30')).toBeVisible()
    await expect(field).toBeRequired()
  },
}

export const ErrorIsRead: Story = {
  render: inBoth((say) => (
    <TextField label={say('账号', 'Account')} error={say('没有这个账号', 'No such account')} defaultValue="7550" />
  )),
  play: async ({ canvasElement, globals }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(globals['language'] === 'zh' ? '没有这个账号' : 'No such account')
  },
}
