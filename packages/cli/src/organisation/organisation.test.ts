import { expect, inject, test } from 'vitest'
import { loggedIn } from '../../test/icss.ts'

test('the organisation is described, shown and changed, by options and from a file', async () => {
  const { url, mainToken } = inject('server')
  const one = await loggedIn('en', { url, token: mainToken })
  const organisation = (...words: string[]) => one.icss('organisation', ...words)
  const whole = {
    name: '南方培训中心',
    phone: '0755-26001234',
    email: 'office@example.cn',
    website: 'https://example.cn',
    address: '深圳市南山区',
    brief: '培训与会议',
  }
  expect(await organisation('show')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Run icss organisation update'),
  })
  const file = await one.file('organisation.json', JSON.stringify(whole))
  const dry = await organisation('update', '--from', file, '--dry-run', '--json')
  expect(JSON.parse(dry.stdout)).toMatchObject({ dryRun: true, item: null })
  expect(await organisation('update', '--from', file)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining(whole.name),
  })
  const shown = await organisation('show', '--json')
  expect(JSON.parse(shown.stdout)).toMatchObject(whole)
  expect((await organisation('show')).stdout).toMatch(/^Phone +0755-26001234$/m)

  const changed = await organisation('update', '--phone', '13800138000', '--json')
  expect(JSON.parse(changed.stdout)).toMatchObject({
    changes: [{ field: 'phone', before: '0755-26001234', after: '13800138000' }],
    item: { ...whole, phone: '13800138000' },
  })
  // What show printed says of which version it is.
  const late = await organisation('update', '--from', await one.file('late.json', shown.stdout), '--json')
  expect(JSON.parse(late.stdout)).toMatchObject({ error: { code: 'request.conflict' } })
  const wrong = await organisation('update', '--phone', '12', '--email', 'none', '--json')
  expect(Object.keys((JSON.parse(wrong.stdout) as { error: { errors: object } }).error.errors)).toEqual([
    'phone',
    'email',
  ])
})
