import { eq, sql } from 'drizzle-orm'
import { allFlags } from '@icss/core/permissions/flags.ts'
import { uuid } from '../database/uuids.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { openChannel } from '../channels/open-channel.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'

/**
 * Makes the platform's first account, as the operator has configured it, where there is none yet; it must change its
 * password at its first login. Whether it did.
 */
export async function createFirstProvider(
  database: Database,
  { account, password }: NonNullable<Config['provider']>,
): Promise<boolean> {
  return database.everywhere(async (db) => {
    // Two servers that start on one empty database must not both make it.
    await db.execute(sql`lock table channels in share row exclusive mode`)
    const [existing] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, 'provider')).limit(1)
    if (existing) return false
    await openChannel(
      db,
      { id: uuid(), name: '平台运营', tier: 1, flags: allFlags.map(() => false) },
      {
        id: uuid(),
        number: account,
        name: '平台运营',
        role: 'provider',
        passwordHash: await hashPassword(password),
        mustChangePassword: true,
      },
    )
    return true
  })
}
