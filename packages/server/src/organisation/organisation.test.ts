import { afterAll, expect, test } from 'vitest'
import { flags } from '@icss/core/permissions/flags.ts'
import type { ProblemError } from '@icss/core/errors/problem-error.ts'
import { addClerk } from '../testing/clerks.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { numberOf, passwordOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const draft = {
  name: '深圳软件商会',
  phone: '0755-26001234',
  email: 'a@b.cn',
  website: 'https://a.cn',
  address: '深圳',
  brief: '软件企业的商会',
}

const told = (call: Promise<unknown>) =>
  call.then(
    () => 'saved',
    (error: ProblemError) => error.code,
  )

test('one describes it, of two who do so at once the second hears of the first, and the channel reads it', async () => {
  expect(await main.organisation.show({})).toEqual({ organisation: null })
  const codes = await Promise.all(
    Array.from({ length: 20 }, () => told(main.organisation.update({ query: { version: 0 }, body: draft }))),
  )
  expect(codes.filter((code) => code !== 'request.conflict')).toEqual(['saved'])
  const changed = await main.organisation.update({ query: { version: 1 }, body: { ...draft, name: '改名' } })
  expect(changed).toMatchObject({ name: '改名', version: 2 })
  expect(await codeOf(main.organisation.update({ query: { version: 1 }, body: draft }))).toBe('request.conflict')
  const { headers } = await addClerk(
    server.database,
    'mainAdmin',
    flags.map(() => false),
  )
  const clerk = server.as(headers)
  expect((await clerk.organisation.show({})).organisation?.name).toBe('改名')
  expect(await codeOf(clerk.organisation.update({ query: { version: 2 }, body: draft }))).toBe('session.forbidden')
  expect(await server.as('chamberAdmin').organisation.show({})).toEqual({ organisation: null })
})

test('a chamber can be a member of its own: the login names the company until it is deleted, and again once it is restored', async () => {
  const chamber = server.as('chamberAdmin')
  const elsewhere = await server.as('otherChamberAdmin').companies.create({ body: companyOf() })
  const { id, name } = await chamber.companies.create({ body: companyOf() })
  const own = async () => {
    const body = { accountNumber: numberOf('chamberAdmin'), password: passwordOf }
    return (await server.as({}).sessions.adminLogin({ body })).entity?.companyId
  }
  const save = (ownCompanyId: string, version: number) =>
    chamber.organisation.update({ query: { version }, body: { ...draft, ownCompanyId } })
  expect(await own()).toBeNull()
  for (const other of [elsewhere.id, 'x'])
    expect((await problemOf(save(other, 0))).errors).toEqual({
      ownCompanyId: { code: 'companies.unknown', params: {} },
    })
  expect(await save(id, 0)).toMatchObject({ ownCompanyId: id, ownCompanyName: name })
  expect(await own()).toBe(id)
  await chamber.companies.delete({ params: { companyId: id } })
  expect(await own()).toBeNull()
  expect((await chamber.organisation.show({})).organisation).toMatchObject({ ownCompanyId: '', ownCompanyName: '' })
  await chamber.recycleBin.restore({ params: { kind: 'companies', id }, body: {} })
  expect(await own()).toBe(id)
  await save('', 1)
  expect(await own()).toBeNull()
})

test('its first description and each change stand in the audit trail', async () => {
  const { items } = await main.audit.list({ query: { action: 'organisation.update' } })
  expect(items.map(({ changes }) => changes)).toMatchObject([
    [{ before: { name: draft.name }, after: { name: '改名' } }],
    [{ before: null, after: { name: draft.name } }],
  ])
})
