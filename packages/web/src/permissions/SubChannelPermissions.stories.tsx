import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import { operationFixture } from '@icss/core/operations/operation.fixture.ts'
import { sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import PersonalCenterScreen from '../channels/PersonalCenterScreen.tsx'
import type { ServerClient } from '../server/client.ts'
import { storyPlan, storyRights, storyTemplates } from '../story/permissions.ts'
import { ScreenStage } from '../story/ScreenStage.tsx'
import { forever, stubClient } from '../story/stub-client.ts'

const meta = {
  title: 'Screens/Sub-channel permissions',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', machine: 'bulkPlan' },
} satisfies Meta
export default meta
type Story = StoryObj

const ended = operationFixture({
  id: '0199aa00-0000-7000-8000-00000000e101',
  kind: 'permissions.apply',
  status: 'done',
  title: '批量修改权限',
  rows: 27,
  good: 27,
  created: 0,
  updated: 27,
  bytes: 0,
  bytesRead: 0,
  undoable: true,
  finishedAt: '2026-11-21T06:30:02.000Z',
})
const undo = operationFixture({
  ...ended,
  id: '0199aa00-0000-7000-8000-00000000e102',
  kind: 'operations.undo',
  undoes: ended.id,
  good: 25,
  updated: 25,
  bad: 2,
  undoable: false,
})
const lost = ['宝安培训中心', '龙华培训中心'].map((value, at) => ({
  line: at + 2,
  column: '',
  value,
  code: at === 0 ? 'operation.moved_since' : 'operation.gone',
  params: {},
}))

async function* eventsOf(...runs: Operation[]): AsyncGenerator<Operation, void> {
  for (const run of runs) yield run
  if (runs.at(-1)?.status === 'running') await forever()
}

type Answers = {
  permissions?: Partial<ServerClient['permissions']>
  operations?: Partial<ServerClient['operations']>
  query?: string
}

const screen = ({ permissions, operations, query = '' }: Answers = {}): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    const client = stubClient({
      permissions: {
        show: ({ query } = {}) => {
          const { q = '' } = query ?? {}
          const page = Number(query?.page ?? 1)
          const pageSize = Number(query?.pageSize ?? 20)
          const items = storyRights.filter(({ name }) => name.includes(q))
          const own = { flags: storyRights[0]?.flags ?? [], source: 'channel' as const, templateName: null }
          return Promise.resolve({
            own,
            items: items.slice((page - 1) * pageSize, page * pageSize),
            total: items.length,
          })
        },
        plan: ({ body }) => Promise.resolve(storyPlan(body)),
        apply: () => Promise.resolve(ended),
        ...permissions,
      },
      permissionTemplates: { list: () => Promise.resolve({ items: storyTemplates, total: storyTemplates.length }) },
      operations: {
        previewUndo: () => Promise.resolve({ run: ended, counts: undoCounts, uncounted: null }),
        undo: () => Promise.resolve({ ...undo, status: 'queued' as const, good: 0, bad: 0, finishedAt: null }),
        events: () => Promise.resolve(eventsOf(undo)),
        rejected: () => Promise.resolve({ items: lost, total: lost.length }),
        ...operations,
      },
      receivedNotices: { list: () => Promise.resolve({ items: [], total: 0, unread: 0 }) },
    })
    return (
      <ScreenStage
        language={globals['language'] as Language}
        path={`/personalCenter?tab=subChannelPermissions${query}`}
        client={client}
        session={sessionFixture()}
      >
        <PersonalCenterScreen />
      </ScreenStage>
    )
  }

type Canvas = HTMLElement

const press = async (canvasElement: Canvas, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }))

/** Chooses the first two sub-channels of the list. */
async function chooseTwo(canvasElement: Canvas): Promise<void> {
  const canvas = within(canvasElement)
  for (const name of ['南山培训中心', '宝安培训中心'])
    await userEvent.click(await canvas.findByRole('checkbox', { name }))
  await press(canvasElement, /^(修改权限|Change permissions)$/)
}

const pick = async (canvasElement: Canvas, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('radio', { name }))

