import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useMemo, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Select } from '../Select/Select.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { controlsOf, drawnBy } from '../story/drawnBy.ts'
import { tabTo } from '../story/tabTo.ts'
import { TagField } from '../TagField/TagField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'
import { FormActions } from './FormActions.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Fields/Form', component: Form, tags: ['composite'] } satisfies Meta<typeof Form>
export default meta
type Story = StoryObj

function CompanyForm({ say }: { say: Say }) {
  const [name, setName] = useState('')
  const [state, setState] = useState<string | null>(null)
  const [tags, setTags] = useState<string[]>(['软件'])
  const [isTried, setTried] = useState(false)
  const nameError = isTried && name === '' ? say('请填写企业名称', 'Enter the name') : undefined
  const stateError = isTried && state === null ? say('请选择登记状态', 'Choose a state') : undefined
  const states = useMemo(() => [{ value: 'active', label: say('存续', 'Active') }], [say])
  const removeLabel = useCallback((tag: string) => say(`移除 ${tag}`, `Remove ${tag}`), [say])
  const problems = [
    ...(nameError === undefined ? [] : [{ name: 'name', message: nameError }]),
    ...(stateError === undefined ? [] : [{ name: 'state', message: stateError }]),
  ]
  return (
    <div style={{ maxWidth: 480 }}>
      <Panel isPadded>
        <Form
          onSubmit={() => setTried(true)}
          problems={problems}
          summaryTitle={say(`有 ${problems.length} 处需要修改`, `${problems.length} to put right`)}
        >
          <TextField
            label={say('企业名称', 'Company name')}
            name="name"
            isRequired
            value={name}
            onChange={setName}
            error={nameError}
          />
          <Select
            label={say('登记状态', 'State')}
            name="state"
            isRequired
            placeholder={say('请选择', 'Choose')}
            options={states}
            value={state}
            onChange={setState}
            error={stateError}
          />
          <TagField
            label={say('行业标签', 'Tags')}
            name="tags"
            value={tags}
            onChange={setTags}
            max={4}
            removeLabel={removeLabel}
          />
          <FormActions>
            <Button>{say('取消', 'Cancel')}</Button>
            <Button type="submit" variant="primary">
              {say('保存', 'Save')}
            </Button>
          </FormActions>
        </Form>
      </Panel>
    </div>
  )
}

export const Playground = playground(Form, (say) => ({
  problems: [{ name: 'name', message: say('请填写企业名称', 'Enter the name') }],
  summaryTitle: say('有 1 处需要修改', 'One thing to put right'),
  children: (
    <>
      <TextField label={say('企业名称', 'Company name')} name="name" error={say('请填写企业名称', 'Enter the name')} />
      <FormActions>
        <Button type="submit" variant="primary">
          {say('保存', 'Save')}
        </Button>
      </FormActions>
    </>
  ),
}))

export const Fresh: Story = { render: inBoth((say) => <CompanyForm say={say} />) }

export const SummaryTakesFocus: Story = {
  render: inBoth((say) => <CompanyForm say={say} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tabTo(canvas.getByLabelText(/企业名称|Company name/))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
}

export const SummaryLeadsToField: Story = {
  render: inBoth((say) => <CompanyForm say={say} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tabTo(canvas.getByRole('button', { name: /保存|Save/ }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /登记状态|State/, expanded: false })).toHaveFocus()
    await tabTo(canvas.getByRole('button', { name: /请填写企业名称|Enter the name/ }), { shift: true })
    await userEvent.keyboard('{Enter}')
    const field = canvas.getByLabelText(/企业名称|Company name/)
    await expect(field).toHaveFocus()
    // The summary says less now; what else is drawn is the field alone.
    const others = controlsOf(canvasElement).filter(
      (control) => control !== field && control.closest('[role=alert]') === null,
    )
    await expect(await drawnBy(() => userEvent.keyboard('深'), others)).toEqual([])
    await expect(field).toHaveFocus()
  },
}
