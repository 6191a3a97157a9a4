import { expect, test } from 'vitest'
import { contract } from '../contract/contract.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { allFlags } from '../permissions/flags.ts'
import { sessionFixture } from '../sessions/session.fixture.ts'
import { mayCall } from './may-call.ts'
import { minutesLeft } from './support-visit.ts'
import { mayVisit, seesVisits } from './visits-of.ts'

const below = { tier: 2, superiorChannelId: '0199aa00-0000-7000-8000-000000000009' } as const
const visit = {
  id: '0199aa00-0000-7000-8000-0000000000c1',
  fromChannelName: '总部',
  endsAt: '2026-11-27T02:00:00.000Z',
}
const visiting = sessionFixture({ channel: below, supportVisit: visit })

test('a visit may call what its administrator reads, and no more', () => {
  const own = sessionFixture({ channel: below })
  const all = Object.values(contract).flatMap((group) => Object.values(group) as Endpoint[])
  const allowed = all.filter((endpoint) => mayCall(endpoint, visiting))
  expect(allowed.filter(({ method, answer }) => method !== 'GET' || answer === 'stream')).toEqual([])
  expect(allowed.filter((endpoint) => !mayCall(endpoint, own))).toEqual([])
  expect(mayCall(contract.tutors.list, visiting)).toBe(true)
})

test('what opens something to whoever has it is for no visit: links to files and pages, tokens', () => {
  const { files, uploads, courses, homePage, sessions } = contract
  const own = sessionFixture({ channel: below })
  for (const endpoint of [files.link, uploads.link, courses.showLink, homePage.showLink, sessions.createToken])
    expect([mayCall(endpoint, own), mayCall(endpoint, visiting)]).toEqual([true, false])
})

test('the administrator of a main channel visits enabled sub-channels; no clerk with every flag does', () => {
  const clerk = sessionFixture({
    account: { role: 'channel-account', business: true },
    channel: { flags: [...allFlags] },
  })
  expect(mayVisit(sessionFixture(), { enabled: true })).toBe(true)
  expect(mayVisit(sessionFixture(), { enabled: false })).toBe(false)
  for (const session of [
    clerk,
    sessionFixture({ channel: below }),
    visiting,
    sessionFixture({ account: { role: 'provider' } }),
  ])
    expect(mayVisit(session, { enabled: true })).toBe(false)
})

test('administrators of both sides see the visits', () => {
  expect([sessionFixture(), sessionFixture({ channel: below })].map(seesVisits)).toEqual([true, true])
  expect(seesVisits(sessionFixture({ account: { role: 'channel-account' }, channel: below }))).toBe(false)
})

test('minutes are counted as a person counts them, to none', () => {
  const at = Date.parse(visit.endsAt)
  expect([60 * 60_000, 90_000, 1, 0, -5].map((left) => minutesLeft(visit.endsAt, at - left))).toEqual([60, 2, 1, 0, 0])
})
