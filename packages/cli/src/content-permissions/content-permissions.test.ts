import { expect, inject, test } from 'vitest'
import { loggedIn } from '../../test/icss.ts'

const { url, mainToken: token } = inject('server')

/** A tier-1 administrator, with a group and a course that has a name of its own. */
async function scene(language: 'zh' | 'en', group: string, name: string) {
  const one = await loggedIn(language, { url, token })
  expect((await one.icss('channel-groups', 'create', group)).code).toBe(0)
  const body = JSON.stringify({ name, headImage: 'h.jpg', serialNumber: 0 })
  expect(await one.icss('api', 'courses.create', '--body', body)).toMatchObject({ code: 0 })
  return one
}

const openTo = async (one: Awaited<ReturnType<typeof scene>>, name: string) => {
  const { stdout } = await one.icss('content-permissions', 'list', '--search', name, '--json')
  return (JSON.parse(stdout) as { items: { groupIds: string[] }[] }).items.map(({ groupIds }) => groupIds.length)
}

test('all courses are opened to a group by name, shown first, and closed again by an undo', async () => {
  const one = await scene('en', 'Pilot-902', 'Ledger 902')
  const openAll = ['content-permissions', 'open-all', '--kind', 'course', '--group', 'Pilot-902']
  const shown = await one.icss(...openAll, '--dry-run')
  expect(shown).toMatchObject({ code: 0, stderr: expect.stringContaining('nothing was written') })
  expect(shown.stdout).toMatch(/course +Ledger 902 +Pilot-902/)
  expect(await openTo(one, 'Ledger 902')).toEqual([0])

  expect((await one.icss(...openAll, '--no-input')).code).toBe(2)
  const applied = await one.icss(...openAll, '--yes', '--json')
  expect(applied.code).toBe(0)
  const { operation } = JSON.parse(applied.stdout) as { operation: { id: string; kind: string } }
  expect(operation.kind).toBe('contentPermissions.apply')
  expect(await openTo(one, 'Ledger 902')).toEqual([1])
  const again = await one.icss(...openAll, '--yes')
  expect(again).toMatchObject({ code: 0, stderr: 'There is nothing to change.\n' })

  const listed = await one.icss('content-permissions', 'list', '--group', 'Pilot-902', '--search', '902')
  expect(listed.stdout).toMatch(/Ledger 902 +Pilot-902/)
  // What others deleted meanwhile is not restored, which is no matter here.
  await one.icss('operations', 'undo', operation.id, '--yes')
  expect(await openTo(one, 'Ledger 902')).toEqual([0])
})

test('a group and a kind that there are not are named', async () => {
  const one = await scene('zh', '试点-903', '台账 903')
  const group = await one.icss('content-permissions', 'close-all', '--group', '没有')
  expect(group).toMatchObject({ code: 1, stdout: '' })
  expect(group.stderr).toContain('没有')
  const kind = await one.icss('content-permissions', 'open-all', '--kind', 'tutor')
  expect(kind.code).toBe(2)
  expect(kind.stderr).toContain('tutor')
})