async function planAll(canvasElement: Canvas, kind: RegExp): Promise<void> {
  await press(canvasElement, /^(修改全部子频道|Change all sub-channels)$/)
  await pick(canvasElement, kind)
  await press(canvasElement, /^(预览改动|See what changes)$/)
}

const closeAll = /关闭全部权限|Close all permissions/

async function confirmCount(canvasElement: Canvas, count: number): Promise<void> {
  await press(canvasElement, /^(执行|Apply)$/)
  const dialog = within(await within(document.body).findByRole('alertdialog'))
  const apply = dialog.getByRole('button', { name: /^(执行|Apply)$/ })
  await expect(apply).toBeDisabled()
  await userEvent.type(dialog.getByRole('textbox'), String(count))
  await waitFor(() => expect(apply).toBeEnabled())
  await userEvent.click(apply)
}

const undoCounts = { restored: 25, deleted: 0, recreated: 0, changedSince: 2, gone: 0, refused: 0 }

const heading = (canvasElement: Canvas, name: RegExp) => within(canvasElement).findByRole('heading', { name })

/** All that have any permission are closed, which asks for their number. */
async function applyAll(canvasElement: Canvas): Promise<void> {
  await planAll(canvasElement, closeAll)
  await confirmCount(canvasElement, 27)
}

async function undoAll(canvasElement: Canvas): Promise<void> {
  await applyAll(canvasElement)
  await press(canvasElement, /^(撤销|Undo)$/)
  const dialog = within(await within(document.body).findByRole('alertdialog'))
  await userEvent.type(await dialog.findByRole('textbox'), '25')
  await userEvent.click(dialog.getByRole('button', { name: /25/ }))
}

export const List: Story = { parameters: { state: 'idle' }, render: screen() }

export const Empty: Story = {
  render: screen({
    permissions: {
      show: () => Promise.resolve({ own: { flags: [], source: 'channel', templateName: null }, items: [], total: 0 }),
    },
  }),
}

export const NoneMatches: Story = { render: screen({ query: '&q=香港' }) }

export const CannotBeFetched: Story = {
  render: screen({ permissions: { show: () => Promise.reject(new ProblemError('session.forbidden')) } }),
}

export const SomeAreChosen: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: '南山培训中心' }))
    await expect(await canvas.findByText(/^(已选 1 个|1 chosen)$/)).toBeVisible()
  },
}

export const ChoosesWhat: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await chooseTwo(canvasElement)
    await expect(await heading(canvasElement, /2/)).toHaveFocus()
  },
}

/** Boxes of the chosen ones are ticked one by one; nothing is written by that. */
export const SetsOneByOne: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await chooseTwo(canvasElement)
    await pick(canvasElement, /逐项设置|Set one by one/)
    const canvas = within(canvasElement)
    const preview = canvas.getByRole('button', { name: /^(预览改动|See what changes)$/ })
    await expect(preview).toBeDisabled()
    await userEvent.click(await canvas.findByRole('checkbox', { name: /宝安培训中心.(首页 Logo| ?Home logo)$/ }))
    await expect(await canvas.findByText(/^(已改动 1 个子频道|Sub-channels changed: 1)$/)).toBeVisible()
    await expect(preview).toBeEnabled()
  },
}

export const Planning: Story = {
  parameters: { state: 'planning' },
  render: screen({ permissions: { plan: () => forever() } }),
  play: ({ canvasElement }) => planAll(canvasElement, closeAll),
}

/** What would be changed is refused before anything is planned. */
export const PlanIsRefused: Story = {
  render: screen({
    permissions: {
      plan: () => Promise.reject(new ProblemError('template.beyond_own', { params: { flags: 'homeLogo' } })),
    },
  }),
  play: async ({ canvasElement }) => {
    await planAll(canvasElement, /开放全部权限|Open all permissions/)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(/首页 Logo|Home logo/)
  },
}

export const Planned: Story = {
  parameters: { state: 'planned' },
  render: screen(),
  play: async ({ canvasElement }) => {
    await planAll(canvasElement, /开放全部权限|Open all permissions/)
    await expect(await heading(canvasElement, /27/)).toHaveFocus()
  },
}

