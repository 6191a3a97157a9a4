import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { inHours } from '../testing/in-hours.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const { system } = server.database
const main = server.as('mainAdmin')

const hour = 3_600_000
/** A whole hour, so that what is some minutes later is in a bucket that can be told. */
const base = Math.floor(Date.now() / hour) * hour - 4 * hour

async function held() {
  const { id: meetingId } = await main.meetings.create({
    body: { name: '年会', address: '会展中心', startAt: inHours(-1), endAt: inHours(4) },
  })
  const params = { meetingId }
  /** Somebody of the meeting; signed in so many minutes after `base`. */
  const add = async (minutes?: number) => {
    const { id: participantId } = await main.participants.create({ params, body: { name: '王明' } })
    if (minutes === undefined) return participantId
    await main.participants.signIn({ params: { participantId } })
    const at = new Date(base + minutes * 60_000).toISOString()
    await system.execute(sql`update participants set signed_in_at = ${at} where id = ${participantId}`)
    return participantId
  }
  return { params, add, arrivals: () => main.participants.arrivals({ params }) }
}
const at = (minutes: number) => new Date(base + minutes * 60_000).toISOString()

test('sign-ins are counted by when they were, without gaps; whoever has not signed in is expected only', async () => {
  const { add, arrivals } = await held()
  expect(await arrivals()).toEqual({ minutes: 5, items: [], expected: 0, signedIn: 0 })
  await add()
  expect(await arrivals()).toEqual({ minutes: 5, items: [], expected: 1, signedIn: 0 })
  for (const minutes of [0, 4.9, 5, 16]) await add(minutes)
  expect(await arrivals()).toEqual({
    minutes: 5,
    items: [
      { at: at(0), count: 2 },
      { at: at(5), count: 1 },
      { at: at(10), count: 0 },
      { at: at(15), count: 1 },
    ],
    expected: 5,
    signedIn: 4,
  })
})

test('of a long meeting the buckets are wider', async () => {
  const { add, arrivals } = await held()
  await add(0)
  await add(48 * 60)
  const { minutes, items, signedIn } = await arrivals()
  expect({ minutes, buckets: items.length, signedIn }).toEqual({ minutes: 120, buckets: 25, signedIn: 2 })
})

test('a sign-in that was undone counts no longer, that of a walk-in neither', async () => {
  const { params, add, arrivals } = await held()
  const undone = await add(0)
  await add(60)
  const walkIn = await main.participants.addWalkIn({ params, body: { name: '来宾' } })
  expect(await arrivals()).toMatchObject({ expected: 3, signedIn: 3 })
  for (const participantId of [undone, walkIn.id]) await main.participants.undoSignIn({ params: { participantId } })
  expect(await arrivals()).toEqual({ minutes: 5, items: [{ at: at(60), count: 1 }], expected: 3, signedIn: 1 })
})

test('a meeting of another channel is not found', async () => {
  const { params, add } = await held()
  await add(0)
  expect(await codeOf(server.as('otherMainAdmin').participants.arrivals({ params }))).toBe('request.not_found')
})
