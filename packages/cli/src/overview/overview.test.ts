import { expect, inject, test } from 'vitest'
import { loggedIn, unique } from '../../test/icss.ts'

interface Overview {
  readonly members: { readonly total: number; readonly months: readonly { readonly month: string }[] }
}

test('the overview says what the screen says, over as many months as are asked for', async () => {
  const one = await loggedIn('zh')
  const shown = async (...words: string[]) =>
    JSON.parse((await one.icss('overview', 'show', '--json', ...words)).stdout) as Overview
  const before = await shown('--months', '3')
  expect(before.members.months.length).toBe(4)
  expect((await shown()).members.months.length).toBe(13)
  const name = unique()
  expect(
    await one.icss('members', 'create', '--name', name, '--industry', name, '--industry-tags', name),
  ).toMatchObject({ code: 0 })
  expect((await shown()).members.total).toBeGreaterThan(before.members.total)
  const table = await one.icss('overview', 'show', '--months', '3')
  expect(table).toMatchObject({ code: 0, stderr: '' })
  for (const part of ['会员企业', '等待处理', '资源需求对接', '近期活动', '按行业'])
    expect(table.stdout).toMatch(new RegExp(`^${part}`, 'm'))
  expect(await one.icss('overview', 'show', '--months', '5')).toMatchObject({ code: 2, stdout: '' })
})

test('it is of a chamber: another channel is refused', async () => {
  const { url, mainToken } = inject('server')
  const other = await loggedIn('en', { url, token: mainToken })
  const refused = await other.icss('overview', 'show', '--json')
  expect(refused.code).toBe(1)
  expect(JSON.parse(refused.stdout)).toMatchObject({ error: { code: 'session.forbidden' } })
})
