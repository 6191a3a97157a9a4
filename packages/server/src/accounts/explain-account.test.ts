import { afterAll, expect, test } from 'vitest'
import { flags } from '@icss/core/permissions/flags.ts'
import { addClerk } from '../testing/clerks.ts'
import { accountIdOf, channelIdOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const main = server.as('mainAdmin')
const only = (...held: string[]) => flags.map((flag) => held.includes(flag))
const rightsOf = async (client: typeof main, accountId: string) => {
  const { items, enabled } = await client.accounts.explain({ params: { accountId } })
  return { enabled, of: Object.fromEntries(items.map(({ flag, ...right }) => [flag, right])) }
}

test('an account is told by which template it holds a right, and what it lacks', async () => {
  const clerk = await addClerk(server.database, 'mainAdmin', only('uploadFile'))
  const name = `Template ${clerk.number}`
  const provider = { by: 'provider', name: null, gives: true }
  const { enabled, of } = await rightsOf(main, clerk.accountId)
  expect(enabled).toBe(true)
  expect(of['uploadFile']).toEqual({ holds: true, steps: [provider, { by: 'template', name, gives: true }] })
  expect(of['homeLogo']).toEqual({ holds: false, steps: [provider, { by: 'template', name, gives: false }] })

  await main.accounts.disable({ params: { accountId: clerk.accountId } })
  expect((await rightsOf(main, clerk.accountId)).enabled).toBe(false)
})

test('in a sub-channel what the channel above has closed is told as such, of its administrator, too', async () => {
  await server.database.pool.query('update channels set flags[1] = true where id = $1', [channelIdOf('subAdmin')])
  const sub = server.as('subAdmin')
  const id = accountIdOf('subAdmin')
  const { of } = await rightsOf(sub, id)
  const administrator = { by: 'administrator', name: null, gives: true }
  expect(of['homeLogo']).toEqual({ holds: true, steps: [{ by: 'superior', name: null, gives: true }, administrator] })
  expect(of['homeVideo']).toEqual({
    holds: false,
    steps: [{ by: 'superior', name: null, gives: false }, administrator],
  })
  const { items } = await sub.accounts.explain({ params: { accountId: id } })
  const { own } = await sub.permissions.show({ query: {} })
  expect(items.map(({ holds }) => holds)).toEqual(own.flags)
})

test('it is told to who manages accounts, of the accounts of their own channel alone', async () => {
  const clerk = await addClerk(server.database, 'mainAdmin', only('uploadFile'))
  const params = { accountId: clerk.accountId }
  expect(await codeOf(server.as(clerk.headers).accounts.explain({ params }))).toBe('session.forbidden')
  expect(await codeOf(server.as('otherMainAdmin').accounts.explain({ params }))).toBe('request.not_found')
})
