import { sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { checkCompany, type CompanyInput } from '@icss/core/companies/company.ts'
import { insertCompany } from '../companies/companies.repository.ts'
import type { Database } from '../database/database.ts'
import { operations, rejectedRows } from '../operations/operations.tables.ts'
import { hashOf } from '../sessions/session-secret.ts'
import { sessions } from '../sessions/sessions.tables.ts'
import { accountIdOf, channelIdOf, type Person } from './people.ts'
import type { OwnedIds } from './sample-inputs.ts'

export const companyOf = (change: Partial<CompanyInput> = {}) => {
  const checked = checkCompany({ name: `公司${uuid()}`, industry: '教育', industryTags: ['教育'], ...change })
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  return checked.value
}

/** Makes a row of each kind for the channel of `person`. */
export async function addOwnedRows({ system }: Database, person: Person): Promise<OwnedIds> {
  const channelId = channelIdOf(person)
  const { id: companyId } = await insertCompany(system, channelId, companyOf())
  const operationId = uuid()
  await system.insert(operations).values({
    channelId,
    id: operationId,
    kind: 'companies.import',
    title: '会员.csv',
    accountId: accountIdOf(person),
    startedBy: person,
    options: { atomic: false, onConflict: 'skip', language: 'zh' },
    digest: operationId,
    fileKey: `imports/${operationId}`,
  })
  const fault = { column: '行业', value: '', code: 'rule.required', params: {} }
  await system.insert(rejectedRows).values({ channelId, operationId, row: 1, line: 2, cells: ['甲'], faults: [fault] })
  return { companyId, operationId }
}

/** A session of its own for `person`, as the header of a browser. */
export async function openSession({ system }: Database, person: Person): Promise<{ cookie: string }> {
  const secret = uuid()
  await system.insert(sessions).values({
    hash: hashOf(secret),
    id: uuid(),
    kind: 'cookie',
    channelId: channelIdOf(person),
    accountId: accountIdOf(person),
    expiresAt: sql`now() + interval '1 hour'`,
  })
  return { cookie: `icss_session=${secret}` }
}
