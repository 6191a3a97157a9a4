import { sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { checkCompany, type CompanyInput } from '@icss/core/companies/company.ts'
import type { Database } from '../database/database.ts'
import { hashOf } from '../sessions/session-secret.ts'
import { sessions } from '../sessions/sessions.tables.ts'
import { accountIdOf, channelIdOf, type Person } from './people.ts'

export const companyOf = (change: Partial<CompanyInput> = {}) => {
  const checked = checkCompany({ name: `公司${uuid()}`, industry: '教育', industryTags: ['教育'], ...change })
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  return checked.value
}

type Token = Partial<Pick<typeof sessions.$inferInsert, 'readOnly' | 'groups'>>

/** A session of its own for `person`, as the header of a browser; with `token`, as that of a script. */
export async function openSession(
  { system }: Database,
  person: Person,
  token?: Token,
): Promise<Readonly<Record<string, string>>> {
  const secret = token ? `icss_${uuid()}` : uuid()
  await system.insert(sessions).values({
    ...token,
    hash: hashOf(secret),
    id: uuid(),
    kind: token ? 'token' : 'cookie',
    channelId: channelIdOf(person),
    accountId: accountIdOf(person),
    expiresAt: sql`now() + interval '1 hour'`,
  })
  return token ? { authorization: `Bearer ${secret}` } : { cookie: `icss_session=${secret}` }
}
