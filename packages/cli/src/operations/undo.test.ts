import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { expect, inject, test } from 'vitest'
import { companiesCsv, companiesNamed, loggedIn, type Person, unique } from '../../test/icss.ts'
import { patience } from '../../test/patience.ts'
import { terminal } from '../../test/terminal.ts'
import { exitCodes } from '../exit-codes.ts'

const { url, token, mainToken } = inject('server')
const chamber = createClient(contract, {
  baseUrl: url,
  fetch,
  headers: () => ({ authorization: `Bearer ${token}` }),
  timeout: patience.call,
})

interface Printed {
  readonly preview: { readonly counts: Readonly<Record<string, number>> }
  readonly operation: { readonly id: string; readonly status: string; readonly bad: number } | null
  readonly error: { readonly code: string } | null
}
const printed = ({ stdout }: { readonly stdout: string }) => JSON.parse(stdout) as Printed

async function imported(one: Person, mark: string, count: number): Promise<string> {
  await one.file('m.csv', companiesCsv(mark, count))
  const result = await one.icss('members', 'import', 'm.csv', '--json')
  expect(result.code).toBe(0)
  return printed(result).operation?.id ?? ''
}

/** Somebody else changes one of the companies. */
async function changeOne(name: string): Promise<void> {
  const [item] = (await chamber.companies.list({ query: { q: name } })).items
  const params = { companyId: item?.id ?? '' }
  const company = await chamber.companies.show({ params })
  const { id: _, informationIntegrity: __, addedBy: ___, addedAt: ____, abnormal: _____, version, ...draft } = company
  await chamber.companies.update({ params, query: { version }, body: { ...draft, address: '新址' } })
}

test('a dry run shows the run and what its undo would come to; without anybody to ask it is refused', async () => {
  const one = await loggedIn('en')
  const mark = unique()
  const id = await imported(one, mark, 4)
  await changeOne(`${mark}2有限公司`)

  const shown = await one.icss('operations', 'undo', id, '--dry-run')
  expect(shown).toMatchObject({ code: 0, stderr: 'Changes that would be taken back: 3; nothing was written.\n' })
  expect(shown.stdout).toMatch(/^Title +m\.csv\nBy +\S.*\nStarted +\d{4}-\d\d-\d\d .*\n/)
  expect(shown.stdout).toMatch(/\nTo delete, as the run added it +3\nLeft: changed since +1\n$/)
  const json = await one.icss('operations', 'undo', id, '--dry-run', '--json')
  expect(printed(json)).toMatchObject({
    preview: { run: { id, created: 4 }, counts: { deleted: 3, restored: 0, changedSince: 1 }, uncounted: null },
    operation: null,
    error: null,
  })

  for (const words of [[], ['--no-input'], ['--json']]) {
    const refused = await one.icss('operations', 'undo', id, ...words)
    expect(refused.code).toBe(2)
    expect(refused.stderr).toContain('Add --yes if you are sure.')
  }
  expect(await companiesNamed(one, mark)).toBe(4)

  const undone = await one.icss('operations', 'undo', id, '--yes', '--json')
  expect(undone.code).toBe(exitCodes.partlyFailed)
  expect(printed(undone)).toMatchObject({
    preview: { counts: { deleted: 3, changedSince: 1 } },
    operation: { status: 'done', deleted: 3, bad: 1 },
  })
  expect(await companiesNamed(one, mark)).toBe(1)

  for (const words of [['--yes'], ['--dry-run']]) {
    const again = await one.icss('operations', 'undo', id, ...words)
    expect(again).toMatchObject({ code: 1, stdout: '' })
    expect(again.stderr).toContain('This run was undone already')
  }
})

/** Undoes a run in a terminal: what stands there once it asks, which is then answered, and the exit code that must follow. */
async function undoneIn(
  screen: Awaited<ReturnType<typeof terminal>>,
  id: string,
  { asks, answer, code }: { readonly asks: string; readonly answer: string; readonly code: number },
): Promise<string> {
  // What is typed is not what is waited for.
  await screen.type(`clear; icss operations undo ${id}; echo "code"=$?`)
  await screen.press('Enter')
  const asked = await screen.until(asks)
  await screen.type(answer)
  await screen.press('Enter')
  await screen.until(`code=${code}`)
  return asked
}

