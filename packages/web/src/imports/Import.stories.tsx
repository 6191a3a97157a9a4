import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { TableLook } from '@icss/core/imports/imports.contract.ts'
import { operationFixture } from '@icss/core/operations/operation.fixture.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import { forever, type StoryAnswers } from '../story/stub-client.ts'
import { alikeRows, knownTable, refusedRows, untidyTable } from './imports.fixture.ts'
import ImportScreen from './ImportScreen.tsx'

const meta = {
  title: 'Screens/Import',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', machine: 'importRun' },
} satisfies Meta
export default meta
type Story = StoryObj

const run = operationFixture({ id: '0199aa00-0000-7000-8000-00000000a0c1', title: '会员企业名录.xlsx' })
const ended = {
  ...run,
  status: 'done',
  finishedAt: '2026-11-21T06:31:12.000Z',
  good: 296,
  created: 280,
  updated: 16,
  bad: 4,
} as const satisfies Operation
const checked = {
  ...ended,
  dryRun: true,
  reading: {
    sheet: '会员',
    otherSheets: ['2025 旧名单'],
    rowsAbove: 1,
    leftOut: [
      { header: '备注', nearest: null },
      { header: '联系电活', nearest: '联系电话' },
    ],
    unnamed: ['H'],
    headings: {
      count: 2,
      first: [
        { line: 3, text: '一、理事单位' },
        { line: 41, text: '二、会员单位' },
      ],
    },
  },
} as const satisfies Operation

const screen = (answers: StoryAnswers, id?: string) =>
  storyScreen(
    `/importCommerce/companies${id === undefined ? '' : `/${id}`}`,
    <ImportScreen params={{ kind: 'companies', ...(id === undefined ? {} : { run: id }) }} />,
    {
      session: chamberFixture(),
      answers: {
        ...answers,
        operations: {
          events: () => forever(),
          rejected: () =>
            Promise.resolve({
              items: refusedRows.items.flatMap(({ line, cells, faults }) =>
                faults.map(({ column, code, params }) => ({
                  line,
                  column,
                  value: cells[refusedRows.headers.indexOf(column)] ?? '',
                  code,
                  params,
                })),
              ),
              total: 4,
            }),
          toCorrect: () => Promise.resolve(refusedRows),
          alike: () => Promise.resolve(alikeRows),
          ...answers.operations,
        },
      },
    },
  )

const choosing = (look: TableLook, answers: StoryAnswers = {}) =>
  screen({ imports: { look: () => Promise.resolve(look) }, ...answers })

const showing = (one: Operation, answers: StoryAnswers = {}) =>
  screen({ ...answers, operations: { show: () => Promise.resolve(one), ...answers.operations } }, one.id)

const press = async (canvasElement: HTMLElement, name: RegExp) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }))
}

const file = new File(['企业名称,行业,行业标签\n'], '会员企业名录.xlsx')

const pick = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await canvas.findByRole('button', { name: /选择文件|Choose a file/ })
  const input = canvasElement.querySelector('input[type=file]')
  await userEvent.upload(input as HTMLInputElement, file, { applyAccept: false })
  return canvas
}

export const Choose: Story = { render: choosing(knownTable), parameters: { state: 'choosing' } }

export const AllKnown: Story = {
  render: choosing(knownTable),
  play: async ({ canvasElement }) => {
    const canvas = await pick(canvasElement)
    await expect(await canvas.findByText(/6 列都对上了|recognised: 6/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^(检查|Check)$/ })).toBeEnabled()
  },
}

/** Merged cells, hidden sheets and a title over the header are told; columns without a known header are matched. */
export const Untidy: Story = {
  render: choosing(untidyTable),
  play: async ({ canvasElement }) => {
    const canvas = await pick(canvasElement)
    await expect(await canvas.findByText(/B3:B5/)).toBeVisible()
    await expect(canvas.getByText(/2025 旧名单（隐藏）|2025 旧名单 \(hidden\)/)).toBeVisible()
    await expect(canvas.getByText(/还缺必填的：行业|missing: 行业/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^(检查|Check)$/ })).toBeDisabled()
  },
}

