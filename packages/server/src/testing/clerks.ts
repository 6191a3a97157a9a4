import { v7 as uuid } from 'uuid'
import type { Database } from '../database/database.ts'
import { hashOf } from '../sessions/session-secret.ts'
import { channelIdOf, type Person } from './people.ts'

export interface Clerk {
  readonly accountId: string
  readonly templateId: string
  readonly number: string
  /** The cookie of a session of its own. */
  readonly headers: Readonly<Record<string, string>>
}

let next = 860_000

/** An account in the channel of one of the people, with a template of its own that holds `flags`, logged in. */
export async function addClerk(
  { pool }: Database,
  person: Person,
  flags: readonly boolean[],
  { mustChangePassword = false, phone = '', business = false } = {},
): Promise<Clerk> {
  const channelId = channelIdOf(person)
  const accountId = uuid()
  const templateId = uuid()
  const secret = uuid()
  const number = String((next += 1))
  await pool.query('insert into permission_templates (channel_id, id, name, flags) values ($1, $2, $3, $4)', [
    channelId,
    templateId,
    `Template ${number}`,
    flags,
  ])
  await pool.query(
    `insert into accounts (channel_id, id, number, name, role, template_id, password_hash, must_change_password, phone, business)
     values ($1, $2, $3, $4, 'channel-account', $5, 'none', $6, $7, $8)`,
    [channelId, accountId, number, `Clerk ${number}`, templateId, mustChangePassword, phone, business],
  )
  await pool.query(
    `insert into sessions (hash, id, kind, channel_id, account_id, expires_at)
     values ($1, $2, 'cookie', $3, $4, now() + interval '1 hour')`,
    [hashOf(secret), uuid(), channelId, accountId],
  )
  return { accountId, templateId, number, headers: { cookie: `icss_session=${secret}` } }
}
