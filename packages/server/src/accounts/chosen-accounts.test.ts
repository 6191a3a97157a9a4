import { afterAll, expect, test } from 'vitest'
import type { Operation } from '@icss/core/operations/operation.ts'
import { type Flag, flags } from '@icss/core/permissions/flags.ts'
import { addClerk } from '../testing/clerks.ts'
import { finished, rejectedOf } from '../testing/import-file.ts'
import { codeOf } from '../testing/problem-of.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const admin = server.as('mainAdmin')
const stranger = server.as('otherMainAdmin')

let next = 778_100
const add = async (name: string, by: TestClient = admin) =>
  (await by.accounts.create({ body: { number: String((next += 1)), name, templateId: '' } })).account.id
const holding = (...held: Flag[]) =>
  addClerk(
    server.database,
    'mainAdmin',
    flags.map((flag) => held.includes(flag)),
  )
const at = (selectionId: string) => ({ params: { selectionId } })
const choose = (by: TestClient, ids: string[]) => by.selections.create({ body: { noun: 'accounts', ids } })
const deleted = async (by: TestClient, selectionId: string, dryRun = false) =>
  finished(by, (await by.selections.delete({ ...at(selectionId), body: { dryRun } })).id)
const foundBy = async (q: string) => (await admin.accounts.list({ query: { q } })).items.map(({ name }) => name)
const faultsOf = async (by: TestClient, run: Operation) =>
  (await rejectedOf(by, run)).map(({ value, code }) => [value, code]).toSorted()

test('what was ticked is deleted and logged out; the administrator, oneself, who holds more and who is gone are left', async () => {
  const manager = await holding('accountManagement')
  const stronger = await holding('publishNotice')
  const weaker = await holding()
  const by = server.as(manager.headers)
  const boss = (await admin.accounts.list({ query: {} })).items.find(({ isCurrentAdmin }) => isCurrentAdmin)
  const gone = await add('甲走')
  const kept = [boss?.id ?? '', manager.accountId, stronger.accountId, gone]
  const chosen = await choose(by, [...kept, weaker.accountId, await add('甲一')])
  await admin.accounts.delete({ params: { accountId: gone } })
  const wanted = [
    [boss?.name, 'account.of_admin'],
    [`Clerk ${manager.number}`, 'account.is_self'],
    [`Clerk ${stronger.number}`, 'permission.beyond_reach'],
    ['甲走', 'request.not_found'],
  ].toSorted()

  const tried = await deleted(by, chosen.id, true)
  expect(tried).toMatchObject({ deleted: 2, bad: 4 })
  expect(await faultsOf(by, tried)).toEqual(wanted)
  expect(await foundBy('甲一')).toEqual(['甲一'])
  expect((await server.as(weaker.headers).sessions.show({})).account.id).toBe(weaker.accountId)

  const run = await deleted(by, chosen.id)
  expect(run).toMatchObject({ title: '删除 6 个账号', deleted: 2, bad: 4, undoable: false })
  expect(await faultsOf(by, run)).toEqual(wanted)
  expect(await foundBy('甲一')).toEqual([])
  expect(await codeOf(server.as(weaker.headers).sessions.show({}))).toBe('session.needed')
  for (const accountId of kept.slice(0, 3))
    expect((await admin.accounts.show({ params: { accountId } })).enabled).toBe(true)
})

test('an administrator keeps the own account, too', async () => {
  const me = (await stranger.accounts.list({ query: {} })).items.find(({ isCurrentAdmin }) => isCurrentAdmin)
  const chosen = await choose(stranger, [me?.id ?? ''])
  const run = await deleted(stranger, chosen.id)
  expect(await faultsOf(stranger, run)).toEqual([[me?.name, 'account.admin_needed']])
})

test('whom the reach of the account does not cover any more when the run comes to it stays', async () => {
  const manager = await holding('accountManagement', 'uploadFile')
  const other = await holding('uploadFile')
  const by = server.as(manager.headers)
  const chosen = await choose(by, [other.accountId])
  await admin.permissionTemplates.update({
    params: { templateId: manager.templateId },
    query: { version: 1 },
    body: { name: '少了一项', flags: flags.map((flag) => flag === 'accountManagement') },
  })
  expect(await faultsOf(by, await deleted(by, chosen.id))).toEqual([
    [`Clerk ${other.number}`, 'permission.beyond_reach'],
  ])
})

test('all that match a filter are exported without administrators, and deleted; of others nothing is chosen', async () => {
  const first = await add('丙一')
  await add('丙二')
  await add('丙三', stranger)
  await admin.accounts.disable({ params: { accountId: first } })
  const all = await admin.selections.create({ body: { noun: 'accounts', query: {} } })
  expect(all.count).toBe((await admin.accounts.list({ query: {} })).total)
  const file = await (await admin.selections.export({ ...at(all.id), query: { format: 'csv' } })).text()
  expect(file).toBe(await (await admin.accounts.export({ query: { format: 'csv' } })).text())
  expect(file).toMatch(/丙一[^]*丙二/)
  expect(file).not.toMatch(/丙三/)

  const query = { q: '丙', status: 'disabled' }
  const chosen = await admin.selections.create({ body: { noun: 'accounts', query } })
  expect(chosen.count).toBe(1)
  expect(await deleted(admin, chosen.id)).toMatchObject({ deleted: 1, bad: 0 })
  expect(await foundBy('丙')).toEqual(['丙二'])
  const clerk = server.as((await holding('publishNotice')).headers)
  for (const by of [stranger, clerk]) expect(await codeOf(choose(by, [first]))).toBe('selection.none')
  expect(await codeOf(clerk.selections.create({ body: { noun: 'accounts', query: {} } }))).toBe('selection.none')
})