export const NoTable: Story = {
  render: screen({
    imports: { look: () => Promise.reject(new ProblemError('import.not_a_table', { params: { kind: 'PDF' } })) },
  }),
  play: async ({ canvasElement }) => {
    const canvas = await pick(canvasElement)
    await expect(await canvas.findByText(/PDF/)).toBeVisible()
  },
}

export const SendingToBeChecked: Story = {
  render: choosing(knownTable, { companies: { import: () => forever() } }),
  parameters: { state: 'sendingCheck' },
  play: async ({ canvasElement }) => {
    await pick(canvasElement)
    await press(canvasElement, /^(检查|Check)$/)
  },
}

export const Checking: Story = { render: showing({ ...run, dryRun: true, status: 'running', good: 41, bad: 3 }) }

/** The page was loaded anew since: the file that was checked is chosen once more. */
export const CheckedBefore: Story = {
  render: showing(checked),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/再选择一次|Choose it once more/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /导入 296 行|Import rows: 296/ })).toBeNull()
  },
}

/** Checks a chosen table and answers `checked`; what is imported then never arrives. */
const checking = choosing(knownTable, {
  companies: { import: ({ query }) => (query?.dryRun === 'true' ? Promise.resolve(checked) : forever()) },
  operations: { show: () => Promise.resolve(checked) },
})

const check = async (canvasElement: HTMLElement) => {
  await pick(canvasElement)
  await press(canvasElement, /^(检查|Check)$/)
  return within(canvasElement).findByRole('button', { name: /导入 296 行|Import rows: 296/ })
}

export const Checked: Story = {
  render: checking,
  parameters: { state: 'checked' },
  play: async ({ canvasElement }) => void (await check(canvasElement)),
}

export const Sending: Story = {
  render: checking,
  parameters: { state: 'sending' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await check(canvasElement))
    await within(canvasElement).findByText(/正在发送文件|Sending the file/)
  },
}

/** Names in another writing are told, with what they met. */
export const Alike: Story = {
  render: showing({ ...ended, good: 300, skipped: 4, alike: 2, bad: 0 }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: '艾力·宝安贸易行' })).toBeVisible()
  },
}

const running = { ...run, status: 'running', good: 41, created: 41, bad: 3 } as const satisfies Operation

export const Importing: Story = { render: showing(running), parameters: { state: 'watching.running' } }

export const Cancelling: Story = {
  render: showing(running, { operations: { cancel: () => forever() } }),
  parameters: { state: 'watching.cancelling' },
  play: ({ canvasElement }) => press(canvasElement, /^(取消|Cancel)$/),
}

/** What cannot be watched goes on at the server. */
export const Interrupted: Story = {
  render: showing(running, { operations: { events: () => Promise.reject(new ProblemError('request.not_found')) } }),
  parameters: { state: 'interrupted' },
}

export const Cancelled: Story = {
  render: showing({ ...ended, status: 'cancelled', good: 41, created: 41, updated: 0, bad: 0 }),
  parameters: { state: 'cancelled' },
}

export const Done: Story = { render: showing({ ...ended, bad: 0 }), parameters: { state: 'done' } }

/** Rows are corrected cell by cell, or all of one problem together. */
export const Correct: Story = {
  parameters: { state: 'partlyFailed' },
  render: showing(ended),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await canvas.findByRole('textbox', { name: /第 15 行 企业名称|Line 15, 企业名称/ })
    await expect(name).toBeInvalid()
    await userEvent.type(name, '罗湖')
    await expect(name).toBeValid()
    await expect(canvas.getByRole('button', { name: /再导入这 4 行|again: 4/ })).toBeEnabled()
  },
}

export const Failed: Story = {
  parameters: { state: 'failed' },
  render: showing({ ...run, status: 'failed', failure: { code: 'server.disk_full', params: {} }, good: 0, created: 0 }),
}
