import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Column } from '../story/Column.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { ComboBox } from './ComboBox.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/ComboBox', component: ComboBox, tags: ['composite'] } satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj

const trades = ['制造业', '金融业', '教育', '住宿和餐饮业', '信息传输、软件和信息技术服务业', '交通运输、仓储和邮政业']
const options = trades.map((label) => ({ value: label, label }))
const thousands = Array.from({ length: 10_000 }, (_, at) => ({ value: String(at), label: `第 ${at + 1} 家智能企业` }))

export const Playground = playground(
  ComboBox,
  (say) => ({
    label: say('行业', 'Industry'),
    description: say('选择或填写', 'Choose one or type'),
    placeholder: say('如：制造业', 'Such as 制造业'),
    options,
    value: '',
  }),
  { without: ['emptyText', 'isFiltered'] },
)

export const States: Story = {
  render: inBoth((say) => (
    <Column width={300}>
      <ComboBox
        label={say('行业', 'Industry')}
        isRequired
        options={options}
        value=""
        onChange={() => {}}
        placeholder={say('选择或填写', 'Choose or type')}
      />
      <ComboBox
        label={say('行业', 'Industry')}
        options={options}
        value="手工皮具"
        onChange={() => {}}
        error={say('不在国民经济行业分类里', 'Not in the national classification')}
      />
      <ComboBox label={say('行业', 'Industry')} isDisabled options={options} value="教育" onChange={() => {}} />
    </Column>
  )),
}

export const PicksByKeyboard: Story = {
  render: inBoth((say) => (
    <Column width={300}>
      <Held initial="">
        {(value, set) => <ComboBox label={say('行业', 'Industry')} options={options} value={value} onChange={set} />}
      </Held>
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('餐饮{ArrowDown}{Enter}')
    await expect(field).toHaveValue('住宿和餐饮业')
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.clear(field)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('手工{Escape}')
    await expect(field).toHaveValue('手工')
  },
}

export const TenThousand: Story = {
  render: inBoth((say) => (
    <Column width={300}>
      <Held initial="">
        {(value, set) => (
          <ComboBox
            label={say('企业', 'Company')}
            options={thousands}
            value={value}
            onChange={set}
            emptyText={say('没有相符的企业', 'No company fits')}
          />
        )}
      </Held>
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const body = within(document.body)
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    // What is opened is short; walking to its end brings more.
    await waitFor(() => expect(body.getAllByRole('option').length).toBeLessThan(200))
    const before = body.getAllByRole('option').length
    body.getAllByRole('option').at(-1)?.scrollIntoView()
    await waitFor(() => expect(body.getAllByRole('option').length).toBeGreaterThan(before))
    await userEvent.keyboard('9999')
    await expect(await within(document.body).findByRole('option')).toHaveTextContent('第 9999 家智能企业')
  },
}
