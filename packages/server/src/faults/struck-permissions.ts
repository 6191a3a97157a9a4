import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { flags } from '@icss/core/permissions/flags.ts'
import { bitsOf, type PermissionPlan } from '@icss/core/permissions/permission-plan.ts'

/** What a round has of the command line that is struck, and of the server behind it. */
export interface Round {
  /** Names it in a discrepancy. */
  readonly what: string
  readonly folder: string
  readonly sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>
  readonly done: (...words: string[]) => Promise<string>
  /** `struck` is called once the command has been stopped short, before it is run again. */
  readonly strike: (span: number, words: readonly string[], struck: () => Promise<void>) => Promise<void>
  readonly expect: (what: string, found: unknown, wanted: unknown) => void
}

interface Held {
  readonly id: string
  readonly flags: boolean[]
  readonly template: string | null
  readonly version: number
}

/**
 * Lets a plan be applied that gives every sub-channel `struck …` flags of its own, by chance, while the command is
 * struck. Afterwards each has the flags of the plan, changed once by one run, and once that is undone what it had before.
 * Answers whether the plan was applied already when the command had been stopped, where it was stopped short.
 */
export async function strikePermissions({ what, folder, sql, done, strike, expect }: Round) {
  const held = () =>
    sql<Held>(`select id, flags, template_id as template, version from channels where name like 'struck %' order by id`)
  const runs = () =>
    sql<{ kind: string; runs: number }>(
      `select kind, count(*)::int as runs from operations
       where kind in ('permissions.apply', 'operations.undo') group by kind`,
    ).then((rows) => {
      const of = (kind: string) => rows.find((row) => row.kind === kind)?.runs ?? 0
      return { applied: of('permissions.apply'), undone: of('operations.undo') }
    })
  const [before, counted] = [await held(), await runs()]
  const wanted = before.map(({ id }) => {
    const chosen = flags.filter(() => Math.random() < 0.5)
    return [id, Object.fromEntries(chosen.map((flag) => [flag, Math.random() < 0.5]))] as const
  })
  await writeFile(join(folder, 'changes.json'), JSON.stringify(Object.fromEntries(wanted)))
  await done('permissions', 'plan', 'changes.json', '--save', 'plan.json', '--context', 'main')
  const { id, rows } = JSON.parse(await readFile(join(folder, 'plan.json'), 'utf8')) as PermissionPlan

  let wasApplied: boolean | undefined
  await strike(300, ['permissions', 'apply', 'plan.json', '--yes', '--context', 'main'], async () => {
    wasApplied = (await sql(`select 1 from operations where id = $1`, [id])).length > 0
  })

  const planned = new Map(rows.filter(({ field }) => field === 'flags').map((row) => [row.id, row.after]))
  const touched = new Set(rows.map((row) => row.id))
  const after = await held()
  const shown = (all: readonly Held[], versions: number) =>
    all.map((one) => [one.id, bitsOf(one.flags), one.version - (touched.has(one.id) ? versions : 0)])
  expect(
    `${what}, flags of the plan`,
    shown(after, 1),
    before.map((one) => [one.id, planned.get(one.id) ?? bitsOf(one.flags), one.version]),
  )
  expect(`${what}, runs`, await runs(), { ...counted, applied: counted.applied + 1 })
  const [run] = await sql(
    `select status, updated, (select sum(jsonb_array_length(changed))::int from operation_changes c
       where c.operation_id = o.id) as kept from operations o where id = $1`,
    [id],
  )
  expect(`${what}, the run`, run, { status: 'done', updated: touched.size, kept: touched.size })

  await done('operations', 'undo', id, '--yes', '--context', 'main')
  const back = await held()
  expect(`${what}, undone`, shown(back, 2), shown(before, 0))
  expect(
    `${what}, templates`,
    back.map(({ template }) => template),
    before.map(({ template }) => template),
  )
  expect(`${what}, undone once`, await runs(), { applied: counted.applied + 1, undone: counted.undone + 1 })
  return wasApplied
}
