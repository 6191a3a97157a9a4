import { expect, test } from 'vitest'
import { chamberFixture, onlyFlags, sessionFixture } from '../sessions/session.fixture.ts'
import { allFlags, flags } from './flags.ts'
import {
  anyFlagNeeded,
  anyone,
  anySession,
  businessAndFlag,
  businessNeeded,
  chamberOnly,
  flagNeeded,
  mainChannelOnly,
  meets,
  roleNeeded,
} from './need.ts'

const main = sessionFixture()
const sub = sessionFixture({ channel: { tier: 2, flags: onlyFlags('uploadFile') } })
const subAdmin = sessionFixture({ channel: { tier: 2 } })
const chamber = chamberFixture()
const account = sessionFixture({ account: { role: 'channel-account' }, channel: { flags: onlyFlags('homeVideo') } })
const chamberAccount = {
  ...chamber,
  account: { ...chamber.account, role: 'channel-account' as const, business: false },
}
const businessAccount = { ...chamber, account: { ...chamberAccount.account, business: true } }
const provider = sessionFixture({ account: { role: 'provider' } })

test.each([
  ['anyone', anyone, [true, true, true, true, true, true, true]],
  ['a session', anySession, [false, true, true, true, true, true, true]],
  ['an administrator', roleNeeded('channel-admin', 'chamber-admin'), [false, true, true, true, false, false, false]],
  ['the provider', roleNeeded('provider'), [false, false, false, false, false, false, true]],
  ['uploadFile', flagNeeded('uploadFile'), [false, true, true, true, false, true, false]],
  ['video or logo', anyFlagNeeded('homeVideo', 'homeLogo'), [false, true, false, true, true, true, false]],
  ['a chamber', chamberOnly, [false, false, false, true, false, false, false]],
  ['a main channel', mainChannelOnly, [false, true, false, true, false, true, false]],
])('%s: nobody, main, sub, chamber, account, account of a chamber, provider', (_, need, answers) => {
  expect([undefined, main, sub, chamber, account, chamberAccount, provider].map((who) => meets(need, who))).toEqual(
    answers,
  )
})

test("chamber business is the administrator's, and an account's that was given it, in a chamber alone", () => {
  const elsewhere = sessionFixture({ account: { role: 'channel-account', business: true } })
  const all = [undefined, main, chamber, chamberAccount, businessAccount, elsewhere, provider]
  expect(all.map((who) => meets(businessNeeded, who))).toEqual([false, false, true, false, true, false, false])
  expect(meets(chamberOnly, businessAccount)).toBe(false)
  const withoutFlags = { ...businessAccount, channel: { ...businessAccount.channel, flags: onlyFlags() } }
  const both = businessAndFlag('signInMeeting')
  expect(all.map((who) => meets(both, who))).toEqual([false, false, true, false, true, false, false])
  expect(meets(both, withoutFlags)).toBe(false)
})

test('a sub-channel is no main channel, whatever flags it holds', () => {
  expect([meets(mainChannelOnly, subAdmin), meets(mainChannelOnly, main)]).toEqual([false, true])
})

test('a chamber administrator whose channel has no chamber id is none', () => {
  expect(meets(chamberOnly, chamberFixture({ cocId: null }))).toBe(false)
})

test('the 12 flags have the ids of the seed, and each is held by its own index alone', () => {
  expect(flags).toHaveLength(12)
  expect(allFlags).toEqual(Array.from({ length: 12 }, () => true))
  expect([flags[2], flags[3], flags[4], flags[8], flags[9], flags[10], flags[11]]).toEqual([
    'uploadFile',
    'publishNotice',
    'homeCarousel',
    'homeIcon',
    'homeApplication',
    'toolApplication',
    'signInMeeting',
  ])
  for (const held of flags)
    for (const asked of flags)
      expect(meets(flagNeeded(asked), sessionFixture({ channel: { flags: onlyFlags(held) } }))).toBe(held === asked)
})
