import { sql } from 'drizzle-orm'
import { allFlags } from '@icss/core/permissions/flags.ts'
import type { Role } from '@icss/core/permissions/role.ts'
import { uuid } from '../database/uuids.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { channels } from '../channels/channels.tables.ts'
import { openChannel } from '../channels/open-channel.ts'
import { insertCompany } from '../companies/companies.repository.ts'
import type { Database, Db } from '../database/database.ts'
import { randomPassword } from '@icss/core/accounts/random-password.ts'
import type { DemoAccount } from './demo-accounts.ts'
import { demoCompanies } from './demo-companies.ts'

interface DemoChannel {
  readonly role: Role
  readonly accountNumber: string
  readonly values: Omit<typeof channels.$inferInsert, 'id'>
}

// A sub-channel that may do some things and not others shows what permissions do.
const someFlags = allFlags.map((_, id) => [1, 2, 3, 4, 6, 11].includes(id))

const platform: DemoChannel = {
  role: 'provider',
  accountNumber: '100001',
  values: { name: '平台运营', tier: 1, flags: allFlags.map(() => false) },
}
const mainChannel: DemoChannel = {
  role: 'channel-admin',
  accountNumber: '755001',
  values: { name: '深圳企业大学', abbreviation: '企大', tier: 1, adminPhone: '13800138000', flags: [...allFlags] },
}
const subChannel: DemoChannel = {
  role: 'channel-admin',
  accountNumber: '755002',
  values: { name: '南山培训中心', abbreviation: '南山', tier: 2, adminPhone: '13900139000', flags: someFlags },
}
const chamber: DemoChannel = {
  role: 'chamber-admin',
  accountNumber: '755003',
  values: {
    name: '深圳软件商会',
    abbreviation: '软商',
    tier: 1,
    cocId: 'coc-755003',
    cocName: '深圳软件商会',
    adminPhone: '13700137000',
    flags: [...allFlags],
  },
}

async function open(db: Db, { role, accountNumber, values }: DemoChannel, superiorChannelId?: string) {
  const id = uuid()
  const password = randomPassword()
  await openChannel(
    db,
    // The platform stays when the demo goes: its account opens the first channel of people.
    { ...values, id, superiorChannelId, demoFilledAt: role === 'provider' ? null : new Date() },
    {
      id: uuid(),
      number: accountNumber,
      name: values.name,
      phone: values.adminPhone ?? '',
      role,
      passwordHash: await hashPassword(password),
    },
  )
  return { id, account: { role, channel: values.name, accountNumber, password } satisfies DemoAccount }
}

/**
 * Fills an empty database with a platform, a main channel, a sub-channel of it and a chamber with some companies, each
 * with an administrator. Answers the accounts, or nothing when the database is not empty.
 */
export async function createDemoData(database: Database): Promise<readonly DemoAccount[] | undefined> {
  return database.system.transaction(async (db) => {
    // Two servers that start on one empty database must not both fill it.
    await db.execute(sql`lock table channels in share row exclusive mode`)
    const [existing] = await db.select({ id: channels.id }).from(channels).limit(1)
    if (existing) return undefined
    const provider = await open(db as unknown as Db, platform)
    const main = await open(db as unknown as Db, mainChannel)
    const sub = await open(db as unknown as Db, subChannel, main.id)
    const members = await open(db as unknown as Db, chamber)
    for (const company of demoCompanies) await insertCompany(db as unknown as Db, members.id, company)
    return [provider, main, sub, members].map(({ account }) => account)
  })
}
