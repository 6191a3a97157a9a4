import { afterAll, expect, test } from 'vitest'
import { channelIdOf } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false, initialPassword: 'first_Pass7' })
afterAll(() => server.stop())
const main = server.as('mainAdmin')
const draft = { name: '商务礼仪', headImage: 'a.jpg', serialNumber: 1, permission: 'password' as const }

test('a course that asks for a password and was given none has the one that the operator set', async () => {
  const made = await main.courses.create({ body: draft })
  expect(made.password).toBe('first_Pass7')
  const params = { id: made.id }
  const chosen = await main.courses.update({ params, query: { version: 1 }, body: { ...draft, password: 'own_one' } })
  expect(chosen.password).toBe('own_one')
  // Whoever empties it later keeps what others were told.
  expect(await main.courses.update({ params, query: { version: 2 }, body: draft })).toMatchObject({
    password: 'own_one',
  })
})

test('so has one that the provider hands over', async () => {
  const params = { channelId: channelIdOf('mainAdmin') }
  const body = { supplier: '慧学', course: { ...draft, name: '买来的课' }, chapters: [] }
  const { id } = await server.as('provider').purchasedCourses.deliver({ params, body })
  expect((await main.courses.show({ params: { id } })).password).toBe('first_Pass7')
})