/** A sub-channel is left out of the plan. */
export const PlannedWithoutOne: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await planAll(canvasElement, /开放全部权限|Open all permissions/)
    await press(canvasElement, /宝安培训中心/)
    await expect(await heading(canvasElement, /26/)).toBeVisible()
  },
}

export const NothingToChange: Story = {
  render: screen({ permissions: { plan: () => Promise.resolve({ ...storyPlan({ kind: 'closeAll' }), rows: [] }) } }),
  play: ({ canvasElement }) => planAll(canvasElement, closeAll),
}

export const AsksForTheNumber: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await planAll(canvasElement, closeAll)
    await press(canvasElement, /^(执行|Apply)$/)
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent('27')
  },
}

export const Applying: Story = {
  parameters: { state: 'applying' },
  render: screen({ permissions: { apply: () => forever() } }),
  play: ({ canvasElement }) => applyAll(canvasElement),
}

/** Somebody changed them since the plan: nothing is written, and it can be planned anew. */
export const Stale: Story = {
  parameters: { state: 'stale' },
  render: screen({
    permissions: { apply: () => Promise.reject(new ProblemError('operation.stale', { params: { count: 1 } })) },
  }),
  play: async ({ canvasElement }) => {
    await applyAll(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
    await press(canvasElement, /^(重新预览|Plan again)$/)
    await expect(await within(canvasElement).findByRole('button', { name: /^(执行|Apply)$/ })).toBeEnabled()
    await confirmCount(canvasElement, 27)
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
  },
}

export const Applied: Story = {
  parameters: { state: 'applied' },
  render: screen(),
  play: async ({ canvasElement }) => {
    await applyAll(canvasElement)
    await expect(await heading(canvasElement, /27/)).toHaveFocus()
  },
}

const undoingHalf = { ...undo, status: 'running' as const, good: 12, updated: 12, bad: 0, finishedAt: null }

export const Undoing: Story = {
  parameters: { state: 'undoing' },
  render: screen({ operations: { events: () => Promise.resolve(eventsOf(undoingHalf)) } }),
  play: async ({ canvasElement }) => {
    await undoAll(canvasElement)
    await expect(await within(canvasElement).findByText(/12 (\/|of) 27/)).toBeVisible()
  },
}

/** Two had been changed since; they are named, with why. */
export const UndoneInPart: Story = {
  parameters: { state: 'undone' },
  render: screen(),
  play: async ({ canvasElement }) => {
    await undoAll(canvasElement)
    await expect(await within(canvasElement).findByText('龙华培训中心')).toBeVisible()
  },
}

const fileOf = (text: string) => new File([text], 'plan.json', { type: 'application/json' })
const fileInput = (canvasElement: Canvas) => canvasElement.querySelector<HTMLInputElement>('input[type=file]')

/** A plan that was saved here or by `icss permissions plan --save`. */
export const OpensAPlanFile: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^(打开预览文件|Open a plan file)$/ })
    const input = fileInput(canvasElement)
    if (input) await userEvent.upload(input, fileOf(JSON.stringify(storyPlan({ kind: 'closeAll' }))))
    await expect(await heading(canvasElement, /27/)).toBeVisible()
  },
}

/** A plan whose rows were changed by hand is none. */
export const RefusesAForgedFile: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^(打开预览文件|Open a plan file)$/ })
    const input = fileInput(canvasElement)
    const forged = JSON.stringify(storyPlan({ kind: 'closeAll' })).replace('111111111111', '111111111110')
    if (input) await userEvent.upload(input, fileOf(forged))
    const refusal = await within(document.body).findByText(/plan\.json/)
    await expect(refusal).toBeVisible()
    // It would go by itself at some time.
    await userEvent.click(await within(document.body).findByRole('button', { name: /^(关闭|Close)$/ }))
    await waitFor(() => expect(refusal).not.toBeInTheDocument())
    await expect(within(canvasElement).queryByRole('button', { name: /^(执行|Apply)$/ })).toBeNull()
  },
}
