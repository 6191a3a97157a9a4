import { createHash } from 'node:crypto'
import { allFlags } from '@icss/core/permissions/flags.ts'
import type { Role } from '@icss/core/permissions/role.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { channels } from '../channels/channels.tables.ts'
import { openChannel } from '../channels/open-channel.ts'
import type { Database } from '../database/database.ts'
import { hashOf } from '../sessions/session-secret.ts'
import { sessions } from '../sessions/sessions.tables.ts'

interface PersonOf {
  readonly role: Role
  readonly number: string
  readonly channel: Omit<typeof channels.$inferInsert, 'id' | 'name' | 'superiorChannelId'>
  readonly superior?: string
  /** Whose channel this is, when it is not a channel of their own. */
  readonly of?: string
}

const chamber = (cocId: string): PersonOf['channel'] => ({
  tier: 1,
  flags: [...allFlags],
  cocId,
  cocName: cocId,
  membershipCode: 'WM1002',
  adminPhone: '13700137000',
})

const cast = {
  provider: { role: 'provider', number: '100001', channel: { tier: 1, flags: allFlags.map(() => false) } },
  mainAdmin: { role: 'channel-admin', number: '755001', channel: { tier: 1, flags: [...allFlags] } },
  subAdmin: {
    role: 'channel-admin',
    number: '755002',
    channel: { tier: 2, flags: allFlags.map((_, id) => id > 0 && id % 2 === 0) },
    superior: 'mainAdmin',
  },
  chamberAdmin: { role: 'chamber-admin', number: '755003', channel: chamber('coc-1') },
  otherChamberAdmin: { role: 'chamber-admin', number: '755004', channel: chamber('coc-2') },
  otherMainAdmin: { role: 'channel-admin', number: '755005', channel: { tier: 1, flags: [...allFlags] } },
  // An account without a template holds no flag.
  clerk: { role: 'channel-account', number: '755006', channel: { tier: 1, flags: [...allFlags] }, of: 'mainAdmin' },
} as const satisfies Record<string, PersonOf>

/** Who is in every test's database, logged in already: an administrator for each channel, and a clerk of one. */
export type Person = keyof typeof cast
export const people = Object.keys(cast) as Person[]

export const passwordOf = 'test_password'
export const numberOf = (person: Person): string => cast[person].number

/** An id that is the same in each run. */
const idOf = (...words: string[]): string => {
  const hex = createHash('sha256').update(words.join(' ')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
export const channelIdOf = (person: Person): string => idOf('channel', (cast[person] as PersonOf).of ?? person)
export const accountIdOf = (person: Person): string => idOf('account', person)
/** The cookie's secret of the session that each person has. */
export const secretOf = (person: Person): string => `session-of-${person}`
export const expiredSecret = 'session-that-expired'

/** Puts everybody and their sessions into an empty, migrated database. */
export async function addPeople({ system }: Database): Promise<void> {
  const passwordHash = await hashPassword(passwordOf)
  for (const person of people) {
    const { role, number, channel, superior, of }: PersonOf = cast[person]
    const channelId = channelIdOf(person)
    const accountId = accountIdOf(person)
    const superiorChannelId = superior ? channelIdOf(superior as Person) : null
    const account = { id: accountId, number, name: person, role, passwordHash }
    if (of) await system.insert(accounts).values({ ...account, channelId })
    else
      await openChannel(system, { ...channel, id: channelId, name: `Channel of ${person}`, superiorChannelId }, account)
    const session = { kind: 'cookie', channelId, accountId } as const
    await system.insert(sessions).values({
      ...session,
      hash: hashOf(secretOf(person)),
      id: idOf('session', person),
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    if (person === 'chamberAdmin')
      await system.insert(sessions).values({
        ...session,
        hash: hashOf(expiredSecret),
        id: idOf('expired'),
        expiresAt: new Date(Date.now() - 1000),
      })
  }
}
