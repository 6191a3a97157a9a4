import { afterAll, expect, test } from 'vitest'
import { importFile } from '../testing/import-file.ts'
import { startTestServer } from '../testing/test-server.ts'
import { sweepOperations } from './sweep-operations.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const chamber = server.as('chamberAdmin')

const kept = async (operationId: string) => {
  const { rows } = await server.database.pool.query<{ changes: number; rejected: number; files: number }>(
    `select (select count(*)::int from operation_changes where operation_id = $1) as changes,
      (select count(*)::int from rejected_rows where operation_id = $1) as rejected,
      (select count(*)::int from operations where id = $1 and file_key is not null) as files`,
    [operationId],
  )
  return rows[0]
}

test('what a run changed and refused is forgotten a month after its end, not before, and of no other run', async () => {
  const run = (name: string) =>
    importFile(chamber, `企业名称,行业,行业标签\n${name},教育,教育\n,教育,教育\n`).then(({ id }) => id)
  const [old, recent] = [await run('旧'), await run('新')]
  const whole = { changes: 1, rejected: 1, files: 1 }
  await sweepOperations(server)
  expect([await kept(old), await kept(recent)]).toEqual([whole, whole])
  await server.database.pool.query(`update operations set finished_at = now() - interval '31 days' where id = $1`, [
    old,
  ])
  await sweepOperations(server)
  expect([await kept(old), await kept(recent)]).toEqual([{ changes: 0, rejected: 0, files: 0 }, whole])
  expect(await chamber.operations.show({ params: { operationId: old } })).toMatchObject({
    created: 1,
    bad: 1,
    undoable: false,
  })
})
