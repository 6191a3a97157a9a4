import { expect, test } from 'vitest'
import { loggedIn } from '../../test/icss.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('a helper is added by name, has a link, and is ended', async () => {
  const one = await loggedIn('en')
  const meeting = JSON.stringify({ name: '帮手会', address: '会展中心', startAt: inHours(-1), endAt: inHours(2) })
  const { id } = JSON.parse((await one.icss('api', 'meetings.create', '--body', meeting)).stdout) as { id: string }
  const added = await one.icss('desk-helpers', 'create', id, '张志愿')
  expect(added).toMatchObject({ code: 0, stdout: expect.stringMatching(/^http\S+\/p\/[\w-]{22}\n$/) })
  expect(added.stderr).toContain('张志愿 is added')
  const listed = await one.icss('desk-helpers', 'list', id, '--json')
  const { items } = JSON.parse(listed.stdout) as { items: { id: string; name: string; endedAt: string | null }[] }
  expect(items).toMatchObject([{ name: '张志愿', facts: 0, endedAt: null }])
  const helper = items[0]?.id ?? ''
  expect((await one.icss('desk-helpers', 'link', id, helper)).stdout).toBe(added.stdout)
  expect(await one.icss('desk-helpers', 'end', id, helper)).toMatchObject({ code: 0, stdout: 'The link is ended.\n' })
  expect((await one.icss('desk-helpers', 'link', id, helper)).code).toBe(1)
  expect((await one.icss('desk-helpers', 'create', 'none', '张志愿')).code).toBe(2)
})
