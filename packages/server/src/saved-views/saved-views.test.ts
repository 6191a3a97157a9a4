import { afterAll, expect, test } from 'vitest'
import { maxSavedViews, maxViewSettings } from '@icss/core/saved-views/saved-views.contract.ts'
import { addClerk } from '../testing/clerks.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const view = { list: 'tutors', name: '在线', query: { status: 'online', sort: '-name' } }

test('a view is kept for its account alone, found by its list, and replaced under its name', async () => {
  const kept = await main.savedViews.create({ body: view })
  expect(kept).toMatchObject(view)
  await main.savedViews.create({ body: { ...view, list: 'courses' } })
  const changed = await main.savedViews.create({ body: { ...view, query: { status: 'offline' } } })
  expect(changed).toEqual({ ...kept, query: { status: 'offline' } })
  expect((await main.savedViews.list({ query: { list: 'tutors' } })).items).toEqual([changed])
  expect((await main.savedViews.list({ query: {} })).total).toBe(2)

  const noFlags = Array.from({ length: 12 }, () => false)
  const clerk = server.as((await addClerk(server.database, 'mainAdmin', noFlags)).headers)
  expect((await clerk.savedViews.list({ query: {} })).total).toBe(0)
  expect(await codeOf(clerk.savedViews.delete({ params: { viewId: kept.id } }))).toBe('request.not_found')
  await main.savedViews.delete({ params: { viewId: kept.id } })
  expect((await main.savedViews.list({ query: { list: 'tutors' } })).total).toBe(0)
})

test('views have a limit, at which one that is there can still be replaced', async () => {
  const chamber = server.as('chamberAdmin')
  for (let at = 0; at < maxSavedViews; at += 1)
    await chamber.savedViews.create({ body: { ...view, name: `视图${at}` } })
  expect(await codeOf(chamber.savedViews.create({ body: view }))).toBe('saved_view.limit')
  await chamber.savedViews.create({ body: { ...view, name: '视图0', query: {} } })
})

test('a view keeps no more settings than a list could have', async () => {
  const query = Object.fromEntries(Array.from({ length: maxViewSettings + 1 }, (_, at) => [`setting${at}`, 'x']))
  const problem = await problemOf(main.savedViews.create({ body: { ...view, query } }))
  expect(problem.errors).toEqual({
    query: { code: 'rule.too_many', params: { max: maxViewSettings, count: maxViewSettings + 1 } },
  })
})