test('in a terminal it asks, and goes by the answer', async () => {
  const one = await loggedIn('zh')
  const mark = unique()
  const id = await imported(one, mark, 2)
  const screen = await terminal(one, 100)
  const asks = '撤销“m.csv”，收回 2 项改动（y/N）'
  const asked = await undoneIn(screen, id, { asks, answer: 'n', code: 1 })
  expect(asked).toMatch(/将删除任务新增的 +2\n不动：之后改过 +0\n/)
  expect(await companiesNamed(one, mark)).toBe(2)
  await undoneIn(screen, id, { asks, answer: 'y', code: 0 })
  expect(await companiesNamed(one, mark)).toBe(0)
})

test('above twenty changes their number is typed', async () => {
  const one = await loggedIn('en')
  const mark = unique()
  const id = await imported(one, mark, 21)
  const screen = await terminal(one, 100)
  const asks = 'Type 21 to confirm'
  await undoneIn(screen, id, { asks, answer: 'y', code: 1 })
  expect(await companiesNamed(one, mark)).toBe(21)
  await undoneIn(screen, id, { asks, answer: '21', code: 0 })
  expect(await companiesNamed(one, mark)).toBe(0)
})

test('where all was changed since there is nothing to undo, and the run stays undoable', async () => {
  const one = await loggedIn('en')
  const mark = unique()
  const id = await imported(one, mark, 1)
  await changeOne(`${mark}0有限公司`)
  const nothing = await one.icss('operations', 'undo', id)
  expect(nothing).toMatchObject({ code: 0, stderr: expect.stringMatching(/^There is nothing to undo/) })
  expect(nothing.stdout).toMatch(/Left: changed since +1\n$/)
  const json = await one.icss('operations', 'undo', id, '--yes', '--json')
  expect([json.code, printed(json).operation]).toEqual([0, null])
  expect(await chamber.operations.show({ params: { operationId: id } })).toMatchObject({ undoneBy: null })
})

test('two undos at once: one is done, the other says that it was', async () => {
  const one = await loggedIn('en')
  const mark = unique()
  const id = await imported(one, mark, 3)
  const both = await Promise.all([1, 2].map(() => one.icss('operations', 'undo', id, '--yes')))
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect(both.find(({ code }) => code === 1)?.stderr).toContain('This run was undone already')
  expect(await companiesNamed(one, mark)).toBe(0)
})

test('a saved plan that was undone is not taken for applied', async () => {
  const one = await loggedIn('en', { url, token: mainToken })
  const name = unique()
  const table = await one.file(
    'c.csv',
    `Channel,Abbreviation,Administrator,Permission template\n${name},${name},76${process.pid},\n`,
  )
  expect(await one.icss('sub-channels', 'import', table)).toMatchObject({ code: 0 })
  const plan = ['permissions', 'plan', '--close-all', '--channel', name, '--save', 'plan.json']
  expect(await one.icss(...plan)).toMatchObject({ code: 0 })
  const apply = ['permissions', 'apply', 'plan.json', '--yes']
  expect(await one.icss(...apply)).toMatchObject({ code: 0 })
  expect((await one.icss(...apply)).stdout).toContain('was applied already')
  const { id } = JSON.parse(await readFile(join(one.folder, 'plan.json'), 'utf8')) as { id: string }
  expect(await one.icss('operations', 'undo', id, '--yes')).toMatchObject({ code: 0 })
  for (const words of [apply, ['permissions', 'apply', 'plan.json', '--dry-run']]) {
    const again = await one.icss(...words)
    expect(again).toMatchObject({ code: 1, stdout: '' })
    expect(again.stderr).toContain('This plan was applied and then undone')
  }
  expect(await one.icss(...plan)).toMatchObject({ code: 0 })
  expect((await one.icss(...apply)).stdout).toContain('Channels that were changed: 1')
})
