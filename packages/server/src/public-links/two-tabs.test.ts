import { v7 as uuid } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { isPublicNeed } from '@icss/core/permissions/need.ts'
import type { PublicKind } from '@icss/core/public-links/public-link.ts'
import type { PublicSessionKind } from '@icss/core/public-sessions/session-kinds.ts'
import { channelIdOf } from '../testing/people.ts'
import { sampleValue } from '../testing/sample-value.ts'
import { fillTenants } from '../testing/tenant-rows.ts'
import { startTestServer } from '../testing/test-server.ts'
import { isFor, visitorsOf } from '../testing/visitors.ts'

/* Every call of a public page that changes something, from several tabs in one moment: each is answered, none breaks. */
const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { pool } = server.database
const channelId = channelIdOf('chamberAdmin')
await fillTenants(server.database, [channelId])

/** What a page is about, by its kind; the channel itself where nothing is named. */
const things: Readonly<Partial<Record<PublicKind | PublicSessionKind, string>>> = {
  activity: 'id from activities',
  binding: 'id from employees',
  businessCard: 'id from business_cards',
  course: 'id from courses',
  desk: 'id from desk_helpers',
  employee: 'id from employees',
  employeeCard: 'id from employees',
  introduction: 'resource_side_id from introductions',
  place: 'id from participants',
  printedSignIn: 'id from meetings',
  signIn: 'id from meetings',
  signUp: 'id from sign_ups',
}

/** All that pages are about as it is while something can be done there: in time, bound, not ended. */
const open = `
  update employees set bound = true, phone_seen_by = 'everybody';
  update desk_helpers set ended_at = null;
  update introductions set state = 'proposed';
  update sign_ups set state = 'confirmed';
  update meetings set start_at = now() + interval '30 minutes', end_at = now() + interval '1 day',
    started_at = null, ended_at = null, cancelled_at = null, erased_at = null;
  update activities set start_at = now() + interval '1 day', end_at = now() + interval '2 days',
    takes_sign_ups = true, sign_up_limit = 0, sign_up_ends_at = null`

/** Somebody at each kind of page, of something that is there and open. */
async function openVisitors() {
  await pool.query(`delete from call_counts; delete from public_links; delete from public_sessions; ${open}`)
  const visitors = await visitorsOf(server.database, channelId)
  for (const table of ['public_links', 'public_sessions'])
    for (const { kind } of visitors) {
      const thing = things[kind] ? `(select ${things[kind]} where channel_id = $1 order by id limit 1)` : '$1'
      await pool.query(`update ${table} set thing_id = ${thing} where channel_id = $1 and kind = $2`, [channelId, kind])
    }
  return visitors
}

const changing = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).flatMap(([name, endpoint]: [string, Endpoint]) =>
    endpoint.method !== 'GET' && isPublicNeed(endpoint.needs) ? [{ name: `${group}.${name}`, endpoint }] : [],
  ),
)

test.each(changing)('$name from eight tabs at once', async ({ endpoint }) => {
  const { method, path, query, body } = endpoint
  const visitor = (await openVisitors()).find((one) => isFor(endpoint, one))
  const known: Readonly<Record<string, string>> = visitor?.params ?? {}
  const address = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => known[param] ?? uuid())
  const asked = query ? `?${new URLSearchParams(sampleValue(query) as Record<string, string>)}` : ''
  const type = body === 'stream' ? 'application/octet-stream' : 'application/json'
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const answer = await server.inject(`${address}${asked}`, {
        method,
        headers: { ...visitor?.headers, ...(body === undefined ? {} : { 'content-type': type }) },
        ...(body === undefined ? {} : { body: body === 'stream' ? 'picture' : JSON.stringify(sampleValue(body)) }),
      })
      return { status: answer.status, text: await answer.text() }
    }),
  )
  // All are let in, so that they meet behind the door.
  expect(answers.filter(({ status }) => status === 401)).toEqual([])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})
