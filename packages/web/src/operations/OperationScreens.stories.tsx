import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import type { ServerClient } from '../server/client.ts'
import { storyRuns } from '../story/operations.ts'
import { ScreenStage } from '../story/ScreenStage.tsx'
import { forever, stubClient } from '../story/stub-client.ts'
import OperationsScreen from './OperationsScreen.tsx'

const meta = {
  title: 'Screens/Operations',
  component: OperationsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OperationsScreen>
export default meta
type Story = StoryObj

const [running, , permissions, undone, , failed] = storyRuns as readonly [
  Operation,
  Operation,
  Operation,
  Operation,
  Operation,
  Operation,
]

const lost = ['南山智能医药有限公司', '宝安智能纺织有限公司', '前海智能物流集团有限公司'].map((value, at) => ({
  line: at + 12,
  column: '',
  value,
  code: at < 2 ? 'operation.moved_since' : 'operation.gone',
  params: {},
}))

const screen = (
  id: string | undefined,
  operations: Partial<ServerClient['operations']>,
): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    const language = globals['language'] as Language
    const client = stubClient({
      operations: {
        list: () => Promise.resolve({ items: [...storyRuns], total: storyRuns.length }),
        listEvents: () => forever(),
        events: () => forever(),
        rejected: () => Promise.resolve({ items: lost, total: lost.length }),
        ...operations,
      },
    })
    return (
      <ScreenStage language={language} path={`/operationsCommerce${id === undefined ? '' : `/${id}`}`} client={client}>
        <OperationsScreen params={id === undefined ? {} : { id }} />
      </ScreenStage>
    )
  }

const showing = (run: Operation) => screen(run.id, { show: () => Promise.resolve(run) })

export const List: Story = { render: screen(undefined, {}) }

async function* telling(...runs: readonly Operation[]): AsyncGenerator<Operation, void> {
  yield* runs
  await forever()
}

const ended = { ...running, good: 99_000, status: 'done', finishedAt: '2026-11-21T06:33:00.000Z' } as const

/** A run goes on while the list is looked at. */
export const ListFollowsRuns: Story = {
  render: screen(undefined, {
    listEvents: () => Promise.resolve(telling(ended)),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/99,000/)).toBeVisible()
  },
}

/** A run that ended while the stream of events was away. */
export const ListCatchesUp: Story = {
  render(args, context) {
    let streams = 0
    const operations = {
      list: () => Promise.resolve({ items: [streams < 2 ? running : ended], total: 1 }),
      listEvents: () =>
        (streams += 1) === 1 ? Promise.reject(new ProblemError('client.network')) : Promise.resolve(telling()),
    }
    return screen(undefined, operations)(args, context)
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/99,000/, undefined, { timeout: 10_000 })).toBeVisible()
  },
}

export const Empty: Story = { render: screen(undefined, { list: () => Promise.resolve({ items: [], total: 0 }) }) }

export const Running: Story = { render: showing(running) }

export const Failed: Story = { render: showing(failed) }

/** What an undo left alone, and why. */
export const UndoneInPart: Story = { render: showing(undone) }

const counts = { restored: 47, deleted: 0, recreated: 0, changedSince: 2, gone: 1, refused: 0 }
const none = { ...counts, restored: 0 }

/** The question of an undo, with what it would come to. */
const asking = (previewUndo: ServerClient['operations']['previewUndo'], says: RegExp): Story => ({
  render: screen(permissions.id, { show: () => Promise.resolve(permissions), previewUndo }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(撤销|Undo)$/ }))
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent(says)
  },
})

export const AsksBeforeUndoing = asking(
  () => Promise.resolve({ run: permissions, counts, uncounted: null }),
  /47 项改动|47 changes/,
)

export const CountsBeforeUndoing = asking(() => forever(), /正在计算|Counting/)

export const CannotCountBeforeUndoing = asking(
  () => Promise.resolve({ run: permissions, counts: null, uncounted: 'many' }),
  /最多|at most/,
)

export const NothingToUndo = asking(
  () => Promise.resolve({ run: permissions, counts: none, uncounted: null }),
  /没有可以撤销的|nothing to undo/,
)
