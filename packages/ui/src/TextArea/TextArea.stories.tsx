import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { TextArea } from './TextArea.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/TextArea', component: TextArea } satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj

export const Playground = playground(TextArea, (say) => ({
  label: say('简介', 'About'),
  description: say('显示在企业主页', 'Shown on the page of the company'),
  placeholder: say('一两句话', 'A sentence or two'),
  value: '',
  rows: 3,
  maxLength: 200,
  onChange: fn(),
}))

export const States: Story = {
  render: inBoth((say) => (
    <Column>
      <TextArea label={say('简介', 'About')} placeholder={say('一两句话', 'A sentence or two')} />
      <Held initial={longName}>
        {(value, set) => (
          <TextArea
            label={say('经营范围', 'Business scope')}
            isRequired
            maxLength={100}
            error={say('最多 100 个字', 'At most 100 characters')}
            value={value}
            onChange={set}
          />
        )}
      </Held>
      <TextArea label={say('备注', 'Note')} isDisabled defaultValue={say('已归档', 'Archived')} />
    </Column>
  )),
}
