import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { isPublicNeed } from '@icss/core/permissions/need.ts'
import { channelIdOf } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { system } = server.database
const main = server.as('mainAdmin')

/** All that is read without saying of what: each list, each screen. */
const reads = Object.values(contract)
  .flatMap((group) => Object.values(group) as Endpoint[])
  .filter(
    ({ method, params, needs, events, answer }) =>
      method === 'GET' && !params && !events && answer !== 'stream' && needs.kind !== 'anyone' && !isPublicNeed(needs),
  )
  .map(({ path }) => path)

/** What a path is answered while the channel has that code, but for the code itself, which the session names. */
async function answerWith(code: string, path: string): Promise<string> {
  await system.execute(sql`update channels set membership_code = ${code} where id = ${channelIdOf('mainAdmin')}`)
  const answer = await server.fetch(path, { who: 'mainAdmin' })
  return `${answer.status} ${(await answer.text()).replaceAll('"WM1003"', '""')}`
}

test('a channel of code WM1003 is answered byte for byte as one without a code', async () => {
  const course = await main.courses.create({ body: { name: '课程', headImage: 'h.jpg', serialNumber: 1 } })
  await main.carouselCourses.set({ body: { items: [{ kind: 'course', id: course.id }], before: [] } })
  const { url } = await main.homePage.openLink({ params: { id: channelIdOf('mainAdmin') } })
  const { pathname } = new URL(url)
  const steady: string[] = []
  for (const path of [...reads, pathname, `${pathname}/home`]) {
    const before = await answerWith('', path)
    const coded = await answerWith('WM1003', path)
    // Of what tells of the moment, such as when a session was used last, nothing can be compared.
    if (before !== (await answerWith('', path))) continue
    steady.push(path)
    expect({ path, answer: coded }).toEqual({ path, answer: before })
  }
  expect(steady.length).toBeGreaterThan(40)
  expect(steady).toEqual(
    expect.arrayContaining(['/api/v1/courses', '/api/v1/home-screen', pathname, `${pathname}/home`]),
  )
})
